"""What the tests share: a guest that outlives the test, and what a failure leaves behind."""

import os
import time
import unittest

from dialog import Dialog, headless
from guest import PATIENCE, REPOSITORY, Guest, GuestError

OUT = os.environ.get("TELLTALE_VM_OUT") or os.path.join(REPOSITORY, "out", "vm")
# Long enough for an answer that must not come to come.
SETTLE_SECONDS = 0.8
# Within this the console has drawn what was written to it.
SCREEN_SECONDS = 60 * PATIENCE

_current = {}
_did_not_boot = set()


def shared_guest(settings):
    """The guest with these settings: the running one if it fits, else a new one in its place."""
    key = tuple(sorted(settings.items()))
    if key not in _current or _current[key].qemu.poll() is not None:
        close_guest()
        # Once is enough to wait for a machine that does not come up.
        if key in _did_not_boot:
            raise GuestError("not tried: a guest with these settings did not boot before")
        start = time.monotonic()
        try:
            _current[key] = booted(settings)
        except GuestError:
            _did_not_boot.add(key)
            raise
        words = ", ".join(f"{name} {value}" for name, value in key)
        print(f"  (guest booted in {time.monotonic() - start:.1f} s: {words})", flush=True)
    return _current[key]


def booted(settings):
    """A new guest. An emulated machine that goes while it starts has told nothing of what is tested: it has a second try."""
    try:
        return Guest(**settings)
    except GuestError as error:
        print(f"  (a guest is started once more: {error})", flush=True)
        return Guest(**settings)


def close_guest():
    for guest in _current.values():
        guest.close()
    _current.clear()


def thorough(test):
    """Marks a test that is for `--all` only: what it tries is tried in smaller parts by others."""
    test.is_thorough = True
    return test


class GuestCase(unittest.TestCase):
    """A test in a guest; tests with equal settings share one."""

    settings = {"display": "virtio", "udev": False}

    def setUp(self):
        self.guest = shared_guest(self.settings)

    def run(self, result=None):
        """Throws the guest away after a failure: it may be the cause, or have been harmed."""
        before = _trouble(result)
        super().run(result)
        if _trouble(result) > before:
            self._keep_evidence()
            close_guest()
        return result

    def show(self, scene, profile, *options, console=None):
        """Starts a dialog and returns once it accepts input."""
        dialog = self.start(scene, profile, *options, console=console)
        return dialog.await_armed()

    def start(self, scene, profile, *options, **settings):
        dialog = Dialog(self.guest, scene, profile, *options, **settings)
        self.addCleanup(self._leave, dialog)
        return dialog

    def spawn(self, argv):
        """A command in the guest, killed at the end of the test if it still runs then."""
        process = self.guest.spawn(argv)
        self.addCleanup(self._kill, process)
        return process

    def make(self, kind, **settings):
        """A uinput device that is gone when the test ends."""
        device = self.guest.device(kind, **settings)
        self.addCleanup(self._unplug, device)
        return device

    def remove(self, device):
        device.act("unplug")
        device.handle = None

    def settled_screen(self):
        """What is on the glass when nothing moves there: the console draws some time after it was
        written to."""
        limit = time.monotonic() + SCREEN_SECONDS
        last = self.guest.screen()
        while time.monotonic() < limit:
            time.sleep(0.3)
            now = self.guest.screen()
            if now == last:
                return now
            last = now
        self.fail(f"the screen did not come to rest within {SCREEN_SECONDS} s")

    def assert_screen(self, fits, what):
        """The glass comes to fit within a moment."""
        limit = time.monotonic() + SCREEN_SECONDS
        while not fits(self.guest.screen()):
            self.assertLess(time.monotonic(), limit, what)
            time.sleep(0.1)

    def assert_answer(self, dialog, identifier):
        """The dialog ended because this button was chosen."""
        ended = dialog.end()
        self.assertEqual((ended.code, ended.out.strip()), (0, identifier), self._story(dialog))
        self.assertIn(f"answered {identifier}\n", dialog.trace())

    def assert_cancelled(self, dialog):
        """The dialog ended without anything being carried out."""
        ended = dialog.end()
        self.assertEqual(ended.code, 1, self._story(dialog))
        self.assertIn(ended.out.strip(), ("", "cancel"), self._story(dialog))
        self.assertIn("cancelled\n", dialog.trace())

    def assert_unanswered(self, dialog):
        """The dialog is still up after a while."""
        time.sleep(SETTLE_SECONDS * PATIENCE)
        self.assertTrue(dialog.running(), self._story(dialog))

    def assert_on_glass(self, dialog):
        """The glass shows the headless frame: every byte, with the focus drawn or without."""
        size = (self.guest.width, self.guest.height)
        glass = self.guest.screen()
        names = (dialog.scene, dialog.profile, size, *dialog.options)
        plain = headless(*names)[0]
        difference = glass.difference(plain)
        if difference and glass.difference(headless(*names, "--focus")[0]) is None:
            return
        if difference:
            self._keep("headless.png", plain.png())
            self._keep("glass.png", glass.png())
            self.fail(f"the glass is not the headless frame: {difference}\nboth are in {OUT}")

    def _story(self, dialog):
        ended = dialog.ended
        end = f"ended: {ended}" if ended else "still running"
        return f"{end}\ntrace:\n{dialog.trace()}"

    def _leave(self, dialog):
        try:
            dialog.abandon()
        except GuestError:
            pass  # The guest is gone, and the dialog with it; the test has said so.

    def _kill(self, process):
        try:
            process.kill("SIGKILL")
        except GuestError:
            pass  # It has ended and was waited for, or the guest is gone.

    def _unplug(self, device):
        try:
            if device.handle is not None:
                self.remove(device)
        except GuestError:
            pass  # As above.

    def _keep_evidence(self):
        for guest in _current.values():
            self._keep("console.txt", guest.console(lines=400).encode())

    def _keep(self, name, data):
        os.makedirs(OUT, exist_ok=True)
        test = self.id().split(".", 1)[1]
        with open(os.path.join(OUT, f"{test}.{name}"), "wb") as file:
            file.write(data)


def _trouble(result):
    return len(result.failures) + len(result.errors) if result else 0
