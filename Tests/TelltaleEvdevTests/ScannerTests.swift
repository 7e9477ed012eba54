import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Scanners and security keys, which are keyboards to the kernel.
@Suite struct ScannerTests {
  /// Keys one after another; `modifier`, which is among them, stays down until after the key `last`.
  private func events(
    _ codes: [UInt16], holding modifier: UInt16? = nil, over last: UInt16? = nil,
    layout: String? = nil
  ) -> [InputEvent] {
    var devices = DeviceSet(
      geometry: InputGeometry(screen: PixelSize(width: 100, height: 100)),
      assignments: [DeviceAssignment(name: "Keyboard", role: .scanner, layout: layout)])
    let facts = SampleDevices.keyboard("")
    var events = (try? devices.attach(facts, as: DeviceID(1), at: .zero)) ?? []
    for (index, code) in codes.enumerated() {
      var changes: [(UInt16, Int32)] = [(code, 1)]
      if code != modifier { changes.append((code, 0)) }
      if code == last, let modifier { changes.append((modifier, 0)) }
      for (place, change) in changes.enumerated() {
        let time = Instant(microseconds: Int64(index * 10 + place * 3) * 1000)
        let event = RawEvent(type: EventType.key, code: change.0, value: change.1)
        events += devices.decode(RawFrame(time: time, events: [event]), from: DeviceID(1))
      }
    }
    return events
  }

  /// What is done on a keyboard beside it: keys pressed and let go of, others held down.
  private static let neighbours: [[(UInt16, Bool)]] = [
    [], [(58, true), (58, false)], [(69, true), (69, false)], [(42, true)], [(100, true)],
    [(29, true)], [(56, true), (42, true), (42, false), (56, false)],
  ]

  @Test(arguments: ["us", "be", "fr", "us,ru", "ru,us", "ara", "us(dvorak)", "tr"])
  func `a code is what the scanner says, whatever a keyboard beside it types, holds or locks`(
    layout: String
  ) {
    // Digits, a small and a capital letter, signs, a space, and digits of the pad.
    let codes: [UInt16] = [11, 2, 16, 42, 44, 12, 39, 57, 79, 28]
    for neighbour in Self.neighbours {
      let keys = TypedKeys(layout: layout)
      for (code, isDown) in neighbour {
        let key = KeyPress(code: code)
        let event = InputEvent(
          device: DeviceID(2), kind: .keys, time: .zero,
          occurrence: isDown ? .keyDown(key) : .keyUp(key))
        _ = keys.read(event)
      }
      let code = events(codes, holding: 42, over: 44).compactMap { keys.read($0) }.last
      #expect(code?.occurrence == .scanned(code: "01qZ-; 1"), "\(neighbour)")
    }
  }

  @Test func `a key of a scanner changes nothing of what keyboards type`() {
    let keys = TypedKeys(layout: "us")
    _ = events([58, 42], holding: 42, over: 57).compactMap { keys.read($0) }
    let key = InputEvent(
      device: DeviceID(2), kind: .keys, time: .zero, occurrence: .keyDown(KeyPress(code: 30)))
    #expect(keys.read(key)?.occurrence == .keyDown(KeyPress(code: 30, text: "a")))
  }

  @Test func `a scanner that is set to another layout is read by that, and needs no other`() {
    let keys = TypedKeys(layout: "us")
    let codes = events([21, 3, 28], layout: "fr")
    #expect(codes.compactMap { keys.read($0) }.last?.occurrence == .scanned(code: "y\u{e9}"))
    #expect(!keys.isWaiting(forText: false) && keys.isWaiting(forText: true))
    let missing = TypedKeys(layout: "us")
    _ = events([], layout: "nosuch").compactMap { missing.read($0) }
    #expect(missing.load(forText: true) == ["nosuch"])
    #expect(missing.load(forText: true) == [])
  }

  @Test func `its keys are one code, and no keys`() {
    let keys = TypedKeys(layout: "us")
    let read = events([21, 2, 3, 28]).compactMap { keys.read($0) }
    #expect(
      read.map(\.occurrence) == [
        .attached(name: "Keyboard", writing: .codes(layout: "us")), .scanned(code: "y12"),
      ])
  }

  @Test func `a code that nothing ends is told after its pause`() {
    let keys = TypedKeys(layout: "us")
    _ = events([2, 3]).compactMap { keys.read($0) }
    #expect(keys.deadline == Instant(microseconds: 160_000))
    #expect(keys.due(at: Instant(microseconds: 159_000)).isEmpty)
    let due = keys.due(at: Instant(microseconds: 400_000))
    #expect(due.map(\.occurrence) == [.scanned(code: "12")])
    #expect(due.map(\.time) == [Instant(microseconds: 160_000)])
    #expect(keys.deadline == nil)
  }

  @Test func `one that goes in the midst of a code leaves nothing behind`() {
    let keys = TypedKeys(layout: "us")
    _ = events([2, 3]).compactMap { keys.read($0) }
    let gone = InputEvent(
      device: DeviceID(1), kind: .keys, time: .zero, occurrence: .detached(name: "Keyboard"))
    #expect(keys.read(gone)?.occurrence == .detached(name: "Keyboard"))
    #expect(keys.deadline == nil)
  }
}
