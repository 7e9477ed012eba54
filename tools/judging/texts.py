"""Texts of apps as people see them: without mnemonics, with something in the place of what is filled in."""

import json
import re
from pathlib import Path

NAME, NUMBER = "Notes", "3"
#: What Android and browsers put on buttons themselves.
PLATFORM = {
    "en": {"ok": "OK", "cancel": "Cancel", "yes": "Yes", "no": "No"},
    "de": {"ok": "OK", "cancel": "Abbrechen", "yes": "Ja", "no": "Nein"},
    "ja": {"ok": "OK", "cancel": "キャンセル", "yes": "はい", "no": "いいえ"},
    "zh": {"ok": "确定", "cancel": "取消", "yes": "是", "no": "否"},
}
COUNTED = re.compile(r"count|number|size|total|entities", re.IGNORECASE)


class Texts:
    """The texts of a folder: APP/LANGUAGE.json, each a table from key to text."""

    def __init__(self, folder):
        self._folder = Path(folder)
        self._apps = {path.name for path in self._folder.iterdir()} if self._folder.is_dir() else set()
        self._tables = {}

    def shown(self, app, language, key):
        """The text of a key, `app:key` for that of another app or of the platform; None where there is none."""
        if not key:
            return None
        if key.startswith("platform:"):
            return PLATFORM[language].get(key.split(":")[1])
        if ":" in key and key.split(":")[0] in self._apps:
            app, key = key.split(":", 1)
        text = self._table(app, language).get(key)
        return shown(text) if text and text.strip() else None

    def _table(self, app, language):
        if (app, language) not in self._tables:
            file = self._folder / app / f"{language}.json"
            self._tables[app, language] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        return self._tables[app, language]


def shown(text):
    """A text as it is on the screen."""
    text = re.sub(r"\(_\w\)|_(?=\w)", "", text) if re.match(r"[^ ]*_|.*\(_\w\)|.* _\w", text) else text
    text = re.sub(r"\{[^{}]*, *plural,.*?other *\{([^{}]*)\}\s*\}", r"\1", text, flags=re.S)
    text = re.sub(r"\{ *\$?([\w-]+) *\}", lambda found: NUMBER if COUNTED.search(found[1]) else NAME, text)
    text = re.sub(r"%\((\w+)\)[sd]", lambda found: NUMBER if COUNTED.search(found[1]) else NAME, text)
    text = re.sub(r"%(?:\d\$)?'?l{0,2}[du]|%\d*\$?'?l?d", NUMBER, text)
    text = re.sub(r"%(?:\d\$)?[s@]|%\d", NAME, text).replace("%%", "%")
    text = re.sub(r"-brand-[\w-]+", "Notes", text).replace("''", "'").replace("\u2026…", "…")
    text = re.sub(r"</?\w+[^>]*>", "", text)
    return re.sub(r"\s*\n\s*", " ", text).strip()
