"""The app of the tutorial on a unit: what its last part types is typed, and systemd itself starts it."""

import os
import re
import shlex
import time

from case import GuestCase
from dialog import binary
from guest import PATIENCE, REPOSITORY

TUTORIAL = os.path.join(REPOSITORY, "docs/tutorial.md")
FOLDER = "/run/lockers"
UNIT = "lockers.service"
# Nothing of this machine is started but what the test asks for: systemd in a space of processes of its own.
BARE = "[Unit]\nDefaultDependencies=no\n"
# Programs here have no folder of their own that others may enter; the client stands where Python finds it.
DROP_IN = """[Unit]
DefaultDependencies=no
[Service]
Environment=TELLTALE_PROFILE_PATH=/usr/share/telltale/Platforms
"""
# What `sudo -u telltale` does where nobody has installed sudo.
AS_USER = ("setpriv --reuid telltale --regid telltale --init-groups "
           "env TELLTALE_PROFILE_PATH=/usr/share/telltale/Platforms ")
START = """
mount -t cgroup2 none /sys/fs/cgroup 2>/dev/null
exec unshare --pid --fork --kill-child --mount-proc env -i container=vm PATH=/usr/bin:/usr/sbin:/bin:/sbin \\
  /lib/systemd/systemd --system --unit=bare.target --show-status=no
"""


def blocks():
    """What is fenced in the tutorial: [(words behind the fence, text)]."""
    with open(TUTORIAL, encoding="utf-8") as file:
        found = re.findall(r"^```([^\n]*)\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)
    return [(head.split(), text) for head, text in found]


class Kiosk(GuestCase):
    # A guest of its own: what is installed in it is in nobody else's way.
    settings = {"display": "virtio", "udev": False, "width": 1280, "height": 800}

    def test_the_app_of_the_tutorial_is_started_and_started_again(self):
        self.install()
        for head, text in blocks():
            if len(head) > 1 and head[0] != "sh":
                self.guest.write(f"{FOLDER}/{head[1]}", text)
        self.begin_systemd()
        for line in self.typed():
            if "doctor" in line:
                self.consult(line)
            else:
                self.inside(line)
        first = self.await_active(None)
        self.assertIn("lockers.py", self.command_line(first))
        # It gives signs of life for longer than systemd waits for one.
        time.sleep(20 * PATIENCE)
        self.assertEqual(self.pid(), first, self.story())
        # As after a crash of the program: the screen goes with it, and both come again.
        self.inside(f"kill -KILL {first}")
        self.assertNotEqual(self.await_active(first), first)
        self.inside(f"systemctl stop {UNIT}")

    def install(self):
        """What the packages would bring: the program, the platforms, the client and the user."""
        for line in ("mkdir -p /usr/share/telltale /etc/telltale " + FOLDER,
                     f"cp {binary()} /usr/bin/telltale",
                     f"cp -r {REPOSITORY}/Platforms /usr/share/telltale/",
                     f"cp -r {REPOSITORY}/docs/examples/python/telltale_app /usr/lib/python3/dist-packages/",
                     "chmod -R a+rX /usr/share/telltale /usr/lib/python3/dist-packages/telltale_app",
                     f"systemd-sysusers {REPOSITORY}/systemd/telltale.sysusers",
                     "chgrp video /dev/dri/* /dev/tty0 /dev/tty1", "chgrp input /dev/input/event*",
                     "chmod g+rw /dev/dri/* /dev/input/event*"):
            self.guest_line(line)
        self.guest.write("/etc/systemd/system/bare.target", BARE)
        self.guest.write(f"/etc/systemd/system/{UNIT}.d/bare.conf", DROP_IN)

    def typed(self):
        """The lines of the tutorial's last part, for somebody who is root and has no packages to disable."""
        text = next(text for head, text in blocks() if head == ["sh", "unit"])
        lines = [line.replace("sudo -u telltale ", AS_USER).replace("sudo ", "") for line in text.strip().split("\n")]
        self.assertGreaterEqual(len(lines), 5)
        return [line for line in lines if "disable" not in line]

    def consult(self, line):
        """The doctor finds a display that the kiosk's user may use, and says whether the app fits on it."""
        ended = self.guest.run(self.entered(line), timeout=120)
        told = f"{line}: {ended.out}{ended.err}"
        self.assertRegex(ended.out, r"(?m)^display +good", told)
        self.assertRegex(ended.out, r"(?m)^scene +good +\S*app\.yaml: all of it fits on", told)

    def begin_systemd(self):
        self.manager = self.spawn(["sh", "-c", START])
        limit = time.monotonic() + 120 * PATIENCE
        while self.guest.run(self.entered("systemctl is-system-running")).out.strip() not in ("running", "degraded"):
            self.assertLess(time.monotonic(), limit, self.manager.output())
            time.sleep(1)

    def entered(self, line):
        """The command that does a line beside systemd."""
        enter = "exec nsenter --pid --mount --root --target $(pgrep -xo systemd) sh -c"
        return ["sh", "-c", f"{enter} {shlex.quote(f'cd {FOLDER} && {line}')}"]

    def inside(self, line):
        ended = self.guest.run(self.entered(line), timeout=120)
        self.assertEqual(ended.code, 0, f"{line}: {ended.out}{ended.err}\n{self.story()}")
        return ended.out.strip()

    def guest_line(self, line):
        ended = self.guest.run(["sh", "-c", line], timeout=120)
        self.assertEqual(ended.code, 0, f"{line}: {ended.out}{ended.err}")

    def pid(self):
        return self.inside(f"systemctl show --property MainPID --value {UNIT}")

    def await_active(self, before):
        """Waits until systemd has heard of the first frame of another process than the one before; its number."""
        limit = time.monotonic() + 240 * PATIENCE
        while True:
            state = self.guest.run(self.entered(f"systemctl is-active {UNIT}")).out.strip()
            pid = self.pid()
            if state == "active" and pid not in (before, "0"):
                return pid
            self.assertLess(time.monotonic(), limit, self.story())
            time.sleep(1)

    def command_line(self, pid):
        return self.inside(f"cat /proc/{pid}/cmdline").replace("\0", " ")

    def story(self):
        status = self.guest.run(self.entered(f"systemctl status --no-pager --full {UNIT}"))
        return f"{status.out}{status.err}\n{self.manager.output()}"
