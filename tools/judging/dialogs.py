"""The dialogs that are judged: which texts of which app they are made of, and what a reviewer said of each."""

import json
from dataclasses import dataclass
from pathlib import Path

ROLES = {"c": "cancel", "d": "destructive", "p": "plain"}


@dataclass
class Dialog:
    """One alert, as an app shows it in one language."""

    name: str
    app: str
    language: str
    title: str
    message: str | None
    buttons: list

    @property
    def file(self):
        """What its scene is called."""
        return f"{self.name}.{self.language}.yaml"

    def scene(self):
        """The scene, as JSON, which YAML is a superset of."""
        buttons = [{"title": title} | ({} if role == "p" else {"role": ROLES[role]}) for role, title in self.buttons]
        alert = {"title": self.title} | ({"message": self.message} if self.message else {}) | {"buttons": buttons}
        return json.dumps({"lang": self.language, "alert": alert}, ensure_ascii=False, indent=2) + "\n"


def read(manifest, texts):
    """The dialogs of the list, in all languages that it names and that their app has all texts in."""
    for line in Path(manifest).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, languages, title, message, *buttons = line.split("\t")
        app = name.rsplit("-", 1)[0]
        for language in languages.split(","):
            found = [(button[0], texts.shown(app, language, button[2:])) for button in buttons]
            shown, told = texts.shown(app, language, title), texts.shown(app, language, message)
            # A dialog of one text has it for its title, as an alert does that has nothing else.
            heading, rest = (shown, told) if title else (told, None)
            if heading and all(text for _, text in found):
                yield Dialog(name, app, language, heading, rest, found)
