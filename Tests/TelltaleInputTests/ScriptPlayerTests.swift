import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import Testing

@Suite("A script that is played")
struct ScriptPlayerTests {
  func play(
    _ actions: [ScriptStep.Action], frame: (String) -> PixelRect? = { _ in nil }
  ) throws(ScriptError) -> [String] {
    let steps = actions.enumerated().map { index, action in
      ScriptStep(action, at: SourceLocation(file: "s", line: index + 1, column: 1))
    }
    var player = ScriptPlayer(steps, on: PixelSize(width: 200, height: 100), from: .zero)
    var lines: [String] = []
    while let time = player.nextTime, let output = try player.advance(frame: frame) {
      switch output {
      case .event(let event):
        #expect(event.time == time)
        lines += summary([event])
      case .change(let change): lines.append("\(time.microseconds / 1000) \(change)")
      case .saveFrame(let name): lines.append("\(time.microseconds / 1000) frame \(name)")
      case .expect(let expectation, let place):
        lines.append("\(time.microseconds / 1000) \(place.line) expect \(expectation.words)")
      case .await(let expectation, let limit, let place):
        lines.append(
          "\(time.microseconds / 1000) \(place.line) await \(expectation.words) \(limit)")
        player.delay(milliseconds: 70)
      }
    }
    #expect(player.nextTime == nil)
    return lines
  }

