"""What tools/zenity/terminal.py asks dialog and whiptail, and what a hand does; the rest the programs say.

A call has its arguments, a hand, and where there are any its standard input and the files of the folder that it runs
in. Hands: ok (Enter where the cursor stands at first), yes (the first button, wherever the cursor stands), cancel
(Cancel or No), extra, help, escape, nothing, texts that are typed into the field before OK, row-2 (that row and OK),
and rows that are on in the end, by number, before OK.
"""

MODES = ["yesno", "msgbox", "infobox", "inputbox", "passwordbox", "textbox", "menu", "checklist", "radiolist", "gauge"]

# Options behind a box dialog refuses only once the box has been answered by its first button.
LATE = {"ends": 255}
# Options that both programs take; they show the same otherwise.
LOOKS = [["--title", "Setup"], ["--backtitle", "Unit"], ["--title", "Größe", "--backtitle", ""], ["--clear"], ["--fb"],
         ["--scrolltext"], ["--topleft"]]
# What only one of them takes.
MORE_LOOKS = {
    "dialog": [["--colors"], ["--cr-wrap"], ["--no-collapse"], ["--trim"], ["--no-shadow", "--no-mouse"],
               ["--aspect", "12"], ["--begin", "2", "4"], ["--hline", "Line"], ["--no-lines"], ["--ascii-lines"],
               ["--keep-tite"], ["--icon", "info"], ["--timeout", "30"], ["--separator", ":"],
               ["--output-separator", ":"]],
    "whiptail": [["--fullbuttons"], ["--clear", "--fb", "--topleft"]],
}
TEXTS = ["a\\nb", "a\nb", "a\\tb\\\\n", 'say "hi"', "it's", "Größe, 長さ", "$HOME `date`", "", "100 %", "<b>&amp;</b>"]
TYPED = ["abc", "a b  c", 'say "hi"', "it's", "a\\nb", "ä長", "$HOME", "%s", "x|y;z"]
TOWNS = [("1", "Ulm"), ("2", "Bonn"), ("3", "Jena")]
# Tags that a shell or the programs' own output might take for something else.
TAGS = [("a b", "blank"), ('say "x"', "quotes"), ("it's", "apostrophe"), ("$HOME", "dollar"), ("a\\b", "backslash"),
        ("ä長", "letters"), ("x;y", "semicolon"), ("a*", "star"), ("#1", "number"), ("~", "tilde"), ("[1]", "brackets"),
        ("`d`", "command"), ("!x", "bang"), ("a&b", "and"), ("(x)", "round"), ("{x}", "curly"), ("a|b<c>d", "pipes"),
        ("x^y", "caret"), ("a?", "question"), ("a=b", "equals"), ("a,b:c", "marks"), ("100%", "percent"),
        ("x/y", "path"), ("a\tb", "tab"), ("\\", "one"), ("'", "single"), ('"', "double"), ("a\\nb", "escape")]
SIZE = ["10", "50"]
LIST = ["20", "60", "8"]


def items(*tags):
    """The words of a menu."""
    return [word for tag, item in tags for word in [tag, item]]


def states(tags, on=()):
    """The words of a checklist or a radiolist, of which these rows are on."""
    return [word for number, (tag, item) in enumerate(tags, 1)
            for word in [tag, item, "on" if number in on else "off"]]


def hands(*names):
    """These hands in turn, without an end."""
    while True:
        yield from names


def looked(program, words, *names):
    """A box with each option that only changes how it looks, by these hands in turn."""
    return [([*more, *words], hand) for more, hand in zip(LOOKS + MORE_LOOKS[program], hands(*names))]


