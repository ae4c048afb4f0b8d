"""The front: what strangers see first, where the signed-in go on, and what makes the site an app. It looks into every
room, and no room knows it.
"""
