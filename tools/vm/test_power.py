"""The power goes, or the disk takes nothing: what becomes of questions on a disk of the service's own."""

import json
import tempfile
import unittest

import powercuts
from dialog import binary, scene_path
from guest import PATIENCE, Guest

FOLDER = powercuts.FOLDER


class Power(unittest.TestCase):
    def test_no_cut_loses_an_answer_that_was_told_or_makes_one_up(self):
        between, wrong = powercuts.cut(4, 60, 1)
        self.assertEqual(wrong, [])
        # Cuts that all fell before the first question would say nothing.
        self.assertGreaterEqual(sum(between[step] > 0 for step in powercuts.STEPS), 3)


class Disk(unittest.TestCase):
    def test_a_full_or_read_only_disk_takes_no_question_and_keeps_no_answer_back(self):
        with tempfile.TemporaryDirectory() as folder:
            with Guest(disk=powercuts.made(folder)) as self.guest:
                powercuts.mount(self.guest)
                service = powercuts.serve(self.guest)
                # The journal's last block has room for some more.
                self.guest.run(["sh", "-c", f"cat /dev/zero >{powercuts.DISK}/full"])
                refused = self.refused(60)
                self.assertEqual(refused.code, 69, refused)
                self.assertIn("cannot record it: journal: ENOSPC", refused.err)
                self.guest.run(["rm", f"{powercuts.DISK}/full"])
                for fault in (self.remount, self.break_it):
                    program = self.ask()
                    fault()
                    self.guest.keys("ret")
                    self.assertEqual(program.wait(60 * PATIENCE).code, 0)
                    self.assertIn("chosen retry", self.guest.read(f"{FOLDER}/told").decode())
                    self.assertIn("cannot record it: journal: EROFS", self.refused(1).err)
                    # What has failed stays read-only.
                    self.guest.run(["mount", "-o", "remount,rw", powercuts.DISK])
                self.assertIn("the journal cannot be written", service.output()[1])
                audit = self.guest.run([binary(), "audit", "--json", "--state", f"{powercuts.DISK}/state"])
                self.assertEqual((audit.code, audit.err), (0, ""))
                self.assertGreater(len([json.loads(line) for line in audit.out.splitlines()]), 3)

    def remount(self):
        """As an administrator does with what is in use, and a system that goes down."""
        self.guest.write("/proc/sysrq-trigger", "u")
        for _ in range(100):
            if f"{powercuts.DISK} ext4 ro" in self.guest.read("/proc/mounts").decode():
                break

    def break_it(self):
        """A fault of the file system, after which it is read-only."""
        self.guest.write("/sys/fs/ext4/vda/trigger_fs_error", "the disk has failed")

    def ask(self):
        """A program whose question takes an answer."""
        told = f"{FOLDER}/told"
        self.guest.write(told, "")
        program = self.guest.spawn(
            ["sh", "-c", f'exec "$@" >{told}', "sh", "env", f"TELLTALE_SOCKET={FOLDER}/socket", "python3",
             powercuts.EXAMPLE, scene_path("retry")])
        self.assertIsNotNone(program.await_line(told, "armed", 0, 60), program.output())
        return program

    def refused(self, most):
        """What a program is told that is refused: so many are given up after a moment, until one is."""
        for _ in range(most):
            ended = self.guest.run(
                ["env", f"TELLTALE_SOCKET={FOLDER}/socket", binary(), "ask", scene_path("retry"), "--timeout", "0.2"])
            if ended.code != 5:
                return ended
        return None