def yes_no(program):
    box = ["--yesno", "Go on?", *SIZE]
    asked = [(box, hand) for hand in ["ok", "cancel", "escape"]]
    asked += [(["--defaultno", *box], hand) for hand in ["ok", "yes", "cancel", "escape"]]
    asked += [(["--yes-button", "Go", "--no-button", "Stop", *box], hand) for hand in ["ok", "cancel", "escape"]]
    asked += [(["--yesno", text, *SIZE], hand) for text, hand in zip(TEXTS, hands("ok", "cancel"))]
    asked += looked(program, box, "ok", "cancel")
    asked += [(["--nocancel", *box], "ok"), (["--nocancel", *box], "cancel"), (["--yesno", "Go on?", "0", "0"], "ok"),
              (["--output-fd", "3", *box], "ok"), (["--output-fd", "2", *box], "cancel"),
              (["--yesno", "--", "--go", *SIZE], "cancel")]
    if program == "whiptail":
        return asked + [([*box, "--defaultno"], "ok"), ([*box, "--title", "Setup"], "cancel"),
                        (["--ok-button", "Go", "--cancel-button", "Stop", *box], "cancel"), ([*box, "surplus"], "ok")]
    asked += [([*more, *box], hand) for more in [["--extra-button"], ["--extra-button", "--extra-label", "Later"]]
              for hand in ["ok", "extra", "cancel"]]
    asked += [([*more, *box], hand) for more in [["--help-button"], ["--help-button", "--help-label", "Why?"]]
              for hand in ["ok", "help", "cancel"]]
    return asked + [
        (["--yes-label", "Go", "--no-label", "Stop", *box], "cancel"), (["--timeout", "1", *box], "nothing"),
        (["--extra-button", "--help-button", *box], "extra"), (["--extra-button", "--help-button", *box], "help"),
        (["--extra-button", "--help-button", *box], "cancel"), (["--defaultno", "--extra-button", *box], "ok"),
        (["--default-button", "no", *box], "ok"), (["--stdout", *box], "ok"), (["--stdout", *box], "escape"),
        (["--no-nl-expand", "--yesno", "a\\nb", *SIZE], "ok"),
        (["--colors", "--yesno", "\\Zb\\Z1Hot\\Zn", *SIZE], "ok"),
        ([*box, "--title", "Setup"], "ok", LATE), ([*box, "--title", "Setup"], "cancel"),
        ([*box, "--title", "Setup"], "escape"), ([*box, "--defaultno"], "ok", LATE), (["--yesno", "-x", *SIZE], "ok"),
        (["--yesno", "Go on?", "-1", "-1"], "cancel"), (["--ok-label", "Go", *box], "ok"),
        (["--cancel-label", "Stop", *box], "cancel"), (["--no-cancel", *box], "cancel"), (["--no-ok", *box], "ok")]


def message(program):
    box = ["--msgbox", "Done.", *SIZE]
    asked = [(box, "ok"), (box, "escape"), (["--ok-button", "Go", *box], "ok"), (["--nocancel", *box], "ok"),
             (["--defaultno", *box], "ok"), (["--msgbox", "Done.", "0", "0"], "ok"), (["--output-fd", "3", *box], "ok")]
    asked += [(["--msgbox", text, *SIZE], "ok") for text in TEXTS]
    asked += looked(program, box, "ok", "escape")
    if program == "whiptail":
        return asked + [([*box, "--title", "Setup"], "ok"), (["--yes-button", "Go", *box], "ok")]
    return asked + [
        (["--ok-label", "Go", *box], "ok"), (["--timeout", "1", *box], "nothing"), (["--extra-button", *box], "ok"),
        (["--extra-button", *box], "extra"), (["--help-button", *box], "help"), (["--stdout", *box], "ok"),
        (["--help-button", "--help-label", "Why?", *box], "help"), (["--extra-button", "--help-button", *box], "help"),
        (["--no-ok", *box], "ok"), ([*box, "--title", "Setup"], "ok", LATE)]


