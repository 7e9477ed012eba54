import TelltaleInput
import TelltaleModel

/// The language of scripts, as help texts and its page tell it.
extension ScriptReader {
  /// A way to write a line of a script.
  package struct Word: Sendable {
    /// The spelling, with words in capitals for the parts to fill in.
    package let usage: String
    /// The effect of the line.
    package let about: String
    /// The time that it takes on the screen's clock: terms with plus signs between them.
    package let takes: String
  }

  private static let press = "\(ScriptPlayer.pressMilliseconds) ms"
  private static let pause = "\(ScriptPlayer.pauseMilliseconds) ms"
  private static let pressed = "\(press) + \(pause)"
  private static let timed = "TIME + \(pause)"
  private static let turned = "40 ms a detent + \(pause)"

  /// All actions, each with its spelling.
  package static let commands: [Word] = [
    Word("wait TIME", "do nothing; TIME is milliseconds, or seconds as in 1.5s", takes: "TIME"),
    Word(
      "tap X Y | tap ID",
      "touch and lift, at a pixel (or at 50% 20% of the screen) or in the middle of a control that is in sight",
      takes: pressed),
    Word("hold X Y TIME | hold ID TIME", "touch, and lift after the time", takes: timed),
    Word("drag X1 Y1 X2 Y2 TIME", "touch, move, lift", takes: timed),
    Word("press X Y | press ID", "touch, and stay there", takes: pause),
    Word("move X Y | move ID", "move the finger that is down", takes: "240 ms + \(pause)"),
    Word("release", "lift the finger that is down", takes: pause),
    Word(
      "finger N X Y | finger N ID", "put a further finger down, 2 to 5, which stays there",
      takes: pause),
    Word(
      "finger-move N X Y | finger-move N ID", "move that finger", takes: "240 ms + \(pause)"),
    Word("finger-up N", "lift that finger", takes: pause),
    Word(
      "pinch X Y FROM TO TIME", "two fingers around a pixel, from one distance to another",
      takes: timed),
    Word("turn N", "turn the knob by detents, clockwise positive", takes: turned),
    Word("push", "push the knob", takes: pressed),
    Word("hold-push TIME", "push the knob and hold it", takes: timed),
    Word(
      "key NAME",
      "press a key, such as enter, KEY_TAB or meta+dot; in a field it types its character in the profile's "
        + "layout", takes: pressed),
    Word("key-down NAME", "press a key that stays down, such as leftshift", takes: pause),
    Word("key-up NAME", "let go of that key", takes: pause),
    Word("type TEXT", "type the rest of the line", takes: "60 ms a character + \(pause)"),
    Word("remote NAME", "press a key of the remote, such as ok, up or back", takes: pressed),
    Word("click X Y | click ID", "click with the pointer", takes: pressed),
    Word("point X Y | point ID", "move the pointer there, and press nothing", takes: pause),
    Word(
      "wheel X Y N | wheel ID N", "turn the pointer's wheel there, towards you positive",
      takes: turned),
    Word("home, back, escape", "press that key", takes: pressed),
    Word(
      "plug KIND",
      "plug in a device: touch, knob, keys, remote or pointer; without this line, the devices that the script uses "
        + "are there from its start", takes: pause),
    Word("unplug KIND", "pull that device out", takes: pause),
    Word(
      "drive parked | drive idling | drive moving",
      "set how the vehicle moves, as its sensors would",
      takes: pause),
    Word("theme day | theme night", "change the theme", takes: pause),
    Word(
      "screen off | screen on", "switch the screen off, so that nobody sees it, and on again",
      takes: pause),
    Word(
      "clock HH:MM | clock HH:MM YYYY-MM-DD",
      "set the time of day, from which the clock continues; without this line, it starts at "
        + "\(WallTime.usual.clockText) on \(WallTime.usual.dayText)", takes: pause),
    Word("frame NAME", "save the picture of this moment", takes: "0 ms"),
    Word("expect WHAT", "end with exit code 1 unless it holds now", takes: "0 ms"),
    Word(
      "await WHAT within TIME",
      "let time pass until it holds, and end with exit code 1 if it does not within TIME (5s by default)",
      takes: "TIME at most"),
  ]

  /// The conditions that may follow `expect` and `await`.
  package static let expectations: [Word] = [
    Word("screen NAME", "this screen or modal is shown"),
    Word(
      "text \"TEXT\"",
      "something says this or more: a control that is in sight, or any text of the screen, also one that has to be "
        + "scrolled to"),
    Word("focus ID", "the focus of knob and keys is on this control"),
    Word("alert ID", "this alert is in front"),
    Word("no alert", "no question is in front"),
    Word(
      "nothing cut",
      "everything has the room that it needs: no text ends in an ellipsis, and nothing is cut; content may have to be "
        + "scrolled to"),
    Word(
      "answered ID CHOICE",
      "the alert was answered with the button of that id, or is cancelled, timed-out, withdrawn; "
        + "without ID, any question"),
    Word(
      "event {MEMBERS}",
      "the program got an event that has these members, after the one that was expected last"),
    Word(
      "frame FILE.png",
      "the picture has exactly the pixels of the file, which is in the script's folder"),
    Word(
      "tree FILE", "the contents of the screen are the tree in the file, as render --tree prints it"
    ),
  ]
}

extension ScriptReader.Word {
  fileprivate init(_ usage: String, _ about: String, takes: String = "") {
    self.init(usage: usage, about: about, takes: takes)
  }
}
