"""The packages on a fresh Debian with systemd: what docs/install.md types is typed, by a user in German and by root."""

import glob
import json
import os
import re
import shutil
import subprocess
import tempfile
import time

from case import GuestCase, close_guest, thorough
from dialog import UNHURRIED, headless
from guest import PATIENCE, REPOSITORY
from terminal import Terminal

PACKAGES = os.path.join(REPOSITORY, "out/packages")
COPIED = "/var/tmp/packages"
INSTALL = os.path.join(REPOSITORY, "docs/install.md")
QUESTION = os.path.join(REPOSITORY, "docs/examples/service/first-question.yaml")
# What belongs to the package manager, to systemd and to whoever typed, or is made anew at each start.
OTHERS = re.compile(r"/(proc|sys|dev|run|tmp|host|home|root|srv|lost\+found)(/|$)|/var/(cache|log|tmp|lib/(dpkg|apt|systemd))(/|$)"
                    r"|/etc/([.]pwd[.]lock|.*-|group|gshadow|passwd|shadow|subuid|subgid|machine-id|default/locale)$"
                    r"|/etc/(alternatives|ld[.]so[.]cache)|.*/__pycache__(/|$)|/usr/(local|share/mime|share/fonts)/"
                    r"|/etc/fonts/|.*/loaders[.]cache$")


def lines(kind):
    """What a fence of docs/install.md has to be typed."""
    with open(INSTALL, encoding="utf-8") as file:
        text = re.search(rf"^```sh {kind}\n(.*?)^```$", file.read(), re.MULTILINE | re.DOTALL)[1]
    return [line for line in text.replace("\\\n", "").splitlines() if line]


def package(name):
    found = glob.glob(os.path.join(PACKAGES, f"{name}_*.deb"))
    if len(found) != 1:
        raise AssertionError(f"{PACKAGES} has {len(found)} packages {name}, expected one; run tools/package")
    return found[0]


