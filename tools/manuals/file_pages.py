"""Sections 5, 7 and 8: files from their schemas, the guidelines from their book, pages of their own."""

import glob
import json
import os
import subprocess

from mdoc import escaped, sentences, word


def write(book, author, root):
    """All pages that are not of commands."""
    def schema(name):
        with open(os.path.join(root, f"schemas/{name}.schema.json"), encoding="utf-8") as file:
            return json.load(file)

    scene(book, schema("scene"))
    profile(book, schema("profile"))
    guidelines(book, author)
    for path in sorted(glob.glob(os.path.join(root, "docs/manual/*.[1-8]"))):
        name, section = os.path.basename(path).rsplit(".", 1)
        with open(path, encoding="utf-8") as file:
            book.put(name, section, file.read())


def scene(book, schema):
    lines = [".Sh DESCRIPTION"] + sentences(
        "A scene says what is asked or shown: an alert, an action sheet or the screens of an app. It is a file in "
        "YAML or JSON. What follows is every key, part by part; keys that begin with x- are the author's own and "
        "mean nothing. Where a key takes a part, its name stands behind it.")
    lines += [".Ss The file"] + keys(schema["properties"])
    for name, part in sorted(schema["definitions"].items()):
        if "properties" in part:
            lines += [f".Ss {name}"] + keys(part["properties"])
    lines += [".Sh EXAMPLES", ".Bd -literal -offset indent", "alert:", "  title: Delete This Route?", "  buttons:",
              "    - title: Delete", "      role: destructive", "      id: delete", "    - role: cancel", ".Ed"]
    lines += [".Sh SEE ALSO", ".Xr telltale-show 1 ,", ".Xr telltale-profile 5 ,", ".Xr telltale-guidelines 7"]
    book.write("telltale-scene", 5, "what is asked or shown, as a file", lines)


def profile(book, schema):
    lines = [".Sh DESCRIPTION"] + sentences(
        "A profile says how dialogs look and behave on a platform; a device file is a profile that extends one and "
        "says what one unit has. It is a file in YAML. Maps are merged key by key with those of the profiles that "
        "it extends, lists replace theirs, and null takes a value away. What follows is every key, with dots "
        "between a part and its keys.")
    lines += keys(flat(schema["properties"]))
    lines += [".Sh FILES", ".Bl -tag -width 8n"]
    for path, about in (("$TELLTALE_PROFILE_PATH", "Folders with colons between."), ("./Platforms", "Those of a checkout."),
                        ("/etc/telltale", "Those of this unit."),
                        ("/usr/share/telltale/Platforms", "Those that are installed.")):
        lines += [f".It Pa {path}"] + sentences(about)
    lines += [".El", ".Sh EXAMPLES", ".Bd -literal -offset indent", "extends: carplay", "device:",
              "  connector: HDMI-A-1", "  rotation-deg: 90", ".Ed"]
    lines += [".Sh SEE ALSO", ".Xr telltale-profile 1 ,", ".Xr telltale-scene 5 ,", ".Xr telltale-settings 5"]
    book.write("telltale-profile", 5, "how dialogs look and behave on a platform or a unit", lines)


def flat(properties, head=""):
    """Keys of parts with the names of the parts before them."""
    found = {}
    for key, value in properties.items():
        inside = value.get("properties") or next(
            (choice["properties"] for choice in value.get("anyOf", []) if "properties" in choice), None)
        if inside:
            found.update(flat(inside, f"{head}{key}."))
        else:
            found[head + key] = value
    return found


def keys(properties):
    lines = [".Bl -tag -width 8n"]
    for key, value in properties.items():
        lines.append(f".It Cm {word(key)}" + "".join(f" Pq Ar {word(part)}" for part in parts(value)[:1]))
        lines += sentences(value.get("description", "")) or [f"See {key}."]
        choices = value.get("enum") or next((c["enum"] for c in value.get("anyOf", []) if "enum" in c), None)
        if choices:
            lines.append("One of " + escaped(", ".join("null" if c is None else str(c) for c in choices)) + ".")
        if value.get("default") is not None:
            lines.append(f"Default: {escaped(json.dumps(value['default']))}.")
    return lines + [".El"]


def parts(value):
    """Names of the parts that a key takes."""
    found = []
    for inner in [value, value.get("items"), value.get("additionalProperties")] + value.get("allOf", []) + value.get(
            "anyOf", []):
        if isinstance(inner, dict) and "$ref" in inner:
            found.append(inner["$ref"].rsplit("/", 1)[1])
    return found


def guidelines(book, author):
    text = subprocess.run([author, "explain", "--list", "--format", "json"], capture_output=True, text=True, check=True)
    rules = json.loads(text.stdout)
    lines = [".Sh DESCRIPTION"] + sentences(
        "These guidelines are what scenes are judged by. Those of severity error refuse a scene also on the screen; "
        "others are told by telltale lint. telltale explain ID prints one with its sources and examples.")
    element = None
    for rule in rules:
        if rule["element"] != element:
            if element is not None:
                lines.append(".El")
            element = rule["element"]
            lines += [f".Ss {escaped(element)}", ".Bl -tag -width 8n"]
        lines += [f".It Sy {rule['id']} Pq {rule['kind']}, {rule['severity']}"] + sentences(rule["why"])
    lines += [".El", ".Sh SEE ALSO", ".Xr telltale-explain 1 ,", ".Xr telltale-lint 1 ,", ".Xr telltale-lint 7"]
    book.write("telltale-guidelines", 7, "what scenes are judged by", lines)
