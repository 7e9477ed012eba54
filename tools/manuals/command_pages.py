"""Section 1: a page for each command, from what the program says of itself."""

import json
import os
import re
import subprocess

from mdoc import escaped, line, paragraphs, sentences, word


def commands(program, root):
    """The program, its commands that are told of, and what docs/manual/commands.json has on them."""
    help_text = subprocess.run(
        [program, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    tool = json.loads(help_text)["command"]
    with open(os.path.join(root, "docs/manual/commands.json"), encoding="utf-8") as file:
        facts = json.load(file)
    found = [c for c in tool["subcommands"] if c.get("shouldDisplay", True) and c["commandName"] != "help"]
    missing = {c["commandName"] for c in found} - set(facts["commands"])
    if missing:
        raise SystemExit(f"manual: docs/manual/commands.json has nothing on {', '.join(sorted(missing))}")
    faults = [fault for command in found for check in (unknown, unlisted)
              for fault in check(command, facts["commands"][command["commandName"]])]
    if faults:
        raise SystemExit("manual: " + "; ".join(faults))
    return tool, found, facts


def write(book, program, root):
    """The pages of all commands that are told of. Each has an entry in docs/manual/commands.json."""
    tool, found, facts = commands(program, root)
    names = {c["commandName"] for c in found}
    overview(book, tool, found, facts)
    for command in found:
        page(book, command, facts, names)


def unknown(command, own):
    """Options of the examples that the command does not have; those of programs in whose place ours stand are theirs."""
    known = {n["name"] for part in [command] + command.get("subcommands", []) for a in part.get("arguments", [])
             for n in a.get("names", []) if n["kind"] == "long"}
    if command["commandName"] in ("zenity", "dialog", "whiptail", "kdialog", "yad", "preview"):
        return []
    return [f"an example of {command['commandName']} has --{option}, which is none of its options"
            for _, text in own["examples"] for option in re.findall(r" --([a-z-]+)", text) if option not in known]


def unlisted(command, own):
    """Exit codes that the command's own help names and docs/manual/commands.json does not list."""
    told = re.search(r"[Ee]xit codes:(.*?)(?:\n\n|$)", command.get("discussion") or "", re.DOTALL)
    codes = re.findall(r"(?<![\w.])(?:\d|6\d|7\d|255)(?= [a-z])", told.group(1)) if told else []
    return [f"the help of {command['commandName']} names the exit code {code}, which its entry lacks"
            for code in dict.fromkeys(codes) if code not in own["exit"]]


def overview(book, tool, commands, facts):
    lines = [".Sh SYNOPSIS", ".Nm", ".Ar command", ".Op Ar argument ...", ".Nm", ".Fl -version", ".Sh DESCRIPTION"]
    lines += paragraphs(facts["overview"])
    lines += [".Pp", "The commands are:", ".Bl -tag -width 8n"]
    for command in commands:
        lines += [f".It Xr telltale-{command['commandName']} 1"] + sentences(command["abstract"])
    lines += [".El"]
    lines += common(facts["commands"]["show"], facts)
    lines += see_also([f"telltale-{c['commandName']} 1" for c in commands]
                      + ["telltale-profile 5", "telltale-scene 5", "telltale-script 5", "telltale.yaml 5",
                         "telltale 7", "telltale-guidelines 7", "telltaled 8"])
    book.write("telltale", 1, tool["abstract"].rstrip("."), lines)


def page(book, command, facts, names):
    own = facts["commands"][command["commandName"]]
    lines = [".Sh SYNOPSIS"] + synopsis(command) + [".Sh DESCRIPTION"]
    lines += sentences(command["abstract"])
    if command.get("discussion"):
        lines += [".Pp"] + paragraphs(command["discussion"])
    lines += options(command)
    for part in command.get("subcommands", []):
        if part["commandName"] == "help":
            continue
        lines += [f".Ss {part['commandName']}"] + synopsis(part, command["commandName"]) + [".Pp"]
        lines += sentences(part["abstract"])
        if part.get("discussion"):
            lines += [".Pp"] + paragraphs(part["discussion"])
        lines += options(part)
    lines += common(own, facts)
    lines += see_also([name for name in own["see"] if not name.startswith("telltale-")
                       or not name.endswith(" 1") or name[9:-2] in names] + ["telltale 1"])
    book.write(f"telltale-{command['commandName']}", 1, command["abstract"].rstrip("."), lines)


def synopsis(command, above=None):
    words = f"{above} {command['commandName']}" if above else command["commandName"]
    lines = [f'.Nm "telltale {words}"']
    for argument in shown(command):
        lines.append(call(argument))
    if [c for c in command.get("subcommands", []) if c["commandName"] != "help"]:
        lines.append(".Ar command")
    return lines


def shown(command):
    """Arguments that are told of; help and version are the same everywhere."""
    return [a for a in command.get("arguments", []) if a.get("shouldDisplay", True)
            and {n["name"] for n in a.get("names", [])}.isdisjoint({"help", "version"})]


def call(argument):
    tail = f" Ar {word(argument['valueName'])}" if argument["kind"] != "flag" else ""
    if argument["kind"] == "positional":
        text = f"Ar {word(argument['valueName'])}" + (" ..." if argument["isRepeating"] else "")
    else:
        text = flag(argument["preferredName"]) + tail
    return f".Op {text}" if argument["isOptional"] else f".{text}"


def flag(name):
    return f"Fl {'-' if name['kind'] == 'long' else ''}{name['name']}"


def options(command):
    arguments = shown(command)
    if not arguments:
        return []
    lines = [".Bl -tag -width 8n"]
    for argument in arguments:
        if argument["kind"] == "positional":
            lines.append(f".It Ar {word(argument['valueName'])}")
        else:
            tail = f" Ar {word(argument['valueName'])}" if argument["kind"] == "option" else ""
            names = " , ".join(flag(name) + tail for name in argument["names"])
            lines.append(f".It {names}")
        lines += sentences(argument.get("abstract", ""))
        if argument.get("defaultValue"):
            lines.append(f"(default: {escaped(argument['defaultValue'])})")
        values = argument.get("allValueDescriptions") or {}
        if argument.get("allValues"):
            lines.append("One of " + ", ".join(argument["allValues"]) + ".")
        for value, about in sorted(values.items()):
            lines += sentences(f"{value}: {about}.")
    return lines + [".El"]


def common(own, facts):
    """What the program does not say of itself in its help, in the order that mdoc wants."""
    lines = []
    for title, kind, item in (("ENVIRONMENT", "environment", ".It Ev"), ("FILES", "files", ".It Pa")):
        if not own[kind]:
            continue
        lines += [f".Sh {title}", ".Bl -tag -width 8n"]
        for key in own[kind]:
            lines += [f"{item} {word(key)}"] + sentences(facts[kind][key])
        lines.append(".El")
    lines += [".Sh EXIT STATUS", ".Bl -tag -width 4n"]
    for code in own["exit"]:
        about = own.get("exit-words", {}).get(code) or facts["exit"][code]
        lines += [f".It {code}"] + sentences(about)
    lines += [".El", ".Sh EXAMPLES"]
    for number, (about, text) in enumerate(own["examples"]):
        if number:
            lines.append(".Pp")
        lines += sentences(about) + [".Bd -literal -offset indent"]
        lines += [line(row) for row in text.split("\n")] + [".Ed"]
    return lines


def see_also(pages):
    lines = [".Sh SEE ALSO"]
    ordered = sorted(set(pages), key=lambda page: (page.split()[1], page))
    return lines + [f".Xr {page}" + (" ," if page != ordered[-1] else "") for page in ordered]
