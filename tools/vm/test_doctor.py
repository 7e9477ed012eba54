"""The doctor sees the guest's card and devices, and says what is missing."""

from case import GuestCase
from dialog import binary


class Doctor(GuestCase):
    def test_names_the_card_and_the_devices(self):
        self.make("knob")
        ended = self.guest.run([binary(), "doctor"])
        for name in ("card0", "Telltale VM Knob", "QEMU Virtio Keyboard"):
            self.assertIn(name, ended.out + ended.err)
        self.assertIn("a program made it, and it could press anything: it is not used", ended.out)


class DoctorWithoutCard(GuestCase):
    settings = {"display": None, "udev": False}

    def test_says_that_there_is_no_card(self):
        ended = self.guest.run([binary(), "doctor"])
        self.assertNotEqual(ended.code, 0)
        self.assertIn("/dev/dri", ended.out + ended.err)
