"""What tools/zenity/record asks, and what a hand does; the rest zenity says."""

WINDOWS = [[], ["--title=Setup"], ["--width=300", "--height", "200", "--modal"],
           ["--icon-name=dialog-information", "--no-wrap", "--ellipsize"]]
MORE_WINDOWS = [["--window-icon=info"], ["--title=", "--no-markup"], ["--class=Unit", "--name=unit"], ["--attach=0"],
                ["--width", "0x12c"], ["--height=-1"]]
TOWNS = ["Ulm", "Bonn", "Jena"]
CHECKED = ["FALSE", "Ulm", "TRUE", "Bonn", "FALSE", "Jena"]
WIDE = ["1", "Ulm", "2", "Bonn"]
A, B = "--column=No", "--column=Town"


def messages():
    """Information, warnings, errors and questions."""
    asked = [([mode, "--text=Go on?", *more], hand)
             for mode in ["--info", "--warning", "--error", "--question"] for more in WINDOWS
             for hand in ["ok", "cancel"]]
    for mode in ["--info", "--warning", "--error", "--question"]:
        asked += [([mode, "--text=Go on?", *more], hand) for more in MORE_WINDOWS for hand in ["ok", "cancel"]]
        asked += [([mode, text], "ok") for text in [
            "--text=", "--text=a\\nb\\tc", "--text=<b>Disk</b> &amp; <i>more</i>", "--text=100 %",
            "--text=<span foreground='red' size='large'>Hot</span>", "--text=Größe, 長さ, طول"]]
        asked += [([mode, "--ok-label=Go"], "ok"), ([mode, "--timeout=1", "--title=T"], "nothing")]
    return asked + [
        (["--question"], "ok"),
        (["--question", "--ok-label=Install", "--cancel-label=Later"], "ok"),
        (["--question", "--ok-label=Install", "--cancel-label=Later"], "cancel"),
        (["--question", "--default-cancel"], "cancel"),
        (["--question", "--extra-button=Never"], "extra-1"),
        (["--question", "--extra-button=Never", "--extra-button=Not Now"], "extra-2"),
        (["--question", "--switch", "--extra-button=One", "--extra-button=Two"], "extra-1"),
        (["--question", "--switch", "--extra-button=One", "--extra-button=Two"], "extra-2"),
        (["--info", "--extra-button=More"], "extra-1"),
        (["--error", "--text=<b>Disk</b> &amp; more"], "ok"),
        (["--question", "--text", "a\\nb"], "ok"),
        (["--info", "--timeout=1"], "nothing"),
        (["--question", "--timeout=1"], "nothing"),
        (["--question", "operand"], "ok"),
        (["--question", "--modal=yes", "--default-cancel=no"], "cancel"),
        (["--info", "--timeout=0x1", "--switch", "--extra-button=A"], "nothing"),
    ]


def typing():
    """Entries, passwords and forms."""
    asked = [
        (["--entry", "--text=Name?"], {"typed": ["abc"]}),
        (["--entry", "--text=Name?"], "cancel"),
        (["--entry", "--entry-text=Jo"], "ok"),
        (["--entry", "--hide-text"], {"typed": ["secret"]}),
        (["--forms", "--add-entry=User", "--add-entry=Town"], {"typed": ["ann", "ulm"]}),
        (["--forms", "--add-entry=User", "--add-password=Word"], {"typed": ["ann", "pw"]}),
        (["--forms", "--add-entry=A", "--add-entry=B", "--separator=:"], {"typed": ["x", ""]}),
        (["--forms", "--add-entry=A"], "cancel"),
    ]
    for more in [["--title=Setup"], ["--width=400"], ["--ok-label=Go", "--cancel-label=Stop"], ["--modal"]]:
        asked += [(["--entry", *more], {"typed": ["a b|c"]}), (["--entry", *more], "cancel"),
                  (["--password", *more], {"typed": ["p w"]}), (["--password", *more], "cancel"),
                  (["--forms", "--add-entry=A", *more], {"typed": ["x"]}),
                  (["--forms", "--add-password=A", *more], "cancel")]
    asked += [(["--entry", f"--entry-text={text}"], "ok") for text in ["", "a b", "x|y", "ä", "\\n", "100%"]]
    asked += [(["--entry", "--hide-text", f"--entry-text={text}"], "ok") for text in ["pin", "1 2"]]
    asked += [(["--password"], {"typed": [text]}) for text in ["", "secret", "a|b", "x y z", "0000", "%s"]]
    asked += [(["--forms", "--text=T", "--add-entry=A", "--add-entry=B", f"--separator={mark}"],
               {"typed": ["x", "y"]}) for mark in ["", "\\n", "\\t", ", ", "ä", "||"]]
    return asked + [
        (["--entry", "--timeout=1"], "nothing"), (["--password", "--timeout=1"], "nothing"),
        (["--forms", "--add-entry=A", "--timeout=1"], "nothing"),
        (["--entry", "--text=<b>Name</b>"], "ok"), (["--entry", "--text=_Name"], "ok"),
        (["--password", "--title=Unlock"], {"typed": ["x"]}), (["--password", "--timeout=9"], "cancel"),
    ]


