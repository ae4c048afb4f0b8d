"""The bare Django project that ours is compared with: sign-in, a session, a few queries, a small template, one write."""
