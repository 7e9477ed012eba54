"""Runs the linter over dialogs and says of each finding where in the dialog it is."""

import json
import subprocess
import tempfile
from pathlib import Path

PROFILE = "ios"


def findings(program, dialogs, *options):
    """The findings of `telltale lint` by the name of the scene's file, each with `path`."""
    if not dialogs:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        write(dialogs, folder)
        command = [program, "lint", folder, "--no-config", "--profile", PROFILE, "--format", "json", *options]
        ran = subprocess.run(command, capture_output=True, text=True, check=False)
        if ran.returncode not in (0, 1):
            raise SystemExit(f"judgement: the linter failed: {ran.stderr.strip()}")
        places = {dialog.file: _places(dialog.scene()) for dialog in dialogs}
        found = {}
        for file in json.loads(ran.stdout)["files"]:
            name = Path(file["path"]).name
            found[name] = [each | {"path": places[name][each["line"]]} for each in file["findings"]]
        return found


def write(dialogs, folder):
    """A file for the scene of each dialog."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    for dialog in dialogs:
        (Path(folder) / dialog.file).write_text(dialog.scene(), encoding="utf-8")


def _places(scene):
    """What stands on each line of a scene: `alert`, `title`, `message`, `buttons`, `buttons[0]`, …"""
    places, place, index = {}, "alert", -1
    for number, line in enumerate(scene.splitlines(), start=1):
        indent = len(line) - len(line.lstrip())
        if indent == 4 and '": ' in line:
            place = line.split('"')[1]
        elif indent == 6 and line.strip() == "{":
            index += 1
            place = f"buttons[{index}]"
        places[number] = place
    return places
