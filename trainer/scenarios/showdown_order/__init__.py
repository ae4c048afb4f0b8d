"""The showdown: who shows first, who must show, who may muck."""
