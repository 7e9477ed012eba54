"""The command line as pages of Markdown, in docs/reference: the same facts as the manual pages."""

import os
import re

import command_pages

FOLDER = "docs/reference"
# A command in quotation marks, an option, a variable.
CODE = re.compile(r"('telltale[^']*'|(?<![\w-])--[a-z][a-z-]*(?!\w)|\b[A-Z]+(?:_[A-Z]+)+\b)")
MARK = "<!-- Written by tools/manual --pages; not to be edited. -->\n\n"


def pages(program, root):
    """All pages by their paths below the root of the repository."""
    tool, commands, facts = command_pages.commands(program, root)
    names = {command["commandName"] for command in commands}
    found = {f"{FOLDER}/README.md": overview(tool, commands, facts)}
    for command in commands:
        found[f"{FOLDER}/{command['commandName']}.md"] = page(command, facts, names)
    return found


def write(found, root):
    """Puts pages where they belong, and takes away what is none of them any more."""
    os.makedirs(os.path.join(root, FOLDER), exist_ok=True)
    for name in os.listdir(os.path.join(root, FOLDER)):
        if f"{FOLDER}/{name}" not in found:
            os.remove(os.path.join(root, FOLDER, name))
    for path, text in found.items():
        with open(os.path.join(root, path), "w", encoding="utf-8") as file:
            file.write(text)


def faults(found, root):
    """What of the pages in the repository is not as the program says it."""
    present = {f"{FOLDER}/{name}" for name in os.listdir(os.path.join(root, FOLDER))} \
        if os.path.isdir(os.path.join(root, FOLDER)) else set()
    told = [f"{path}: no command has this page; run tools/manual --pages" for path in sorted(present - set(found))]
    for path, text in sorted(found.items()):
        if path not in present:
            told.append(f"{path}: the page is not there; run tools/manual --pages")
            continue
        with open(os.path.join(root, path), encoding="utf-8") as file:
            if file.read() != text:
                told.append(f"{path}: the program says something else by now; run tools/manual --pages")
    return told


def overview(tool, commands, facts):
    text = MARK + "# The command line\n\n" + facts["overview"] + "\n\n"
    text += ("`telltale COMMAND --help` prints the usage, the text and the options of a command's page. Further "
             "examples, and the tables of exit codes, variables and files, are on the page alone. zenity, dialog, "
             "whiptail, kdialog and yad have a help text of their own. `telltale --version` prints the version.\n\n")
    text += "| command | |\n|---|---|\n"
    for command in commands:
        name = command["commandName"]
        text += f"| [`telltale {name}`]({name}.md) | {cell(command['abstract'])} |\n"
    text += "\n## Exit codes\n\nEach command's page lists its own codes with their meaning.\n\n| code | meaning |\n|---|---|\n"
    for code, about in facts["exit"].items():
        text += f"| {code} | {cell(about)} |\n"
    for title, kind in (("Environment", "environment"), ("Files", "files")):
        text += f"\n## {title}\n\n| | |\n|---|---|\n"
        for key, about in facts[kind].items():
            text += f"| `{key}` | {cell(about)} |\n"
    return text


def page(command, facts, names):
    own = facts["commands"][command["commandName"]]
    text = MARK + f"# telltale {command['commandName']}\n\n" + prose(command["abstract"]) + "\n\n"
    text += described(command, "") + parts(command)
    if own["examples"]:
        text += "## Examples\n\n"
        for about, example in own["examples"]:
            text += f"{about}\n\n```sh\n{example}\n```\n\n"
    text += "## Exit codes\n\n| code | meaning |\n|---|---|\n"
    for code in own["exit"]:
        text += f"| {code} | {cell(own.get('exit-words', {}).get(code) or facts['exit'][code])} |\n"
    for title, kind in (("Environment", "environment"), ("Files", "files")):
        if own[kind]:
            text += f"\n## {title}\n\n| | |\n|---|---|\n"
            for key in own[kind]:
                text += f"| `{key}` | {cell(facts[kind][key])} |\n"
    others = sorted(see[len("telltale-"):-2] for see in own["see"]
                    if see.startswith("telltale-") and see.endswith(" 1") and see[len("telltale-"):-2] in names)
    links = [f"[`telltale {other}`]({other}.md)" for other in others] + ["[all commands](README.md)"]
    return text + "\n## See also\n\n" + ", ".join(links) + "\n"


