"""What tools/zenity/record asks, and what a hand does; the rest zenity says.

A call has its arguments, a hand, standard input where there is any, and files of the folder that it runs in: a call
that names files runs in a new folder. Bytes that are no UTF-8 are written as Python does, \\udcff for 0xff. Hands are

ok, cancel       presses that button; cancel is Escape.
nothing          does nothing: the call ends by itself.
killed           kills a call that goes on; its code is -9.
extra-2          presses the second of the extra buttons.
row-2            goes to the second row and presses Return.
{"rows": [..]}   brings it about that these rows are chosen, and presses OK.
{"steps": 2}     moves a scale, and presses OK.
{"typed": [..]}  types these texts, one a field, instead of what is marked there, and presses OK; "" empties an entry.
{"choice": 2}    takes the second choice of an entry, and presses OK.
{"form": [..]}   makes each field of a form so, and presses OK: a text is typed, a number is a choice from 1 (0 leaves
                 it alone), a list has the rows to be chosen, and {"days": 1} goes a day on from today, 2026-11-25.
{"edited": "x"}  types where the cursor stands first, and presses OK.
{"checked": true}
                 marks the box below a text, and presses OK; it goes with edited.
"""

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
    asked += [(["--scale"], "cancel"), (["--scale", "--timeout=1"], "nothing"),
              (["--scale", "--value=100"], {"steps": 1})]
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


