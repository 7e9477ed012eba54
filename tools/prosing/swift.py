"""Texts in Swift sources: string literals, and the doc comments of declarations."""

import re

# A declaration that other targets see, with its attributes.
DECLARATION = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:package|public)\s")
ATTRIBUTE = re.compile(r"^\s*@\w+(?:\([^)]*\))?\s*$")
# Stands for a value in a literal.
VALUE = "…"
WORD = re.compile(r"[A-Za-z]{2,}")
OPENING = re.compile(r'(#*)("""|")')


class Literals:
    """The string literals of a source; those that are joined with `+` are one."""

    def __init__(self, text):
        self.text = text
        self.at = 0
        # Where the last literal ended, and what it said.
        self.found = []

    def all(self):
        """Each text with the number of its first line."""
        joined_to = None
        while self.at < len(self.text):
            if self.skip_comment():
                continue
            opening = OPENING.match(self.text, self.at)
            if not opening:
                if joined_to is not None and not (self.text[self.at].isspace() or self.text[self.at] == "+"):
                    joined_to = None
                self.at += 1
                continue
            line = self.text.count("\n", 0, self.at) + 1
            said = self.literal(opening)
            if joined_to is not None:
                self.found[joined_to][1] += said
            else:
                self.found.append([line, said])
                joined_to = len(self.found) - 1
        return [(line, said) for line, said in self.found]

    def skip_comment(self):
        """Steps over a comment that begins here; false where none does."""
        for mark, end in (("//", "\n"), ("/*", "*/")):
            if self.text.startswith(mark, self.at):
                stop = self.text.find(end, self.at)
                self.at = len(self.text) if stop < 0 else stop + len(end)
                return True
        return False

    def literal(self, opening):
        """What the literal says that begins here, with a mark for each value; steps over it."""
        hashes, quotes = opening.groups()
        self.at = opening.end()
        escape, close, said = "\\" + hashes, quotes + hashes, []
        while self.at < len(self.text) and not self.text.startswith(close, self.at):
            if self.text.startswith(escape, self.at):
                said.append(self.escaped(len(escape)))
            else:
                said.append(self.text[self.at])
                self.at += 1
        self.at += len(close)
        whole = "".join(said)
        return re.sub(r"\n\s*", "\n", whole).strip("\n") if quotes == '"""' else whole

    def escaped(self, width):
        """What stands after a backslash; steps over it."""
        self.at += width
        character = self.text[self.at : self.at + 1]
        if character == "(":
            self.skip_value()
            return VALUE
        if character == "u":
            self.at = self.text.find("}", self.at) + 1
            return VALUE
        self.at += 1
        if character == "\n":
            # The line goes on below, behind its indentation.
            while self.text[self.at : self.at + 1] == " ":
                self.at += 1
            return ""
        return {"n": "\n", "t": "\t"}.get(character, character)

    def skip_value(self):
        """Steps over a value in parentheses, which may hold literals."""
        depth = 0
        while self.at < len(self.text):
            opening = OPENING.match(self.text, self.at)
            if opening:
                self.literal(opening)
                continue
            depth += {"(": 1, ")": -1}.get(self.text[self.at], 0)
            self.at += 1
            if depth == 0:
                return


def messages(text):
    """Literals that a person may read: those of at least two words. Each has the number of its line."""
    return [(line, said) for line, said in Literals(text).all() if " " in said and len(WORD.findall(said)) > 1]


def comments(text):
    """The doc comments of declarations that other targets see, each with the number of its first line."""
    lines, begun = text.split("\n"), None
    for number, line in enumerate(lines):
        if line.lstrip().startswith("///"):
            begun = number if begun is None else begun
        elif begun is not None and ATTRIBUTE.match(line):
            continue
        else:
            if begun is not None and DECLARATION.match(line):
                said = [part.strip() for part in lines[begun:number] if part.lstrip().startswith("///")]
                yield begun + 1, paragraphs(part[3:].strip() for part in said)
            begun = None


def paragraphs(lines):
    """Lines as paragraphs and items, one of them a line."""
    text = ""
    for line in lines:
        begins = not line or line.startswith(("- ", "* ", "```")) or text.endswith("\n")
        text += ("\n" if begins else " ") + line if text else line
        if not line:
            text += "\n"
    return re.sub(r"\n+", "\n", text).strip()
