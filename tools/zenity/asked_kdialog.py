"""What tools/zenity/desktop.py asks of kdialog, and what a hand does; the rest kdialog says."""

MESSAGES = ["--msgbox", "--sorry", "--error"]
DETAILED = ["--detailederror", "--detailedsorry"]
QUESTIONS = ["--yesno", "--warningyesno"]
THREE_WAYS = ["--yesnocancel", "--warningyesnocancel"]
CONTINUE = "--warningcontinuecancel"
MODES = [*MESSAGES, *DETAILED, *QUESTIONS, *THREE_WAYS, CONTINUE, "--inputbox", "--textinputbox", "--password",
         "--newpassword", "--menu", "--checklist", "--radiolist", "--combobox", "--slider", "--calendar", "--textbox",
         "--passivepopup"]
# These change how a window looks and where it stands, and nothing else.
WINDOWS = [["--title", "Setup"], ["--title=Setup", "--icon", "dialog-information"], ["--geometry", "400x300+20+20"],
           ["--attach", "0"], ["--attach=0x3c"], ["--embed", "1"]]
TEXTS = ["", "a\\nb", "<b>Disk</b> &amp; <i>more</i>", "100 %", "Größe, 長さ, طول", "-5 degrees"]
MENU = ["1", "Ulm", "2", "Bonn", "3", "Jena"]
CHECKED = ["1", "Ulm", "off", "2", "Bonn", "on", "3", "Jena", "off"]
TOWNS = ["Ulm", "Bonn", "Jena"]


def messages():
    """Messages, with details or none."""
    asked = []
    for mode in MESSAGES:
        asked += [([mode, "Go on?", *more], hand) for more in [[], *WINDOWS] for hand in ["ok", "escape"]]
        asked += [([mode, text], "ok") for text in TEXTS]
        asked += [([mode, "Go on?", "--ok-label", "Got It"], "ok"), ([mode + "=Go on?"], "ok"),
                  (["--title", "Setup", mode, "Go on?"], "ok"), ([mode, "Go on?", "details"], "ok"),
                  ([mode, "Go on?", "one", "two"], "ok")]
    for mode in DETAILED:
        asked += [([mode, "Go on?", "The disk is full.", *more], hand) for more in [[], *WINDOWS]
                  for hand in ["ok", "escape"]]
        asked += [([mode, "Go on?", text], "ok") for text in TEXTS if not text.startswith("-")]
        asked += [([mode, "Go on?"], "ok"), ([mode, "Go on?", "one", "--ok-label=Got It"], "ok")]
    return asked


def questions():
    """Questions of two ways and of three."""
    asked = []
    for mode in QUESTIONS:
        asked += [([mode, "Go on?", *more], hand) for more in [[], *WINDOWS] for hand in ["ok", "no", "escape"]]
        asked += [([mode, "Go on?", "--yes-label", "Go", "--no-label", "Stop for now"], hand)
                  for hand in ["ok", "no", "escape"]]
        asked += [([mode, "Go on?", "--cancel-label=Stop", "--default", "no"], hand) for hand in ["ok", "no"]]
    for mode in THREE_WAYS:
        asked += [([mode, "Go on?", *more], hand) for more in [[], *WINDOWS]
                  for hand in ["ok", "no", "cancel", "escape"]]
        asked += [([mode, "Go on?", "--yes-label=Save", "--no-label=Discard", "--cancel-label=Back"], hand)
                  for hand in ["ok", "no", "cancel", "escape"]]
    asked += [([CONTINUE, "Go on?", *more], hand) for more in [[], *WINDOWS] for hand in ["ok", "cancel", "escape"]]
    asked += [([CONTINUE, "Go on?", "--continue-label", "Format", "--cancel-label", "Keep"], hand)
              for hand in ["ok", "cancel", "escape"]]
    for mode in [*QUESTIONS, *THREE_WAYS, CONTINUE]:
        asked += [([mode, text], "ok") for text in TEXTS]
    # The first of two modes in kdialog's own order is shown, and not the first on the command line.
    return asked + [(["--msgbox", "a", "--yesno", "b"], "no"), (["--yesno", "a", "--inputbox", "b"], "no")]


