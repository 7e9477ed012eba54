"""Sections 5, 7 and 8: files from their schemas, the guidelines from their book, pages of their own."""

import glob
import json
import os
import re
import subprocess

from mdoc import escaped, line, sentences, word


def write(book, author, root):
    """All pages that are not of commands."""
    def schema(name):
        with open(os.path.join(root, f"schemas/{name}.schema.json"), encoding="utf-8") as file:
            return json.load(file)

    scene(book, schema("scene"))
    profile(book, schema("profile"))
    guidelines(book, author)
    script(book, root)
    for path in sorted(glob.glob(os.path.join(root, "docs/manual/*.[1-8]"))):
        name, section = os.path.basename(path).rsplit(".", 1)
        with open(path, encoding="utf-8") as file:
            book.put(name, section, file.read().replace("@SETTINGS@", "\n".join(settings(schema("settings")))))


def scene(book, schema):
    lines = [".Sh DESCRIPTION"] + sentences(
        "A scene is a question or an app: an alert, an action sheet or the screens of an app. It is a file in YAML or "
        "JSON. All keys are listed part by part; keys that begin with x- belong to the author and are ignored. If a "
        "key takes a part, the name of the part stands behind it.")
    lines += [".Ss The file"] + keys(schema["properties"])
    for name, part in sorted(schema["definitions"].items()):
        if "properties" in part:
            lines += [f".Ss {name}"] + keys(part["properties"])
    lines += [".Sh EXAMPLES", ".Bd -literal -offset indent", "alert:", "  title: Delete This Route?", "  buttons:",
              "    - title: Delete", "      role: destructive", "      id: delete", "    - role: cancel", ".Ed"]
    lines += [".Sh SEE ALSO", ".Xr telltale-show 1 ,", ".Xr telltale-profile 5 ,", ".Xr telltale-guidelines 7"]
    book.write("telltale-scene", 5, "file format of questions and apps", lines)


def profile(book, schema):
    lines = [".Sh DESCRIPTION"] + sentences(
        "A profile says how dialogs look and behave on a platform; a device file is a profile that extends one and "
        "describes one unit. It is a file in YAML. Maps are merged key by key with those of the profiles that it "
        "extends, lists replace theirs, and null removes a value. All keys are listed, with dots between a part and "
        "its keys.")
    lines += keys(flat(schema["properties"]))
    lines += [".Sh FILES", ".Bl -tag -width 8n"]
    for path, about in (("$TELLTALE_PROFILE_PATH", "Folders, separated by colons."),
                        ("./Platforms", "Profiles of a checkout."), ("/etc/telltale", "Profiles of this unit."),
                        ("/usr/share/telltale/Platforms", "Installed profiles.")):
        lines += [f".It Pa {path}"] + sentences(about)
    lines += [".El", ".Sh EXAMPLES", ".Bd -literal -offset indent", "extends: carplay", "device:",
              "  connector: HDMI-A-1", "  rotation-deg: 90", ".Ed"]
    lines += [".Sh SEE ALSO", ".Xr telltale-profile 1 ,", ".Xr telltale-scene 5 ,", ".Xr telltale.yaml 5"]
    book.write("telltale-profile", 5, "how dialogs look and behave on a platform or a unit", lines)


def settings(schema):
    """The keys of a unit's settings, and those of its rules."""
    service = schema["properties"]["service"]["properties"]
    rule = next(choice["items"] for choice in service["clients"]["anyOf"] if "items" in choice)
    return keys(flat(schema["properties"])) + [".Pp", "The keys of a rule:"] + keys(rule["properties"])


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


def script(book, root):
    """What scripts say, as the page for readers of the sources has it."""
    with open(os.path.join(root, "docs/scripts.md"), encoding="utf-8") as file:
        blocks = file.read().split("\n\n")
    # The first two are the mark of what writes the page, and its title.
    lines = [".Sh DESCRIPTION"]
    for block in blocks[2:]:
        lines += script_block(block, begins=lines[-1][:3] in (".Sh", ".Ss"))
    lines += [".Sh EXAMPLES", ".Bd -literal -offset indent", "await screen destinations", "tap harbour",
              'await text "4.10 \\[u20AC]" within 2s', "tap buy", ".Ed"]
    lines += [".Sh SEE ALSO", ".Xr telltale-play 1 ,", ".Xr telltale-render 1 ,", ".Xr telltale-run 1 ,",
              ".Xr telltale-test 1"]
    book.write("telltale-script", 5, "input and expectations for the headless display", lines)


def script_block(block, begins):
    """A heading, a table, something that is shown as it is, or a paragraph."""
    rows = block.strip("\n").split("\n")
    if rows[0].startswith("#"):
        return [f".Ss {plain(rows[0].lstrip('# '))}"]
    if rows[0].startswith("```"):
        return [".Bd -literal -offset indent"] + [line(row) for row in rows[1:-1]] + [".Ed"]
    if rows[0].startswith("|"):
        cells = [[plain(cell) for cell in re.split(r"(?<!\\)\|", row.strip("|"))] for row in rows[2:]]
        items = [(cell[0], cell[1:]) for cell in cells]
        return [".Bl -tag -width 8n"] + [entry for head, rest in items for entry in
                                         [f".It Li {word(head)}"] + sentences("; ".join(rest) + ".")] + [".El"]
    return ([] if begins else [".Pp"]) + sentences(plain(" ".join(rows)))


def plain(text):
    """Without the marks of Markdown."""
    return re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", text.replace("`", "").replace("**", "")).replace("\\|", "|").strip()


def guidelines(book, author):
    text = subprocess.run([author, "explain", "--list", "--format", "json"], capture_output=True, text=True, check=True)
    rules = json.loads(text.stdout)
    lines = [".Sh DESCRIPTION"] + sentences(
        "Scenes are checked against these guidelines. A guideline of severity error also refuses a scene on the screen; "
        "telltale lint reports the others. telltale explain ID prints a guideline with its sources and examples.")
    element = None
    for rule in rules:
        if rule["element"] != element:
            if element is not None:
                lines.append(".El")
            element = rule["element"]
            lines += [f".Ss {escaped(element)}", ".Bl -tag -width 8n"]
        lines += [f".It Sy {rule['id']} Pq {rule['kind']}, {rule['severity']}"] + sentences(rule["why"])
    lines += [".El", ".Sh SEE ALSO", ".Xr telltale-explain 1 ,", ".Xr telltale-lint 1 ,", ".Xr telltale-lint 7"]
    book.write("telltale-guidelines", 7, "rules against which scenes are checked", lines)