def notice(program):
    box = ["--infobox", "Wait.", *SIZE]
    asked = [(box, "nothing"), (["--infobox", "Wait.", "0", "0"], "nothing"), (["--output-fd", "3", *box], "nothing"),
             (["--nocancel", *box], "nothing"), (["--defaultno", *box], "nothing"),
             (["--ok-button", "Go", *box], "nothing")]
    asked += [(["--infobox", text, *SIZE], "nothing") for text in TEXTS]
    asked += looked(program, box, "nothing")
    if program == "whiptail":
        return asked + [([*box, "--title", "Setup"], "nothing")]
    return asked + [
        (["--timeout", "1", *box], "nothing"), (["--sleep", "1", *box], "nothing"), (["--stdout", *box], "nothing"),
        (["--extra-button", "--help-button", *box], "nothing"), ([*box, "--title", "Setup"], "nothing")]


def field(program, name):
    """An input box or a password box."""
    box = [name, "Name?", *SIZE]
    asked = [(box, {"typed": ["abc"]}), (box, "ok"), (box, "yes"), (box, "cancel"), (box, "escape"),
             ([*box, "Jo"], "ok"), ([*box, "Jo"], {"typed": ["anna"]}), ([*box, "Jo"], "cancel"),
             ([*box, "Jo"], "escape"), ([*box, ""], "ok"), (["--nocancel", *box], {"typed": ["abc"]}),
             (["--nocancel", *box], "escape"), (["--nocancel", *box, "Jo"], "yes"),
             (["--ok-button", "Go", "--cancel-button", "Stop", *box], {"typed": ["abc"]}),
             (["--ok-button", "Go", "--cancel-button", "Stop", *box], "cancel"),
             (["--output-fd", "3", *box], {"typed": ["abc"]}), (["--output-fd", "3", *box], "cancel"),
             (["--output-fd", "2", *box], {"typed": ["abc"]}), ([name, "Name?", "0", "0"], {"typed": ["abc"]}),
             (["--defaultno", *box, "Jo"], "ok")]
    asked += [(box, {"typed": [text]}) for text in TYPED[1:]]
    asked += [([*box, text], "ok") for text in TYPED[1:]]
    # No room is left for the field where dialog has no text; nothing is said of that before it draws.
    asked += [([name, text, *SIZE, "Jo"], "ok") for text in TEXTS if text or program == "whiptail"]
    asked += [([*more, *box], {"typed": ["x y"]}) for more in LOOKS + MORE_LOOKS[program]]
    if program == "whiptail":
        return asked + [([*box, "Jo", "--title", "Setup"], "ok"), ([*box, "--", "-x"], "ok"),
                        (["--separate-output", *box], {"typed": ["a b"]}),
                        (["--yes-button", "Go", *box], {"typed": ["a"]}), ([*box, "Jo", "surplus"], "ok")]
    asked += [([*more, *box, "Jo"], hand) for more in [["--extra-button"], ["--extra-button", "--extra-label", "Later"]]
              for hand in ["ok", "extra", "cancel"]]
    asked += [([*more, *box, "Jo"], hand) for more in [["--help-button"], ["--help-button", "--help-label", "Why?"]]
              for hand in ["ok", "help", "cancel"]]
    asked += [([mark, *box], {"typed": [text]}) for mark in ["--quoted", "--single-quoted"]
              for text in ["abc", "a b", 'say "hi"', "it's", "$HOME", "a\\b"]]
    return asked + [
        (["--insecure", *box], {"typed": ["abc"]}), (["--insecure", *box, "Jo"], "ok"),
        (["--max-input", "2", *box], {"typed": ["abcd"]}), (["--max-input", "3", *box, "abcdef"], "ok"),
        (["--ok-label", "Go", "--cancel-label", "Stop", *box], "cancel"), (["--no-cancel", *box], {"typed": ["a"]}),
        (["--stdout", *box], {"typed": ["abc"]}),
        (["--stdout", *box], "cancel"), (["--output-fd", "1", *box], {"typed": ["abc"]}),
        (["--stderr", *box], {"typed": ["abc"]}), (["--extra-button", "--help-button", *box, "Jo"], "help"),
        ([*box, "Jo", "--title", "Setup"], "ok", LATE), (["--default-button", "cancel", *box, "Jo"], "ok")]