def rows_of_input():
    """Lists whose rows come from standard input."""
    towns, wide, checked = "Ulm\nBonn\nJena\n", "1\nUlm\n2\nBonn\n", "FALSE\nUlm\nTRUE\nBonn\nfalse\nJena\n"
    one, two, three = ["--list", B], ["--list", A, B], ["--list", A, B, "--column=Km"]
    asked = [(one, hand, towns) for hand in ["row-1", "row-2", "row-3", {"rows": [3]}, "cancel", "ok"]]
    # Lines that are empty, that end like those of DOS, and the last without an end.
    asked += [(one, hand, text) for text, hand in [
        ("Ulm\nBonn", "row-2"), ("Ulm", "row-1"), ("Ulm\r\nBonn\r\n", "row-2"), ("Ulm\n\nJena\n", "row-2"),
        ("Ulm\n\nJena\n", "row-3"), ("\nUlm\n", "row-1"), ("\nUlm\n", "row-2"), ("Ulm\n\n\n", "row-2"),
        ("\n", "row-1"), ("", "row-1"), ("", "ok"), (" Ulm \n\tBonn|x\n", "row-2"), ("Ulm\\n\nJ\\tena\n", "row-2"),
        ("<b>Ulm</b>\nU & B\n", "row-1"), ("Größe\n長さ\n", "row-2"), ("1\n2\n3\n4\n5\n6\n7\n8\n", "row-8")]]
    asked += [([*two, *more], "row-2", wide) for more in [
        [], ["--print-column=2"], ["--print-column=ALL"], ["--print-column=2,1"], ["--print-column=3"],
        ["--print-column=0"], ["--print-column=x"], ["--print-column=1,1"], ["--print-column=2,3,1"],
        ["--hide-column=1"], ["--hide-column=2", "--print-column=ALL"], ["--hide-column=1,2"]]]
    asked += [([*two, "--print-column=ALL", f"--separator={mark}"], "row-2", wide)
              for mark in ["\\t", "\\n", "\\\\", "", ", ", "\\101", "a\\", "\\x", "%s"]]
    # Rows that end before their last cell, and cells that begin a row more.
    asked += [([*two, "--print-column=ALL"], hand, text) for text, hand in [
        ("1\nUlm\n2", "row-2"), ("1", "row-1"), ("1\nUlm\n2\nBonn\n3\n", "row-3"), ("1\r\nUlm\r\n", "row-1"),
        ("1\n\n\nBonn\n", "row-1"), ("1\n\n\nBonn\n", "row-2")]]
    asked += [([*three, "--print-column=ALL"], "row-2", "1\nUlm\n12\n2\n"),
              ([*three, "--print-column=3"], "row-1", "1\nUlm\n"),
              ([*two, "--print-column=2"], "row-1", "1\n")]
    check, radio = ["--list", "--checklist", A, B], ["--list", "--radiolist", A, B]
    asked += [([*check, *more], {"rows": rows}, checked) for more in [[], ["--print-column=ALL", "--separator=\\t"]]
              for rows in [[], [2], [1, 3], [1, 2, 3]]]
    asked += [(check, "ok", text) for text in [
        checked, "true\nUlm\nTrue\nBonn\n", "yes\nUlm\n1\nBonn\n", "TRUE\r\nUlm\r\nTRUE\nBonn\n", " TRUE\nUlm\n",
        "TRUE", "TRUE\nUlm\nTRUE", "\nUlm\nTRUE\nBonn\n", ""]]
    asked += [([*check, f"--print-column={number}"], "ok", checked) for number in [1, "2,1"]]
    asked += [([*check, "--column=Km", "--print-column=ALL"], "ok", "TRUE\nUlm\n12\nTRUE\nBonn\n"),
              (["--list", "--checklist", A], "ok", "TRUE\nFALSE\n")]
    asked += [(radio, hand, text) for text, hand in [
        (checked, {"rows": [1]}), (checked, {"rows": [3]}), (checked, "ok"), ("TRUE\nUlm\nTRUE\nBonn\n", "ok"),
        ("TRUE\nUlm\nTRUE\nBonn\n", {"rows": [2]}), (checked, "cancel")]]
    asked += [(["--list", "--multiple", B, *more], {"rows": rows}, towns) for more in [[], ["--separator=\\n"]]
              for rows in [[2], [1, 3], [3, 1], [1, 2, 3]]]
    asked += [(["--list", "--multiple", B], "ok", towns), (["--list", "--multiple", A, B, "--print-column=ALL"],
                                                         {"rows": [1, 2]}, wide)]
    # Operands come first, and the time runs out for rows of input as well.
    return asked + [
        ([*one, "Ulm", "Bonn"], "row-2", "Jena\nHof\n"), ([*one, "--timeout=1"], "nothing", towns),
        ([*check, "--timeout=1"], "nothing", checked), ([*radio, "--timeout=1"], "nothing", checked),
        ([*one, "--extra-button=More"], "extra-1", towns), ([*one, "--mid-search", "--hide-header"], "row-2", towns),
        ([*one, "Ulm", "Bonn"], "ok"), ([*one, "Ulm", "Bonn"], {"rows": [1]}), ([*two, *WIDE], "ok"),
        ([*check, *CHECKED], "ok"), ([*check, "--print-column=1", *CHECKED], "ok"), ([*radio, *CHECKED], "ok"),
        ([*two, "--print-column=3", *WIDE], "row-2"), ([*two, "--print-column=0", *WIDE], "row-2"),
        (["--list", "--editable", B, *TOWNS], {"rows": [2]}), (["--list", "--imagelist", A, B, *WIDE], {"rows": [1]}),
        (["--list", "--imagelist", A, B, "--print-column=ALL", *WIDE], {"rows": [2]}),
        # The two dashes stay where a dash follows.
        (["--list", B, "--", "-a", "-b"], "row-1"), (["--list", B, "--", "-a", "-b"], "row-2"),
        (["--list", B, "--", "a", "b"], "row-1"), (["--list", B, "a", "--", "b", "-c"], "row-3"),
    ]


