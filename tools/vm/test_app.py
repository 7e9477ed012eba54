"""An app is driven through its screens by touch, knob and keys, and talks with its application."""

import os
import time

from app import App, Rehearsal
from case import SETTLE_SECONDS, GuestCase
from guest import PATIENCE, REPOSITORY, GuestError

SCENE = os.path.join(REPOSITORY, "docs/examples/apps/media/app.yaml")
STATIONS = [{"id": f"s{number}", "title": f"Station {number}", "push": "playing"}
            for number in range(1, 13)]
TRACKS = [{"id": "quay", "title": "The Quay", "push": "playing"},
          {"id": "lamps", "title": "Lamps", "push": "playing"}]
# What QEMU calls the keys of a script.
QEMU_KEYS = {"back": "ac_back"}
SHOWN = '"event":"shown","screen":"{}","depth":{}'

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
    ("turn 1", None),
    ("push", '"event":"emitted","name":"next"'),
    ("frame next", None),
    ("key back", SHOWN.format("album", 2)),
    ("frame album", None),
    ("key back", SHOWN.format("library", 1)),
    ("tap downloads", SHOWN.format("downloads", 1)),
    ({"set": {"downloads.new": 3, "downloads.progress": 0.4}, "theme": "night"}, None),
    ("frame downloads", None),
]


class AppOnVirtio(GuestCase):
    def test_media_player(self):
        size = (self.guest.width, self.guest.height)
        rehearsal = Rehearsal(SCENE, "carplay", size, [act for act, _ in ACTS])
        touches = iter(rehearsal.touches)
        touchscreen, knob = self.make("touchscreen"), self.make("knob")
        app = App(self.guest, SCENE, "carplay")
        self.addCleanup(self._abandon, app)
        app.await_line('"event":"ready"')
        app.await_line(SHOWN.format("radio", 1))
        for act, heard in ACTS:
            if isinstance(act, dict):
                app.say(**act)
                continue
            verb, _, rest = act.partition(" ")
            if verb == "frame":
                self.assert_frame(rehearsal.frames[rest], rest)
            elif verb == "tap":
                touchscreen.act("tap", *next(touches))
            elif verb == "turn":
                knob.act("turn", int(rest))
            elif verb == "push":
                knob.act("push")
            else:
                self.guest.keys(QEMU_KEYS[rest])
            if heard:
                app.await_line(heard)
            # What comes up takes input some time after it was seen.
            time.sleep(SETTLE_SECONDS * PATIENCE)
        ended = app.end()
        self.assertEqual(ended.code, 0, ended)

    def assert_frame(self, frame, name):
        """The glass comes to show the headless frame, every byte of it."""
        try:
            self.assert_screen(lambda glass: glass.difference(frame) is None, name)
        except AssertionError:
            glass = self.guest.screen()
            self._keep(f"{name}-headless.png", frame.png())
            self._keep(f"{name}-glass.png", glass.png())
            raise AssertionError(f"{name}: {glass.difference(frame)}") from None

    def _abandon(self, app):
        try:
            app.abandon()
        except GuestError:
            pass  # The guest is gone; the test has said so.
