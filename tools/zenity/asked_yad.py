"""What tools/zenity/desktop.py asks of yad, and what a hand does; the rest yad says.

Only what zenity has as well is asked, and what yad has instead of it: buttons with codes of their own, and forms.
"""

# These change how a window looks and where it stands, and nothing else.
WINDOWS = [["--title=Setup"], ["--width=400", "--height", "300"], ["--window-icon=info", "--image=dialog-information"],
           ["--center", "--on-top", "--borders=8"], ["--geometry=400x300+20+20", "--undecorated"]]
# An even code prints what was chosen, an odd one does not.
CODES = ["--button=Save:0", "--button=Drop:1", "--button=Copy:2", "--button=Move:3"]
BUTTONS = ["button-1", "button-2", "button-3", "button-4"]
NO, TOWN = "--column=No", "--column=Town"
WIDE = ["1", "Ulm", "2", "Bonn", "3", "Jena"]
CHECKED = ["FALSE", "Ulm", "TRUE", "Bonn", "FALSE", "Jena"]


def messages():
    """Messages, and the buttons that every window may have."""
    asked = [(["--text=Go on?", *more], hand) for more in [[], *WINDOWS] for hand in ["ok", "cancel", "escape"]]
    asked += [(["--text=Go on?", *CODES], hand) for hand in [*BUTTONS, "escape", "control-enter"]]
    asked += [(["--text=Go on?", f"--button=One:{code}", "--button=Two:9"], "button-1")
              for code in [0, 1, 4, 70, 100, 252, 255, 256]]
    asked += [(["--text=Go on?", *names], f"button-{number + 1}") for names in [
        ["--button=gtk-ok:0", "--button=gtk-cancel:1"], ["--button=One", "--button=Two"],
        ["--button=_Yes:0", "--button", "_No:1"], ["--button=gtk-yes", "--button=gtk-no"],
        ["--button=Go!dialog-ok!Tip:6", "--button=!dialog-no:7"]] for number in range(2)]
    asked += [(["--text=Go on?", "--button=Only:5"], hand) for hand in ["button-1", "enter", "control-enter"]]
    asked += [(["--text=" + text], "ok") for text in [
        "", "a\\nb", "<b>Disk</b> &amp; <i>more</i>", "100 %", "Größe, 長さ, طول", "<bad & text"]]
    asked += [(["--text", "Go on?", "--no-markup"], "ok"), ([], "ok"), ([], "cancel"), (["Go on?"], "ok"),
              (["--text=Go on?", "--image=dialog-warning", "--text-align=center"], "ok"),
              (["--text=Go on?", "--escape-ok"], "escape"),
              (["--text=Go on?", "--escape-ok", "--response=8"], "escape"),
              (["--text=Go on?", "--response=8"], "control-enter"), (["--text=Go on?", "--response=8"], "ok"),
              (["--text=Go on?"], "enter"), (["--text=Go on?", "--no-buttons"], "escape"),
              (["--text=Go on?", "--no-buttons"], "control-enter"), (["--text=Go on?", "--no-escape"], "cancel"),
              (["--text=Go on?", "--always-print-result"], "cancel")]
    asked += [(["--text=Go on?", "--timeout=1", *more], "nothing") for more in [
        [], ["--timeout-indicator=top"], ["--button=One:3"], ["--no-buttons"]]]
    # What yad does not know it passes over, and so are the modes that only zenity has.
    return asked + [([*more, "--text=Go on?"], hand) for more in [
        ["--bogus"], ["--info"], ["--question"], ["--error"], ["--warning"], ["--password"], ["-x"]]
        for hand in ["ok", "cancel"]]