def choices():
    """Entries with choices, which are the operands where there are two."""
    combo, bare = ["--entry", "--entry-text=Ulm", "Bonn", "Jena"], ["--entry", "Bonn", "Jena"]
    asked = [(combo, hand) for hand in [
        "ok", {"choice": 1}, {"choice": 2}, {"choice": 3}, {"typed": ["Hof"]}, {"typed": [""]}, "cancel"]]
    asked += [(bare, hand) for hand in ["ok", {"choice": 1}, {"choice": 2}, {"typed": ["Hof"]}, "cancel"]]
    asked += [([*words, "--timeout=1"], "nothing") for words in [combo, bare, ["--entry", "--entry-text=Ulm"]]]
    asked += [(["--entry", "--entry-text=Ulm", "Bonn"], hand) for hand in ["ok", {"typed": ["Hof"]}, {"typed": [""]}]]
    asked += [(["--entry", "Bonn"], "ok"), (["--entry", "--entry-text=Ulm", "--entry-text=Bonn"], "ok"),
              (["--entry", "--entry-text=Ulm", "--entry-text=Bonn"], {"typed": ["Hof"]}),
              (["--entry", "--entry-text=Ulm"], {"typed": ["Hof"]})]
    twice = ["--entry", "--entry-text=Ulm", "--entry-text=Hof", "Bonn", "Jena"]
    asked += [(twice, {"choice": 1}), (twice, {"choice": 2}), (twice, "ok")]
    asked += [(["--entry", "--entry-text=Ulm", *words], hand) for words, hand in [
        (["Ulm", "Bonn"], {"choice": 2}), (["--", "-a", "-b"], {"choice": 3}), (["", "Bonn"], {"choice": 2}),
        (["a b", "c|d"], {"choice": 3}), (["a\\nb", "c"], {"choice": 2}), (["--hide-text", "Bonn", "Jena"], "ok"),
        (["--hide-text", "Bonn", "Jena"], {"choice": 2}), (["--text=Town?", "A", "B", "C", "D"], {"choice": 5}),
        (["<b>x</b>", "U & B"], {"choice": 2}), (["Größe", "長さ"], {"choice": 3})]]
    return asked + [
        (["--entry", "Bonn", "--entry-text=Ulm", "Jena"], "ok"),
        (["--entry", "Bonn", "Jena", "--entry-text=Ulm"], {"choice": 3}),
        (["--entry", "--entry-text=", "Bonn", "Jena"], "ok"),
        (["--entry", "--entry-text=", "Bonn", "Jena"], {"choice": 2}),
        (["--entry", "--", "x", "y"], {"choice": 1}), ([*combo, "--extra-button=More"], "extra-1"),
        ([*combo, "--ok-label=Go", "--cancel-label=Stop"], {"choice": 2}),
    ]


