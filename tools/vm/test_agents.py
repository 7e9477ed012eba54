"""Secrets that other programs ask for: systemd, cryptsetup, polkit, gpg and ssh themselves, answered on the glass by keys."""

import json
import time

from case import GuestCase
from dialog import UNHURRIED
from guest import PATIENCE
from terminal import Terminal
from test_install import package

FOLDER = "/run/telltale-vm/agents"
# A kernel that is late to hear of a key that came up would type the letter again.
UNREPEATED = """
import fcntl, glob, struct
EVIOCSREP = 0x40084503
for path in glob.glob("/dev/input/event*"):
    with open(path, "rb") as device:
        try:
            fcntl.ioctl(device, EVIOCSREP, struct.pack("II", 3600000, 3600000))
        except OSError:
            pass  # It repeats nothing.
"""


class Agents(GuestCase):
    # A guest of its own: what is installed in it is in nobody else's way.
    settings = {"display": "virtio", "width": 1024, "height": 768, "root": "debian", "crypt": True}

    def setUp(self):
        super().setUp()
        if not self.guest.exists("/usr/bin/pinentry-telltale"):
            self.install()

    def install(self):
        """The package on a unit that shows like iOS, with a service that has the display, and what docs/agents.md sets up."""
        self.guest.write("/etc/telltale/emulated.yaml", UNHURRIED.format(profile="ios"))
        self.guest.write("/etc/telltale/telltale.yaml.d/50-emulated.yaml",
                         "telltale: 1\nprofile: /etc/telltale/emulated.yaml\n")
        self.guest.run(["systemctl", "is-system-running", "--wait"])
        self.done("python3", "-c", UNREPEATED)
        self.done("dpkg", "--force-unsafe-io", "-i", f"/host{package('telltale')}", timeout=300)
        for name in ("pinentry-telltale", "ssh-askpass"):
            self.done("ln", "-s", "telltale", f"/usr/bin/{name}")
        self.done("usermod", "--append", "--groups", "telltale", "anna")
        self.done("sh", "-c", "echo anna:luna | chpasswd")
        self.done("mkdir", "-p", FOLDER)

    # What all of them share

    def done(self, *argv, timeout=90, **settings):
        """A command that goes well; what it wrote."""
        ended = self.guest.run(list(argv), timeout=timeout, **settings)
        self.assertEqual(ended.code, 0, f"{argv}: {ended.out}{ended.err}")
        return ended.out

    def await_true(self, condition, what, seconds=120):
        limit = time.monotonic() + seconds * PATIENCE
        while not condition():
            if time.monotonic() > limit:
                self.fail(f"{what}\n{self.story()}")
            time.sleep(0.2)

    def story(self):
        return self.guest.run(["journalctl", "--no-pager", "-n", "60"]).out

    def ids(self, *events):
        """Of the questions to which that has happened, as the service's journal knows."""
        lines = self.done("telltale", "audit", "--json").splitlines()
        records = [json.loads(line) for line in lines]
        return {each["id"] for each in records if each["event"] in events}

    def await_question(self, what):
        """Waits until a question can be answered that is not over."""
        self.await_true(lambda: self.ids("armed") - self.ids("answered", "ended"), f"{what} asks nothing")

    def spawn_asking(self, *argv, **settings):
        """A program, once its question can be answered."""
        process = self.guest.spawn(list(argv), **settings)
        self.addCleanup(self._kill, process)
        self.await_question(argv)
        return process

    def type(self, secret):
        """Types on the unit's keyboard, and presses Return until that counts: what comes too early after a letter does not.
        A letter that comes twice in a row would be one whose contact bounces."""
        before = self.ids("answered")
        for letter in secret:
            self.guest.keys(letter, seconds=0.05)
        time.sleep(PATIENCE)
        self.press("ret", before)

    def press(self, key, before=None):
        """Presses a key until the question on the glass is over."""
        before = self.ids("answered") if before is None else before
        limit = time.monotonic() + 120 * PATIENCE
        while self.ids("answered") == before:
            self.assertLess(time.monotonic(), limit, self.story())
            self.guest.keys(key)
            self.wait_a_moment(lambda: self.ids("answered") != before)

    @staticmethod
    def wait_a_moment(condition):
        """Gives what was pressed the time to count, before it is pressed again."""
        limit = time.monotonic() + 5 * PATIENCE
        while not condition() and time.monotonic() < limit:
            time.sleep(0.2)

    def type_until(self, is_over, secret, what):
        """Answers a program that asks until it is content: a key that came too often has answered one of its questions."""
        while not is_over():
            self.await_true(lambda: is_over() or self.ids("armed") - self.ids("answered", "ended"), f"{what} asks nothing")
            if not is_over():
                self.type(secret)

    def assert_ended(self, process, code=0, out=None):
        ended = process.wait(120)
        self.assertEqual(ended.code, code, f"{ended}\n{self.story()}")
        if out is not None:
            self.assertEqual(ended.out, out)
        return ended

    # Who asks

    def test_systemd_asks_for_a_password_and_for_that_of_a_disk(self):
        self.done("systemctl", "enable", "--now", "telltale-ask-password.path")
        asking = self.spawn_asking("systemd-ask-password", "--no-tty", "--timeout=0", "Passphrase of the vault:")
        self.type("open")
        self.assert_ended(asking, out="open\n")
        self.open_disk()

    def open_disk(self):
        """systemd's own program for /etc/crypttab; a wrong passphrase is asked for again."""
        disk, key = f"{FOLDER}/disk", f"{FOLDER}/key"
        self.guest.write(key, "mars")
        self.done("truncate", "--size=4M", disk)
        self.done("cryptsetup", "luksFormat", "--batch-mode", "--type=luks2", "--pbkdf=pbkdf2", "--pbkdf-force-iterations=1000",
                  "--luks2-metadata-size=16k", "--luks2-keyslots-size=512k", disk, key)
        device = self.done("losetup", "--find", "--show", disk).strip()
        attach = self.spawn_asking("/lib/systemd/systemd-cryptsetup", "attach", "vault", device, "-", "tries=0")
        self.type("sun")
        self.type_until(lambda: not attach.running(), "mars", "systemd-cryptsetup")
        self.assert_ended(attach)
        self.assertTrue(self.guest.exists("/dev/mapper/vault"))
        self.done("/lib/systemd/systemd-cryptsetup", "detach", "vault")
        self.done("losetup", "--detach", device)

    def test_gpg_asks_for_a_passphrase_by_pinentry(self):
        home = f"{FOLDER}/gpg"
        self.guest.write(f"{home}/gpg-agent.conf", "pinentry-program /usr/bin/pinentry-telltale\n")
        self.guest.write(f"{home}/phrase", "star")
        self.guest.write(f"{home}/plain", "known\n")
        self.done("chmod", "700", home)
        gpg = ["gpg", "--homedir", home, "--quiet", "--no-symkey-cache"]
        self.done(*gpg, "--batch", "--pinentry-mode=loopback", "--passphrase-file", f"{home}/phrase", "--s2k-count=1024",
                  "--output", f"{home}/sealed", "--symmetric", f"{home}/plain")
        opening = self.spawn_asking(*gpg, "--decrypt", f"{home}/sealed")
        self.type("star")
        self.assert_ended(opening, out="known\n")
        self.done("gpgconf", "--homedir", home, "--kill", "gpg-agent")

    def test_ssh_add_asks_for_the_passphrase_of_a_key(self):
        key, agent = f"{FOLDER}/key.ssh", f"{FOLDER}/agent.ssh"
        self.done("ssh-keygen", "-q", "-t", "ed25519", "-a", "1", "-N", "comet", "-f", key)
        self.spawn(["ssh-agent", "-D", "-a", agent])
        self.await_true(lambda: self.guest.exists(agent), "ssh-agent makes no socket")
        known = {"SSH_AUTH_SOCK": agent, "SSH_ASKPASS": "/usr/bin/ssh-askpass", "SSH_ASKPASS_REQUIRE": "force"}
        adding = self.spawn_asking("ssh-add", "-q", key, env=known)
        self.type("comet")
        self.assert_ended(adding)
        self.assertIn("ED25519", self.done("ssh-add", "-l", env=known))

    def test_polkit_asks_whether_a_user_may_be_root(self):
        # A user's services may start before the session for which the agent asks; here they do.
        self.done("systemctl", "--global", "enable", "telltale-polkit-agent.service")
        self.done("loginctl", "enable-linger", "anna")
        self.await_true(lambda: "waits for a session" in self.done("journalctl", "--no-pager"), "the agent does not start")
        terminal = Terminal(self.guest, "anna", "luna")
        self.addCleanup(terminal.close)
        self.await_agents(1)
        begun = self.begin_as_root(terminal, "first")
        self.type("wrong")
        self.type_until(lambda: self.guest.exists(begun), "luna", "polkit")
        self.await_end(begun, "0 0\n")
        # The next polkit does not know the agent, which offers itself again.
        self.done("systemctl", "restart", "polkit.service")
        self.await_agents(2)
        begun = self.begin_as_root(terminal, "second")
        self.press("esc")
        self.await_end(begun, "126\n")
        begun = self.begin_as_root(terminal, "third")
        before = self.ids("ended")
        self.done("sh", "-c", f"kill -KILL $(cat {begun}.pid)")
        self.await_true(lambda: self.ids("ended") > before, "the question outlives who asked")
        self.typed(terminal, "systemctl --user stop telltale-polkit-agent.service")

    def typed(self, terminal, line):
        code, words = terminal.type(line)
        self.assertEqual(code, 0, f"{line}\n{words}\n{self.story()}")
        return words

    def await_agents(self, count):
        """Waits until polkit says that so many agents have come."""
        def come():
            return self.done("journalctl", "--no-pager", "-u", "polkit.service").count("Registered Authentication Agent")
        self.await_true(lambda: come() >= count, "polkit has no agent")

    def begin_as_root(self, terminal, name):
        """A program that a user wants to run as root, once that is asked; where its end is written."""
        path = f"/tmp/{name}"
        self.typed(terminal, f"(pkexec --disable-internal-agent id -u >{path}.out 2>{path}.err & echo $! >{path}.pid; wait $!;"
                             f" echo $? $(cat {path}.out) >{path}.new; mv {path}.new {path}) & sleep 0")
        self.await_question("pkexec")
        return path

    def await_end(self, path, end):
        self.await_true(lambda: self.guest.exists(path), "pkexec does not end")
        self.assertEqual(self.guest.read(path).decode(), end,
                         f"{self.guest.read(path + '.err').decode()}\n{self.story()}")
