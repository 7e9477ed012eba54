"""Devices that are several things, or less than they seem: as the kernel shows them, made from the
recordings of their kind."""

import json
import os
import time

from case import SETTLE_SECONDS, GuestCase
from guest import PATIENCE, REPOSITORY

RECORDINGS = os.path.join(REPOSITORY, "Tests", "Recordings")
# Codes of keys and buttons.
TAB, A, LEFT_SHIFT, LEFT_ALT, KEYPAD_ENTER, ENTER = 15, 30, 42, 56, 96, 28
HOME_KEYS = (35, 24, 50, 18)
KEYPAD = {"1": 79, "2": 80, "3": 81, "4": 75, "7": 71, "9": 73, "0": 82}
BTN_LEFT, BTN_TOUCH = 0x110, 0x14A
EV_KEY, EV_ABS = 1, 3


class DeviceCase(GuestCase):
    """A guest that has no keyboard of its own."""

    settings = {"display": "virtio", "udev": False, "inputs": ()}

    def described(self, recording):
        return self.make("described", recording=os.path.join(RECORDINGS, recording))

    def type(self, device, codes):
        """Keys one after the other, as slowly as fingers."""
        for code in codes:
            device.act("strike", code)
            time.sleep(0.12)

    def rest(self):
        """Until whatever is to come up has come up."""
        time.sleep(SETTLE_SECONDS * PATIENCE)

    def assert_fields(self, dialog, choice, *fields):
        """The dialog ended with this answer and these fields."""
        ended = dialog.end()
        self.assertEqual(ended.code, 0, self._story(dialog))
        answer = json.loads(ended.out)
        self.assertEqual((answer["id"], answer["fields"]), (choice, list(fields)), answer)

    def foot(self):
        """The rows of the glass where a keyboard on the screen would stand."""
        glass = self.settled_screen()
        return glass.pixels[len(glass.pixels) * 3 // 4:]


class Hands(DeviceCase):
    def test_a_pen_display_in_mouse_mode_leaves_the_touchscreen_its_answers(self):
        """Its BTN_TOUCH goes to 1 and never back."""
        pen = self.described("pen-display-mouse-mode.evemu")
        touchscreen = self.make("touchscreen")
        dialog = self.show("retry", "kiosk")
        pen.act("send", (EV_ABS, 0, 16384), (EV_ABS, 1, 3000), (EV_KEY, BTN_TOUCH, 1))
        self.assert_unanswered(dialog)
        touchscreen.act("tap", *dialog.center("retry"))
        self.assert_answer(dialog, "retry")

    def test_a_pen_display_in_mouse_mode_is_a_pointer(self):
        pen = self.described("pen-display-mouse-mode.evemu")
        pen.act("send", (EV_ABS, 0, 16384), (EV_ABS, 1, 3000), (EV_KEY, BTN_TOUCH, 1))
        dialog = self.show("retry", "kiosk")
        x, y = dialog.center("retry")
        pen.act("send", (EV_ABS, 0, x * 32768 // self.guest.width),
                (EV_ABS, 1, y * 32768 // self.guest.height))
        self.assert_unanswered(dialog)
        pen.act("strike", BTN_LEFT)
        self.assert_answer(dialog, "retry")

    def test_a_keyboard_with_a_touchpad_types_and_no_keyboard_covers_the_question(self):
        touchscreen = self.make("touchscreen")
        without = self.show("name", "kiosk")
        before = self.foot()
        touchscreen.act("tap", *without.center("name"))
        self.rest()
        self.assertNotEqual(self.foot(), before, "without keys there is a keyboard on the screen")
        without.abandon()

        keyboard = self.described("keyboard-with-touchpad.evemu")
        dialog = self.show("name", "kiosk", "--json")
        before = self.foot()
        touchscreen.act("tap", *dialog.center("name"))
        self.rest()
        self.assertEqual(self.foot(), before)
        self.type(keyboard, HOME_KEYS)
        self.rest()
        self.type(keyboard, [ENTER])
        self.assert_fields(dialog, "save", "home")

    def test_a_pad_of_digits_types_without_num_lock_and_its_enter_answers(self):
        pad = self.described("pad-of-digits.evemu")
        touchscreen = self.make("touchscreen")
        dialog = self.show("number", "kiosk", "--json")
        touchscreen.act("tap", *dialog.center("number"))
        self.rest()
        self.type(pad, [KEYPAD[digit] for digit in "4711"])
        self.rest()
        self.type(pad, [KEYPAD_ENTER])
        self.assert_fields(dialog, "continue", "4711")

    def test_the_enter_of_a_pad_of_digits_answers_where_nothing_is_typed(self):
        pad = self.described("pad-of-digits.evemu")
        dialog = self.show("retry", "kiosk")
        self.type(pad, [KEYPAD_ENTER])
        self.assert_answer(dialog, "retry")

    def test_a_keyboard_of_two_layouts_goes_from_one_to_the_other(self):
        keyboard = self.described("at-keyboard.evemu")
        dialog = self.start("name", "kiosk", "--json", more='keyboard: {layout: "us,ru"}\n')
        dialog.await_armed()
        self.type(keyboard, [TAB])
        self.rest()
        self.type(keyboard, [A])
        keyboard.act("chord", LEFT_ALT, LEFT_SHIFT)
        self.type(keyboard, [A])
        keyboard.act("chord", LEFT_SHIFT, LEFT_ALT)
        self.type(keyboard, [A])
        self.rest()
        self.type(keyboard, [ENTER])
        self.assert_fields(dialog, "save", "aфa")


class HandsWithUdevd(Hands):
    """With udevd, whose word on devices counts."""

    settings = {**Hands.settings, "udev": True}

    def test_what_udev_says_of_a_device_is_read(self):
        """A rule of the integrator's makes a touchscreen a touchpad; a 0 says that it is none."""
        for value, is_used in (("1", False), ("0", True)):
            self.guest.write(
                "/run/udev/rules.d/99-telltale.rules",
                'SUBSYSTEM=="input", KERNEL=="event*", ATTRS{name}=="Telltale VM Touchscreen", '
                f'ENV{{ID_INPUT_TOUCHSCREEN}}="", ENV{{ID_INPUT_TOUCHPAD}}="{value}"\n')
            self.udevadm("control", "--reload")
            touchscreen = self.make("touchscreen")
            self.udevadm("settle")
            dialog = self.show("retry", "kiosk")
            touchscreen.act("tap", *dialog.center("retry"))
            if is_used:
                self.assert_answer(dialog, "retry")
            else:
                self.assert_unanswered(dialog)
                self.assertIn("ID_INPUT_TOUCHPAD", dialog.process.output()[1])
                dialog.abandon()
            self.remove(touchscreen)

    def tearDown(self):
        self.guest.run(["rm", "-f", "/run/udev/rules.d/99-telltale.rules"])
        self.udevadm("control", "--reload")

    def udevadm(self, *words):
        # Otherwise it takes the guest's root for a container and does nothing, with success.
        ended = self.guest.run(["udevadm", *words], env={"SYSTEMD_IGNORE_CHROOT": "1"})
        self.assertEqual(ended.code, 0, ended.err)