def forms():
    """Forms with more than lines of text; a hand gives what each field becomes."""
    entry, secret, combo, rows = "--add-entry=Name", "--add-password=Pin", "--add-combo=Town", "--add-list=Way"
    day, towns, ways = "--add-calendar=Day", "--combo-values=Ulm|Bonn|Jena", "--list-values=A1|A7|A8"
    iso = "--forms-date-format=%F"
    asked = [(["--forms", combo, towns], {"form": [number]}) for number in [0, 1, 2, 3]]
    asked += [(["--forms", rows, ways], {"form": [chosen]}) for chosen in [[], [1], [2], [3]]]
    # A list in which nobody was, one that is not the last field, and one that is left again.
    asked += [(["--forms", rows, ways], "ok"), (["--forms", entry, rows, ways], "ok"),
              (["--forms", rows, ways, entry], "ok")]
    asked += [(["--forms", entry, rows, ways], {"form": ["ann", chosen]}) for chosen in [[], [2]]]
    asked += [(["--forms", rows, ways, entry], {"form": [chosen, "ann"]}) for chosen in [[], [2]]]
    asked += [(["--forms", day, iso], {"form": [{"days": days}]}) for days in [0, 1, -1, 6, -25]]
    asked += [(["--forms", day, f"--forms-date-format={form}"], "ok") for form in [
        "%d.%m.%Y", "%A, %e %B", "day", "%%", "%j/%U", "", "%x", "%H:%M"]]
    asked += [(["--forms", day], "ok"), (["--forms", day], {"form": [{"days": 1}]}), (["--forms", day, day, iso], "ok")]
    asked += [(["--forms", entry, secret, combo, rows, day, towns, ways, iso], hand) for hand in [
        {"form": ["ann", "12", 2, [3], {"days": 1}]}, {"form": ["", "", 0, [], {"days": 0}]}, "ok", "cancel"]]
    asked += [(["--forms", day, rows, ways, combo, towns, secret, entry, iso, *more],
               {"form": [{"days": -1}, [1], 3, "12", "ann"]}) for more in [[], ["--separator=,"], ["--separator=\\t"]]]
    asked += [(["--forms", combo, entry, towns], {"form": [1, "ann"]}),
              (["--forms", secret, combo, towns], {"form": ["12", 2]})]
    # Values go to fields in their order; some have none, and some values have no field.
    asked += [(["--forms", combo, "--add-combo=Way", *more], {"form": [1, second]}) for more, second in [
        ([towns, "--combo-values=A1|A7"], 2), ([towns], 1), ([], 1), ([towns, towns, "--combo-values=x"], 3)]]
    asked += [(["--forms", combo, f"--combo-values={text}"], {"form": [number]}) for text, number in [
        ("", 1), ("Ulm", 1), ("Ulm||Jena", 2), ("Ulm|", 2), ("a b|c,d", 2), ("<b>x</b>|y", 1), ("Größe|長さ", 2),
        ("a\\nb|c", 1)]]
    asked += [(["--forms", rows, "--add-list=Next", ways, "--list-values=B2|B10"], hand) for hand in [
        {"form": [[2], [2]]}, {"form": [[], [1]]}, "ok"]]
    asked += [(["--forms", rows], "ok"), (["--forms", rows, entry], {"form": [[], "ann"]}),
              (["--forms", rows, "--list-values="], "ok"),
              (["--forms", rows, "--list-values=A1||A8", entry], {"form": [[2], "x"]})]
    wide = [rows, "--column-values=No|Town", "--list-values=1|Ulm|2|Bonn"]
    asked += [(["--forms", *wide, *more], hand) for more, hand in [
        ([], {"form": [[2]]}), (["--show-header"], {"form": [[1]]}), ([entry], {"form": [[2], "ann"]}),
        ([entry, "--separator=,"], {"form": [[1], "ann"]}), ([entry, "--show-header"], {"form": [[2], ""]})]]
    asked += [(["--forms", rows, "--column-values=No|Town", "--list-values=1|Ulm|2", *more], hand) for more, hand in [
        ([], {"form": [[2]]}), ([entry], {"form": [[2], "ann"]})]]
    asked += [(["--forms", rows, ways, "--show-header"], {"form": [[2]]}),
              (["--forms", "--show-header", entry], {"form": ["x"]})]
    asked += [(["--forms", rows, "--add-list=Next", "--column-values=No|Town", "--list-values=1|Ulm|2|Bonn",
                "--list-values=3|Jena|4|Hof"], hand) for hand in [{"form": [[2], [1]]}, {"form": [[1], []]}]]
    # The time runs out: what stands there is printed.
    asked += [(["--forms", *more, "--timeout=1"], "nothing") for more in [
        [combo, towns], [rows, ways], [entry, rows, ways], [day, iso], [entry, secret, combo, day, towns, iso]]]
    return asked + [
        (["--forms"], "ok"), (["--forms", "--text=<b>Trip</b>", combo, towns], "cancel"),
        (["--forms", combo, towns, "--ok-label=Go", "--cancel-label=Stop"], {"form": [2]}),
        (["--forms", combo, towns, "--extra-button=More"], "extra-1"), (["--forms", "Ulm", entry], {"form": ["x"]}),
        (["--forms", entry, entry], {"form": ["a|b", "<c>"]}),
        (["--calendar", "--date-format=%F"], "ok"), (["--calendar"], "ok"),
        (["--calendar", "--day=3", "--date-format=%F"], "ok"),
    ]