class Install(GuestCase):
    settings = {"display": "virtio", "width": 1024, "height": 768, "root": "debian"}

    def run(self, result=None):
        """A machine for each test: what one installs, the next must not find."""
        result = super().run(result)
        close_guest()
        return result

    def test_typed_lines_make_a_kiosk_that_is_upgraded_and_purged(self):
        before = self.files()
        self.install("anna", "de_DE.UTF-8").close()
        self.guest.restart()
        self.answer_the_first_question()
        self.three_programs_ask_at_once()
        self.upgrade_under_a_question()
        self.undo()
        self.enable_what_is_off()
        self.purge(before)

    @thorough
    def test_root_types_the_same_in_english(self):
        terminal = self.install("root", "C.UTF-8")
        self.typed(terminal, "systemctl start first-question.service")
        self.await_state("first-question")
        self.an_app_takes_its_place(terminal)
        self.authors_and_scripts_have_theirs(terminal)

    def an_app_takes_its_place(self, terminal):
        """The kiosk of the README, in this repository; the packages are there already, and so is the first question."""
        self.typed(terminal, f"cd /host{REPOSITORY}")
        with open(os.path.join(REPOSITORY, "README.md"), encoding="utf-8") as file:
            block = re.search(r"## A kiosk\n.*?```sh\n(.*?)```", file.read(), re.DOTALL)[1]
        # The profile of the settings has to be the one that the page names.
        self.typed(terminal, "rm /etc/telltale/telltale.yaml.d/50-emulated.yaml")
        for line in block.splitlines():
            words = "" if " apt" in line else self.typed(terminal, line)
            if "doctor" in line:
                self.assertIn("/etc/telltale/telltale.yaml: /srv/kiosk/brand.yaml", words)
        self.assertEqual(self.guest.run(["systemctl", "is-enabled", "first-question.service"]).out, "disabled\n")
        # It tells the service manager when its first frame is on the glass.
        self.assertEqual(self.guest.run(["systemctl", "is-active", "kiosk.service"]).out, "active\n", self.story())
        self.assertIn("tickets.py", self.guest.run(["systemctl", "status", "--no-pager", "kiosk.service"]).out)

    def authors_and_scripts_have_theirs(self, terminal):
        """The other two packages, and a command of each."""
        self.typed(terminal, f"apt-get install -y /host{package('telltale-tools')} /host{package('telltale-zenity')}", 600)
        self.typed(terminal, "cd /tmp && telltale new my-kiosk --profile kiosk && telltale lint my-kiosk")
        self.assertIn("  telltale new ", terminal.type("telltale")[1])
        self.assertIn("3.", self.typed(terminal, "zenity --version"))
        self.assertIn("Apache", self.typed(terminal, "telltale --version --licences | head -n 400"))

    def undo(self):
        terminal = self.log_in("anna", "de_DE.UTF-8")
        self.assertIn("answered", self.typed(terminal, "sudo telltale audit"))
        for line in lines("undo"):
            self.typed(terminal, line)
        terminal.close()

    def log_in(self, user, language):
        self.guest.write("/etc/default/locale", f"LANG={language}\n")
        terminal = Terminal(self.guest, user, user)
        self.addCleanup(terminal.close)
        return terminal

    def install(self, user, language):
        """Types the lines up to the restart; what was built lies in the folder where they are typed."""
        terminal = self.log_in(user, language)
        # Where they were built may be closed to others.
        copied = self.guest.run(["sh", "-c", f"mkdir -p {COPIED} && cp /host{PACKAGES}/*.deb {COPIED}/ && chmod -R a+rX {COPIED}"])
        self.assertEqual(copied.code, 0, copied)
        self.typed(terminal, f"cd {COPIED}")
        for line in lines("kiosk"):
            if line.endswith("reboot"):
                continue
            if " start " in line:
                # The machine's finger is a program's, and slow.
                self.guest.write("/etc/telltale/emulated.yaml", UNHURRIED.format(profile="kiosk"))
                self.guest.write("/etc/telltale/telltale.yaml.d/50-emulated.yaml",
                                 "telltale: 1\nprofile: /etc/telltale/emulated.yaml\n")
            words = self.typed(terminal, line, 600)
            if "doctor" in line:
                self.assertIn("/etc/telltale/telltale.yaml: kiosk", words)
        return terminal

    def typed(self, terminal, line, seconds=240):
        code, words = terminal.type(line, seconds)
        self.assertEqual(code, 0, f"{line}\n{words}")
        return words

    def audit(self):
        ended = self.guest.run(["telltale", "audit", "--json"])
        self.assertEqual(ended.code, 0, ended)
        return [json.loads(line) for line in ended.out.splitlines()]

    def events(self, key):
        """What the journal says of the question with this key."""
        records = self.audit()
        asked = {each["id"] for each in records if each.get("key") == key}
        return [each["event"] for each in records if each.get("id") in asked]

    def await_state(self, key, event="armed", count=1, seconds=300):
        """Waits until the journal has so many of these events."""
        limit = time.monotonic() + seconds * PATIENCE
        while self.events(key).count(event) < count:
            self.assertLess(time.monotonic(), limit, self.story())
            time.sleep(0.3)

    def story(self):
        return self.guest.run(["journalctl", "--no-pager", "-n", "60"]).out

    def touch(self, scene, control):
        touchscreen = self.make("touchscreen")
        time.sleep(2 * PATIENCE)
        x, y, width, height = headless(scene, "kiosk", (self.guest.width, self.guest.height))[1][control]
        touchscreen.act("tap", x + width // 2, y + height // 2)

    def answer_the_first_question(self):
        self.await_state("first-question")
        self.assert_screen(lambda screen: screen.difference(self.frame(QUESTION)) is None,
                           "the question is on the glass")
        self.touch(QUESTION, "begin")
        self.await_state("first-question", "answered")
        # The journal has the answer before whoever asked hears of it.
        limit = time.monotonic() + 240 * PATIENCE
        while (state := self.guest.run(["systemctl", "is-active", "first-question.service"]).out.strip()) != "inactive":
            self.assertLess(time.monotonic(), limit, state)
            time.sleep(0.3)

    def frame(self, scene):
        return headless(scene, "kiosk", (self.guest.width, self.guest.height))[0]

    def three_programs_ask_at_once(self):
        """Each of them a user's own; whoever is in the group may ask, and everybody gets an answer."""
        programs = [self.spawn(["setpriv", "--reuid=anna", "--regid=anna", "--init-groups", "telltale", "ask",
                                "--title", f"Open Gate {number}?", "--ok-label", "Open", "--key", f"gate-{number}"])
                    for number in (1, 2, 3)]
        limit = time.monotonic() + 300 * PATIENCE
        while any(program.running() for program in programs):
            self.assertLess(time.monotonic(), limit, self.story())
            # What comes too early for a question is no answer to it, and is pressed again.
            self.guest.keys("ret")
            time.sleep(PATIENCE)
        for program in programs:
            self.assertEqual(program.wait(240).code, 0, program.output())

    def upgrade_under_a_question(self):
        asked = self.spawn(["telltale", "ask", QUESTION_IN_GUEST, "--key", "during-upgrade"])
        self.await_state("during-upgrade")
        with tempfile.TemporaryDirectory(dir=PACKAGES) as folder:
            newer = self.newer(folder)
            ended = self.guest.run(["apt-get", "install", "-y", f"/host{newer}"], timeout=600,
                                   env={"DEBIAN_FRONTEND": "noninteractive"})
            self.assertEqual(ended.code, 0, ended)
        self.assertIn("9.9", self.guest.run(["dpkg-query", "-W", "telltale"]).out)
        # Whoever asked hears that the service has gone; the question stays, under its key.
        self.assertEqual(asked.wait(240).code, 69, asked.output())
        self.await_state("during-upgrade", count=2)
        self.assert_screen(lambda screen: screen.difference(self.frame(QUESTION)) is None,
                           "the question is on the glass again")
        away = self.absence()
        print(f"  (the question was away for {away:.1f} s of the emulated machine)", flush=True)
        self.assertTrue(0 < away < 60 * PATIENCE, away)

    def absence(self):
        """Seconds from the last stop of the service to its first frame after it, by the machine's clock."""
        words = self.guest.run(["journalctl", "-u", "telltale.service", "-o", "short-unix", "--no-pager"]).out
        times = {word: max(float(line.split()[0]) for line in words.splitlines() if f": {word} telltale.service" in line)
                 for word in ("Stopping", "Started")}
        return times["Started"] - times["Stopping"]

    @staticmethod
    def newer(folder):
        """The same package as the next version."""
        tree = os.path.join(folder, "tree")
        subprocess.run(["dpkg-deb", "-R", package("telltale"), tree], check=True)
        control = os.path.join(tree, "DEBIAN/control")
        with open(control, encoding="utf-8") as file:
            text = re.sub(r"(?m)^Version: .*$", "Version: 9.9", file.read())
        with open(control, "w", encoding="utf-8") as file:
            file.write(text)
        path = os.path.join(folder, "telltale_9.9.deb")
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Znone", "--build", tree, path], check=True,
                       stdout=subprocess.DEVNULL)
        shutil.rmtree(tree)
        return path

    def enable_what_is_off(self):
        """A unit that the package brings and does not enable; purging forgets that somebody did."""
        ended = self.guest.run(["systemctl", "enable", "--now", "telltale-ask-password.path"])
        self.assertEqual(ended.code, 0, ended)

    def purge(self, before):
        ended = self.guest.run(["apt-get", "purge", "-y", "telltale", "python3-telltale"], timeout=600,
                               env={"DEBIAN_FRONTEND": "noninteractive"})
        self.assertEqual(ended.code, 0, ended)
        owned = set(self.guest.run(["sh", "-c", "cat /var/lib/dpkg/info/*.list"]).out.splitlines())
        owned |= {"/usr" + path for path in owned}
        left = sorted(self.files() - before - owned)
        self.assertEqual(left, ["/var/lib/telltale", "/var/lib/telltale/journal"])
        self.assertEqual(self.guest.run(["id", "-un", "telltale"]).out.strip(), "telltale")
        journal = self.guest.read("/var/lib/telltale/journal").decode()
        self.assertIn("during-upgrade", journal)

    def files(self):
        found = self.guest.run(["find", "/", "-xdev", "-path", "/host", "-prune", "-o", "-print"], timeout=120).out
        return {path for path in found.splitlines() if not OTHERS.match(path)}


QUESTION_IN_GUEST = "/usr/share/doc/telltale/examples/first-question.yaml"