  @Test func tapsInTheMiddleOfWhatIsThereAtThatMoment() throws {
    var places = [10, 30]
    let lines = try play([.tap(.control("ok")), .wait(300), .tap(.control("ok"))]) { id in
      id == "ok" ? PixelRect(x: places.removeFirst(), y: 0, width: 20, height: 40) : nil
    }
    #expect(
      lines == [
        "0 touch down 1 20,20", "80 touch up 1 20,20", "500 touch down 2 40,20",
        "580 touch up 2 40,20",
      ])
  }

  @Test func `a control that is scrolled out of sight is not pressed, and said`() {
    let error = #expect(throws: ScriptError.self) {
      try play([.tap(.control("ok"))]) { _ in .empty }
    }
    #expect(
      error.map { "\($0)" }?.contains("the control \"ok\" is scrolled out of sight") == true,
      "\(String(describing: error))")
  }

  @Test func `what is expected takes no time, and what is awaited as much as it did`() throws {
    let lines = try play([
      .expect(.noAlert), .await(.screen("home"), milliseconds: 900), .wait(100), .frame("end"),
    ])
    #expect(
      lines == [
        "0 1 expect no alert", "0 2 await the screen \"home\" 900", "170 frame end",
      ])
  }

  @Test func `keys of a unit make no keyboard of it, unless the script has one`() throws {
    let step = { (action: ScriptStep.Action) in
      ScriptStep(action, at: SourceLocation(file: "s", line: 1, column: 1))
    }
    func kinds(_ actions: [ScriptStep.Action]) -> [InputKind] {
      ScriptPlayer.attachments(for: actions.map(step), at: .zero).map(\.kind)
    }
    #expect(kinds([.button(158)]) == [.remote])
    #expect(kinds([.button(158), .type("a")]) == [.keys])
    #expect(try play([.button(158)]) == ["0 remote key KEY_BACK", "80 remote keyup KEY_BACK"])
    #expect(try play([.button(1), .key(30, held: [])]).first == "0 keys key KEY_ESC")
  }

  @Test func saysWhichControlIsMissing() {
    let error = #expect(throws: ScriptError.self) {
      try play([.push(milliseconds: 80), .tap(.control("ok"))])
    }
    #expect(
      error?.description == "s:2:1: error: no control \"ok\" is on the screen at this moment")
  }

  @Test func dragsInSteps() throws {
    let target = { (x: Int, y: Int) in ScriptStep.Target.point(PixelPoint(x: x, y: y)) }
    let lines = try play([.drag(from: target(0, 0), to: target(90, 9), milliseconds: 48)])
    #expect(
      lines == [
        "0 touch down 1 0,0", "16 touch moved 1 30,3", "32 touch moved 1 60,6",
        "48 touch moved 1 90,9", "48 touch up 1 90,9",
      ])
  }

  @Test func pressesMovesAndReleases() throws {
    let lines = try play([
      .press(.share(x: 50, y: 100)), .move(.share(x: 50, y: 0)), .wait(500), .release,
      .tap(.point(PixelPoint(x: 1, y: 2))),
    ])
    #expect(lines.first == "0 touch down 1 100,99")
    #expect(
      lines.suffix(4) == [
        "360 touch moved 1 100,0", "980 touch up 1 100,0", "1100 touch down 2 1,2",
        "1180 touch up 2 1,2",
      ])
  }

  @Test func liftsTheFingerThatIsDownBeforeAnotherTouches() throws {
    let point = { (x: Int) in ScriptStep.Target.point(PixelPoint(x: x, y: 0)) }
    #expect(
      try play([.press(point(1)), .tap(point(2))]) == [
        "0 touch down 1 1,0", "120 touch up 1 1,0", "240 touch down 2 2,0", "320 touch up 2 2,0",
      ])
  }

  @Test(arguments: [
    (ScriptStep.Action.release, "no finger is down to lift; write press before it"),
    (.move(.share(x: 1, y: 1)), "no finger is down to move; write press before it"),
  ]) func saysThatNoFingerIsDown(action: ScriptStep.Action, message: String) {
    let error = #expect(throws: ScriptError.self) { try play([action]) }
    #expect(error?.description == "s:1:1: error: \(message)")
  }

  @Test func turnsDetentByDetentAndPushes() throws {
    #expect(
      try play([.turn(-2), .push(milliseconds: 900)]) == [
        "0 knob turned -1", "40 knob turned -1", "200 knob key KEY_ENTER",
        "1100 knob keyup KEY_ENTER",
      ])
  }

  @Test func holdsModifiersAroundAKey() throws {
    #expect(
      try play([.key(52, held: [125])]) == [
        "0 keys key KEY_LEFTMETA", "0 keys key KEY_LEFTMETA+KEY_DOT",
        "80 keys keyup KEY_LEFTMETA+KEY_DOT", "80 keys keyup KEY_LEFTMETA",
      ])
  }

  @Test func typesCharacterByCharacter() throws {
    var player = ScriptPlayer(
      [ScriptStep(.type("a\u{e9}"), at: SourceLocation(file: "s", line: 1, column: 1))],
      on: PixelSize(width: 200, height: 100), from: .zero)
    var typed: [String] = []
    while let output = try player.advance(frame: { _ in nil }) {
      if case .event(let event) = output, case .keyDown(let press) = event.occurrence {
        typed.append(press.text)
      }
    }
    #expect(typed == ["a", "\u{e9}"])
  }

  @Test func clicksWhereThePointerGoes() throws {
    #expect(
      try play([.click(.point(PixelPoint(x: 4, y: 5)))]) == [
        "0 pointer moved 4,5", "0 pointer pressed 4,5", "80 pointer released 4,5",
      ])
  }

  @Test func turnsTheWheelWhereThePointerIs() throws {
    #expect(
      try play([.wheel(.point(PixelPoint(x: 4, y: 5)), detents: -2)]) == [
        "0 pointer moved 4,5", "0 pointer turned -1", "40 pointer turned -1",
      ])
  }

  @Test func pinchesWithTwoFingers() throws {
    let middle = ScriptStep.Target.point(PixelPoint(x: 50, y: 5))
    #expect(
      try play([.pinch(middle, from: 20, to: 40, milliseconds: 32), .tap(middle)]) == [
        "0 touch down 1 40,5", "0 touch down 2 60,5", "16 touch moved 1 35,5",
        "16 touch moved 2 65,5", "32 touch moved 1 30,5", "32 touch moved 2 70,5",
        "32 touch up 1 30,5", "32 touch up 2 70,5", "152 touch down 3 50,5",
        "232 touch up 3 50,5",
      ])
  }

  @Test func savesFramesAndWaits() throws {
    let steps = [ScriptStep.Action.wait(200), .frame("a"), .wait(1000)].map {
      ScriptStep($0, at: SourceLocation(file: "s", line: 1, column: 1))
    }
    var player = ScriptPlayer(steps, on: PixelSize(width: 200, height: 100), from: .zero)
    #expect(player.nextTime == Instant(microseconds: 200_000))
    #expect(try player.advance(frame: { _ in nil }) == .saveFrame("a"))
    #expect(player.nextTime == nil)
    #expect(player.endTime == Instant(microseconds: 1_200_000))
    #expect(try player.advance(frame: { _ in nil }) == nil)
  }

  @Test func attachesTheDevicesItUses() {
    let steps = [ScriptStep.Action.turn(1), .wait(1), .tap(.control("a")), .push(milliseconds: 1)]
      .map { ScriptStep($0, at: SourceLocation(file: "s", line: 1, column: 1)) }
    #expect(
      summary(ScriptPlayer.attachments(for: steps, at: .zero))
        == ["0 touch attached script", "0 knob attached script"])
  }

  @Test func `keys and further fingers stay down until they are let go`() throws {
    let shift: UInt16 = 42
    #expect(
      try play([.keyDown(shift), .key(105, held: []), .keyUp(shift)]) == [
        "0 keys key KEY_LEFTSHIFT", "120 keys key KEY_LEFTSHIFT+KEY_LEFT",
        "200 keys keyup KEY_LEFTSHIFT+KEY_LEFT", "320 keys keyup KEY_LEFTSHIFT",
      ])
    let (here, there) = (PixelPoint(x: 10, y: 20), PixelPoint(x: 40, y: 20))
    let lines = try play([
      .press(.point(here)), .finger(2, .point(there)), .fingerMove(2, .point(here)), .fingerUp(2),
      .release, .point(.point(there)),
    ])
    #expect(lines.first == "0 touch down 1 10,20")
    #expect(lines.dropFirst().first == "120 touch down 2 40,20")
    #expect(
      lines.suffix(3)
        == ["600 touch up 2 10,20", "720 touch up 1 10,20", "840 pointer moved 40,20"])
  }

  @Test(arguments: [
    (ScriptStep.Action.keyUp(30), "this key is not down; write key-down before it"),
    (.fingerUp(2), "finger 2 is not down; write finger 2 before it"),
    (.fingerMove(3, .share(x: 1, y: 1)), "finger 3 is not down; write finger 3 before it"),
  ]) func `what is not down is not let go`(action: ScriptStep.Action, message: String) {
    let error = #expect(throws: ScriptError.self) { try play([action]) }
    #expect(error?.message == message)
  }

  @Test func `a device that is plugged in later is not there before`() throws {
    func kinds(_ actions: [ScriptStep.Action]) -> [InputKind] {
      let steps = actions.map {
        ScriptStep($0, at: SourceLocation(file: "s", line: 1, column: 1))
      }
      return ScriptPlayer.attachments(for: steps, at: .zero).map(\.kind)
    }
    #expect(kinds([.turn(1), .plug(.keys), .type("a")]) == [.knob])
    #expect(kinds([.type("a"), .unplug(.keys), .plug(.keys)]) == [.keys])
    #expect(
      try play([.plug(.keys), .unplug(.keys)])
        == ["0 keys attached script", "120 keys detached script"])
  }
}