def texts():
    """Texts that are changed, that come from files, and that ask for a mark."""
    edit, read = ["--text-info", "--editable"], ["--text-info", "--checkbox=I read it"]
    asked = [(edit, hand, text) for text in ["Ulm\nBonn\n", "Ulm", ""] for hand in [{"edited": "xy"}, "ok", "cancel"]]
    asked += [(edit, {"edited": text}, "Ulm\n") for text in ["a\n", "\nb", "a b|c"]]
    asked += [(edit, "ok", text) for text in ["Ulm\r\nBonn\r\n", "\n\n", "Größe, 長さ", "a\tb  \n", "<b>Ulm</b>\\n"]]
    asked += [(["--text-info", "--editable", "--timeout=1"], "nothing", "Ulm\n"),
              ([*edit, "--extra-button=More"], "extra-1", "Ulm\n")]
    news = {"news.txt": "Ulm\nBonn\n"}
    file = [*edit, "--filename=news.txt"]
    asked += [(file, hand, None, news) for hand in [{"edited": "xy"}, "ok", "cancel"]]
    asked += [(file, "ok", None, {"news.txt": text}) for text in [
        "", "Ulm", "Ulm\r\n", "\n", "a\udcffb\n", "\udce4", "Ulm\n\udcff", "Größe, 長さ\n", "0123456789\n" * 300]]
    asked += [(file, hand, None, {}) for hand in ["ok", {"edited": "xy"}]]
    asked += [(["--text-info", "--filename=news.txt", *more], hand, None, files) for more, hand, files in [
        ([], "ok", news), ([], "cancel", news), (["--timeout=1"], "nothing", news), ([], "ok", {}), ([], "cancel", {})]]
    # What is given as well is not read.
    asked += [(file, "ok", "Jena\n", news), ([*file, "--timeout=1"], "nothing", None, news)]
    asked += [(edit, "ok", text) for text in ["a\udcffb\n", "\udce4", "Ulm\n\udcff\nBonn\n", "Ulm\nGr\udcf6\udcdfe\n"]]
    asked += [(["--text-info"], "ok", "a\udcffb\n")]
    asked += [(read, hand, text) for text in ["Ulm\n", ""] for hand in [{"checked": True}, "cancel"]]
    # OK cannot be pressed before.
    asked += [([*read, "--timeout=2"], hand, "Ulm\n") for hand in ["ok", "nothing"]]
    asked += [([*read, "--ok-label=Go", "--cancel-label=Stop"], {"checked": True}, "Ulm\n"),
              ([*read, "--filename=news.txt"], {"checked": True}, None, news),
              ([*read, "--editable"], {"checked": True}, "Ulm\n"),
              ([*read, "--editable"], {"edited": "xy", "checked": True}, "Ulm\n"),
              ([*read, "--editable", "--timeout=2"], {"edited": "xy"}, "Ulm\n"),
              (["--text-info", "--checkbox="], {"checked": True}, "Ulm\n"),
              ([*read, "--extra-button=More"], "extra-1", "Ulm\n")]
    return asked


def mnemonics():
    """Underlines in labels, which some buttons take for themselves; all is printed as it was given."""
    modes = [["--info"], ["--warning"], ["--error"], ["--question"], ["--entry"], ["--password"],
             ["--forms", "--add-entry=_A"], ["--list", "--column=_A", "_x", "y__z"], ["--text-info"], ["--progress"],
             ["--scale"], ["--calendar", "--day=3", "--month=2", "--year=2025"]]
    asked = []
    for mode in modes:
        given = ["100\n"] if mode == ["--progress"] else ["_a\n"] if mode == ["--text-info"] else []
        text = [] if mode == ["--text-info"] else ["--text=_Go __on"]
        asked += [([*mode, *text, "--extra-button=_More"], "extra-1", *given)]
        asked += [([*mode, "--extra-button=A__b", "--ok-label=_Go"], hand, *given) for hand in ["extra-1", "ok"]]
    asked += [([*mode, "--cancel-label=_St__op"], "cancel") for mode in [["--question"], ["--entry"], ["--password"]]]
 
    asked += [(["--question", "--switch", "--extra-button=_One", "--extra-button=T__wo"], hand)
              for hand in ["extra-1", "extra-2"]]
    asked += [(["--question", f"--extra-button={text}"], "extra-1") for text in [
        "", "_", "__", "a b", "<b>x</b>", "a\\nb", "Größe", "x|y"]]
    return asked + [
        (["--forms", "--add-combo=_A", "--combo-values=_x|y__z"], {"form": [2]}),
        (["--list", B, "_x", "y__z"], "row-2"),
        (["--entry", "_x", "y__z"], {"choice": 2}), (["--text-info", "--checkbox=_I read"], {"checked": True}, "x\n"),
    ]


