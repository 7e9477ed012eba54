"""What tests of apps share: the acts of a list, done by real devices, beside their rehearsal."""

import time

from app import App, Rehearsal
from case import SETTLE_SECONDS, GuestCase
from guest import PATIENCE, GuestError

# What QEMU calls the keys of a script.
QEMU_KEYS = {"back": "ac_back"}
SHOWN = '"event":"shown","screen":"{}","depth":{}'


class AppCase(GuestCase):
    """An app that is driven by real devices, and its headless rehearsal."""

    def drive(self, scene, profile, acts, first, there=None):
        """Does the acts; `first` is the screen at the start, `there` the scene's path in the guest."""
        size = (self.guest.width, self.guest.height)
        rehearsal = Rehearsal(scene, profile, size, [act for act, _ in acts])
        self.touches = iter(rehearsal.touches)
        self.touchscreen, self.knob = self.make("touchscreen"), self.make("knob")
        app = App(self.guest, there or scene, profile)
        self.addCleanup(self._abandon, app)
        app.await_line('"event":"ready"')
        app.await_line(SHOWN.format(first, 1))
        for act, heard in acts:
            if isinstance(act, dict):
                self.say(app, act)
                # What it changed takes no press before it was seen.
                time.sleep(SETTLE_SECONDS * PATIENCE)
                continue
            verb, *words = act.split()
            if verb == "frame":
                self.assert_frame(rehearsal.frames[words[0]], words[0])
                continue
            self.act(verb, words)
            if heard:
                app.await_line(heard)
            # What comes up takes input some time after it was seen.
            time.sleep(SETTLE_SECONDS * PATIENCE)
        ended = app.end()
        self.assertEqual(ended.code, 0, ended)

    def say(self, app, request):
        app.say(**request)

    def act(self, verb, words):
        if verb == "tap":
            self.touchscreen.act("tap", *next(self.touches))
        elif verb == "drag":
            self.touchscreen.act("drag", *next(self.touches), *self._place(words[2:]), 0.4, 0.3)
        elif verb == "pinch":
            left, right = next(self.touches), next(self.touches)
            self.touchscreen.act("pinch", *left, *right, int(words[3]))
        elif verb == "turn":
            self.knob.act("turn", int(words[0]))
        elif verb == "push":
            self.knob.act("push")
        else:
            self.guest.keys(QEMU_KEYS[words[0]])

    def _place(self, words):
        """Hundredths of the screen in pixels, as scripts have them."""
        return [size * int(word.rstrip("%")) // 100
                for word, size in zip(words, (self.guest.width, self.guest.height))]

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