def again():
    """Boxes that are not shown again: the hand marks the check box, and what is written down is the second call."""
    place = ["--dontagain", "setup:question"]
    asked = [([mode, "Go on?", *place], hand) for mode in [*QUESTIONS, *THREE_WAYS]
             for hand in ["ok", "no", {"again": "ok"}, {"again": "no"}, {"again": "escape"}]]
    asked += [([CONTINUE, "Go on?", *place], hand) for hand in ["ok", "cancel", {"again": "ok"}]]
    asked += [([mode, "Go on?", *place], hand) for mode in [*MESSAGES, *DETAILED] for hand in ["ok", {"again": "ok"}]]
    return asked + [(["--yesno", "Go on?", "--dontagain", "setup"], "ok"),
                    (["--yesno", "Go on?", "--dontagain", ":"], "no")]


def typing():
    """Boxes for a line, for several lines and for passwords."""
    asked = []
    for mode in ["--inputbox", "--textinputbox"]:
        hands = ["ok", {"typed": ["ann"]}, "escape"] + (["cancel"] if mode == "--inputbox" else [])
        asked += [([mode, "Name?", *more], hand) for more in [[], ["Jo"], ["Jo", "--title", "Setup"]]
                  for hand in hands]
        asked += [([mode, "Name?", text], "ok") for text in ["a b", "x|y", "ä", "a\\nb", "100%", '"', "", "a\nb"]]
        asked += [([mode, "Name?"], {"typed": [text]}) for text in ["a b|c", "%s \\n", "'q' \"r\""]]
        asked += [([mode, "Name?", *more], "ok") for more in WINDOWS]
    asked += [(["--textinputbox", "Name?", "Jo", "300", "200"], "ok"),
              (["--inputbox", "Name?", "Jo", "300", "200"], "ok"), (["--inputbox", "a\\nb", "Jo"], "ok")]
    asked += [(["--password", "Word?"], hand) for hand in ["ok", "cancel", "escape"]]
    asked += [(["--password", "Word?", *more], {"typed": ["p w"]}) for more in [[], *WINDOWS]]
    asked += [(["--password", "Word?"], {"typed": [text]}) for text in ["0000", "a|b", "%s", '"']]
    return asked + [
        (["--newpassword", "Word?"], "cancel"), (["--newpassword", "Word?"], "escape"),
        (["--newpassword", "Word?"], {"typed": ["p w", "p w"]}),
        (["--newpassword", "Word?", "--title=Setup"], {"typed": ["secret", "secret"]}),
        (["--newpassword", "Word?", "--geometry", "400x300+20+20"], {"typed": ["0", "0"]}),
    ]


def lists():
    """Menus, lists to mark and boxes that fold out."""
    asked = [(["--menu", "Where to?", *MENU], hand) for hand in ["ok", "row-1", "row-2", "row-3", "cancel", "escape"]]
    asked += [(["--menu", "Where to?", *MENU, "--default", name], hand) for name in ["Bonn", "2", "none"]
              for hand in ["ok", "row-3", "escape"]]
    asked += [(["--menu", "Where to?", *MENU, *more], "row-2") for more in WINDOWS]
    asked += [(["--menu", "Where to?", "a b", "Ulm", "c|d", "Bonn", "", "Jena"], f"row-{row}") for row in [1, 2, 3]]
    asked += [(["--menu", "Where to?", "1", "Ulm", "2"], "ok"),
              (["--menu", "Where to?", "same", "A", "same", "B"], "row-2")]
    for more in [[], ["--separate-output"]]:
        marks = ["--checklist", "Which?", *more]
        asked += [([*marks, *CHECKED], hand) for hand in [
            "ok", {"rows": []}, {"rows": [1]}, {"rows": [1, 3]}, {"rows": [1, 2, 3]}, "cancel", "escape"]]
        asked += [([*marks, "a b", "Ulm", "on", 'c"d', "Bonn", "on", "", "Jena", "on"], "ok"),
                  ([*marks, "1", "Ulm", "ON", "2", "Bonn", "true", "3", "Jena", "on"], "ok"),
                  ([*marks, "$x", "Ulm", "on", "it's", "Bonn", "on", "a\\b", "Jena", "on"], "ok"),
                  ([*marks, "1", "Ulm", "on", "2", "Bonn"], "ok")]
    asked += [(["--checklist", "Which?", *CHECKED, *more], {"rows": [2, 3]}) for more in WINDOWS]
    asked += [(["--radiolist", "Which?", *CHECKED], hand) for hand in ["ok", "row-1", "row-3", "cancel", "escape"]]
    asked += [(["--radiolist", "Which?", *CHECKED, *more], "row-3") for more in WINDOWS]
    asked += [(["--radiolist", "Which?", "1", "Ulm", "off", "2", "Bonn", "off"], hand) for hand in ["ok", "row-2"]]
    asked += [(["--radiolist", "Which?", "1", "Ulm", "on", "2", "Bonn", "on"], "ok"),
              (["--radiolist", "Which?", *CHECKED, "--separate-output"], "ok"),
              (["--radiolist", "Which?", "a b", "Ulm", "on"], "ok")]
    asked += [(["--combobox", "Which?", *TOWNS], hand) for hand in ["ok", "row-1", "row-3", "cancel", "escape"]]
    asked += [(["--combobox", "Which?", *TOWNS, "--default", name], hand) for name in ["Bonn", "bonn", "none"]
              for hand in ["ok", "row-3"]]
    asked += [(["--combobox", "Which?", *TOWNS, *more], "row-2") for more in WINDOWS]
    return asked + [(["--combobox", "Which?", "a b", "c|d", '"e"'], f"row-{row}") for row in [1, 2, 3]]


