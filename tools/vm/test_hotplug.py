"""A device that is pulled out and plugged in again while the dialog is up goes on working."""

from case import GuestCase

KEYBOARD = "virtio-keyboard-pci"


class Hotplug(GuestCase):
    """With the kernel's netlink group alone, as on a system without udevd."""

    def replug_keyboard(self, driver, device_id):
        """Another keyboard in place of the one the guest booted with."""
        self.guest.plug(driver, device_id)
        self.addCleanup(self.guest.plug, KEYBOARD, KEYBOARD)
        self.addCleanup(self.guest.unplug, device_id)

    def test_knob(self):
        knob = self.make("knob")
        dialog = self.show("delete", "carplay")
        self.remove(knob)
        dialog.await_trace("device - .*Knob.*")
        knob = self.make("knob")
        dialog.await_trace("device \\+ .*Knob.*")
        knob.act("turn", 1)
        knob.act("push")
        self.assert_answer(dialog, "delete")

    def test_knob_pulled_out_while_pushed(self):
        """The kernel makes up a release for each key held, 10 to 30 ms before the node dies."""
        knob = self.make("knob")
        dialog = self.show("retry", "carplay")
        knob.act("hold", "KEY_ENTER")
        self.remove(knob)
        dialog.await_trace("device - .*Knob.*")
        self.assert_unanswered(dialog)
        knob = self.make("knob")
        dialog.await_trace("device \\+ .*Knob.*")
        knob.act("push")
        self.assert_answer(dialog, "retry")

    def test_touchscreen_with_a_finger_on_it(self):
        touchscreen = self.make("touchscreen")
        dialog = self.show("delete", "ios")
        touchscreen.act("down", *dialog.center("delete"))
        self.remove(touchscreen)
        dialog.await_trace("device - .*Touchscreen.*")
        self.assert_unanswered(dialog)
        touchscreen = self.make("touchscreen")
        dialog.await_trace("device \\+ .*Touchscreen.*")
        touchscreen.act("tap", *dialog.center("delete"))
        self.assert_answer(dialog, "delete")

    def test_usb_keyboard(self):
        dialog = self.show("retry", "ios")
        self.guest.unplug(KEYBOARD)
        dialog.await_trace("device - .*Keyboard.*")
        self.replug_keyboard("usb-kbd", "usb-keyboard")
        dialog.await_trace("device \\+ .*Keyboard.*")
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")

    def test_no_device_at_the_start(self):
        dialog = self.show("delete", "carplay")
        knob = self.make("knob")
        dialog.await_trace("device \\+ .*Knob.*")
        knob.act("push")
        self.assert_cancelled(dialog)


class Permissions(GuestCase):
    """Whoever may write to a node may press what he likes."""

    def test_a_node_that_anybody_may_write_to_is_not_listened_to(self):
        knob = self.make("knob")
        names = self.guest.input_devices()
        node = next(node for node, name in names.items() if "Knob" in name)
        self.set_mode(node, "o+w")
        dialog = self.show("retry", "carplay")
        self.assertNotIn("Knob", dialog.trace())
        knob.act("push")
        self.assert_unanswered(dialog)
        self.assertIn("any user can write to this device", dialog.process.output()[1])
        self.set_mode(node, "o-w")
        dialog.await_trace("device \\+ .*Knob.*")
        knob.act("push")
        self.assert_answer(dialog, "retry")

    def test_a_device_that_a_program_made_is_not_listened_to_unless_it_is_allowed(self):
        knob = self.make("knob")
        dialog = self.start("retry", "carplay", trusts_programs=False)
        dialog.await_armed()
        self.assertNotIn("Knob", dialog.trace())
        knob.act("push")
        self.assert_unanswered(dialog)
        said = dialog.process.output()[1]
        self.assertIn("a program made it, and it could press anything: it is not used", said)
        self.assertIn("input: {virtual: allow}", said)
        # Hardware is heard all the same.
        self.guest.keys("ret")
        self.assert_answer(dialog, "retry")

    def set_mode(self, node, mode):
        ended = self.guest.run(["chmod", mode, f"/dev/input/{node}"])
        self.assertEqual(ended.code, 0, ended.err)


class HotplugWithUdevd(Hotplug):
    """With udevd, which answers for the device nodes' permissions before it speaks."""

    settings = {"display": "virtio", "udev": True}
