/// The page of the language of scripts, made from its words.
package enum ScriptPage {
  /// `docs/scripts.md`.
  package static var text: String {
    """
    <!-- Written by tools/reference; not to be edited. -->

    # The language of scripts

    A script says what hands do in front of the headless display, and what is expected to be there: a line
    for each, from the first to the last. `telltale play`, `telltale render --script` and `telltale run
    --headless` take scripts. Empty lines count for nothing, nor does what follows a `#`, except in a text
    that is typed.

    ```
    await screen destinations
    tap harbour                  # as soon as it takes a press
    await text "4.10 €" within 2s
    expect frame goldens/ticket.png
    tap buy
    expect event {"event":"emitted","name":"buy"}
    ```

    Time is the screen's own: it moves by what the script does and by nothing else, so a script takes no longer
    than the machine needs, and the same one gives the same frames. TIME is milliseconds (`500`, `500ms`) or
    seconds (`1.5s`). X and Y are pixels or hundredths of the screen (`50% 20%`). ID is what the scene calls a
    control; its middle is touched, where it is at that moment.

    ## A hand looks first

    A control takes a press only some time after it was shown, as on a device, and none while it moves. A hand that presses,
    turns or types waits for that: until the control is there and can be chosen, what is in front takes input, and nothing
    under the finger is on its way; 5 s at most, and then it acts all the same. What is scrolled out of sight it scrolls to,
    with the finger, or with the wheel where it is the pointer that goes there; it searches lists down to their ends.

    `now` before a line does without: `now tap buy` presses at that moment, wherever things are. What hands did in
    vain, with why, stands in every failure after it:

    ```
    buy.script:2:1: error: expected an event with {"name":"buy"}; no event has been sent to the program since then
      line 1: what a hand did to "buy" was ignored as early: what is in front had not been seen for long enough
    ```

    ## What hands do

    \(table(ScriptReader.commands))
    ## What is expected

    `expect` and `await` are followed by one of these. `expect` holds at once. `await` lets the screen's time
    pass and looks every 100 ms; how long at most, it says last: `await screen done within 3s`.

    | after `expect` or `await` | holds if |
    |---|---|
    \(ScriptReader.expectations.map { "| `\($0.usage)` | \($0.about) |\n" }.joined())
    Texts stand in quotation marks and are written as in JSON. Of an event, members that are not named may be
    anything, and so may be what was told before it and after the one that was expected last: several `expect
    event` tell an order. Pictures are compared pixel by pixel, exactly. A file that differs, or is not there, is
    a failure, and what is shown is written beside it (`ticket.new.png`); with `--update` the file itself is
    written. `{profile}`, `{size}`, `{lang}`, `{theme}` and `{text-size}` in its name stand for what is played:
    `expect frame goldens/ticket-{lang}.png`.

    ## When something is not as expected

    The play ends with exit code 1. Standard error names the line, what was expected and what there is instead:
    screen, focus, alert, and all that is shown with its ids. The transcript, what the program was told (`--json`)
    and the frames are written as far as they go, and the picture of that moment as `failed.png`.

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
