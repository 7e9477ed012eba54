"""Signals, limits and refusals: the console comes back, and nothing is answered by accident."""

import os
import time

from case import GuestCase
from guest import HERE

PROGRAM = "telltale"


class Ends(GuestCase):
    def setUp(self):
        super().setUp()
        self.before = self.settled_screen()

    def assert_console_is_back(self):
        self.assert_back(self.before)
        # A console left in graphics mode would not draw this.
        self.guest.write("/dev/tty1", "alive\n")
        self.assert_screen(lambda now: now != self.before, "the console draws nothing any more")
        self.assertNotIn(PROGRAM, self.guest.processes())

    def assert_back(self, picture):
        self.assert_screen(lambda now: now == picture, "not back on the screen: what was there")

    def assert_ends_by(self, signal_name, code):
        dialog = self.show("delete", "kiosk")
        self.assertIsNotNone(self.guest.screen().difference(self.before))
        dialog.process.kill(signal_name)
        ended = dialog.end()
        self.assertEqual((ended.code, ended.out), (code, ""))
        self.assertNotIn("answered", dialog.trace())
        self.assert_console_is_back()

    def test_terminate(self):
        self.assert_ends_by("SIGTERM", 128 + 15)

    def test_interrupt(self):
        self.assert_ends_by("SIGINT", 128 + 2)

    def test_hang_up(self):
        self.assert_ends_by("SIGHUP", 128 + 1)

    def test_killed_outright(self):
        self.assert_ends_by("SIGKILL", 128 + 9)

    def test_an_answer_gives_the_console_back(self):
        dialog = self.show("retry", "kiosk")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        self.assert_console_is_back()

    def test_time_out(self):
        dialog = self.start("delete", "kiosk", "--timeout", "2")
        ended = dialog.end()
        self.assertEqual((ended.code, ended.out), (5, ""))
        self.assert_console_is_back()

    def test_a_second_dialog_is_refused_while_one_is_showing(self):
        first = self.show("retry", "kiosk")
        shown = self.guest.screen()
        second = self.start("delete", "kiosk")
        ended = second.end()
        self.assertIn(ended.code, (69, 75), ended)
        self.assertEqual(ended.out, "")
        self.assertIn("master", ended.err)
        self.assertIsNone(self.guest.screen().difference(shown))
        self.guest.keys("ret")
        self.assertEqual((first.end().code, first.end().out), (0, "retry\n"))

    def test_terminated_at_any_moment_of_the_start(self):
        for delay in (0.0, 0.1, 0.3, 0.6, 1.0):
            with self.subTest(seconds=delay):
                dialog = self.start("delete", "kiosk")
                time.sleep(delay)
                dialog.process.kill("SIGTERM")
                ended = dialog.end()
                self.assertEqual((ended.code, ended.out), (128 + 15, ""))
                self.assert_back(self.before)

    def test_the_picture_of_a_boot_splash_comes_back(self):
        splash = self.guest.spawn(["python3", "-B", os.path.join(HERE, "splash.py")])
        self.addCleanup(splash.wait, 1)
        self.assert_screen(lambda now: now != self.before, "the splash is not on the screen")
        picture = self.settled_screen()
        dialog = self.show("retry", "kiosk")
        self.assertNotEqual(self.guest.screen(), picture)
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        self.assert_back(picture)


class WithoutCard(GuestCase):
    settings = {"display": None, "udev": False}

    def test_no_card_is_refused_with_a_remedy(self):
        dialog = self.start("delete", "kiosk")
        ended = dialog.end()
        self.assertEqual((ended.code, ended.out), (69, ""))
        self.assertIn("/dev/dri", ended.err)
