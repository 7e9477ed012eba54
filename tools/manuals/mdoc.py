"""Pages in the language of mdoc(7)."""

import os
import time


def escaped(text):
    """Words of others inside of a line, with nothing that would be read as a command."""
    return text.replace("\\", "\\e")


def line(text):
    """A line of its own; a dot or an apostrophe at its start is no command."""
    text = escaped(text)
    return ("\\&" if text[:1] in (".", "'") else "") + text


def word(text):
    """An argument of a command: one word, also with spaces in it, and no mark that is read as punctuation."""
    text = escaped(text).replace('"', '\\(dq')
    if text in (".", ",", ":", ";", "(", ")", "[", "]", "?", "!", "|"):
        text = "\\&" + text
    return f'"{text}"' if " " in text or not text else text


def paragraphs(text):
    """Text of the program: empty lines part paragraphs, lines that are indented are shown as they are."""
    lines = []
    for number, part in enumerate(part for part in text.split("\n\n") if part.strip()):
        rows = part.split("\n")
        if all(row.startswith("  ") for row in rows):
            lines += [".Bd -literal -offset indent"] + [line(row[2:]) for row in rows] + [".Ed"]
        else:
            if number:
                lines.append(".Pp")
            lines += sentences(" ".join(row.strip() for row in rows))
    return lines


def sentences(text):
    """Each sentence on a line of its own, which is where mdoc wants them to end."""
    found, rest = [], text.strip()
    while rest:
        end = next((i for i, c in enumerate(rest[:-1]) if c in ".?!" and rest[i + 1] == " "
                    and not rest[:i].endswith(("e.g", "i.e", "such"))), None)
        head, rest = (rest, "") if end is None else (rest[:end + 1], rest[end + 2:].lstrip())
        found.append(line(head))
    return found


class Book:
    """Pages below a folder, as man(1) looks for them."""

    def __init__(self, version, folder):
        self.version, self.folder, self.pages = version, folder, []
        seconds = int(os.environ.get("SOURCE_DATE_EPOCH", 0)) or None
        self.date = time.strftime("%B %d, %Y", time.gmtime(seconds)).replace(" 0", " ")

    def write(self, name, section, about, lines):
        """A page with its head; `lines` begin with the first section after NAME."""
        head = [
            f".Dd {self.date}", f".Dt {name.upper()} {section}", f".Os Telltale {self.version}", ".Sh NAME",
            f".Nm {name}", f".Nd {escaped(about)}",
        ]
        self.put(name, section, "\n".join(head + lines) + "\n")

    def put(self, name, section, text):
        """A page as it is, with today's date and the version in place of what stands for them."""
        text = text.replace("@DATE@", self.date).replace("@VERSION@", self.version)
        folder = os.path.join(self.folder, f"man{section}")
        os.makedirs(folder, exist_ok=True)
        path = os.path.join(folder, f"{name}.{section}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        self.pages.append(path)
