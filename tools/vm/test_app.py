"""An app is driven through its screens by touch, knob and keys, and talks with its application."""

import os

from app_case import SHOWN, AppCase
from guest import REPOSITORY

SCENE = os.path.join(REPOSITORY, "Tests/Fixtures/Apps/media/app.yaml")
STATIONS = [{"id": f"s{number}", "title": f"Station {number}", "push": "playing"}
            for number in range(1, 13)]
TRACKS = [{"id": "quay", "title": "The Quay", "push": "playing"},
          {"id": "lamps", "title": "Lamps", "push": "playing"}]

# What hands do and the application says, and what is heard of it.
ACTS = [
    ({"driving": "parked"}, None),
    ({"rows": {"stations": STATIONS}}, None),
    ("frame radio", None),
    ("tap library", SHOWN.format("library", 1)),
    ("frame library", None),
    ("tap harbour", SHOWN.format("album", 2)),
    ({"set": {"album.title": "Harbour Lights", "playing.album": "Harbour Lights"}}, None),
    ({"rows": {"tracks": TRACKS}}, None),
    ("tap lamps", SHOWN.format("playing", 3)),
    ({"set": {"playing.title": "Lamps", "playing.artist": "The Quay Trio"}}, None),
    ("frame playing", None),
    # From the first control, past the pause, to the next song.
    ("turn 2", None),
    ("push", '"event":"emitted","name":"next"'),
    ("frame next", None),
    ("key back", SHOWN.format("album", 2)),
    ("frame album", None),
    ("key back", SHOWN.format("library", 1)),
    ("tap downloads", SHOWN.format("downloads", 1)),
    ({"set": {"downloads.new": 3, "downloads.progress": 0.4}, "theme": "night"}, None),
    ("frame downloads", None),
]


class AppOnVirtio(AppCase):
    def test_media_player(self):
        self.drive(SCENE, "carplay", ACTS, first="radio")
