"""What docs/style.md asks of a sentence, as far as a machine can see it."""

import re
from typing import NamedTuple

import markdown


class Rule(NamedTuple):
    name: str
    pattern: re.Pattern
    remedy: str


def rule(name, pattern, remedy):
    return Rule(name, re.compile(pattern, re.IGNORECASE), remedy)


RULES = [
    # Headings of tables and titles may be short questions without their mark.
    rule("clause as subject", r"^(?:what|who|whoever|whose|which|whether|how (?:long|many|much|far|often|wide|high))\b(?=.*\.$|(?:\S+\s+){5})(?!.*\?$)",
         "begin with a noun: “The time for which …”, “A client that …”"),
    rule("turned order", r"^of (?:this|these|it|them|what|which)\b(?! kind)", "begin with the subject"),
    rule("three sentences in one", r";[^;]*;", "make a sentence of each part"),
    rule("negation of a negation", r"\b(?:nothing(?! for a)|no \w+|none|never)\b[^,.;:]{0,60}\b(?:that|which) (?:is|are|was|were|does|do|has|have|can) (?:not|never)\b",
         "say what is, or “only”"),
    rule("word that says nothing", r"\b(?:simply|obviously|of course|please|unfortunately|oops|sorry|basically)\b", "leave it out"),
]
OF_PAGES = {"three sentences in one", "word that says nothing"}
# A reader loses the verb of a longer one.
MOST_WORDS = 50
SENTENCE = re.compile(r"(?<=[.!?])[\"”)]?\s+(?=[\"“(]?[A-Z…X])|\n")
ASIDE = re.compile(r"\([^()]*\)")


def sentences(text):
    """The sentences of a piece of prose."""
    return [part.strip() for part in SENTENCE.split(text) if part.strip()]


def faults(text, kind):
    """What is wrong with a piece of prose: each sentence, the rule's name and what to do.

    Help texts and cells of tables hold lists, so that only sentences of pages that end with a period are counted.
    """
    for sentence in sentences(text):
        plain = ASIDE.sub("", sentence)
        is_whole = kind == "page" and sentence.endswith((".", ":"))
        for one in RULES:
            if one.pattern.search(plain) and (is_whole or one.name not in OF_PAGES):
                yield sentence, one.name, one.remedy
        # Lists of options are long, and read quickly.
        words = sum(word.strip(",;:.()") != markdown.NOUN for word in plain.split())
        if is_whole and words > MOST_WORDS:
            yield sentence, f"{words} words", f"make sentences of at most {MOST_WORDS}"