def text_box(program):
    news = {"files": {"news.txt": "News\nof the day\n"}}
    box = ["--textbox", "news.txt", *SIZE]
    asked = [(box, "ok", news), (box, "yes", news), (box, "escape", news), (["--ok-button", "Go", *box], "ok", news),
             (["--nocancel", *box], "ok", news), (["--textbox", "news.txt", "0", "0"], "ok", news),
             (["--output-fd", "3", *box], "ok", news),
             (["--textbox", "a b.txt", *SIZE], "ok", {"files": {"a b.txt": "x"}})]
    asked += [(box, "ok", {"files": {"news.txt": text}}) for text in [
        "", "\n", "Größe, 長さ\n", "".join(f"line {number}\n" for number in range(60)), "word " * 60 + "\n", "a\tb\n",
        "no end", "\x1b[1mbold\x1b[0m\n", "a\\nb\n", "a\r\nb\r\n"]]
    asked += [(*each, news) for each in looked(program, box, "ok", "escape")]
    if program == "whiptail":
        return asked + [
            (["--textbox", "/dev/stdin", *SIZE], "ok", {"input": "News\nof the day\n"}),
            (["--textbox", "/dev/stdin", *SIZE], "escape", {"input": "News\n"}),
            ([*box, "--title", "Setup"], "ok", news), (["--scrolltext", *box], "yes", news)]
    return asked + [([*more, *box], hand, news) for more, hand in [
        (["--exit-label", "Close"], "ok"), (["--ok-label", "Close"], "ok"), (["--extra-button"], "ok"),
        (["--extra-button"], "extra"), (["--help-button"], "help"), (["--timeout", "1"], "nothing"),
        (["--stdout"], "ok"), (["--tab-correct", "--tab-len", "4"], "ok"),
        (["--extra-button", "--help-button"], "help"), (["--exit-label", "Close", "--extra-button"], "extra")]]


