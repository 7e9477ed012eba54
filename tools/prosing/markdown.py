"""The prose of a page: paragraphs, items of lists and cells of tables, without code, headings and addresses."""

import re

FENCE = re.compile(r"^( *)(```+|~~~+)[^\n]*\n.*?^\1\2[ \t]*$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
CODE = re.compile(r"(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
TAG = re.compile(r"<[^>\n]*>")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+")
# Stands for code, which a sentence uses as a noun.
NOUN = "X"


def is_generated(page):
    """Whether a tool writes the page, which it then says at its top."""
    return "<!-- Written by " in page[:300]


def blanked(pattern, text):
    """The text without what fits; lines stay where they are."""
    return pattern.sub(lambda found: re.sub(r"[^\n]", " ", found.group(0)), text)


def pieces(text):
    """Each piece of prose, with the number of the line on which it begins, and its kind: `page`, or `cell` of a table."""
    text = blanked(COMMENT, blanked(FENCE, text))
    text = CODE.sub(lambda found: NOUN + "\n" * found.group(0).count("\n"), text)
    text = TAG.sub(" ", LINK.sub(r"\1", text))
    begun, parts = 0, []
    for number, line in enumerate(text.split("\n") + [""], 1):
        words = line.strip()
        is_alone = not words or words.startswith(("#", "|", ">")) or ITEM.match(line)
        if is_alone and parts:
            yield begun, "page", " ".join(parts)
            parts = []
        if words.startswith("|"):
            for cell in words.strip("|").split("|"):
                if cell.strip(" -:"):
                    yield number, "cell", cell.strip()
        elif words and not words.startswith("#"):
            begun = begun if parts else number
            parts.append(ITEM.sub("", line).strip().lstrip("> "))