def others():
    """Sliders, calendars, texts and notices; the third is standard input."""
    asked = [(["--slider", "Loud?", *more], hand) for more in [["0", "10", "1"], ["1", "10", "3"], ["20", "100", "5"]]
             for hand in [{"steps": 0}, {"steps": 2}, {"steps": -1}, "cancel", "escape"]]
    asked += [(["--slider", "Loud?", *more], {"steps": 2}) for more in [[], ["0"], ["0", "10"], ["9", "10", "1"],
                                                                        ["x", "10", "1"], ["0", "10", "0"]]]
    asked += [(["--slider", "Loud?", "0", "10", "1", *more], {"steps": 1}) for more in WINDOWS]
    asked += [(["--slider", "Loud?", "0", "10", "1", "--default", "5"], "ok")]
    day = ["--calendar", "When?", "--default", "2025-02-03", "--dateformat", "yyyy-MM-dd"]
    asked += [(["--calendar", "When?", "--default", "Mon Feb 3 2025"], hand)
              for hand in ["ok", {"steps": 1}, {"steps": -3}, "cancel"]]
    asked += [(day, hand) for hand in ["ok", {"steps": 1}, {"steps": -3}, "cancel"]]
    asked += [([*day, *more], "ok") for more in WINDOWS[:2] + WINDOWS[3:]]
    asked += [(["--calendar", "When?", "--default", text, "--dateformat", form], "ok") for text, form in [
        ("03.02.2025", "dd.MM.yyyy"), ("3.2.25", "d.M.yy"), ("20250203", "yyyyMMdd"),
        ("Monday 3 February 2025", "dddd d MMMM yyyy"), ("29/02/2024", "dd/MM/yyyy"),
        ("2025 day 03 02", "yyyy 'day' dd MM"), ("2025-2-3", "yyyy-M-d"), ("1999-12-31", "yyyy-MM-dd")]]
    text = "News\nof the day\n"
    asked += [(["--textbox", "-", *more], hand, text) for more in [[], ["400", "300"], *WINDOWS[:2], *WINDOWS[3:]]
              for hand in ["ok", "escape"]]
    asked += [(["--textbox", "/dev/stdin"], hand, text) for hand in ["ok", "escape"]]
    asked += [(["--textbox", "-"], "ok", each) for each in ["", "no end", "<b>bold</b>\n", "Größe\n"]]
    asked += [(["--textbox", "/dev/null"], "ok"), (["--textbox", "-", "400"], "ok", text)]
    asked += [(["--passivepopup", "Done.", "1", *more], "nothing") for more in [[], *WINDOWS[:3]]]
    asked += [(["--passivepopup", "Done.", *more], "ok") for more in [
        [], ["5"], ["0"], ["x"], ["5", "--title", "Setup"], ["5", "--icon", "dialog-warning"], ["5", "6"]]]
    return asked + [(["--passivepopup", "a\\nb", "1"], "nothing"), (["--passivepopup", "", "1"], "nothing")]


ASKED = messages() + questions() + again() + typing() + lists() + others()
REFUSED = [
    ["--bogus"], ["--yesno"], ["--msgbox"], ["--menu"], ["--passivepopup"], ["--title"],
    ["--yesno", "a", "--yes-label"], ["--detailederror", "a", "-5 degrees"], ["--yesno", "a", "--multiple=3"],
    ["-x"], ["--yesno", "a", "-x", "-y"], ["--menu", "Where to?"],
    ["--menu", "Where to?", "1"], ["--checklist", "Which?"], ["--checklist", "Which?", "1", "Ulm"],
    ["--radiolist", "Which?", "1", "Ulm"], ["--combobox", "Which?"], ["--slider", "Loud?", "-10", "10", "5"],
    ["--textbox", "none.txt"], ["--inputbox", "Name?", "-5"], ["--yesno", "--", "-a"],
]
