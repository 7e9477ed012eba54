#!/usr/bin/env python3
"""Programs that are written with the client, on the headless display.

usage: test_screen.py [-v]; TELLTALE names the program, else it is looked for on the path
"""
import os
import json
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import unittest
import unittest.mock

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from telltale_app import App, Refused, events
from telltale_app.testing import HeadlessScreen, ScreenTestCase

ROOT = HERE.parent.parent.parent.parent
APP = str(HERE.parent / "tickets.yaml")
TELLTALE = os.environ.get("TELLTALE", "telltale")
os.environ.setdefault("TELLTALE_PROFILE_PATH", str(ROOT / "Platforms"))


class Endings(unittest.TestCase):
    """How a program ends whose screen does not."""

    def end_of(self, body):
        """The exit code of a program with these lines behind its `with`, where `telltale` cannot have a display."""
        text = ("import sys\nfrom telltale_app import connect\n"
                f"with connect({APP!r}, telltale={TELLTALE!r}) as app:\n    {body}\nprint('went on')\n")
        return subprocess.run([sys.executable, "-B", "-c", text], capture_output=True, text=True, timeout=120,
                              check=False, stdin=subprocess.DEVNULL,
                              env={**os.environ, "PYTHONPATH": str(HERE.parent), "TELLTALE_PROFILE": "none"})

    def test_a_program_ends_as_telltale_does(self):
        for body in ("list(app)", "app.update(pop='all')"):
            ended = self.end_of(body)
            self.assertEqual((ended.returncode, ended.stdout), (78, ""), ended.stderr)
            self.assertNotIn("Traceback", ended.stderr)

    def test_a_program_that_has_seen_enough_goes_on(self):
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "telltale")
            # It says its last word when it is told the end, as the real one does.
            program.write_text('#!/bin/sh\necho \'{"event":"home"}\'\ncat >/dev/null\n'
                               'for i in 1 2 3 4 5 6; do echo \'{"event":"home"}\'; done\nexit 0\n')
            program.chmod(0o755)
            text = ("from telltale_app import connect\n"
                    f"with connect('app.yaml', telltale={str(program)!r}) as app:\n    for event in app: break\n"
                    "print('went on')\n")
            ended = subprocess.run([sys.executable, "-B", "-c", text], capture_output=True, text=True, timeout=120,
                                   check=False, env={**os.environ, "PYTHONPATH": str(HERE.parent)})
        self.assertEqual((ended.returncode, ended.stdout), (0, "went on\n"), ended.stderr)

    def test_an_asynchronous_program_ends_so_too(self):
        text = ("import asyncio\nfrom telltale_app import aio\nasync def main():\n"
                f"    async with await aio.connect({APP!r}, telltale={TELLTALE!r}) as app:\n        async for _ in app: pass\n"
                "asyncio.run(main())\n")
        ended = subprocess.run([sys.executable, "-B", "-c", text], capture_output=True, text=True, timeout=120,
                               check=False, stdin=subprocess.DEVNULL,
                               env={**os.environ, "PYTHONPATH": str(HERE.parent), "TELLTALE_PROFILE": "none"})
        self.assertEqual(ended.returncode, 78, ended.stderr)

    def test_a_fault_of_the_program_itself_is_its_own(self):
        ended = self.end_of("raise ValueError('mine')")
        self.assertEqual(ended.returncode, 1)
        self.assertIn("ValueError: mine", ended.stderr)


