"""What a service manager hears: systemd's protocol, by a listener in its place."""

import time

from case import GuestCase
from dialog import TRACE, UNHURRIED, binary, scene_path
from guest import PATIENCE

FOLDER = "/run/telltale-vm"
HEARD = f"{FOLDER}/heard"
# The manager: writes down what comes, a line a word.
MANAGER = """
import socket, sys
listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
listener.bind(sys.argv[1])
with open(sys.argv[2], "w", buffering=1) as file:
    file.write("listening\\n")
    while True:
        file.write(listener.recv(4096).decode() + "\\n")
"""


class Service(GuestCase):
    def test_ready_with_the_first_frame_then_signs_of_life_then_the_end(self):
        self.guest.write(f"{FOLDER}/manager.py", MANAGER)
        self.guest.run(["rm", "-f", f"{FOLDER}/notify"])
        manager = self.spawn(["python3", f"{FOLDER}/manager.py", f"{FOLDER}/notify", HEARD])
        self.assertIsNotNone(manager.await_line(HEARD, "listening", 0, 60 * PATIENCE))
        profile = f"{FOLDER}/service.yaml"
        self.guest.write(profile, UNHURRIED.format(profile="kiosk"))
        self.guest.write(TRACE, "")
        process = self.spawn(
            ["env", f"NOTIFY_SOCKET={FOLDER}/notify", "WATCHDOG_USEC=2000000", binary(), "show",
             scene_path("retry"), "--profile", profile, "--trace", TRACE])
        self.assertIsNotNone(process.await_line(TRACE, "armed", 0, 60 * PATIENCE))
        seen = self.heard().count("WATCHDOG=1")
        # Idle: what comes now comes from rounds that were asked for.
        time.sleep(4 * PATIENCE)
        words = self.heard()
        self.assertEqual(words.count("READY=1"), 1, words)
        self.assertGreaterEqual(words.count("WATCHDOG=1"), seen + 2, words)
        process.kill("SIGTERM")
        self.assertEqual(process.wait(60 * PATIENCE).code, 128 + 15)
        self.assertEqual(self.heard()[-1], "STOPPING=1")

    def heard(self):
        return self.guest.read(HEARD).decode().split("\n")[1:-1]
