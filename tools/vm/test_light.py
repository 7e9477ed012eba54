"""A screen that goes out without a message: the card goes on taking frames, and nobody answers."""

from case import GuestCase
from guest import PATIENCE

# Between two looks of the program at a lit screen there are ten seconds.
LOOK_SECONDS = 15


class Light(GuestCase):
    """With the first driver; the connector is switched off and on in the kernel's tree."""

    def setUp(self):
        super().setUp()
        names = self.guest.run(["sh", "-c", "echo /sys/class/drm/card*-*/status"]).out.split()
        self.status = names[0]
        self.addCleanup(self.switch, "detect")

    def switch(self, state):
        ended = self.guest.run(["sh", "-c", f"echo {state} > {self.status}"])
        self.assertEqual(ended.code, 0, ended.err)

    def test_a_key_on_a_screen_that_is_off_answers_nothing(self):
        dialog = self.show("retry", "kiosk")
        self.switch("off")
        self.guest.keys("ret")
        dialog.await_trace("display hidden")
        self.assert_unanswered(dialog)
        self.guest.keys("ret")
        self.guest.keys("esc")
        self.assert_unanswered(dialog)
        self.assertNotIn("answered", dialog.trace())
        self.switch("on")
        dialog.await_trace("display visible")
        dialog.await_trace("armed")
        self.assert_on_glass(dialog)
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")

    def test_it_is_told_though_nobody_touches_anything(self):
        dialog = self.show("retry", "kiosk")
        self.switch("off")
        dialog.await_trace("display hidden", LOOK_SECONDS * PATIENCE)
        self.switch("detect")
        dialog.await_trace("display visible")
        dialog.await_trace("armed")

    def test_a_limit_of_time_does_not_end_it_in_the_dark(self):
        dialog = self.start("retry", "kiosk", "--timeout", "4")
        dialog.await_armed()
        self.switch("off")
        dialog.await_trace("display hidden", LOOK_SECONDS * PATIENCE)
        self.assertNotIn("timed out", dialog.trace())
        ended = dialog.end(30 * PATIENCE)
        self.assertEqual(ended.code, 69, "nobody could see it within its limit")


class LightOnBochs(Light):
    settings = {"display": "bochs", "udev": False}
