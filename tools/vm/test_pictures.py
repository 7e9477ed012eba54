"""Pictures of every format come on the glass as they do headless, whatever is done with them."""

import os

from app import FOLDER
from app_case import SHOWN, AppCase

PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "scenes/pictures")
THERE = f"{FOLDER}/pictures"
# The file that is not there when the app starts.
LATE = "late.png"

ACTS = [
    ("frame rows", None),
    ({"pictures": [LATE]}, None),
    ("frame rows-with-late", None),
    ("tap r-lake", SHOWN.format("lake", 2)),
    ("frame alone", None),
    ("key back", SHOWN.format("places", 1)),
    ("tap photos", SHOWN.format("photos", 1)),
    ("frame collection", None),
    ("drag 50% 80% 50% 55%", None),
    ("frame collection-scrolled", None),
    ("turn 4", None),
    ("frame collection-focused", None),
    ("tap guide", SHOWN.format("guide", 1)),
    ("frame page", None),
    ("drag 50% 80% 50% 40%", None),
    ("frame page-scrolled", None),
    ("tap plan", SHOWN.format("plan", 1)),
    ("frame plan", None),
    ("pinch 50% 45% 200 500", None),
    ("frame plan-zoomed", None),
    ("drag 60% 50% 35% 80%", None),
    ("frame plan-moved", None),
    ({"theme": "night"}, None),
    ("frame plan-night", None),
]


class PicturesOnVirtio(AppCase):
    def test_every_format(self):
        for name in os.listdir(PICTURES):
            if name != LATE:
                self._bring(name)
        self.drive(f"{PICTURES}/app.yaml", "carplay", ACTS, first="places",
                   there=f"{THERE}/app.yaml")

    def say(self, app, request):
        for name in request.get("pictures", []):
            self._bring(name)
        super().say(app, request)

    def _bring(self, name):
        with open(f"{PICTURES}/{name}", "rb") as file:
            self.guest.write(f"{THERE}/{name}", file.read())