def parts(command):
    """The commands of a command, each with a heading."""
    text = ""
    for part in command.get("subcommands", []):
        if part["commandName"] != "help":
            text += f"## {part['commandName']}\n\n{prose(part['abstract'])}\n\n"
            text += described(part, command["commandName"] + " ")
    return text


def described(command, above):
    """How a command is called, what it says of itself, and its options."""
    text = "```\n" + usage(f"telltale {above}{command['commandName']}", command) + "\n```\n\n"
    if command.get("discussion"):
        text += paragraphs(command["discussion"])
    arguments = command_pages.shown(command)
    if arguments:
        text += "| argument or option | |\n|---|---|\n"
        for argument in arguments:
            text += f"| {names(argument).replace(chr(124), chr(92) + chr(124))} | {cell(about(argument))} |\n"
        text += "\n"
    return text


def usage(name, command):
    """The call in lines of at most 100 characters."""
    words = [call(argument) for argument in command_pages.shown(command)]
    if any(part["commandName"] != "help" for part in command.get("subcommands", [])):
        words.append("COMMAND")
    rows = [name]
    for word in words:
        if len(rows[-1]) + len(word) > 98:
            rows.append("   ")
        rows[-1] += " " + word
    return "\n".join(rows)


def call(argument):
    value = argument.get("valueName", "").upper()
    if argument["kind"] == "positional":
        text = value + ("…" if argument["isRepeating"] else "")
    else:
        text = option(argument["preferredName"]) + ("" if argument["kind"] == "flag" else f" {value}")
    return f"[{text}]" if argument["isOptional"] else text


def option(name):
    return ("--" if name["kind"] == "long" else "-") + name["name"]


def names(argument):
    value = argument.get("valueName", "").upper()
    if argument["kind"] == "positional":
        return f"`{value}`"
    tail = f" {value}" if argument["kind"] == "option" else ""
    return ", ".join(f"`{option(name)}{tail}`" for name in argument["names"])


def about(argument):
    text = argument.get("abstract", "")
    if any(value not in text for value in argument.get("allValues") or []):
        text += " One of " + ", ".join(f"`{value}`" for value in argument["allValues"]) + "."
    for value, meaning in sorted((argument.get("allValueDescriptions") or {}).items()):
        text += f" `{value}`: {meaning}."
    if argument.get("defaultValue"):
        text += f" Usual: `{argument['defaultValue']}`."
    return text


def paragraphs(text):
    """Text of the program: empty lines part paragraphs, lines that are indented are shown as they are."""
    found = ""
    for part in (part for part in text.split("\n\n") if part.strip()):
        rows = part.split("\n")
        if all(row.startswith("  ") for row in rows):
            found += "```sh\n" + "\n".join(row[2:] for row in rows) + "\n```\n\n"
        else:
            found += prose(" ".join(row.strip() for row in rows)) + "\n\n"
    return found


def prose(text):
    """Options, and commands in quotation marks, are code; what would be a mark of Markdown is none."""
    parts = re.split(r"(`[^`]*`)", text)
    return "".join(part if part.startswith("`") and len(part) > 1 else plain(part) for part in parts)


def plain(text):
    found = ""
    for number, part in enumerate(re.split(CODE, text)):
        found += f"`{part.strip(chr(39))}`" if number % 2 else re.sub(r"([\\*_<>\[\]])", r"\\\1", part)
    return found


def cell(text):
    """What stands in a cell of a table."""
    return prose(" ".join(text.split())).replace("|", "\\|")
