"""Who teaches whom, and who may see what."""