def menu(program):
    box = ["--menu", "Where to?", *LIST]
    towns = items(*TOWNS)
    asked = [([*box, *towns], hand) for hand in ["ok", "yes", "row-1", "row-2", "row-3", "cancel", "escape"]]
    asked += [(["--default-item", "2", *box, *towns], hand) for hand in ["ok", "row-1", "row-3", "cancel", "escape"]]
    asked += [(["--default-item", item, *box, *towns], "ok") for item in ["9", "", "Bonn"]]
    asked += [(["--notags", *box, *towns], hand) for hand in ["ok", "row-2", "cancel"]]
    asked += [(["--nocancel", *box, *towns], hand) for hand in ["row-2", "yes", "escape"]]
    asked += [(["--ok-button", "Go", "--cancel-button", "Stop", *box, *towns], hand) for hand in ["row-2", "cancel"]]
    asked += [(["--output-fd", "3", *box, *towns], hand) for hand in ["row-2", "cancel"]]
    asked += [(["--output-fd", "2", *box, *towns], "row-2"), (["--menu", "Where to?", "0", "0", "0", *towns], "row-2"),
              (["--defaultno", *box, *towns], "ok"), ([*box, "1", "Ulm"], "ok"), ([*box, "1", ""], "ok"),
              ([*box, "a", "Ulm", "a", "Bonn"], "row-2"), ([*box, *items(*TAGS)], "row-12"),
              ([*box, "", "none", "2", "Bonn"], "ok"), ([*box, "--", "-x", "Ulm", "--y", "Bonn"], "row-2")]
    asked += [([*box, tag, item], "ok") for tag, item in TAGS]
    asked += [([*more, *box, *towns], hand)
              for more, hand in zip(LOOKS + MORE_LOOKS[program], hands("row-2", "cancel"))]
    if program == "whiptail":
        return asked + [(["--separate-output", *box, *towns], "row-2"), (["--menu", "", *LIST, *towns], "row-2"),
                        (["--noitem", *box, *towns], "row-2"),
                        (["--noitem", "--default-item", "2", *box, *towns], "ok"),
                        ([*box, *towns, "--title", "Setup"], "row-3"), ([*box, *towns, "--nocancel"], "row-2"),
                        (["--yes-button", "Go", *box, *towns], "row-2")]
    asked += [([*more, *box, *towns], hand)
              for more in [["--extra-button"], ["--extra-button", "--extra-label", "Edit"]]
              for hand in ["row-2", "extra", "cancel"]]
    asked += [([*more, "--default-item", "2", *box, *towns], hand) for more in [
        ["--help-button"], ["--help-button", "--help-label", "Why?"], ["--help-button", "--help-tags"],
        ["--help-button", "--help-status"]] for hand in ["ok", "help", "cancel"]]
    helped = ["1", "Ulm", "Old town", "2 b", "Bonn", "On the Rhine"]
    asked += [(["--item-help", *box, *helped], hand) for hand in ["ok", "row-2", "cancel"]]
    asked += [([*more, "--item-help", "--help-button", "--default-item", "2 b", *box, *helped], "help")
              for more in [[], ["--help-tags"], ["--quoted"], ["--single-quoted"], ["--help-status"]]]
    asked += [(["--help-button", *more, *box, "a b", "Ulm"], "help")
              for more in [[], ["--quoted"], ["--single-quoted"], ["--help-tags"], ["--help-tags", "--quoted"]]]
    asked += [([mark, *box, tag, item], "ok") for mark in ["--quoted", "--single-quoted"] for tag, item in TAGS]
    return asked + [
        (["--no-items", *box, "Ulm", "Bonn", "Jena"], "row-2"), (["--noitem", *box, "Ulm", "Bonn"], "row-2"),
        (["--no-tags", *box, *towns], "row-2"), (["--no-tags", "--no-items", *box, "Ulm", "Bonn"], "row-2"),
        (["--no-items", "--default-item", "Bonn", *box, "Ulm", "Bonn"], "ok"), (["--no-cancel", *box, *towns], "row-2"),
        (["--ok-label", "Go", "--cancel-label", "Stop", *box, *towns], "cancel"),
        (["--timeout", "1", *box, *towns], "nothing"), (["--stdout", *box, *towns], "row-2"),
        (["--stdout", *box, *towns], "cancel"), (["--stdout", *box, *towns], "escape"),
        (["--output-fd", "1", *box, *towns], "row-2"), (["--stderr", *box, *towns], "row-2"),
        (["--extra-button", "--default-item", "3", *box, *towns], "extra"),
        (["--extra-button", "--help-button", *box, *towns], "help"),
        ([*box, *towns, "--title", "Setup"], "row-3", LATE), ([*box, *towns, "--title", "Setup"], "cancel"),
        (["--column-separator", "|", *box, "1", "a|b", "2", "cc|d"], "row-2"), ([*box, "-x", "Ulm"], "ok")]