class Pictures(unittest.TestCase):
    """What the client sends of pictures, to a screen that is played here."""

    def setUp(self):
        ours, self.screen = socket.socketpair()
        self.app = App(ours.makefile("r", encoding="utf-8"), ours.makefile("w", encoding="utf-8"), None, ours)
        self.assertEqual(self.screen.recv(1 << 16), b'{"sync": 0}\n')

    def tearDown(self):
        self.app.close()
        self.screen.close()

    def heard(self, call, *words, reply="ok", **more):
        """What is sent by a call that is answered, with the descriptors that come with it."""
        found = []

        def answer():
            data, descriptors, _, _ = socket.recv_fds(self.screen, 1 << 16, 4)
            found.extend([json.loads(data), descriptors])
            self.screen.sendall(json.dumps({reply: found[0]["id"], "message": "no"}).encode() + b"\n")

        thread = threading.Thread(target=answer)
        thread.start()
        try:
            call(*words, **more)
        finally:
            thread.join()
        return found

    def test_the_bytes_of_a_file_are_sent_as_text(self):
        line, descriptors = self.heard(self.app.picture, "cover", b"\x89PNG")
        self.assertEqual(line["picture"], {"cover": {"base64": "iVBORw=="}})
        self.assertEqual(descriptors, [])
        self.assertEqual(self.heard(self.app.picture, "cover", None)[0]["picture"], {"cover": None})

    def test_memory_comes_with_its_line(self):
        memory = os.memfd_create("cover")
        self.addCleanup(os.close, memory)
        os.write(memory, b"pixels")
        line, descriptors = self.heard(self.app.picture_memory, "cover", memory, 320, 240, stride=1344)
        self.assertEqual(line["picture"]["cover"], {
            "memory": True, "format": "xrgb", "width": 320, "height": 240, "stride": 1344, "offset": 0})
        self.assertEqual(os.pread(descriptors[0], 6, 0), b"pixels")
        os.close(descriptors[0])

    def test_a_picture_that_is_not_taken_raises(self):
        with self.assertRaises(Refused):
            self.heard(self.app.picture, "cover", b"a", reply="error")


class Tickets(ScreenTestCase):
    """The ticket machine with its program."""

    app = APP
    program = (sys.executable, str(HERE.parent / "tickets.py"))
    size = "1080x1920"

    def test_a_ticket_has_the_price_of_its_destination(self):
        self.screen.tap("airport")
        self.screen.until("screen ticket")
        self.screen.expect_text("Airport")
        self.screen.tap("buy")
        self.screen.until("screen done")
        self.screen.expect_event(event="emitted", name="buy")
        self.assertIn("Ticket 1 is printed below", self.screen.text())

    def test_what_is_not_as_expected_says_what_there_is(self):
        with self.assertRaises(AssertionError) as raised:
            self.screen.expect("screen payment")
        self.assertIn("expected the screen \"payment\"; it is \"destinations\"", str(raised.exception))
        self.assertIn("button #airport \"Airport\"", str(raised.exception))
        # And the screen is still there.
        self.screen.expect("screen destinations")

    def test_a_control_that_is_not_there_is_told(self):
        with self.assertRaisesRegex(AssertionError, "no control \"refund\" is on the screen"):
            self.screen.tap("refund")
        self.assertIn("airport", self.screen.state.controls)

    def test_pictures_are_exact_and_written_only_where_that_is_wanted(self):
        with tempfile.TemporaryDirectory() as folder:
            def screen(update):
                return HeadlessScreen(
                    APP, self.program, size="480x800", folder=folder, update=update)
            with screen(False) as one, self.assertRaisesRegex(AssertionError, "does not exist"):
                one.expect_frame("start.png")
            self.assertTrue((pathlib.Path(folder) / "start.new.png").exists())
            with screen(True) as one:
                one.expect_frame("start.png")
            with screen(False) as one:
                one.expect_frame("start.png")
                one.tap("airport")
                one.until("screen ticket")
                with self.assertRaisesRegex(AssertionError, "pixels differ"):
                    one.expect_frame("start.png")


class Settings(ScreenTestCase):
    """The page with settings and its program."""

    app = str(HERE.parent / "settings.yaml")
    program = (sys.executable, str(HERE.parent / "settings.py"))
    size = "1080x1920"

    def test_each_value_that_a_hand_changes_comes_to_the_program(self):
        self.screen.tap("sounds")
        self.screen.until('text "sounds: False"')
        self.screen.expect_event(event="switched", control="sounds", on=False)
        self.screen.tap("normal")
        self.screen.until('text "mode: normal"')
        self.screen.expect_event(event="chosen", control="mode", option="normal")
        self.screen.tap("persons-more")
        self.screen.until('text "persons: 3.0"')
        self.screen.tap("heat")
        self.screen.until('text "heat: 22.0"')
        self.screen.expect_event(event="adjusted", control="heat", value="22")

    def test_what_the_program_sets_takes_the_place_of_what_hands_have_changed(self):
        self.screen.tap("sounds")
        self.screen.until('text "sounds: False"')
        self.screen.tap("reset")
        self.screen.until('text "As it came"')
        self.screen.tap("sounds")
        self.screen.until('text "sounds: False"')