def broken():
    """Words that are not UTF-8; Python writes such bytes as half surrogates."""
    bad = "a\udcffb"
    asked = [(["--list", B, bad, "Bonn"], "ok"), (["--list", B, "Bonn", bad], "row-2"),
             (["--list", B, "Bonn", "\udce4"], "row-2"),
             (["--list", A, B, "--print-column=ALL", "1", bad, "2", "Gr\udcf6\udcdfe"], "row-2"),
             (["--list", "--checklist", A, B, "TRUE", bad, "\udcff", "Bonn"], "ok"), (["--entry", bad], "ok"),
             (["--entry", bad, "Bonn"], "ok"), (["--entry", bad, "Bonn"], {"choice": 2}), (["--info", bad], "ok"),
             (["--question", bad], "cancel")]
    asked += [(["--list", B], "row-2", text) for text in ["Ulm\na\udcffb\n", "Ulm\n\udce4"]]
    asked += [(["--list", "--checklist", A, B], "ok", "TRUE\na\udcffb\nTR\udcffUE\nBonn\n")]
    asked += [(["--progress", "--auto-close"], "nothing", text) for text in ["# a\udcffb\n100\n", "\udcff\n100\n"]]
    return asked


def rest():
    """Modes that are only named here, icons, help, and calls that go on until they are killed."""
    asked = [([mode, *more], hand) for mode in ["--file-selection", "--color-selection"]
             for more, hand in [([], "cancel"), (["--title=T"], "cancel"), (["--extra-button=More"], "cancel")]]
    asked += [(["--color-selection", "--timeout=1"], "nothing"), (["--file-selection", "--timeout=1"], "killed")]
    asked += [(["--notification", *more], "nothing") for more in [
        [], ["--text=Ready"], ["--text="], ["--text=Ready", "--timeout=1"], ["--text=a\\nb", "--window-icon=info"],
        ["--text=Ready", "--hint=urgency:2"], ["--text=Ready", "--icon-name=x"]]]
    asked += [(["--notification", "--listen", *more], "killed", text) for more, text in [
        ([], ""), (["--timeout=1"], ""), ([], "message: Ready\n"), ([], "x\n")]]
    modes = [["--warning"], ["--error"], ["--entry"], ["--password"], ["--forms", "--add-entry=A"], ["--text-info"],
             ["--progress"], ["--scale"], ["--calendar", "--day=3", "--month=2", "--year=2025"]]
    asked += [([*mode, "--timeout=9", "--extra-button=More", "--extra-button=Less"], "extra-2") for mode in modes]
    asked += [([*mode, "--timeout=1", "--extra-button=More"], "nothing") for mode in modes]
    asked += [(["--entry", "--timeout=1", "--entry-text=Jo"], "nothing"),
              (["--entry", "--timeout=1", "--hide-text"], "nothing"),
              (["--scale", "--timeout=1", "--value=7"], "nothing"), (["--password", "--username"], "cancel"),
              (["--password", "--username", "--timeout=1"], "nothing"),
              (["--list", B, "--timeout=1", *TOWNS], "nothing"),
              (["--list", "--radiolist", A, B, "--timeout=1", *CHECKED], "nothing"),
              (["--list", "--multiple", B, "--timeout=1", *TOWNS], "nothing"),
              (["--progress", "--auto-close", "--timeout=1"], "nothing", "10\n100\n"),
              (["--question", "--timeout=1", "--extra-button=A"], "nothing"), (["--info", "--timeout=0"], "ok"),
              (["--entry", "--hide-text=yes"], "ok")]
    asked += [(["--password", "--username"], {"typed": texts}) for texts in [["ann", "12"], ["", "12"], ["a|b", "c d"]]]
    asked += [(["--password", "--username", "--ok-label=Go"], {"typed": ["ann", "12"]})]
    # These belong to other modes, and nobody minds.
    asked += [(["--info", "--checkbox=A"], "ok"), (["--forms", "--add-entry=A", "--checkbox=A"], "ok")]
    for icon in ["--icon-name=computer", "--icon-name=", "--icon-name=none such"]:
        asked += [([mode, icon], "ok") for mode in ["--info", "--question"]]
    asked += [(["--entry", "--icon-name=x"], "ok"), (["--progress", "--icon-name=x"], "cancel", "10\n")]
    asked += [([mode, f"--window-icon={icon}"], "cancel") for mode in ["--info", "--entry", "--scale"]
              for icon in ["error", "question", ""]]
    return asked + [(["--version"], "nothing"), (["--help"], "nothing"), (["--about"], "cancel")]


