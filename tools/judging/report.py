"""The figures as text: what docs/linting.md has between its marks."""

from collections import Counter, defaultdict

BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
NAMES = {"seen": "seen", "unseen": "not seen"}
LANGUAGES = {"en": "English", "de": "German", "ja": "Japanese", "zh": "Chinese"}


def percent(part, whole):
    return f"{100 * part / whole:.1f} %" if whole else "–"


def _row(*cells):
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def _table(head, rows):
    return [_row(*head), "|" + "---|" + "---:|" * (len(head) - 1), *rows]


def markdown(tallies):
    """Tables of all halves, then by language and by guideline of both."""
    halves = _table(
        ["half", "dialogs", "errors and warnings", "right", "arguable", "wrong", "defects", "found",
         "without notes", "findings a dialog", "refused"],
        [_row(NAMES[half], tally.dialogs, _loud(tally), *_shares(tally.loud), tally.defects,
              percent(tally.found, tally.defects), percent(tally.found_loud, tally.defects), f"{tally.findings / max(1, tally.dialogs):.2f}",
              percent(tally.refused, tally.dialogs)) for half, tally in tallies.items()])
    by_language = _table(
        ["language", "half", "dialogs", "errors and warnings", "right", "arguable", "wrong", "found"],
        [_row(LANGUAGES[language], NAMES[half], counts["dialogs"], _sum(counts), *_shares(counts),
              percent(counts["found"], counts["defects"]))
         for language in LANGUAGES for half, tally in tallies.items()
         for counts in [tally.by_language[language]] if counts["dialogs"]])
    rules = defaultdict(Counter)
    for tally in tallies.values():
        for rule, counts in tally.by_rule.items():
            rules[rule].update(counts)
    by_rule = _table(
        ["guideline", "errors and warnings", "right", "arguable", "wrong"],
        [_row(f"`{rule}`", _sum(counts), *(counts[kind] for kind in ("right", "arguable", "wrong")))
         for rule, counts in sorted(rules.items(), key=lambda each: (-_sum(each[1]), each[0]))])
    return "\n".join([*halves, "", *by_language, "", *by_rule])


def _sum(counts):
    return counts["right"] + counts["arguable"] + counts["wrong"]


def _loud(tally):
    return _sum(tally.loud)


def _shares(counts):
    return [percent(counts[kind], _sum(counts)) for kind in ("right", "arguable", "wrong")]


def details(tallies):
    """What was wrong, and what nobody told."""
    lines = []
    for half, tally in tallies.items():
        notes = ", ".join(f"{count} {kind}" for kind, count in sorted(tally.notes.items()))
        lines += [f"\n{NAMES[half]}: notes: {notes or 'none'}; wrong:", *tally.wrong, "missed:", *tally.missed]
    return "\n".join(lines)


def write(path, text):
    """Puts the figures between the marks of a page."""
    page = path.read_text(encoding="utf-8")
    if BEGIN not in page or END not in page:
        raise SystemExit(f"judgement: {path} has no place for the figures ({BEGIN} … {END})")
    before, rest = page.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