def lists():
    """Rows of which one is chosen, or several."""
    asked = [(["--list", B, *TOWNS], hand) for hand in ["row-2", "row-3", "cancel"]]
    asked += [(["--list", A, B, *more, *WIDE], "row-2") for more in [
        [], ["--print-column=2"], ["--print-column=ALL"], ["--print-column=ALL", "--separator=, "],
        ["--hide-column=1"], ["--print-column=2,1"], ["--print-column=1,2"], ["--print-column=all", "--separator=\\n"],
        ["--hide-column=2", "--print-column=2"], ["--separator=:"], ["--mid-search"]]]
    checklist = ["--list", "--checklist", A, B]
    asked += [([*checklist, *more, *CHECKED], {"rows": rows}) for more in [
        [], ["--separator=:"], ["--separator=\\n"], ["--print-column=ALL"], ["--title=Towns"]]
        for rows in [[], [1], [2], [1, 3], [1, 2, 3]]]
    asked += [([*checklist, *CHECKED], "cancel"), ([*checklist, "--timeout=1", *CHECKED], "nothing")]
    three = ["--list", "--checklist", A, B, "--column=Km"]
    asked += [([*three, *more, "FALSE", "Ulm", "12", "TRUE", "Bonn", "30"], {"rows": rows}) for more in [
        ["--print-column=3"], ["--print-column=2,3"], ["--print-column=ALL", "--separator=/"], ["--hide-column=3"]]
        for rows in [[1], [2]]]
    asked += [(["--list", "--radiolist", A, B, *CHECKED], {"rows": [number]}) for number in [1, 2, 3]]
    asked += [(["--list", "--multiple", B, *more, *TOWNS], {"rows": rows}) for more in [[], ["--separator=,"]]
              for rows in [[1], [1, 3], [3, 2], [1, 2, 3]]]
    return asked + [
        (["--list", B, "--timeout=1", "Ulm"], "nothing"),
        (["--list", A, B, "--hide-header", "--text=Where to?", "1", "Ulm", "2"], "row-2"),
        (["--list", B, "--extra-button=More", "Ulm", "Bonn"], "extra-1"),
    ]


def others():
    """Scales, dates, progress and notices; the third is standard input."""
    asked = [(["--scale", *more], {"steps": steps}) for more in [
        [], ["--value=50"], ["--min-value=-5", "--max-value=5", "--value=-5"], ["--value=10", "--step=5"],
        ["--value=3", "--print-partial"], ["--hide-value"], ["--title=Volume", "--text=Loud"]] for steps in [0, 2, -1]]
    asked += [(["--scale"], "cancel"), (["--scale", "--timeout=1"], "nothing"), (["--scale", "--value=100"], {"steps": 1})]
    day = ["--calendar", "--day=3", "--month=2", "--year=2025"]
    asked += [([*day, *more], "ok") for more in [
        [], ["--title=When"], ["--text=Day?"], ["--timeout=9"], ["--date-format=%d.%m.%Y"], ["--date-format=%Y-%m-%d"],
        ["--date-format=%A, %e %B"], ["--date-format=%j/%U"], ["--date-format=%%"], ["--date-format=day"],
        ["--date-format=%y%m%d"], ["--date-format=%F"], ["--date-format=%D"], ["--date-format=%a %b"],
        ["--ok-label=Take"], ["--width=400"]]]
    asked += [(["--calendar", "--day=29", "--month=2", "--year=2024", "--date-format=%F"], "ok"),
              (["--calendar", "--day=31", "--month=12", "--year=1999", "--date-format=%F"], "ok"),
              (day, "cancel"), ([*day, "--timeout=1"], "nothing")]
    for text in ["10\n", "10\n# Copying\n50\n", "100\n", "# a\\nb\n99.9\n", "x\n200\n", "", "pulsate:true\n40\n",
                 "-5\n 7\n100", "100\n# more\n10\n"]:
        asked += [(["--progress"], "ok", text), (["--progress", "--auto-close"], "nothing", text)]
    asked += [(["--progress", *more], hand, "10\n# x\n100\n") for more in [
        ["--percentage=20"], ["--pulsate"], ["--no-cancel"], ["--time-remaining"], ["--title=Copy", "--text=Maps"]]
        for hand in ["ok", "cancel"]]
    asked += [(["--progress", "--pulsate", "--auto-close"], "nothing", ""),
              (["--progress", "--timeout=1"], "nothing", "10\n")]
    text = "News\nof the day\n"
    asked += [(["--text-info", *more], hand, text) for more in [
        [], ["--title=News"], ["--width=400", "--height=300"], ["--ok-label=Read"], ["--cancel-label=Later"],
        ["--font=Sans 12"], ["--auto-scroll"], ["--no-interaction"], ["--modal"]] for hand in ["ok", "cancel"]]
    return asked + [(["--text-info", "--timeout=1"], "nothing", text), (["--text-info"], "ok", "")]


ASKED = messages() + typing() + lists() + others()
REFUSED = [
    ["--list", "one"], [], ["--bogus"], ["--question", "--bogus"], ["--text=only"], ["--question", "--info"],
    ["--info", "--entry-text=x"], ["--question", "--username"], ["--question", "--timeout=x"],
    ["--question", "--text"], ["--question", "-x"], ["--question", "--switch"],
    ["--info", "--width=12px"], ["--list", "--entry"], ["--scale", "--min-value=10", "--max-value=5"],
    ["--scale", "--value=500"], ["--progress", "--entry-text=x"], ["--calendar", "--separator=x"],
    ["--scale", "--value=x"], ["--progress", "--percentage=x"], ["--calendar", "--day=x"],
    ["--list", "--checklist"], ["--forms", "--hide-text"], ["--progress", "--scale"],
]