def typing():
    """Entries, of which some fold out or count."""
    asked = [(["--entry", "--text=Name?", *more], hand) for more in [[], *WINDOWS]
             for hand in [{"filled": ["ann"]}, "cancel", "escape"]]
    asked += [(["--entry", f"--entry-text={text}"], "ok") for text in ["", "a b", "x|y", "ä", "\\n", "100%", "'\""]]
    asked += [(["--entry", "--entry-text=Jo", *CODES], hand) for hand in [*BUTTONS, "enter", "control-enter", "escape"]]
    asked += [(["--entry", "--entry-text=Jo", "--always-print-result", *more], hand) for more, hand in [
        ([], "cancel"), ([], "escape"), (CODES, "button-2")]]
    asked += [(["--entry", "--entry-text=Jo", *more], hand) for more in [
        ["--response=6"], ["--escape-ok"], ["--response=6", "--escape-ok"]]
        for hand in ["enter", "control-enter", "escape"]]
    asked += [(["--entry", "--entry-label=Name:", "--entry-text=Jo"], hand) for hand in ["ok", {"filled": ["ann"]}]]
    asked += [(["--entry", "--hide-text", *more], {"filled": ["p w"]}) for more in [[], ["--entry-text=pin"]]]
    asked += [(["--entry", "--hide-text", "--entry-text=pin"], "ok")]
    asked += [(["--entry", "Ulm", "Bonn", "Jena", *more], hand) for more in [[], ["--num-output"]]
              for hand in ["ok", {"filled": [1]}, {"filled": [2]}, "cancel"]]
    asked += [(["--entry", "Ulm", "Bonn", "--entry-text=Bonn"], "ok"), (["--entry", "Ulm", "Bonn", "--editable"], "ok"),
              (["--entry", "Ulm", "Bonn", "--editable"], {"filled": ["Jena"]})]
    asked += [(["--entry", "--numeric", *more], hand) for more in [
        [], ["0", "10"], ["0", "10", "2"], ["0", "10", "0.5", "2"], ["0", "10", "--entry-text=4"]]
        for hand in ["ok", {"filled": ["7"]}]]
    return asked + [(["--entry", "--timeout=1", "--entry-text=Jo"], "nothing"),
                    (["--entry", "--quoted-output", "--entry-text=it's"], "ok")]


def lists():
    """Rows of which one is chosen, or several; every column is printed, and a separator behind each."""
    town = ["--list", NO, TOWN]
    asked = [([*town, *WIDE], hand) for hand in [
        "row-1", "row-2", "row-3", "enter", "control-enter", "cancel", "escape"]]
    asked += [([*town, *more, *WIDE], "row-2") for more in [
        *WINDOWS, ["--print-column=0"], ["--print-column=1"], ["--print-column=2"], ["--print-column=3"],
        ["--separator=,"], ["--separator="], ["--separator=\\n"], ["--separator=\\t"], ["--separator=||"],
        ["--hide-column=1"], ["--hide-column=2"], ["--no-headers"], ["--print-all"], ["--quoted-output"],
        ["--print-column=2", "--separator=:"], ["--text=Where to?"], ["--search-column=2"], ["--expand-column=2"]]]
    asked += [([*town, *WIDE, *CODES], hand) for hand in ["button-1", "button-2", "button-3", "button-4"]]
    asked += [([*town, "--always-print-result", *WIDE], "cancel"), ([*town, "1", "Ulm", "2"], "row-1"),
              ([*town, "1", "Ulm", "2"], "row-2"), ([*town, *WIDE, "--timeout=1"], "nothing"), ([*town], "ok"),
              (["--list", TOWN, "a|b", "c d", "ä", "it's"], "row-1"), (["--list", TOWN, "a", "c d", "ä"], "row-3"),
              (["--list", TOWN, "--quoted-output", "it's"], "row-1"),
              (["--list", TOWN, "<b>a</b>", "x &amp; y"], "row-2")]
    asked += [(["--list", NO + ":NUM", TOWN + ":TEXT", "--column=Km:FLT", "--column=Seen:CHK", *more,
                "1", "Ulm", "2.5", "TRUE", "x", "Bonn", "3", "no"], f"row-{row}")
              for more in [[], ["--float-precision=1"], ["--quoted-output"]] for row in [1, 2]]
    asked += [([*town, "--multiple", *more, *WIDE], {"rows": rows}) for more in [
        [], ["--separator=,"], ["--print-column=2"]] for rows in [[], [1], [1, 3], [2, 3], [1, 2, 3]]]
    check = ["--list", "--checklist", NO, TOWN]
    asked += [([*check, *more, *CHECKED], {"rows": rows}) for more in [
        [], ["--separator=:"], ["--print-column=2"], ["--print-column=1"], ["--title=Towns"], ["--quoted-output"]]
        for rows in [[], [1], [2], [1, 3], [1, 2, 3]]]
    asked += [([*check, *CHECKED], hand) for hand in ["ok", "cancel", "escape", "control-enter"]]
    asked += [([*check, *CHECKED, *CODES], {"rows": [1, 2], "then": hand}) for hand in BUTTONS]
    asked += [([*check, "--print-all", *CHECKED], {"rows": [3]}), ([*check, *CHECKED, "--timeout=1"], "nothing"),
              ([*check, "true", "Ulm", "True", "Bonn", "1", "Jena", "yes", "Ems"], "ok")]
    three = [*check, "--column=Km"]
    asked += [([*three, *more, "FALSE", "Ulm", "12", "TRUE", "Bonn", "30"], {"rows": rows}) for more in [
        [], ["--print-column=3"], ["--hide-column=3"]] for rows in [[1], [2], [1, 2]]]
    radio = ["--list", "--radiolist", NO, TOWN]
    asked += [([*radio, *more, *CHECKED], {"rows": [row]}) for more in [[], ["--print-column=2"], ["--separator=,"]]
              for row in [1, 2, 3]]
    asked += [([*radio, *CHECKED], hand) for hand in ["ok", "cancel", "escape"]]
    return asked + [([*radio, "FALSE", "Ulm", "FALSE", "Bonn"], "ok"), ([*radio, "TRUE", "Ulm", "TRUE", "Bonn"], "ok")]