ASKED = messages() + typing() + lists() + others()
ASKED += rows_of_input() + choices() + forms() + texts() + mnemonics() + broken() + rest()
REFUSED = [
    ["--list", "one"], [], ["--bogus"], ["--question", "--bogus"], ["--text=only"], ["--question", "--info"],
    ["--info", "--entry-text=x"], ["--question", "--username"], ["--question", "--timeout=x"],
    ["--question", "--text"], ["--question", "-x"], ["--question", "--switch"],
    ["--info", "--width=12px"], ["--list", "--entry"], ["--scale", "--min-value=10", "--max-value=5"],
    ["--scale", "--value=500"], ["--progress", "--entry-text=x"], ["--calendar", "--separator=x"],
    ["--scale", "--value=x"], ["--progress", "--percentage=x"], ["--calendar", "--day=x"],
    ["--list", "--checklist"], ["--forms", "--hide-text"], ["--progress", "--scale"],
    # Options of zenity 4, and such that there never were.
    ["--info", "--icon=computer"], ["--info", "--icon"], ["--question", "--icon", "computer"], ["--icon=x"],
    ["--forms", "--add-multiline-entry=Note"], ["--forms", "--add-checkbox=A"], ["--forms", "--add-date=A"],
    ["--notification", "--icon=x"], ["--entry", "--placeholder=x"], ["--list", "--radio"], ["--help-none"],
    ["--color=red"],
    # Options that belong to another mode.
    ["--entry", "--combo-values=a|b"], ["--list", "--list-values=a|b"],
    ["--info", "--column-values=a|b"], ["--info", "--show-header"], ["--calendar", "--forms-date-format=%F"],
    ["--text-info", "--date-format=%F"], ["--entry", "--editable"], ["--info", "--editable"],
    ["--info", "--filename=x"],
    ["--entry", "--multiple"], ["--text-info", "--multiple"], ["--text-info", "--separator=,"], ["--info", "--listen"],
    ["--info", "--font=Sans"], ["--question", "--checklist"], ["--file-selection", "--ok-label=x"],
    ["--info", "--cancel-label=x"], ["--error", "--cancel-label=x"], ["--warning", "--cancel-label=x"],
    ["--file-selection", "--cancel-label=x"], ["--list", "--no-wrap"], ["--entry", "--ellipsize"],
    ["--version", "--text=x"],
    ["--list", "--checklist", "--radiolist", "--column=A", "--column=B"], ["--list"],
    ["--forms", "--add-entry"], ["--forms", "--add-combo"], ["--version", "--info"], ["--about", "--info"],
    # Words that are not UTF-8.
    ["--info", "--text=a\udcffb"], ["--question", "--text", "a\udcffb"], ["--info", "--title=a\udcffb"],
    ["--entry", "--entry-text=a\udcffb"], ["--question", "--ok-label=\udce4"], ["--question", "--extra-button=\udce4"],
    ["--list", "--column=a\udcffb", "Ulm"], ["--forms", "--add-entry=a\udcffb"],
    ["--forms", "--add-combo=A", "--combo-values=\udcff"],
    ["--calendar", "--date-format=\udcff"], ["--list", "--column=A", "--separator=\udcff"], ["--info", "--a\udcffb"],
    ["--info", "--icon-name=\udcff"], ["--text-info", "--checkbox=\udcff"],
]
