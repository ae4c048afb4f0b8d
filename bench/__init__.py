"""Speed beside the peers: every comparison is made in one run, the sides taking turns round by round."""