def choices(program, name):
    """A checklist or a radiolist."""
    box = [name, "Which?", *LIST]
    single = name == "--radiolist"
    towns = states(TOWNS, [2])
    sets = [[1], [2], [3]] if single else [[], [1], [2], [3], [1, 2], [1, 3], [1, 2, 3]]
    asked = [([*box, *towns], {"rows": rows}) for rows in sets]
    asked += [([*box, *towns], hand) for hand in ["ok", "yes", "cancel", "escape"]]
    asked += [([*box, *states(TOWNS)], hand) for hand in ["ok", "cancel", {"rows": [3]}]]
    # What is told a line each is a checklist's only, says dialog.
    lines = [["--separate-output"]] if program == "whiptail" or not single else []
    asked += [([*box, *states(TOWNS, [1, 3])], "ok"), ([*box, "1", "Ulm", "on"], "ok"),
              ([*box, "1", "Ulm", "off"], "ok"),
              ([*box, "a", "Ulm", "on", "a", "Bonn", "off"], {"rows": [2] if single else [1, 2]})]
    asked += [([*box, "1", "Ulm", "off", "2", "Bonn", word], "ok")
              for word in ["ON", "On", "true", "TRUE", "yes", "1", "2", "0", "x", ""]]
    for more in [*lines, ["--notags"], ["--nocancel"], ["--default-item", "2"], ["--output-fd", "3"],
                 ["--ok-button", "Go", "--cancel-button", "Stop"], *[[*each, "--notags"] for each in lines]]:
        asked += [([*more, *box, *towns], {"rows": rows}) for rows in sets[-2:]]
        asked += [([*more, *box, *towns], "escape" if more == ["--nocancel"] else "cancel")]
    asked += [(["--noitem", *box, "Ulm", "off", "Bonn Beuel", "on", "Jena", "off"], {"rows": rows})
              for rows in sets[1:]]
    asked += [(["--output-fd", "2", *box, *towns], {"rows": [1]}), (["--defaultno", *box, *towns], "ok"),
              ([name, "Which?", "0", "0", "0", *towns], "ok"),
              *[([*each, *box, *states(TOWNS)], "ok") for each in lines],
              ([*box, "--", "-x", "Ulm", "on", "--y", "Bonn", "off"], {"rows": [2] if single else [1, 2]})]
    marks = [[], *lines] + [["--quoted"], ["--single-quoted"]] * (program == "dialog")
    asked += [([*mark, *box, tag, item, "on"], "ok") for mark in marks for tag, item in [*TAGS, ("", "none")]]
    if not single:
        everything = states(TAGS, range(1, len(TAGS) + 1))
        asked += [([*mark, *box, *everything], "ok") for mark in marks]
    asked += [([*more, *box, *towns], hand) for more, hand in
              zip(LOOKS + MORE_LOOKS[program], hands({"rows": sets[-1]}, {"rows": [1]}, "cancel"))]
    if program == "whiptail":
        return asked + [([*box, *towns, "--separate-output"], "ok"),
                        ([*box, *towns, "--title", "Setup"], {"rows": [3]}),
                        (["--yes-button", "Go", *box, *towns], "ok"), (["--defaultno", *box, *towns], "cancel")]
    asked += [([*more, *box, *towns], hand)
              for more in [["--extra-button"], ["--extra-button", "--extra-label", "Edit"]]
              for hand in ["ok", "extra", "cancel"]]
    asked += [([*more, "--default-item", "3", *box, *towns], hand) for more in [
        ["--help-button"], ["--help-button", "--help-label", "Why?"], ["--help-button", "--help-tags"],
        ["--help-button", "--help-status"], *[["--help-button", "--help-status", *each] for each in lines]]
        for hand in ["ok", "help", "cancel"]]
    helped = ["1", "Ulm", "on", "Old town", "2 b", "Bonn", "off", "On the Rhine"]
    asked += [(["--item-help", *box, *helped], hand) for hand in ["ok", {"rows": [2]}, "cancel"]]
    asked += [([*more, "--item-help", "--help-button", "--default-item", "2 b", *box, *helped], "help")
              for more in [[], ["--help-tags"], ["--quoted"], ["--single-quoted"], ["--help-status"],
                           ["--help-status", "--help-tags"], *lines]]
    asked += [(["--help-button", *more, *box, *states([("a b", "Ulm")])], "help")
              for more in [[], ["--quoted"], ["--single-quoted"], ["--help-tags"], *lines]]
    asked += [([*more, *box, "1 a", "Ulm", "on", "2", "Bonn", "on"], "ok") for more in [
        ["--output-separator", ":"], ["--separator", ":"], ["--output-separator", "\\n"], ["--output-separator", ", "],
        ["--quoted", "--single-quoted"], ["--output-separator", ""],
        *[[*each, *more] for each in lines for more in [["--output-separator", ":"], ["--quoted"], ["--single-quoted"],
                                                        ["--stdout"]]]]]
    return asked + [
        (["--no-items", *box, "Ulm", "off", "Bonn", "on"], "ok"), (["--no-tags", *box, *towns], {"rows": [1]}),
        (["--no-cancel", *box, *towns], "ok"), (["--timeout", "1", *box, *towns], "nothing"),
        (["--ok-label", "Go", "--cancel-label", "Stop", *box, *towns], "cancel"),
        (["--stdout", *box, *towns], {"rows": [3]}), (["--stdout", *box, *towns], "cancel"),
        (["--output-fd", "1", *box, *towns], "ok"), (["--stderr", *box, *towns], "ok"),
        (["--extra-button", "--help-button", *box, *towns], "help"), ([*box, *towns, "--title", "Setup"], "ok", LATE)]


