"""Other consoles, and a card that goes and comes: the dialog makes way, and comes back."""

import time

from case import SCREEN_SECONDS, GuestCase, close_guest

HEARD = "/run/telltale-vm/heard"


class Consoles(GuestCase):
    def setUp(self):
        super().setUp()
        self.guest.write("/dev/tty2", "the second console\n")
        self.addCleanup(self.switch, 1)

    def switch(self, number):
        """Returns when the console is on the screen, which takes the leave of the one that was."""
        ended = self.guest.run(["busybox", "chvt", str(number)])
        self.assertEqual(ended.code, 0, ended)

    def leave(self, dialog):
        """Goes to the second console; gives what was on the glass."""
        shown = self.guest.screen()
        self.switch(2)
        dialog.await_trace("display hidden")
        self.assert_screen(lambda now: now != shown, "the dialog stays over the other console")
        return shown

    def test_another_console_has_screen_and_keyboard_while_it_is_there(self):
        dialog = self.show("retry", "kiosk", console="/dev/tty1")
        listener = self.guest.spawn(["sh", "-c", f"exec cat </dev/tty2 >{HEARD}"])
        self.addCleanup(listener.wait, 1)
        shown = self.leave(dialog)
        self.guest.keys("a")
        self.guest.keys("ret")
        limit = time.monotonic() + SCREEN_SECONDS
        while self.guest.read(HEARD) != b"a\n":
            self.assertLess(time.monotonic(), limit, "the keyboard does not reach the console")
            time.sleep(0.1)
        self.assert_unanswered(dialog)
        self.switch(1)
        dialog.await_trace("display visible")
        dialog.await_trace("armed")
        self.assert_screen(lambda now: now.difference(shown) is None, "the dialog is not back")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        # Given back as it was, or nobody could leave it.
        self.switch(2)

    def test_ended_while_another_console_is_there(self):
        before = self.settled_screen()
        dialog = self.show("retry", "kiosk", console="/dev/tty1")
        self.leave(dialog)
        dialog.process.kill("SIGTERM")
        self.assertEqual(dialog.end().code, 128 + 15)
        self.switch(1)
        self.assert_screen(lambda now: now == before, "the first console is not as it was")

    def test_a_signal_of_somebody_else_changes_nothing(self):
        dialog = self.show("retry", "kiosk", console="/dev/tty1")
        shown = self.guest.screen()
        dialog.process.kill("SIGUSR1")
        dialog.process.kill("SIGUSR2")
        self.assert_unanswered(dialog)
        self.assertIsNone(self.guest.screen().difference(shown))
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        self.assertNotIn("hidden", dialog.trace())


class ConsolesOnBochs(Consoles):
    settings = {"display": "bochs", "udev": False}

    def test_a_card_that_goes_and_comes_back(self):
        driver = "/sys/bus/pci/drivers/bochs-drm"
        names = self.guest.run(["ls", driver]).out.split()
        device = next(name for name in names if name.startswith("0000:"))
        dialog = self.show("retry", "kiosk")
        shown = self.guest.screen()
        self.guest.write(f"{driver}/unbind", device)
        dialog.await_trace("display hidden")
        self.guest.write(f"{driver}/bind", device)
        dialog.await_trace("display visible")
        dialog.await_trace("armed")
        self.assert_screen(lambda now: now.difference(shown) is None, "the dialog is not back")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")

    def test_a_set_clock_is_no_sleep(self):
        dialog = self.show("retry", "kiosk")
        self.assertEqual(self.guest.run(["date", "-s", "2031-01-01 12:00"]).code, 0)
        self.assert_unanswered(dialog)
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        self.assertNotIn("hidden", dialog.trace())


class SleepOnBochs(GuestCase):
    """Not on virtio-gpu, which in this kernel does not come back from sleep."""

    settings = {"display": "bochs", "udev": False}

    def test_after_sleep_all_is_set_again_and_the_guard_starts_anew(self):
        dialog = self.show("retry", "kiosk")
        self.addCleanup(close_guest)
        shown = self.guest.screen()
        self.guest.sleep()
        for line in ("display hidden", "display visible", r"presented \d+", "armed"):
            dialog.await_trace(line)
        self.assert_screen(lambda now: now.difference(shown) is None, "the dialog is not back")


class Planes(GuestCase):
    """What others have lit over the picture is off while the dialog is there."""

    def lit(self):
        """The framebuffer on each plane that shows one, by plane."""
        ended = self.guest.run(["python3", "-B", "tools/vm/splash.py", "--planes"])
        self.assertEqual(ended.code, 0, ended)
        return dict(line.split() for line in ended.out.splitlines())

    def test_a_cursor_of_somebody_else_is_off_and_comes_back(self):
        splash = self.guest.spawn(["python3", "-B", "tools/vm/splash.py", "--cursor"])
        self.addCleanup(splash.wait, 1)
        limit = time.monotonic() + SCREEN_SECONDS
        while "up" not in splash.output()[0]:
            self.assertLess(time.monotonic(), limit, splash.output())
            time.sleep(0.1)
        before = self.lit()
        self.assertEqual(len(before), 2)
        dialog = self.show("retry", "kiosk")
        self.assertEqual(len(self.lit()), 1)
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        self.assertEqual(self.lit(), before)
