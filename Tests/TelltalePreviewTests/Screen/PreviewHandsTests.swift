import TelltaleGraphics
import TelltaleInput
import Testing

@testable import TelltalePreview

@Suite struct PreviewHandsTests {
  private let point = PixelPoint(x: 3, y: 4)

  private func does(
    _ commands: [PreviewCommand]
  ) -> [(kind: String, occurrence: InputEvent.Occurrence)] {
    var hands = PreviewHands()
    return commands.flatMap { hands.events(for: $0, at: .zero) }.map {
      ($0.kind.rawValue, $0.occurrence)
    }
  }

  @Test func `a device is plugged in when it is first used`() {
    let events = does([.finger(0, .down, point), .finger(0, .up, point), .turn(2), .turn(-1)])
    #expect(
      events.map(\.occurrence) == [
        .attached(name: "preview"), .contactDown(contact: 0, at: point),
        .contactUp(contact: 0, at: point), .attached(name: "preview"), .turned(detents: 1),
        .turned(detents: 1), .turned(detents: -1),
      ])
    #expect(events.map(\.kind) == ["touch", "touch", "touch", "knob", "knob", "knob", "knob"])
  }

  @Test func `keys that steer are a remote's until something is typed`() {
    let events = does([
      .key(.down, code: "ArrowDown", text: ""), .key(.up, code: "ArrowDown", text: ""),
      .key(.down, code: "Enter", text: ""), .key(.up, code: "Enter", text: ""),
      .key(.down, code: "KeyA", text: "a"), .key(.up, code: "KeyA", text: "a"),
      .key(.down, code: "ArrowDown", text: ""),
    ])
    #expect(
      events.map(\.kind) == [
        "remote", "remote", "remote", "remote", "remote", "keys", "keys", "keys", "keys",
      ])
    #expect(events[3].occurrence == .keyDown(KeyPress(code: 352)))
    #expect(events[6].occurrence == .keyDown(KeyPress(code: 30, text: "a")))
    #expect(events[7].occurrence == .keyUp(KeyPress(code: 30)))
    #expect(events[8].occurrence == .keyDown(KeyPress(code: 108)))
  }

  @Test func `a modifier is held for the keys after it, and alone plugs nothing in`() {
    let events = does([
      .key(.down, code: "ShiftLeft", text: ""), .key(.down, code: "KeyA", text: "A"),
      .key(.up, code: "ShiftLeft", text: ""), .key(.down, code: "KeyB", text: "b"),
    ])
    #expect(
      events.map(\.occurrence) == [
        .attached(name: "preview"), .keyDown(KeyPress(code: 30, held: [42], text: "A")),
        .keyUp(KeyPress(code: 42)), .keyDown(KeyPress(code: 48, text: "b")),
      ])
  }

  @Test func `a key that leaves the frame is let go, and means nothing`() {
    #expect(does([.key(.cancel, code: "", text: "")]).isEmpty)
    let events = does([.key(.down, code: "KeyA", text: "a"), .key(.cancel, code: "", text: "")])
    #expect(events.last?.occurrence == .keysCancelled)
  }

  @Test func `a pointer points before it presses, and its wheel turns there`() {
    let events = does([.pointer(.down, point), .pointer(.up, point), .wheel(-2)])
    #expect(
      events.map(\.occurrence) == [
        .attached(name: "preview"), .pointerMoved(at: point), .pointerDown(at: point),
        .pointerUp(at: point), .pointerMoved(at: point), .turned(detents: -1),
        .turned(detents: -1),
      ])
  }

  @Test func `what no key is does nothing, and what types without a name is typed`() {
    #expect(does([.key(.down, code: "Nonsense", text: "")]).isEmpty)
    #expect(
      does([.key(.down, code: "IntlBackslash", text: "ß")]).last?.occurrence
        == .keyDown(KeyPress(code: 240, text: "ß")))
  }
}