def gauge(program):
    box = ["--gauge", "Copying", *SIZE, "10"]
    asked = [(box, "nothing", {"input": text}) for text in [
        "", "50\n", "20\n40\n100\n", "100\n10\n", "x\n200\n", "-5\n 7\n100", "\n\n", "50", "XXX\n30\nMaps\nXXX\n60\n",
        "XXX\n30\nMaps\\nand music\nXXX\n", "XXX\nMaps\nXXX\n", "XXX\n30\nMaps\n", "XXX\n", "XXX\n30\na\nb\nXXX\n",
        "99.9\n", "0x10\n", "# Maps\n50\n", "XXX\n30\nGröße, 長さ\nXXX\n"]]
    asked += [(["--gauge", text, *SIZE, "0"], "nothing", {"input": "10\n"}) for text in TEXTS]
    asked += [(["--gauge", "Copying", *SIZE, number], "nothing", {"input": "10\n"}) for number in ["0", "100", "150"]]
    asked += [(*each, {"input": "10\n100\n"}) for each in looked(program, box, "nothing")]
    asked += [([*more, *box], "nothing", {"input": "10\n"}) for more in [
        ["--nocancel"], ["--output-fd", "3"], ["--ok-button", "Go"], ["--defaultno"]]]
    asked += [(["--gauge", "Copying", "0", "0", "10"], "nothing", {"input": "10\n"}),
              ([*box, "--title", "Setup"], "nothing", {"input": "10\n"})]
    if program == "whiptail":
        return asked
    return asked + [(["--gauge", "Copying", *SIZE], "nothing", {"input": "10\n"}),
                    (["--stdout", *box], "nothing", {"input": "10\n"}),
                    (["--timeout", "1", *box], "nothing", {"input": "10\n"}),
                    (["--extra-button", "--help-button", *box], "nothing", {"input": "10\n"})]


def asked_of(program):
    return [*yes_no(program), *message(program), *notice(program), *field(program, "--inputbox"),
            *field(program, "--passwordbox"), *text_box(program), *menu(program), *choices(program, "--checklist"),
            *choices(program, "--radiolist"), *gauge(program)]


ASKED = {program: asked_of(program) for program in ["dialog", "whiptail"]}

