"""Reads the tables of texts that apps for telephones and the web are built from.

Each is one table from key to text; of a text in several forms each is `key[form]`.
"""

import json
import plistlib
import re
import xml.etree.ElementTree as trees


def of(form, name, text, language):
    """The texts of one file, by the format that its app is listed with."""
    if form == "android":
        return android(text)
    if form == "xcstrings":
        return xcstrings(text, language)
    if form == "strings":
        return strings(text)
    if form == "json":
        return nested(json.loads(text))
    raise SystemExit(f"judgement: {name}: no format {form}; there are android, strings, xcstrings and json")


def android(text):
    """The `<string>`s and `<plurals>` of a resource file."""
    table = {}
    for entry in trees.fromstring(text):
        name = entry.get("name")
        if entry.tag == "string":
            table[name] = _resource(entry)
        elif entry.tag == "plurals":
            for item in entry:
                if isinstance(item.tag, str):
                    table[f"{name}[{item.get('quantity')}]"] = _resource(item)
    return table


def _resource(entry):
    """The text of an entry with its escapes undone; white space that is not escaped is one space."""
    text = re.sub(r"\s+", " ", "".join(entry.itertext())).strip()
    if len(text) > 1 and text[0] == text[-1] == '"':
        text = text[1:-1]
    text = re.sub(r"\\u([0-9a-fA-F]{4})", lambda found: chr(int(found[1], 16)), text)
    text = text.encode("utf-16", "surrogatepass").decode("utf-16")
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": " "}.get(found[1], found[1]), text)


def strings(text):
    """The entries of a `.strings` file, which may be a property list."""
    if text.lstrip().startswith("<?xml"):
        return {key: value for key, value in plistlib.loads(text.encode()).items() if isinstance(value, str)}
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    entries = re.findall(r'^\s*"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', text, flags=re.M | re.S)
    return {key: re.sub(r"\\(.)", lambda found: {"n": "\n", "\n": "\n"}.get(found[1], found[1]), value, flags=re.S)
            for key, value in entries}


def xcstrings(text, language):
    """The entries of a string catalogue in one language; a key without an entry is its own text in the first."""
    catalogue = json.loads(text)
    table = {}
    for key, entry in catalogue["strings"].items():
        unit = entry.get("localizations", {}).get(language, {}).get("stringUnit")
        if unit:
            table[key] = unit["value"]
        elif language == catalogue["sourceLanguage"]:
            table[key] = key
    return table


def nested(tree, above=""):
    """Tables within tables, with a full stop between their keys; forms of a number as `key[form]`."""
    table = {}
    for key, value in tree.items():
        if isinstance(value, dict):
            if value and set(value) <= {"zero", "one", "two", "few", "many", "other"}:
                table.update({f"{above}{key}[{form}]": text for form, text in value.items()})
            table.update(nested(value, f"{above}{key}."))
        elif isinstance(value, str):
            table[above + key] = value
    return table
