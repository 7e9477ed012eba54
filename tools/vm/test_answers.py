"""Each way of answering gives the right answer and the right exit code."""

import os
import time

from case import GuestCase
from dialog import UNHURRIED, binary
from guest import REPOSITORY


class Keys(GuestCase):
    def test_return_beside_a_destructive_button_cancels(self):
        dialog = self.show("delete", "ios")
        self.guest.keys("ret")
        self.assert_cancelled(dialog)

    def test_return_chooses_the_likely_button(self):
        dialog = self.show("retry", "ios")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")

    def test_escape_cancels(self):
        dialog = self.show("retry", "kiosk")
        self.guest.keys("esc")
        self.assert_cancelled(dialog)

    def test_command_period_cancels_and_period_alone_does_nothing(self):
        dialog = self.show("retry", "macos")
        self.guest.keys("dot")
        self.assert_unanswered(dialog)
        self.guest.keys("meta_l", "dot")
        self.assert_cancelled(dialog)

    def test_home_cancels(self):
        dialog = self.show("delete", "carplay")
        self.guest.keys("ac_home")
        self.assert_cancelled(dialog)

    def test_a_key_held_since_before_the_dialog_does_not_answer(self):
        remote = self.make("remote")
        remote.act("hold", "KEY_SELECT")
        dialog = self.show("retry", "tvos")
        self.assert_unanswered(dialog)
        remote.act("release", "KEY_SELECT")
        self.assert_unanswered(dialog)
        remote.act("press", "KEY_SELECT")
        self.assert_answer(dialog, "retry")

    def test_keys_do_not_reach_the_console_below(self):
        heard = "/run/telltale-vm/heard"
        listener = self.guest.spawn(["sh", "-c", f"exec cat </dev/tty1 >{heard}"])
        self.addCleanup(listener.wait, 1)
        dialog = self.show("retry", "ios")
        self.guest.keys("a")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")
        self.assertEqual(self.guest.read(heard), b"")


class Touch(GuestCase):
    def tap(self, scene, control):
        touchscreen = self.make("touchscreen")
        dialog = self.show(scene, "ios")
        touchscreen.act("tap", *dialog.center(control))
        return dialog

    def test_first_of_three_buttons(self):
        self.assert_answer(self.tap("reply", "reply"), "reply")

    def test_second_of_three_buttons(self):
        self.assert_answer(self.tap("reply", "ignore"), "ignore")

    def test_cancel_button(self):
        self.assert_cancelled(self.tap("reply", "cancel"))

    def test_destructive_button(self):
        self.assert_answer(self.tap("delete", "delete"), "delete")

    def test_beside_the_card_and_slid_off_a_button_is_no_answer(self):
        touchscreen = self.make("touchscreen")
        dialog = self.show("delete", "ios")
        touchscreen.act("tap", 3, 3)
        self.assert_unanswered(dialog)
        touchscreen.act("drag", *dialog.center("delete"), 3, 3)
        self.assert_unanswered(dialog)
        touchscreen.act("tap", *dialog.center("delete"))
        self.assert_answer(dialog, "delete")


class Knob(GuestCase):
    def test_push_takes_the_first_focus(self):
        knob = self.make("knob")
        dialog = self.show("delete", "carplay")
        knob.act("push")
        self.assert_cancelled(dialog)

    def test_turn_and_push(self):
        knob = self.make("knob")
        dialog = self.show("delete", "carplay")
        knob.act("turn", 1)
        knob.act("push")
        self.assert_answer(dialog, "delete")

    def test_turn_there_and_back_and_push(self):
        knob = self.make("knob", axis="wheel")
        dialog = self.show("delete", "carplay")
        knob.act("turn", 1)
        knob.act("turn", -1)
        knob.act("push")
        self.assert_cancelled(dialog)


class PointerAndRemote(GuestCase):
    def test_click_on_a_button(self):
        dialog = self.show("delete", "macos")
        self.guest.click(*dialog.center("delete"))
        self.assert_answer(dialog, "delete")

    def test_click_on_cancel(self):
        dialog = self.show("delete", "macos")
        self.guest.click(*dialog.center("cancel"))
        self.assert_cancelled(dialog)

    def test_remote_moves_and_selects(self):
        remote = self.make("remote")
        dialog = self.show("delete", "tvos")
        remote.act("press", "KEY_RIGHT")
        remote.act("press", "KEY_SELECT")
        self.assert_answer(dialog, "delete")

    def test_remote_goes_back(self):
        remote = self.make("remote")
        dialog = self.show("retry", "tvos")
        remote.act("press", "KEY_BACK")
        self.assert_cancelled(dialog)


class AnswersOnBochs(GuestCase):
    settings = {"display": "bochs", "udev": False}

    def test_return(self):
        dialog = self.show("retry", "kiosk")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")

    def test_touch(self):
        touchscreen = self.make("touchscreen")
        dialog = self.show("delete", "carplay")
        touchscreen.act("tap", *dialog.center("delete"))
        self.assert_answer(dialog, "delete")


class Zenity(GuestCase):
    """A script's own call, on the glass."""

    def ask(self, *arguments):
        profile = "/run/telltale-vm/zenity.yaml"
        self.guest.write(profile, UNHURRIED.format(profile="ios"))
        folder = os.environ.get("TELLTALE_PROFILE_PATH", os.path.join(REPOSITORY, "Platforms"))
        return self.guest.spawn(
            ["env", f"TELLTALE_PROFILE={profile}", f"TELLTALE_PROFILE_PATH={folder}", "LANG=C.UTF-8",
             binary(), "zenity", *arguments])

    def answer(self, process):
        """Return until it counts: there is no trace that says when the question takes input."""
        for _ in range(40):
            if not process.running():
                break
            self.guest.keys("ret")
            time.sleep(0.5)
        ended = process.wait(5)
        return ended.code, ended.out

    def test_return_says_yes_to_a_question(self):
        process = self.ask("--question", "--text=Install Now?", "--ok-label=Install")
        self.assertEqual(self.answer(process), (0, ""))

    def test_no_where_the_script_prefers_it(self):
        process = self.ask("--question", "--text=Install Now?", "--default-cancel")
        self.assertEqual(self.answer(process), (1, ""))

    def test_a_row_of_a_list_is_printed(self):
        process = self.ask("--list", "--column=No", "--column=Town", "--text=Where to?", "1", "Ulm", "2", "Bonn")
        self.guest.keys("down")
        self.assertEqual(self.answer(process), (0, "1\n"))

    def test_time_is_over(self):
        process = self.ask("--info", "--text=Done", "--timeout=2")
        self.assertEqual(process.wait(30).code, 5)