class Programs(unittest.TestCase):
    """Other programs, by their names in programs.py."""

    def open(self, name):
        program = (sys.executable, str(HERE / "programs.py"), name)
        screen = HeadlessScreen(APP, program, size="1080x1920")
        self.addCleanup(screen.close)
        return screen

    def ask(self, name):
        screen = self.open(name)
        screen.tap("zoo")
        self.assertEqual(screen.state.alert, "")
        self.assertIn("Pay by Card?", screen.text())
        screen.tap("card")
        screen.until('text "chosen card"')

    def test_a_question_is_asked_and_its_answer_comes_back(self):
        self.ask("asking")

    def test_asyncio_asks_the_same(self):
        self.ask("asking_async")

    def test_requests_side_by_side_have_their_own_replies(self):
        screen = self.open("side_by_side")
        screen.tap("zoo")
        screen.until('text "Sold Side by Side"')

    def test_handlers_hear_what_they_asked_for_and_printing_breaks_nothing(self):
        screen = self.open("handling")
        screen.tap("zoo")
        screen.until('text "Heard zoo"')

    def test_a_refusal_is_an_exception_with_its_remedy(self):
        screen = self.open("refused")
        screen.tap("zoo")
        screen.until('text "did you mean"')

    def test_a_program_that_crashes_is_told_with_its_traceback(self):
        screen = self.open("crashing")
        with self.assertRaises(AssertionError) as raised:
            screen.tap("zoo")
        self.assertIn("the program ended before the script did", str(raised.exception))
        self.assertIn("ValueError: no such destination", str(raised.exception))


class Watched(unittest.TestCase):
    """A program that a service manager watches: the screen gives the sign of life, and not the program."""

    def test_a_screen_is_not_told_that_its_program_is_watched_instead(self):
        from telltale_app import connect
        watched = unittest.mock.patch.dict(os.environ, WATCHDOG_USEC="9000000", WATCHDOG_PID=str(os.getpid()))
        with tempfile.TemporaryDirectory() as folder, watched:
            program = pathlib.Path(folder, "telltale")
            # It goes on for as long as it is talked to.
            program.write_text(
                "#!/bin/sh\n"
                'printf \'{"usec":"%s","pid":"%s"}\\n\' "$WATCHDOG_USEC" "${WATCHDOG_PID-none}"\n'
                "exec cat >/dev/null\n")
            program.chmod(0o755)
            app = connect("app.yaml", telltale=str(program))
            with app:
                found = json.loads(app._reading.readline())
                # Whoever closes it early has closed it.
                self.assertEqual([app.close(), app.close()], [0, 0])
        self.assertEqual((found["usec"], found["pid"]), ("9000000", "none"))

    def test_the_same_holds_for_asynchronous_programs(self):
        from telltale_app import aio, lines
        with unittest.mock.patch.dict(os.environ, WATCHDOG_PID="1"):
            self.assertNotIn("WATCHDOG_PID", lines.environment())
        self.assertIn("env=lines.environment()", pathlib.Path(aio.__file__).read_text())


class Events(unittest.TestCase):
    """Lines that become events."""

    def test_every_event_of_the_protocol_is_read(self):
        self.assertEqual(
            events.read({"event": "selected", "screen": "s", "list": "l", "entry": "e", "index": 2}),
            events.Selected("l", "e", 2, "s"))
        self.assertEqual(
            events.read({"event": "wanted", "source": "x", "new-member": 1}), events.Wanted("x"))

    def test_an_event_of_a_later_version_is_kept_with_its_members(self):
        self.assertEqual(events.read({"event": "wink", "eye": 1}), events.Other("wink", {"eye": 1}))
        self.assertEqual(events.read({"event": "tab"}), events.Other("tab", {}))


class PytestFixture(unittest.TestCase):
    """The fixture, where pytest is installed."""

    @unittest.skipUnless(shutil.which("pytest"), "pytest is not installed")
    def test_the_fixture_opens_and_closes_screens(self):
        import subprocess
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            (place / "conftest.py").write_text(
                f"import sys; sys.path.insert(0, {str(HERE.parent)!r})\n"
                "pytest_plugins = ['telltale_app.pytest_plugin']\n")
            (place / "test_it.py").write_text(
                "def test_it(telltale_screen):\n"
                f"    screen = telltale_screen({APP!r}, {list(Tickets.program)!r})\n"
                "    assert 'Airport' in screen.text()\n")
            done = subprocess.run(["pytest", "-q", folder], capture_output=True, text=True)
            self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


if __name__ == "__main__":
    unittest.main()
