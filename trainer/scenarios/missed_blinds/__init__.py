"""Families on players who missed blinds and on those who join: who waits, who pays, and what of it is dead."""
