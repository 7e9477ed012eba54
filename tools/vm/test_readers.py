"""Messages and traces that nobody reads keep nothing from going on, and ends still end."""

from case import GuestCase
from dialog import TRACE, UNHURRIED, binary, scene_path
from guest import PATIENCE

FOLDER = "/run/telltale-vm"
# Starts the program with a standard error that is full, and never read.
FULL = """
import fcntl, os, sys
reading, writing = os.pipe()
flags = fcntl.fcntl(writing, fcntl.F_GETFL)
fcntl.fcntl(writing, fcntl.F_SETFL, flags | os.O_NONBLOCK)
try:
    while True:
        os.write(writing, b"." * 4096)
except BlockingIOError:
    pass
fcntl.fcntl(writing, fcntl.F_SETFL, flags)
os.dup2(writing, 2)
os.set_inheritable(reading, True)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Readers(GuestCase):
    def start_with_full_errors(self, *options):
        profile = f"{FOLDER}/readers.yaml"
        self.guest.write(profile, UNHURRIED.format(profile="kiosk"))
        self.guest.write(f"{FOLDER}/full.py", FULL)
        self.guest.write(TRACE, "")
        # A knob that a program makes is told, before anything is armed.
        self.make("knob")
        process = self.spawn(
            ["python3", f"{FOLDER}/full.py", binary(), "show", scene_path("retry"),
             "--profile", profile, "--trace", TRACE, *options])
        line = process.await_line(TRACE, "armed", 0, 30)
        self.assertIsNotNone(line, self.guest.read(TRACE).decode(errors="replace"))
        return process

    def test_a_full_standard_error_keeps_no_answer(self):
        process = self.start_with_full_errors()
        self.guest.keys("ret")
        ended = process.wait(60 * PATIENCE)
        self.assertEqual((ended.code, ended.out.strip()), (0, "retry"))

    def test_nor_a_signal(self):
        process = self.start_with_full_errors()
        process.kill("SIGTERM")
        self.assertEqual(process.wait(60 * PATIENCE).code, 128 + 15)

    def test_nor_a_limit_of_time(self):
        process = self.start_with_full_errors("--timeout", "2")
        self.assertEqual(process.wait(60 * PATIENCE).code, 5)

    def test_a_trace_into_a_pipe_that_nobody_opens(self):
        pipe = f"{FOLDER}/nobody"
        self.guest.run(["mkfifo", pipe])
        self.addCleanup(self.guest.run, ["rm", "-f", pipe])
        process = self.spawn(
            [binary(), "show", scene_path("retry"), "--profile", "kiosk", "--trace", pipe,
             "--timeout", "2"])
        self.assertEqual(process.wait(60 * PATIENCE).code, 5)
