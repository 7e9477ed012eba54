/// The page about the language of scripts, which is made from the words of the language.
package enum ScriptPage {
  /// The text of `docs/scripts.md`.
  package static var text: String {
    """
    <!-- Written by tools/reference; not to be edited. -->

    # The language of scripts

    This page describes scripts of hands: a script plays the person in front of the screen. Other pages describe shell
    scripts that ask that person: [In a shell script](commands.md#in-a-shell-script), and [zenity](zenity.md) for zenity,
    dialog and others.

    Each line of a script is an action or an expectation for the headless display; the lines are done from the first to
    the last. `telltale play`, `telltale render --script`, `telltale run --headless` and `telltale test` take scripts, and
    so do zenity and the like with [`TELLTALE_HANDS`](zenity.md#testing-a-script-that-asks). Empty lines and everything
    after a `#` are ignored, except in a text that is typed.

    ```
    await screen destinations
    tap harbour                  # as soon as it takes a press
    await text "4.10 €" within 2s
    expect frame goldens/ticket.png
    tap buy
    expect event {"event":"emitted","name":"buy"}
    ```

    Time is simulated: only the script moves it, so a script takes no longer than the machine needs, and the same script
    gives the same frames. TIME is milliseconds (`500`, `500ms`) or seconds (`1.5s`). X and Y are pixels or percentages
    of the screen (`50% 20%`). ID is the id of a control in the scene; the action is in the middle of the control, where
    it is at that moment.

    ## Actions wait for their control

    As on a device, a control takes a press only some time after it was shown, and none while it moves. An action that
    presses, turns or types waits until the control is there and can be chosen, the surface in front takes input, and
    nothing under the finger moves. It waits 5 s at most, and then acts all the same. It scrolls to a control that is
    out of sight, with the finger, or with the wheel for an action of the pointer; it searches lists down to their ends.

    With `now` before the line, the action does not wait: `now tap buy` presses at that moment, wherever the control is.
    Every failure after it lists the actions that were ignored, with the reason:

    ```
    buy.script:2:1: error: expected an event with {"name":"buy"}; no event has been sent to the program since then
      line 1: the input on "buy" was ignored as early: the surface in front had not been visible for long enough
    ```

    ## Actions

    \(table(ScriptReader.commands))
    ## Expectations

    One of these follows `expect` or `await`. `expect` checks once. `await` lets the screen's time pass and checks every
    100 ms; the longest time is its last word: `await screen done within 3s`.

    | after `expect` or `await` | holds if |
    |---|---|
    \(ScriptReader.expectations.map { "| `\($0.usage)` | \($0.about) |\n" }.joined())
    Texts stand in quotation marks and are written as in JSON. Members of an event that are not named may have any
    value, and other events may come between it and the last one that was expected: several `expect event` check an
    order. Pictures are compared exactly, pixel by pixel. A file that differs or is missing is a failure, and the actual
    result is written beside it (`ticket.new.png`); with `--update` the file itself is written. `{profile}`, `{size}`,
    `{lang}`, `{theme}` and `{text-size}` in its name stand for the values of the play: `expect frame
    goldens/ticket-{lang}.png`.

    ## What is in sight

    `text` looks at everything that the screen has, and cannot say where. `tree` and `frame` can.

    | what says the text | `text` holds |
    |---|---|
    | a button, a row of a list, an item: a control | while a part of it can be touched |
    | a title or a message of a question | while it is in the question's window |
    | any other text of a screen | always, also below the edge of a screen that scrolls, and behind its dock |
    | a screen that a question covers | as without the question |

    `nothing cut` fails for texts that end in an ellipsis, for elements with less room than they need, for codes that no
    camera reads, and for characters without a font. Content that has to be scrolled to is no failure: its line in the tree
    says how far it goes, and the frames say which part is seen. So a test that a text can be read without scrolling
    expects the tree, or the picture, and somebody has looked at it once:

    ```
    await screen ready
    expect tree ready-{size}.tree
    expect frame ready-{size}.png
    ```

    What has to be seen on every panel stands in the `dock`, or above everything that may be long; `when: {fits: true}` on the
    rest leaves it out where the screen would have to scroll.

    `text` cannot say which row of a list has a text. A row's line in the tree has its id and all of its words, so `tree`
    can: `option "Order 41" #41 (Two cups)`.

    ## Trees

    `expect tree FILE` compares the lines that `telltale render SCENE --tree` prints, such as these:

    ```
    main "Orders" = 0 of 570 at 0 0 800x480 [scroll]
      listbox #list = 0 of 680 at 0 124 542x240 [scroll]
        option "Order 41" #41 (Two cups) at 42 152 458x96 [press]
        option "Order 42" #42 at 42 344 458x96 offscreen [press]
    ```

    | part of a line | meaning |
    |---|---|
    | `option` | the role, in the words of WAI-ARIA: `main` is a screen, `listbox` a list whose rows can be pressed, `paragraph` a text |
    | `"Order 41"` | the name, as people read or hear it |
    | `#41` | the id of the scene, or of the row that the program delivered |
    | `(Two cups)` | other words: a subtitle, a message, a badge |
    | `= 0 of 680` | the value; of something that scrolls, the pixels that it was scrolled by, of all that it can be. Without it nothing scrolls there. Where an expectation failed it is in quotation marks: `listbox #list "0 of 680"` |
    | `at 42 152 458x96` | the frame in pixels: left, top, width and height. Beyond the edge of the screen or of its window it has to be scrolled to |
    | `offscreen` | a state: a control that is out of sight; others are `default`, `focused`, `selected`, `disabled`, `cut` |
    | `[press]` | what a person can do there |

    With `--panel`, `telltale render` prints three more lines that belong to no tree: `panel` has pixels, millimetres and distance,
    `letters` the height of a capital of each kind of text in arc minutes, and `targets` the sizes of buttons, rows and
    tabs in millimetres. `(wanted 20.0)` behind a figure says that the profile asks for more ([legibility](legibility.md)).

    ## Another screen than the first

    `telltale render` draws the screen on which an app starts. With a script it draws the moment at the script's end, and with a
    file of updates a screen that the program would push; `telltale gallery` draws every screen.

    ```sh
    telltale render app.yaml --script pay.script --output pay.png            # the script presses what leads there
    echo '{"push":"pay"}' > pay.jsonl
    telltale render app.yaml --script wait.script --updates pay.jsonl --output pay.png   # wait.script: wait 1s
    telltale gallery app.yaml
    ```

    ## Failures

    A script that fails ends the play at that line. Standard error names the line, the expectation, and what was found
    instead: screen, focus, alert, and everything that is shown, with ids. The transcript, the events for the program
    (`--json`) and the frames are written up to this moment, and the picture of this moment is `failed.png`. Standard
    output gets no answer.

    | what happened | exit code of `telltale play` |
    |---|---|
    | an `expect` or an `await` does not hold | 1 |
    | an action names a control that is not on the screen, also after the 5 s of waiting (`tap nosuch`) | 65 |
    | a line is not in this language | 65, before anything is played |
    | the script does not exist | 66 |
    | the script ends before the question is answered, and the question has no time limit | 5 |
    | the time limit of the question passes | 5 |
    | the question was out of sight for its whole limit (`screen off`, then `wait 60s`) | 69 |

    A question that is cancelled ends a play with 1 as well, but it prints the id of its Cancel button, if it has one, and
    with `--json` always an object: a caller tells the two apart by an empty standard output. `telltale run --headless`
    has the codes of the first four rows too. With `TELLTALE_HANDS`, zenity and the like end with 255 in all of these
    cases, except when a time limit passes.

    When the question has been answered, the actions that are left do nothing, also on controls that are not there. The
    expectations that are left are checked.

    """
  }

  private static func table(_ words: [ScriptReader.Word]) -> String {
    "| line | does | takes |\n|---|---|---|\n"
      + words.map { word in
        let usages = word.usage.split(atText: " | ").map { "`\($0)`" }.joined(separator: " or ")
        return "| \(usages) | \(word.about) | \(word.takes) |\n"
      }.joined()
  }
}
