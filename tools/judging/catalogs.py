"""Reads what apps ship their texts in, each as one table from key to text.

Values of gettext are found by their English original, which is a text of others: the key is a hash of it.
"""

import gettext
import hashlib
import json
import re
import zipfile
from pathlib import Path


def hashed(original):
    """The key of an entry of gettext, by its original (after its context and U+0004, where it has one)."""
    return hashlib.sha256(original.encode()).hexdigest()[:12]


def of_gettext(path, is_english=False):
    """A compiled catalog (.mo); English is what the entries are found by."""
    with open(path, "rb") as file:
        catalog = gettext.GNUTranslations(file)._catalog
    table = {}
    for key, text in catalog.items():
        original, form = key if isinstance(key, tuple) else (key, None)
        if not original:
            continue
        name = hashed(original) + (f"[{form}]" if form else "")
        table[name] = original.split("\x04")[-1] if is_english else text
    return table


def of_json(paths):
    """Flat tables of JSON, all of one language."""
    table = {}
    for path in paths:
        table.update(json.loads(Path(path).read_text(encoding="utf-8")))
    return table


def of_fluent(archive, inside):
    """The messages of all Fluent files below a folder of an archive; attributes as `message.attribute`.

    Of several forms the one marked with a star counts.
    """
    table = {}
    with zipfile.ZipFile(archive) as files:
        for name in sorted(files.namelist()):
            if inside in name and name.endswith(".ftl"):
                table.update(_fluent(files.read(name).decode("utf-8")))
    return table


def _fluent(text):
    table, message, attribute = {}, None, None
    for line in text.splitlines():
        if line.startswith("#"):
            message = None
        elif start := re.match(r"(-?[A-Za-z][\w-]*) *= ?(.*)", line):
            message, attribute = start[1], None
            table[message] = start[2]
        elif message and (start := re.match(r" +\.([\w-]+) *= ?(.*)", line)):
            attribute = f"{message}.{start[1]}"
            table[attribute] = start[2]
        elif message and line.startswith((" ", "}")):
            table[attribute or message] += "\n" + line.strip()
    return {key: _chosen(value.strip(), table) for key, value in table.items() if value.strip()}


def _chosen(value, table):
    """The starred form of a selection, and terms in the place of their names."""
    for _ in range(4):
        value = re.sub(r"\{[^{}]*->(?:[^{}]|\{[^{}]*\})*?\*\[\w+\] *((?:[^{}\[]|\{[^{}]*\})*?)\s*(?:\[\w+\](?:[^{}\[]|\{[^{}]*\})*)?\}",
                       lambda found: found[1].strip(), value, flags=re.S)
        value = re.sub(r"\{ *(-[\w-]+)(?:\([^)]*\))? *\}", lambda found: table.get(found[1], found[1]), value)
    return re.sub(r"\{ *\"([^\"]*)\" *\}", r"\1", value)
