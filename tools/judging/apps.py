"""The apps whose dialogs are judged: of which half they are, and where their texts are."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import tables


@dataclass
class App:
    """One line of apps.tsv."""

    name: str
    half: str
    licence: str
    repository: str
    commit: str
    format: str
    files: dict

    def texts(self, work):
        """Its tables by language, out of its repository as it was at the commit.

        Only these files of that commit are fetched, with git, into a folder below `work`.
        """
        folder = Path(work) / self.name
        git = ["git", "-C", str(folder)]
        for command in (["git", "init", "-q", "--bare", str(folder)],
                        [*git, "remote", "add", "origin", f"https://github.com/{self.repository}"],
                        [*git, "fetch", "-q", "--depth", "1", "--filter=blob:none", "origin", self.commit]):
            subprocess.run(command, check=True)
        for language, paths in self.files.items():
            table = {}
            for path in paths:
                text = subprocess.run([*git, "show", f"{self.commit}:{path}"], check=True, capture_output=True).stdout
                table.update(tables.of(self.format, path, _decoded(text), language))
            yield language, table


def _decoded(text):
    """UTF-8, or UTF-16 as tables of iOS may be."""
    is_wide = text[:2] in (b"\xff\xfe", b"\xfe\xff")
    return text.decode("utf-16" if is_wide else "utf-8-sig")


def read(path):
    """All apps, by name. Those without a repository come in packages, see sources.py."""
    apps = {}
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, half, licence, repository, commit, form, *files = line.split("\t") + [""] * 3
        parts = (entry.split("=", 1) for entry in files if entry)
        apps[name] = App(name, half, licence, repository, commit, form,
                         {language: paths.split(",") for language, paths in parts})
    if not apps:
        sys.exit(f"judgement: {path} lists no apps")
    return apps