# What both refuse; a call of dialog with a single argument that it does not know gets help, and 0.
FAULTS = [
    [], ["--bogus"], ["--title"], ["--title", "Setup"], ["text"], ["-x"], ["--yesno"], ["--msgbox", "T"],
    ["--bogus", "--yesno", "T", "8", "40"], ["--yesno", "T", "8"], ["--yesno", "T", "x", "40"],
    ["--yesno", "T", "8", "4x"],
    ["--msgbox", "T", "8"], ["--infobox", "T", "8"], ["--inputbox", "T", "8"], ["--passwordbox", "T", "8"],
    ["--textbox", "news.txt", "8"], ["--textbox", "missing.txt", "8", "40"],
    ["--menu", "T", "8", "40"], ["--menu", "T", "8", "40", "3"], ["--menu", "T", "8", "40", "3", "a"],
    ["--menu", "T", "8", "40", "3", "a", "A", "b"], ["--menu", "T", "8", "40", "x", "a", "A"],
    ["--checklist", "T", "8", "40"], ["--checklist", "T", "8", "40", "3", "a"],
    ["--checklist", "T", "8", "40", "3", "a", "A"], ["--checklist", "T", "8", "40", "3", "a", "A", "on", "b"],
    ["--radiolist", "T", "8", "40"], ["--radiolist", "T", "8", "40", "3", "a", "A"],
    ["--radiolist", "T", "8", "40", "3", "a", "A", "on", "b", "B"], ["--gauge", "T", "8"],
    ["--gauge", "T", "8", "40", "x"], ["--output-fd", "x", "--yesno", "T", "8", "40"], ["--yesno", "T", "8", "--title"],
    ["--noitem", "--checklist", "T", "8", "40", "3", "a"], ["--yes-button", "--yesno", "T", "8", "40"],
]
REFUSED = {
    "dialog": [(each,) for each in [
        *FAULTS, ["--timeout", "x", "--yesno", "T", "8", "40"], ["--max-input", "x", "--inputbox", "T", "8", "40"],
        ["--yesno", "T", "8", "40", "50"], ["--inputbox", "T", "8", "40", "a", "b"],
        ["--begin", "2", "--yesno", "T", "8", "40"],
        ["--item-help", "--menu", "T", "8", "40", "3", "a", "A"], ["--checklist", "T", "8", "40", "3"],
        ["--no-items", "--checklist", "T", "8", "40", "3", "a", "on", "b"], ["--radiolist", "T", "8", "40", "3"],
        ["--and-widget"], ["--ignore", "--bogus", "--yesno", "T", "8", "40"],
        ["--separate-output", "--yesno", "T", "8", "40"], ["--separate-output", "--inputbox", "T", "8", "40"],
        ["--separate-output", "--menu", "T", "20", "40", "3", "a", "A"], ["--inputbox", "", "10", "50", "Jo"],
        ["--separate-output", "--radiolist", "T", "20", "40", "3", "a", "A", "on"],
        ["--menu", "", "20", "60", "8", "a", "A"]]]
    + [(["--textbox", each, "8", "40"], {"input": "News\n"}) for each in ["/dev/stdin", "-"]],
    "whiptail": [(each,) for each in [
        *FAULTS, ["--textbox", ".", "8", "40"],
        ["--stdout", "--yesno", "T", "8", "40"], ["--timeout", "1", "--yesno", "T", "8", "40"],
        ["--yesno", "T", "8", "40", "--msgbox", "U", "8", "40"], ["--menu", "T", "8", "40", "3", "-x", "A"],
        ["--yesno", "-x", "8", "40"], ["--yesno", "T", "-1", "-1"], ["--gauge", "T", "8", "40"],
        ["--insecure", "--passwordbox", "T", "8", "40"], ["--extra-button", "--yesno", "T", "8", "40"],
        ["--help-button", "--yesno", "T", "8", "40"], ["--yes-label", "Go", "--yesno", "T", "8", "40"],
        ["--no-cancel", "--inputbox", "T", "8", "40"], ["--quoted", "--checklist", "T", "8", "40", "3", "a", "A", "on"],
        ["--no-tags", "--menu", "T", "8", "40", "3", "a", "A"], ["--max-input", "3", "--inputbox", "T", "8", "40"],
        ["--title", "--yesno", "T", "8", "40", "--calendar"], ["--calendar", "T", "8", "40"]]]
    + [(["--textbox", "-", "8", "40"], {"input": "News\n"})],
}
