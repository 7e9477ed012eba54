import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleSyntax
import Testing

@Suite struct ScriptReaderTests {
  func actions(_ text: String) throws(ScriptError) -> [ScriptStep.Action] {
    try ScriptReader.read(Array(text.utf8), file: "s").map(\.action)
  }

  func complaint(_ text: String) -> String {
    do {
      _ = try actions(text)
      return "none"
    } catch {
      return error.description
    }
  }

  func point(_ x: Int, _ y: Int) -> ScriptStep.Target { .point(PixelPoint(x: x, y: y)) }

  @Test func sayPauses() throws {
    #expect(
      try actions("wait 500\nwait 1.5s\nwait 20ms\nwait 0") == [
        .wait(500), .wait(1500), .wait(20), .wait(0),
      ])
  }

  @Test func sayPlacesByPixelOrById() throws {
    #expect(
      try actions("tap 10 20\ntap cancel\nhold ok 800\nhold 1 2 800\nclick ok\ntap 3") == [
        .tap(point(10, 20)), .tap(.control("cancel")), .hold(.control("ok"), milliseconds: 800),
        .hold(point(1, 2), milliseconds: 800), .click(.control("ok")), .tap(.control("3")),
      ])
    #expect(
      try actions("drag 1 2 3 4 300")
        == [.drag(from: point(1, 2), to: point(3, 4), milliseconds: 300)])
  }

  @Test func sayPlacesInHundredthsOfTheScreen() throws {
    let place = { (x: Int, y: Int) in ScriptStep.Target.share(x: x, y: y) }
    #expect(
      try actions("tap 50% 20%\ndrag 0% 100% 5% 6% 300\npress 1% 2%\nmove 3% 4%\nrelease") == [
        .tap(place(50, 20)), .drag(from: place(0, 100), to: place(5, 6), milliseconds: 300),
        .press(place(1, 2)), .move(place(3, 4)), .release,
      ])
    #expect(
      complaint("tap 50% 120%")
        == "s:1:9: error: found \"120%\", expected a percentage of the screen from 0% to 100%")
    #expect(
      complaint("drag 50% 20 1 2 300")
        == "s:1:10: error: found \"20\", expected a percentage of the screen from 0% to 100%")
  }

  @Test func `say further hands, and what no hand does`() throws {
    #expect(
      try actions(
        """
        finger 2 1 2\nfinger-move 2 ok\nfinger-up 2\nkey-down shift\nkey-up shift\npoint ok
        plug keys\nunplug knob\ndrive moving\ntheme night\nscreen off\nscreen on
        """) == [
          .finger(2, point(1, 2)), .fingerMove(2, .control("ok")), .fingerUp(2), .keyDown(42),
          .keyUp(42), .point(.control("ok")), .plug(.keys), .unplug(.knob),
          .change(.driving(.moving)), .change(.theme(.night)), .change(.screen(isOn: false)),
          .change(.screen(isOn: true)),
        ])
    #expect(
      complaint("plug keyz") == "s:1:6: error: found \"keyz\"; did you mean \"keys\"?")
    #expect(
      complaint("finger 1 2 3")
        == "s:1:8: error: found \"1\", expected the number of a further finger, 2 to 5")
    #expect(
      complaint("screen dark")
        == "s:1:8: error: found \"dark\"; expected one of on, off")
    #expect(
      complaint("drive")
        == "s:1:1: error: \"drive\" needs a state; write: drive parked | drive idling | drive moving"
    )
  }

  @Test func `set the clock on the wall, on a usual day or another`() throws {
    var time = WallTime.usual
    (time.hour, time.minute) = (7, 30)
    let other = WallTime(year: 2028, month: 2, day: 29, hour: 23, minute: 59)
    #expect(
      try actions("clock 07:30\nclock 23:59 2028-02-29")
        == [.change(.clock(time)), .change(.clock(other))])
    for wrong in ["7:30", "24:00", "12:60", "0730", "-1:00"] {
      #expect(
        complaint("clock \(wrong)")
          == "s:1:7: error: found \"\(wrong)\", expected a time of day from 00:00 to 23:59")
    }
    #expect(
      complaint("clock 07:30 2026-02-29")
        == "s:1:13: error: found \"2026-02-29\", expected a day of the calendar such as 2026-03-12"
    )
    #expect(complaint("clock").contains("needs a time of day; write: clock HH:MM") == true)
  }

  @Test func sayKnobs() throws {
    #expect(
      try actions("turn 2\nturn -1\npush\nhold-push 900")
        == [.turn(2), .turn(-1), .push(milliseconds: 80), .push(milliseconds: 900)])
  }

  @Test func sayKeysByTheirNames() throws {
    #expect(
      try actions("key KEY_ENTER\nkey enter\nkey Meta+dot\nkey ctrl+shift+a\nkey 1") == [
        .key(28, held: []), .key(28, held: []), .key(52, held: [125]), .key(30, held: [29, 42]),
        .key(2, held: []),
      ])
    #expect(
      try actions("remote ok\nhome\nback\nescape") == [
        .remote(352), .button(172), .button(158), .button(1),
      ])
  }

  @Test func typeTheRestOfTheLine() throws {
    #expect(try actions("  type hello  world # 1 ") == [.type("hello  world # 1 ")])
  }

  @Test func haveCommentsAndEmptyLines() throws {
    #expect(
      try actions("# start\r\n\r\n  push # now\r\n\tframe after-push\r\n")
        == [.push(milliseconds: 80), .frame("after-push")])
    #expect(try actions("") == [])
  }

  @Test func knowTheirLines() throws {
    let steps = try ScriptReader.read(Array("\n  push\n".utf8), file: "s")
    #expect(steps.map(\.location) == [SourceLocation(file: "s", line: 2, column: 3)])
  }

  @Test(arguments: ["\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
  func `lines end where editors end them, and nowhere else`(mark: String) throws {
    #expect(complaint("push\(mark)\r\n# \(mark) tap\rhom").hasPrefix("s:3:1: error: found \"hom\""))
    #expect(try actions("wait\(mark)5") == [.wait(5)])
  }

  @Test(arguments: [
    ("wiat 5", "s:1:1: error: found \"wiat\", which is not an action; did you mean \"wait\"?"),
    ("push\nhom", "s:2:1: error: found \"hom\", which is not an action; did you mean \"home\"?"),
    ("wait", "s:1:1: error: \"wait\" needs a time; write: wait TIME"),
    (
      "wait soon",
      "s:1:6: error: found \"soon\", expected a time in milliseconds (500) or seconds (1.5s) up to "
        + "an hour"
    ),
    (
      "wait 99999999999999999999",
      "s:1:6: error: found \"99999999999999999999\", expected a time in milliseconds (500) or seconds "
        + "(1.5s) up to an hour"
    ),
    (
      "tap",
      "s:1:1: error: \"tap\" needs a place (X Y) or the id of a control; "
        + "write: tap X Y | tap ID"
    ),
    ("tap 10 -4", "s:1:8: error: found \"-4\", expected a number of pixels from 0 to 32767"),
    (
      "turn 1.5", "s:1:6: error: found \"1.5\", expected a number of detents from -1000 to 1000"
    ),
    ("push hard", "s:1:6: error: found \"hard\" after the end of \"push\"; write: push"),
    ("key entr", "s:1:5: error: found \"entr\", which is not a key; did you mean \"enter\"?"),
    ("key meta+dto", "s:1:10: error: found \"dto\", which is not a key; did you mean \"dot\"?"),
    (
      "key meta+",
      "s:1:10: error: found \"\", which is not a key; names are those of "
        + "linux/input-event-codes.h, such as enter or KEY_ENTER"
    ),
    ("type", "s:1:1: error: \"type\" needs text; write: type TEXT"),
    (
      "frame ../x",
      "s:1:7: error: found \"../x\" as the name of a frame, expected up to 64 letters, digits, "
        + "- and _"
    ),
    ("\0", "s:1:1: error: this is not UTF-8 text; save the script as UTF-8"),
  ])
  func complainWithAPlace(text: String, expected: String) {
    #expect(complaint(text) == expected)
  }

  @Test func areNoBinaries() {
    #expect(throws: ScriptError.self) { try ScriptReader.read([0xff, 0xfe, 0x80], file: "s") }
    let long = [UInt8](repeating: 32, count: Limits.scriptBytes + 1)
    #expect(throws: ScriptError.self) { try ScriptReader.read(long, file: "s") }
    let many = String(repeating: "push\n", count: Limits.scriptSteps + 1)
    #expect(complaint(many) == "s:10001:1: error: more than 10000 actions; cut the script")
  }

  @Test func typeOnlySoMuch() throws {
    let half = "type " + String(repeating: "a", count: Limits.scriptTyped / 2) + "\n"
    #expect(try actions(half + half).count == 2)
    #expect(
      complaint(half + half + "type b")
        == "s:3:1: error: more than 10000 characters are typed; type fewer")
  }

  @Test func mayStartWithAByteOrderMark() throws {
    #expect(try actions("\u{FEFF}push") == [.push(milliseconds: 80)])
  }

  @Test func areAllInTheirOwnHelp() throws {
    let examples = ScriptReader.commands.flatMap { command -> [String] in
      let usages =
        command.usage.contains(",")
        ? command.usage.split(separator: ", ") : command.usage.split(separator: " | ")
      return usages.map { usage in
        [
          "X1": "1", "Y1": "1", "X2": "1", "Y2": "1", "X": "1", "Y": "1", "TIME": "1s", "N": "2",
          "NAME": "up", "FROM": "9", "TO": "90", "WHAT": "no alert", "KIND": "keys",
          "HH:MM": "07:30", "YYYY-MM-DD": "2026-03-12",
        ]
        .reduce(into: usage.split(separator: " ").map(String.init)) { words, entry in
          words = words.map { $0 == entry.key ? entry.value : $0 }
        }.joined(separator: " ")
      }
    }
    #expect(try actions(examples.joined(separator: "\n")).count == examples.count)
  }
}