def forms():
    """Forms of fields of every kind that zenity has too, and of boxes that count, mark and fold out."""
    form = ["--form", "--field=Name", "--field=Age:NUM", "--field=Here:CHK", "--field=Town:CB"]
    given = ["Jo", "30!0..99!1", "TRUE", "Ulm!^Bonn!Jena"]
    asked = [([*form, *more], hand) for more in [[], given] for hand in [
        "ok", {"filled": ["ann", "7", True, 1]}, {"filled": [None, "42"]}, "cancel", "escape", "enter",
        "control-enter"]]
    asked += [([*form, *more, *given], {"filled": ["ann", "7", True, 1]}) for more in [
        *WINDOWS, ["--separator=,"], ["--separator="], ["--separator=\\n"], ["--quoted-output"], ["--num-output"],
        ["--item-separator=,"], ["--align=right"], ["--text=Who?"]]]
    asked += [([*form, *given, *CODES], {"filled": ["a b"], "then": hand}) for hand in BUTTONS]
    asked += [([*form, *given, "--always-print-result"], "cancel"), ([*form, *given, "--timeout=1"], "nothing")]
    asked += [(["--form", "--field=A", f"--field=B:{kind}", "x", *given], "ok") for kind, given in [
        ("H", ["pin"]), ("RO", ["fixed"]), ("LBL", []), ("TXT", ["a\\nb"]), ("TXT", []), ("CBE", ["Ulm!Bonn"]),
        ("CB", ["Ulm!Bonn"]), ("CB", []), ("CBE", []), ("SCL", ["40"]), ("CHK", ["FALSE"]), ("CHK", ["yes"]),
        ("CHK", []), ("NUM", []), ("NUM", ["5"]), ("NUM", ["5!0..10!0.5!2"]), ("NUM", ["500"]), ("DT", ["03.02.25"]),
        ("HDN", ["kept"]), ("BTN", ["true"]), ("BOGUS", ["x"])]]
    asked += [(["--form", "--field=A", "--field=B:H", *more], {"filled": ["ann", "p w"]}) for more in [[], ["x", "y"]]]
    mixed = ["--form", "--field=A:LBL", "--field=B", "--field=C:TXT", "--field=D:CBE", "", "", "t", "Ulm!Bonn"]
    asked += [(mixed, hand) for hand in ["ok", {"filled": ["a|b", "t u", "Jena"]}]]
    asked += [([*form, *given, "--columns=2", *more], "ok") for more in [[], ["--output-by-row"]]]
    return asked + [(["--form"], "ok"), (["--form", "--field=A", "a|b"], "ok"), (["--form", "--field=A", "it's"], "ok"),
                    (["--form", "--field=A", "--quoted-output", "it's"], "ok"), (["--form", "--field=A", ""], "ok"),
                    (["--form", "--field=A", "one", "two"], "ok"), (["--form", "--field=A", "ä"], "ok")]


