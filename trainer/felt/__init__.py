"""A situation becomes a drawn table: one SVG in pure Python, with classes for one stylesheet."""
