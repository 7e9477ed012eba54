"""The example in Swift on the unit's own display: what `import Telltale` does with real KMS and evdev."""

import os
import time

from case import GuestCase, SCREEN_SECONDS
from dialog import UNHURRIED, headless
from guest import REPOSITORY

PROGRAM = os.path.join(REPOSITORY, ".build/example/debug/radio-unit")
SCENES = os.path.join(REPOSITORY, "docs/examples/swift/Scenes")
QUESTION = os.path.join(SCENES, "start.yaml")
UNIT = "/run/telltale-vm/radio.yaml"


class Swift(GuestCase):
    def setUp(self):
        super().setUp()
        if not os.path.exists(PROGRAM):
            self.skipTest("the example is not built; tools/test builds it")
        self.before = self.settled_screen()
        self.guest.write(UNIT, UNHURRIED.format(profile="kiosk"))
        self.radio = self.guest.spawn([PROGRAM, UNIT, SCENES])
        self.ended = None
        self.addCleanup(self.leave)

    def leave(self):
        if self.ended is None and self.radio.running():
            self.radio.kill("SIGKILL")

    def await_question(self):
        """The question is on the glass, byte for byte, and takes input."""
        frame = headless(QUESTION, "kiosk", (self.guest.width, self.guest.height))[0]
        self.assert_screen(lambda now: now.difference(frame) is None, "the question is not shown")
        time.sleep(2)

    def test_a_question_is_shown_and_answered_and_the_console_comes_back(self):
        self.await_question()
        self.guest.keys("esc")
        self.ended = self.radio.wait(SCREEN_SECONDS)
        self.assertEqual((self.ended.code, self.ended.err), (0, ""))
        self.assert_screen(lambda now: now == self.before, "the console does not come back")

    def test_an_app_follows_on_the_same_display_and_takes_keys(self):
        self.await_question()
        self.guest.keys("ret")
        self.assert_screen(lambda now: now.difference(self.before) is not None, "nothing is shown")
        stations = self.settled_screen()
        self.guest.keys("tab")
        self.assert_screen(lambda now: now != stations, "the focus is not seen")
        self.guest.keys("ret")
        self.assertTrue(self.radio.running(), self.radio.output())
