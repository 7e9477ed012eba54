import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleRecordings
import TelltaleTestSupport
import Testing

/// What devices tell, sense and nonsense, and what is understood of it, compared with what was
/// approved. `tools/goldens` writes it anew.
@Suite struct DecodingGoldenTests {
  @Test(arguments: try RecordedDevice.usable)
  func `frames by chance are understood as they were approved`(device: RecordedDevice) throws {
    let facts = try device.recording.devices[0]
    var lines: [String] = []
    for (seed, rotation) in [(1, 0), (2, 90), (3, 180), (4, 270)] {
      lines.append("# rotated by \(rotation)")
      var devices = DeviceSet(
        geometry: InputGeometry(
          screen: PixelSize(width: 800, height: 480),
          rotation: try #require(Rotation(rawValue: rotation))))
      var frames = FrameChance(facts, seed: UInt64(seed))
      lines += summary(
        try devices.attach(facts, state: frames.state, as: DeviceID(1), at: .zero))
      for _ in 0..<80 {
        let frame = frames.next()
        let events = devices.decode(frame, from: DeviceID(1))
        lines += summary(events).map { frame.isSynchronisation ? "\($0) after a gap" : $0 }
      }
      lines += summary(devices.detach(DeviceID(1), at: frames.time))
    }
    try compare(lines, with: "\(device.file).txt")
  }

  @Test func `scripts are done as they were approved`() throws {
    let script = """
      wait 250
      tap 10 20
      tap 50% 100%
      tap ok
      hold 30 40 700
      hold ok 1.5s
      drag 0 0 100 50 100
      press ok
      move 5 5
      wait 100
      release
      press 1 1
      tap 2 2
      pinch 100 100 20 180 64
      turn 3
      turn -2
      turn 0
      push
      hold-push 900
      key enter
      key meta+dot
      key shift+tab
      type Ab 1é
      remote ok
      remote back
      click 7 8
      click ok
      wheel 50 60 2
      wheel ok -1
      home
      back
      escape
      frame last
      wait 2s
      """
    let steps = try ScriptReader.read(Array(script.utf8), file: "all.script")
    var lines = summary(ScriptPlayer.attachments(for: steps, at: .zero))
    var player = ScriptPlayer(steps, on: PixelSize(width: 200, height: 100), from: .zero)
    while player.nextTime != nil {
      let output = try player.advance { id in
        id == "ok" ? PixelRect(x: 60, y: 20, width: 21, height: 11) : nil
      }
      switch output {
      case .event(let event): lines += summary([event])
      case .saveFrame(let name): lines.append("frame \(name)")
      case .expect, .await, .change: Issue.record("the script expects and changes nothing")
      case nil: lines.append("nothing")
      }
    }
    lines.append("ends at \(player.endTime.microseconds / 1000)")
    try compare(lines, with: "script.txt")
  }

  private func compare(_ lines: [String], with name: String) throws {
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "input/\(name)", text) == [])
  }
}

/// Frames that a device could send, and some that it should not.
private struct FrameChance {
  private let facts: DeviceFacts
  private var chance: Chance
  private(set) var time = Instant.zero
  private(set) var state = DeviceState()
  /// Type and code of all that it can send: axes, wheels, keys.
  private let codes: [(type: UInt16, code: UInt16)]

  init(_ facts: DeviceFacts, seed: UInt64) {
    self.facts = facts
    chance = Chance(seed: seed)
    codes = facts.codes.sorted { $0.key > $1.key }.flatMap { type, codes in
      [EventType.key, EventType.relative, EventType.absolute].contains(type)
        ? codes.sorted().map { (type, $0) } : []
    }
    // On every second run something is down already.
    if seed.isMultiple(of: 2), let key = facts.keys.min() { state.keys = [key] }
  }

  mutating func next() -> RawFrame {
    time = time.advanced(byMilliseconds: chance.below(30) == 0 ? -300 : 1 + chance.below(200))
    let events = (0..<1 + chance.below(5)).map { _ in event() }
    return RawFrame(time: time, events: events, isSynchronisation: chance.below(15) == 0)
  }

  private mutating func event() -> RawEvent {
    // Keyboards have many keys: a few of them are pressed again and again.
    let index =
      chance.below(3) == 0 ? chance.below(codes.count) : chance.below(min(12, codes.count))
    let (type, code) = codes[index]
    return RawEvent(type: type, code: code, value: value(type, code))
  }

  private mutating func value(_ type: UInt16, _ code: UInt16) -> Int32 {
    switch type {
    case EventType.key: return Int32(chance.below(7) == 0 ? 2 : chance.below(2))
    case EventType.relative: return Int32(chance.below(9) - 4) * (chance.below(6) == 0 ? 60 : 1)
    default:
      if code == EventCode.slot { return Int32(chance.below(8) == 0 ? 99 : chance.below(3)) }
      if code == EventCode.trackingID { return Int32(chance.below(3) == 0 ? -1 : chance.below(50)) }
      if code == EventCode.toolType { return Int32(chance.below(3)) }
      let range = facts.axes[code] ?? AxisRange(minimum: 0, maximum: 1)
      let width = max(1, Int(range.maximum) - Int(range.minimum))
      return Int32(clamping: Int(range.minimum) + chance.below(width * 11 / 10) - width / 20)
    }
  }
}
