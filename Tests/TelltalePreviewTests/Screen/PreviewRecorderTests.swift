import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import Testing

@testable import TelltalePreview

@Suite struct PreviewRecorderTests {
  private func event(
    _ kind: InputKind, _ milliseconds: Int, _ occurrence: InputEvent.Occurrence
  ) -> InputEvent {
    InputEvent(
      device: DeviceID(1), kind: kind, time: Instant(microseconds: Int64(milliseconds) * 1000),
      occurrence: occurrence)
  }

  private func script(_ body: (inout PreviewRecorder) -> Void) -> [String] {
    var recorder = PreviewRecorder(heading: ["made"])
    body(&recorder)
    let lines = recorder.text.split(separator: "\n").map(String.init)
    // Whatever it writes has to be a script.
    #expect(throws: Never.self) {
      try ScriptReader.read(Array(recorder.text.utf8), file: "made.script")
    }
    return Array(lines.dropFirst())
  }

  private func touch(
    _ recorder: inout PreviewRecorder, _ from: PixelPoint, _ to: PixelPoint, _ start: Int,
    _ end: Int, on control: String? = nil
  ) {
    recorder.add(event(.touch, start, .contactDown(contact: 0, at: from))) { _ in control }
    recorder.add(event(.touch, end, .contactUp(contact: 0, at: to))) { _ in control }
  }

  private let here = PixelPoint(x: 40, y: 50)
  private let there = PixelPoint(x: 400, y: 60)

  @Test func `touches are taps, holds and drags, with the time between them`() {
    let lines = script { recorder in
      touch(&recorder, here, here, 1000, 1090, on: "delete")
      touch(&recorder, here, here, 2000, 2100)
      touch(&recorder, here, here, 3000, 3700, on: "delete")
      touch(&recorder, here, there, 5000, 5300)
    }
    #expect(
      lines == [
        "wait 1000", "tap delete", "wait 800", "tap 40 50", "wait 800", "hold delete 700",
        "wait 1180", "drag 40 50 400 60 300",
      ])
  }

  @Test(arguments: ["12", "two words", "", "#id", "50%"])
  func `a control whose name is no word is touched by its place`(name: String) {
    #expect(
      script { touch(&$0, here, here, 0, 50, on: name) } == ["tap 40 50"])
  }

  @Test func `detents and characters are gathered`() {
    let lines = script { recorder in
      for index in 0..<3 {
        recorder.add(event(.knob, 100 + index * 50, .turned(detents: 1))) { _ in nil }
      }
      recorder.add(event(.knob, 400, .turned(detents: -1))) { _ in nil }
      for (index, text) in ["H", "i", " ", "!"].enumerated() {
        let press = KeyPress(code: 240, text: text)
        recorder.add(event(.keys, 1000 + index * 90, .keyDown(press))) { _ in nil }
        recorder.add(event(.keys, 1050 + index * 90, .keyUp(KeyPress(code: 240)))) { _ in nil }
      }
    }
    #expect(lines == ["wait 100", "turn 3", "wait 60", "turn -1", "wait 440", "type Hi !"])
  }

  @Test func `keys, remotes and pushes have their words`() {
    let lines = script { recorder in
      recorder.add(event(.remote, 0, .keyDown(KeyPress(code: 352)))) { _ in nil }
      recorder.add(event(.keys, 0, .keyDown(KeyPress(code: 15, held: [42])))) { _ in nil }
      recorder.add(event(.keys, 0, .keyDown(KeyPress(code: 15, isRepeat: true)))) { _ in nil }
      recorder.add(event(.keys, 0, .keyDown(KeyPress(code: 42)))) { _ in nil }
      recorder.add(event(.knob, 0, .keyDown(KeyPress(code: 28)))) { _ in nil }
      recorder.add(event(.knob, 60, .keyUp(KeyPress(code: 28)))) { _ in nil }
      recorder.add(event(.pointer, 90, .pointerDown(at: here))) { _ in nil }
      recorder.add(event(.pointer, 95, .pointerUp(at: here))) { _ in nil }
    }
    #expect(
      lines == [
        "remote KEY_OK", "key KEY_LEFTSHIFT+KEY_TAB", "push", "click 40 50",
      ])
  }

  @Test func `what came of it is expected, and what there was at first is not`() {
    let lines = script { recorder in
      recorder.note(PreviewRecorder.State(screen: "home"))
      touch(&recorder, here, here, 0, 50, on: "go")
      recorder.note(event: #"{"event":"emitted","name":"go"}"#, of: "emitted")
      recorder.note(event: #"{"event":"shown","screen":"there"}"#, of: "shown")
      recorder.note(PreviewRecorder.State(screen: "there", focus: "first", alert: "sure"))
      recorder.note(answer: "yes", alert: "sure")
      recorder.note(PreviewRecorder.State(screen: "there", focus: "first"))
    }
    #expect(
      lines == [
        "tap go", #"await event {"event":"emitted","name":"go"} within 5s"#,
        "await screen there within 5s", "await alert sure within 5s",
        "await focus first within 5s", "await answered sure yes within 5s",
        "await no alert within 5s",
      ])
  }

  @Test func `what is around changes by its own words`() {
    let lines = script { $0.add(change: "drive moving", at: Instant(microseconds: 500_000)) }
    #expect(lines == ["wait 500", "drive moving"])
  }

  @Test func `several fingers are said not to be recorded`() {
    let lines = script { recorder in
      for finger in 0...1 {
        recorder.add(event(.touch, 0, .contactDown(contact: finger, at: here))) { _ in nil }
      }
      for finger in 0...1 {
        recorder.add(event(.touch, 90, .contactUp(contact: finger, at: here))) { _ in nil }
      }
    }
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("# several fingers"))
  }

  @Test func `lines that were said keep their time`() {
    var recorder = PreviewRecorder(heading: [])
    recorder.add(said: #" {"set":{"a":"b"}}"#, at: Instant(microseconds: 1_234_567))
    recorder.add(said: "{}", at: .zero)
    recorder.add(said: "no object", at: .zero)
    #expect(recorder.said == [#"{"at":1234,"set":{"a":"b"}}"#, #"{"at":0}"#])
  }
}
