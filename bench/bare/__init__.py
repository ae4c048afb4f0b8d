"""The bare Django project that ours is compared with: sign-in, session, a few queries, a small template, one write."""
