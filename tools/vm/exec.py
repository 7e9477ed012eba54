"""Runs one command in the guest and ends as it ended; see the script `exec`."""

import argparse
import os
import sys

from guest import DISPLAYS, Guest, GuestError

KILLED = 124


def main():
    parser = argparse.ArgumentParser(prog="exec", description="Runs a command in the guest.")
    parser.add_argument("--display", choices=[*sorted(DISPLAYS), "none"], default="virtio")
    parser.add_argument("--udev", action="store_true", help="run udevd in the guest")
    parser.add_argument("--out", help="file for a screendump after the command")
    parser.add_argument("--timeout", type=float, default=120, help="in seconds; 124 if it is up")
    parser.add_argument("command", nargs=argparse.REMAINDER, help="the program and its arguments")
    options = parser.parse_args()
    if not options.command:
        parser.error("no command")
    display = None if options.display == "none" else options.display
    if options.out and display is None:
        parser.error("--out needs a display")
    try:
        with Guest(display, udev=options.udev) as guest:
            ended = guest.run(options.command, cwd=os.getcwd(), timeout=options.timeout)
            if options.out:
                guest.screenshot(options.out)
    except GuestError as error:
        raise SystemExit(f"exec: {error}") from error
    sys.stdout.write(ended.out)
    sys.stderr.write(ended.err)
    return KILLED if ended.code is None else ended.code


if __name__ == "__main__":
    sys.exit(main())
