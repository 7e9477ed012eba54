"""The service: what programs ask over its socket is asked on the glass, and its journal outlives it."""

import ast
import json
import os
import re
import subprocess
import tempfile
import time

from case import GuestCase
from dialog import UNHURRIED, binary, headless, scene_path
from guest import PATIENCE, REPOSITORY

FOLDER = "/run/telltale-vm/serve"
SOCKET = f"{FOLDER}/io.telltale"
EXAMPLES = os.path.join(REPOSITORY, "docs", "examples", "service")
TOLD = f"{FOLDER}/told"
ENVIRONMENT = ["env", f"TELLTALE_SOCKET={SOCKET}"]


class Serve(GuestCase):
    def setUp(self):
        super().setUp()
        self.guest.run(["rm", "-rf", FOLDER])
        self.guest.run(["mkdir", "-p", FOLDER])
        self.guest.write(f"{FOLDER}/unit.yaml", UNHURRIED.format(profile="ios"))
        self.service = self.serve()

    def serve(self, *options):
        """A service, once it listens."""
        service = self.spawn(
            [*ENVIRONMENT, binary(), "serve", "--profile", f"{FOLDER}/unit.yaml",
             "--state", f"{FOLDER}/state", *options])
        self.await_true(lambda: self.ask_for("Describe")[0] == 0)
        return service

    def await_true(self, condition, seconds=60):
        end = time.monotonic() + seconds * PATIENCE
        while not condition():
            self.assertLess(time.monotonic(), end, "it does not come")
            time.sleep(0.1)

    def ask_for(self, method, upgrade=False, **parameters):
        """One call from a program in Python; its code and its reply."""
        call = {"method": "io.telltale." + method, "parameters": parameters, "upgrade": upgrade}
        program = (
            "import json,socket,sys\n"
            "s=socket.socket(socket.AF_UNIX);s.settimeout(20)\n"
            f"s.connect('{SOCKET}')\n"
            f"s.sendall({json.dumps(json.dumps(call))}"
            ".encode()+b'\\0')\n"
            "t=b''\n"
            "while b'\\0' not in t: t+=s.recv(4096)\n"
            "print(t.split(b'\\0')[0].decode())\n")
        ended = self.guest.run(["python3", "-c", program])
        return ended.code, ended.out

    def ask(self, *arguments):
        """An example program that asks; returns once its question can be answered."""
        self.guest.write(TOLD, "")
        program = self.spawn(
            ["sh", "-c", f'exec "$@" >{TOLD}', "sh", *ENVIRONMENT,
             "python3", f"{EXAMPLES}/ask.py", *arguments])
        self.assertIsNotNone(program.await_line(TOLD, "armed", 0, 30), program.output())
        return program

    def told(self):
        return self.guest.read(TOLD).decode().split("\n")[:-1]

    def audit(self):
        ended = self.guest.run([binary(), "audit", "--json", "--state", f"{FOLDER}/state"])
        self.assertEqual(ended.code, 0, ended)
        return [json.loads(line) for line in ended.out.splitlines()]

    def test_a_program_asks_and_the_answer_is_in_the_journal(self):
        program = self.ask(scene_path("retry"))
        self.guest.keys("ret")
        self.assertEqual(program.wait(60 * PATIENCE).code, 0)
        self.assertEqual(self.told(), ["queued", "shown", "armed", "answered", "chosen retry"])
        records = self.audit()
        self.assertEqual([each["event"] for each in records], ["asked", "shown", "armed", "answered"])
        self.assertEqual(records[-1]["choice"], "retry")

    def test_after_a_kill_the_question_is_there_again_and_its_key_has_the_answer(self):
        self.ask(scene_path("retry"), "route")
        self.service.kill("SIGKILL")
        self.service.wait(60 * PATIENCE)
        begun = time.monotonic()
        self.service = self.serve()
        again = self.ask(scene_path("retry"), "route")
        self.assertLess(time.monotonic() - begun, 30 * PATIENCE)
        self.guest.keys("ret")
        self.assertEqual(again.wait(60 * PATIENCE).code, 0)
        self.service.kill("SIGKILL")
        self.service.wait(60 * PATIENCE)
        self.service = self.serve()
        ended = self.guest.run([*ENVIRONMENT, binary(), "ask", scene_path("retry"), "--key", "route"])
        self.assertEqual((ended.code, ended.out.strip()), (0, "retry"))
        self.assertEqual(sum(each["event"] == "answered" for each in self.audit()), 1)

    def as_user(self, *arguments):
        """A command of a user who has no rights but to open the socket."""
        return self.guest.run(
            ["setpriv", "--reuid=4321", "--regid=4321", "--clear-groups", *ENVIRONMENT, *arguments])

    def test_another_user_may_ask_and_reads_nothing_of_what_others_were_asked(self):
        self.guest.run(["chmod", "666", SOCKET])
        # Where the program was built may be closed to others.
        own = f"{FOLDER}/telltale"
        self.guest.run(["install", "-m", "755", binary(), own])
        program = self.ask(scene_path("retry"), "between-us")
        self.guest.keys("ret")
        self.assertEqual(program.wait(60 * PATIENCE).code, 0)
        self.assertIn("between-us", json.dumps(self.audit()))
        ended = self.as_user("cat", f"{FOLDER}/state/journal")
        self.assertEqual((ended.code, ended.out), (1, ""), ended)
        ended = self.as_user(own, "audit", "--state", f"{FOLDER}/state")
        self.assertEqual((ended.code, ended.out), (77, ""), ended)
        ended = self.as_user(own, "audit")
        self.assertEqual((ended.code, ended.out), (0, ""), ended)
        # What they ask themselves is theirs to hear.
        ended = self.as_user(own, "ask", "--title", "Go?", "--ok-label", "Go", "--timeout", "1")
        self.assertEqual(ended.code, 5, ended)
        ended = self.as_user(own, "audit")
        self.assertIn("user=4321", ended.out)
        self.assertNotIn("user=0", ended.out)
        ended = self.guest.run([*ENVIRONMENT, binary(), "audit"])
        self.assertIn("key=between-us", ended.out)
        self.assertIn("user=4321", ended.out)

    def test_a_service_that_has_asked_rests_in_little_memory(self):
        # The program of a unit has less in it than the one that makes scenes.
        self.service.kill("SIGTERM")
        self.service.wait(60 * PATIENCE)
        unit = f"{binary()}-unit"
        self.assertTrue(self.guest.exists(unit), "tools/build --unit makes it")
        self.service = self.spawn(
            [*ENVIRONMENT, unit, "serve", "--profile", f"{FOLDER}/unit.yaml", "--state", f"{FOLDER}/state"])
        self.await_true(lambda: self.ask_for("Describe")[0] == 0)
        first = self.asked_and_answered()
        status = self.guest.run(["sh", "-c", f"cat /proc/$(pgrep -f '^{unit} serve')/status"]).out
        rests = int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) / 1024
        peak = int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) / 1024
        self.assertLessEqual(rests, 12, f"MiB, of {peak:.1f} at its most")
        # What it gave back it has again.
        self.assertEqual(self.asked_and_answered(), first)

    def asked_and_answered(self):
        """A question that is answered; what the screen was while it was there."""
        program = self.ask(scene_path("retry"))
        screen = self.settled_screen()
        self.guest.keys("ret")
        self.assertEqual(program.wait(60 * PATIENCE).code, 0)
        return screen

    def in_group(self, group, *arguments):
        """A command of that user in a control group, as a service manager starts it."""
        place = f"/sys/fs/cgroup/{group}"
        self.guest.run(["mkdir", "-p", place])
        enter = f'echo $$ >{place}/cgroup.procs && exec "$@"'
        return self.guest.run(
            ["sh", "-c", enter, "sh", "setpriv", "--reuid=4321", "--regid=4321", "--clear-groups",
             *ENVIRONMENT, *arguments])

    def test_a_unit_is_what_the_system_manager_calls_so(self):
        self.guest.run(["mount", "-t", "cgroup2", "cgroup", "/sys/fs/cgroup"])
        self.service.kill("SIGTERM")
        self.service.wait(60 * PATIENCE)
        self.guest.write(
            f"{FOLDER}/settings.yaml",
            "telltale: 1\nservice:\n  clients:\n    - {user: 0, asks: critical}\n"
            "    - {unit: payment.service, asks: high}\n    - {asks: low}\n")
        self.service = self.serve("--settings", f"{FOLDER}/settings.yaml")
        self.guest.run(["chmod", "666", SOCKET])
        own = f"{FOLDER}/telltale"
        self.guest.run(["install", "-m", "755", binary(), own])
        question = [own, "ask", "--title", "Pay?", "--ok-label", "Pay", "--timeout", "1", "--priority", "high"]
        for group in ["system.slice/payment.service", "system.slice/payment.service/worker"]:
            self.assertEqual(self.in_group(group, *question).code, 5, group)
        for group in [
            "user.slice/user-4321.slice/user@4321.service/app.slice/payment.service",
            "system.slice/other.service/payment.service",
            "machine.slice/box.scope/system.slice/payment.service",
            "system.slice/payment.service.d",
        ]:
            ended = self.in_group(group, *question)
            self.assertEqual((ended.code, ended.out), (77, ""), (group, ended))

    def test_show_and_zenity_ask_the_service_that_has_the_display(self):
        self.guest.write(TOLD, "")
        show = self.spawn(
            ["sh", "-c", f'exec "$@" >{TOLD}', "sh", *ENVIRONMENT, binary(), "show",
             scene_path("retry")])
        self.await_true(lambda: '"armed"' in self.ask_for("List")[1])
        self.guest.keys("esc")
        self.assertEqual(show.wait(60 * PATIENCE).code, 1)
        zenity = self.spawn(
            [*ENVIRONMENT, binary(), "zenity", "--info", "--text=Done"])
        self.await_true(lambda: '"armed"' in self.ask_for("List")[1])
        self.guest.keys("ret")
        self.assertEqual(zenity.wait(60 * PATIENCE).code, 0)

    def assert_shown_by(self, profile):
        """The question is on the glass as the profile has it, with the focus drawn or without."""
        names = (scene_path("retry"), profile, (self.guest.width, self.guest.height))
        frames = [headless(*names)[0], headless(*names, "--focus")[0]]
        self.assert_screen(
            lambda glass: any(glass.difference(frame) is None for frame in frames), profile)

    def test_another_profile_is_on_the_glass_at_once_and_takes_the_answer(self):
        program = self.ask(scene_path("retry"))
        self.assert_shown_by("ios")
        self.guest.write(f"{FOLDER}/kiosk.yaml", UNHURRIED.format(profile="kiosk"))
        ended = self.guest.run([*ENVIRONMENT, binary(), "set", "--profile", f"{FOLDER}/kiosk.yaml"])
        self.assertEqual(ended.code, 0, ended)
        self.assert_shown_by("kiosk")
        self.await_true(lambda: '"armed"' in self.ask_for("List")[1])
        self.guest.keys("ret")
        self.assertEqual(program.wait(60 * PATIENCE).code, 0)
        self.assertEqual(self.told()[-1], "chosen retry")

    def test_a_program_in_c_asks(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(
                ["clang", "-Wall", "-Werror", "-static", "-o", f"{folder}/ask", f"{EXAMPLES}/ask.c"],
                check=True)
            with open(f"{folder}/ask", "rb") as file:
                self.guest.write(f"{FOLDER}/ask", file.read())
        self.guest.run(["chmod", "+x", f"{FOLDER}/ask"])
        scene = '{"alert": {"title": "Print Receipt?", "buttons": [{"title": "Print", "id": "print"}]}}'
        self.guest.write(TOLD, "")
        program = self.spawn(
            ["sh", "-c", f'exec "$@" >{TOLD}', "sh", *ENVIRONMENT, f"{FOLDER}/ask", scene])
        self.await_true(lambda: '"armed"' in self.ask_for("List")[1])
        self.guest.keys("ret")
        self.assertEqual(program.wait(60 * PATIENCE).code, 0)
        reply = json.loads(self.told()[0])
        self.assertEqual(reply["parameters"]["answer"]["outcome"], "chosen")

    def test_an_app_is_shown_over_the_socket_and_an_alert_of_another_program_over_it(self):
        self.guest.write(
            f"{FOLDER}/app.yaml",
            "start: pump\nscreens:\n  pump:\n    navigation-bar: {title: Pump 4}\n    content:\n"
            "      - label: {text: {bind: litres, text: Nothing yet}, message: true}\n"
            "      - button: {title: Print Receipt, id: done}\n")
        self.guest.write(TOLD, "")
        app = self.spawn(
            ["sh", "-c", f'exec "$@" >{TOLD}', "sh", *ENVIRONMENT, "python3", f"{EXAMPLES}/open.py",
             f"{FOLDER}/app.yaml", '{"id": 1, "set": {"litres": "12.4 l"}}'])
        self.assertIsNotNone(app.await_line(TOLD, '.*"ok":1.*', 0, 30), app.output())
        show = self.spawn([*ENVIRONMENT, binary(), "ask", scene_path("retry")])
        self.await_true(lambda: '"armed"' in self.ask_for("List")[1])
        self.guest.keys("ret")
        self.assertEqual(show.wait(60 * PATIENCE).code, 0)
        time.sleep(2 * PATIENCE)
        self.guest.keys("tab")
        time.sleep(PATIENCE)
        self.guest.keys("ret")
        self.assertEqual(app.wait(20).code, 0, self.told())
        self.await_true(lambda: [each["event"] for each in self.audit()][-1] == "closed")
        self.assertEqual([each["event"] for each in self.audit()][0], "opened")

    def test_a_path_through_another_processs_mounts_is_in_no_folder_that_is_allowed(self):
        self.service.kill("SIGTERM")
        self.service.wait(60 * PATIENCE)
        apps = f"{FOLDER}/apps"
        self.guest.run(["mkdir", apps])
        app = "start: a\nscreens: {a: {content: [{label: {text: Hello}}]}}\n"
        self.guest.write(f"{apps}/app.yaml", app)
        self.guest.write(
            f"{FOLDER}/settings.yaml",
            f"telltale: 1\nservice:\n  clients: [{{user: 0, asks: high, opens: [{apps}]}}]\n")
        self.service = self.serve("--settings", f"{FOLDER}/settings.yaml")
        # What is there in the other process's mounts has the name of what is allowed.
        other = self.spawn(
            ["unshare", "-m", "sh", "-c",
             f"mount -t tmpfs none {apps} && cp {FOLDER}/settings.yaml {apps}/app.yaml && "
             f"echo $$ >{FOLDER}/process && exec sleep 600"])
        self.await_true(
            lambda: self.guest.run(["test", "-s", f"{FOLDER}/process"]).code == 0)
        process = self.guest.read(f"{FOLDER}/process").decode().strip()
        for folder, error in ((f"/proc/{process}/root{apps}", "NotAllowed"), (apps, None)):
            reply = json.loads(
                self.ask_for("OpenApp", upgrade=True, file=f"{folder}/app.yaml")[1])
            self.assertEqual(reply.get("error"), error and f"io.telltale.{error}", reply)
        other.kill("SIGKILL")

    def test_screens_of_two_scripts_come_one_after_the_other(self):
        first = self.spawn([*ENVIRONMENT, binary(), "zenity", "--scale", f"--timeout={round(6 * PATIENCE)}"])
        self.await_true(lambda: "opened" in [each["event"] for each in self.audit()])
        second = self.spawn([*ENVIRONMENT, binary(), "zenity", "--scale", "--value=7", "--timeout=1"])
        ended = second.wait(60 * PATIENCE)
        self.assertEqual((ended.code, ended.out), (5, "7\n"), ended.err)
        self.assertEqual(first.wait(10).code, 5)

    def test_nothing_runs_while_nothing_happens(self):
        # A process that ends while they are looked at has no files any more.
        count = (
            "import glob\n"
            "def read(path):\n"
            "  try: return open(path).read()\n"
            "  except OSError: return ''\n"
            "names=[f for f in glob.glob('/proc/[0-9]*/comm') if read(f).strip()=='telltale']\n"
            "texts=[read(s) for f in names for s in glob.glob(f[:-4]+'task/*/status')]\n"
            "print(len(texts),sum(int(l.split()[1]) for t in texts for l in t.splitlines()"
            " if l.startswith('voluntary')))\n")

        def switches():
            ended = self.guest.run(["python3", "-c", count])
            self.assertEqual(ended.code, 0, ended.err)
            threads, times = ended.out.split()
            self.assertGreater(int(threads), 0)
            return int(times)

        # What a busy machine has put off may still come; what comes again and again leaves no three seconds in peace.
        counts = [switches()]
        while len(counts) < 2 or counts[-1] != counts[-2] and len(counts) < 8:
            time.sleep(3)
            counts.append(switches())
        self.assertEqual(counts[-2], counts[-1], counts)

    def test_a_secret_is_nowhere_once_its_answer_was_sent(self):
        secret = "qwjxzkvbpfymghduwn"
        self.guest.write(
            f"{FOLDER}/secret.yaml",
            "alert: {title: Passphrase, fields: [{placeholder: Passphrase, secure: true}],\n"
            "  buttons: [{title: Unlock, id: unlock}, {role: cancel}]}\n")
        program = self.ask(f"{FOLDER}/secret.yaml")
        for letter in secret:
            self.guest.keys(letter, seconds=0.05)
        pieces = [secret[at:at + 6] for at in (0, 6, 12)]
        time.sleep(PATIENCE)
        self.assertIn(pieces[-1], [piece for piece, _ in self.pieces_in_memory(pieces)])
        self.guest.keys("ret")
        self.assertEqual(program.wait(60 * PATIENCE).code, 0)
        self.assertEqual(self.told()[-1], f"chosen unlock {secret}")
        self.guest.write(TOLD, "")
        # The loop goes round once more when all is sent.
        time.sleep(PATIENCE)
        self.assertEqual(self.pieces_in_memory(pieces), [])
        # What was found before stands in what that command has printed.
        found = self.guest.run(
            ["grep", "-srlE", "--exclude=*.out", "|".join(pieces), "/run", "/dev/shm"])
        self.assertEqual(found.out, "")

    def pieces_in_memory(self, pieces):
        """Which of the texts stand in the memory of the service that it can write to, and where."""
        program = (
            "import sys\n"
            "found=[]\n"
            "memory=open(f'/proc/{sys.argv[1]}/mem','rb')\n"
            "for line in open(f'/proc/{sys.argv[1]}/maps'):\n"
            "  place,rights=line.split()[:2]\n"
            # What is drawn is in the card's memory, which is read slowly and has no letters.
            "  if 'w' not in rights or '/dev/' in line: continue\n"
            "  start,end=(int(n,16) for n in place.split('-'))\n"
            "  try:\n"
            "    memory.seek(start);bytes=memory.read(end-start)\n"
            "  except OSError: continue\n"
            "  found+=[(piece,line.split()[-1]) for piece in sys.argv[2:] if piece.encode() in bytes]\n"
            "print(found)\n")
        ended = self.guest.run(["python3", "-c", program, str(self.service.pid()), *pieces])
        self.assertEqual(ended.code, 0, ended.err)
        return ast.literal_eval(ended.out)

    def test_sigterm_ends_well_and_a_client_that_goes_takes_its_question_along(self):
        program = self.ask(scene_path("retry"))
        program.kill("SIGKILL")
        self.await_true(lambda: '"questions":[]' in self.ask_for("List")[1].replace(" ", ""))
        self.assertEqual([each["event"] for each in self.audit()][-1], "ended")
        self.service.kill("SIGTERM")
        self.assertEqual(self.service.wait(60 * PATIENCE).code, 0)
        ended = self.guest.run([*ENVIRONMENT, binary(), "ask", scene_path("retry")])
        self.assertEqual(ended.code, 69)
        self.assertIn("no service listens", ended.err)