def scales():
    """Scales and days."""
    asked = [(["--scale", *more], {"steps": steps}) for more in [
        [], ["--value=50"], ["--min-value=-5", "--max-value=5", "--value=-5"], ["--value=10", "--step=5"],
        ["--value=3", "--print-partial"], ["--value=9", "--hide-value"], ["--title=Volume", "--text=Loud"]]
        for steps in [0, 2, -1]]
    asked += [(["--scale", "--value=7"], hand) for hand in ["ok", "cancel", "escape", "control-enter"]]
    asked += [(["--scale", "--value=7", *CODES], {"steps": 1, "then": hand}) for hand in BUTTONS]
    asked += [(["--scale", "--value=7", "--timeout=1"], "nothing"), (["--scale", "--value=500"], "ok"),
              (["--scale", "--value=-5"], "ok"), (["--scale", "--value=x"], "ok"),
              (["--scale", "--value=7", "--always-print-result"], "cancel")]
    day = ["--calendar", "--day=3", "--month=2", "--year=2025"]
    asked += [([*day, *more], "ok") for more in [
        [], *WINDOWS, ["--date-format=%d.%m.%Y"], ["--date-format=%Y-%m-%d"], ["--date-format=%A, %e %B"],
        ["--date-format=%j/%U"], ["--date-format=%%"], ["--date-format=day"], ["--date-format=%F"],
        ["--date-format=%x"], ["--show-weeks"], ["--text=Day?"]]]
    asked += [([*day, *CODES], hand) for hand in BUTTONS]
    asked += [(["--calendar", f"--day={d}", f"--month={m}", f"--year={y}", "--date-format=%F"], "ok") for d, m, y in [
        (29, 2, 2024), (31, 12, 1999), (1, 1, 2030)]]
    asked += [(day, hand) for hand in ["cancel", "escape", "control-enter"]]
    return asked + [([*day, "--timeout=1"], "nothing")]


def others():
    """Progress, texts and notices; the third is standard input."""
    asked = []
    for text in ["10\n", "10\n# Copying\n50\n", "100\n", "# a\\nb\n99.9\n", "x\n200\n", "", "-5\n 7\n100\n",
                 "100\n# more\n10\n"]:
        asked += [(["--progress"], hand, text) for hand in ["ok", "escape"]]
    asked += [(["--progress", "--auto-close", *more], "nothing", text) for more in [[], ["--pulsate"]]
              for text in ["100\n", "10\n# Copying\n100\n", "10\n100", "200\n"]]
    asked += [(["--progress", *more], hand, "10\n# x\n") for more in [
        ["--percentage=20"], ["--pulsate"], ["--progress-text=Wait"], ["--title=Copy", "--text=Maps"], ["--rtl"]]
        for hand in ["ok", "escape"]]
    asked += [(["--progress", *CODES], hand, "10\n") for hand in BUTTONS]
    asked += [(["--progress", "--timeout=1"], "nothing", "10\n")]
    text = "News\nof the day\n"
    asked += [(["--text-info", *more], hand, text) for more in [
        [], *WINDOWS, ["--wrap"], ["--tail"], ["--fontname=Sans 12"], ["--show-uri"], ["--justify=center"],
        ["--editable"], ["--listen"]] for hand in ["ok", "cancel"]]
    asked += [(["--text-info"], hand, text) for hand in ["escape", "control-enter"]]
    asked += [(["--text-info", "--editable", *CODES], hand, text) for hand in BUTTONS]
    asked += [(["--text-info", "--editable"], "ok", each) for each in ["", "no end", "a\n\n", "Größe\n"]]
    asked += [(["--text-info", "--editable", "--always-print-result"], "cancel", text),
              (["--text-info", "--timeout=1"], "nothing", text), (["--text-info", "--filename=/dev/null"], "ok")]
    return asked + [(["--notification", "--timeout=1"], "nothing"),
                    (["--notification", "--listen"], "nothing", "quit\n"),
                    (["--notification", "--listen"], "nothing", "tooltip:News\nquit\n"),
                    (["--notification", "--image=info", "--text=News", "--timeout=1"], "nothing")]


ASKED = messages() + typing() + lists() + forms() + scales() + others()
REFUSED = [
    ["--timeout=x"], ["--text"], ["--button"], ["--calendar", "--month=x"], ["--scale", "--step=x"],
    ["--list", "--column"], ["--progress", "--percentage=x"], ["--width=12px"], ["--form", "--field"],
    ["--list", "--print-column=x"], ["--entry", "--entry-text"], ["--response=x"],
    ["--calendar", "--day"], ["--timeout=1.5"], ["--borders"], ["--day=99999999999"],
]
