import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleTestSupport
import Testing

/// Every order of three frames that a device can send, sense and nonsense, from each state that it can
/// be found in: what is understood of it, compared with what was approved. `tools/goldens` writes it anew.
@Suite struct DecoderOrderGoldenTests {
  private typealias Step = (title: String, events: [(UInt16, UInt16, Int32)], isGap: Bool)

  private let geometry = InputGeometry(screen: PixelSize(width: 100, height: 50))

  private func frame(_ step: Step) -> RawFrame {
    RawFrame(
      time: .zero, events: step.events.map { RawEvent(type: $0.0, code: $0.1, value: $0.2) },
      isSynchronisation: step.isGap)
  }

  /// Runs all orders of three steps, each on a decoder of its own, and notes those that tell something.
  private func lines(
    _ steps: [Step], _ decode: (_ frames: [RawFrame]) throws -> [[InputEvent.Occurrence]]
  ) rethrows -> [String] {
    var lines: [String] = []
    for first in steps {
      for second in steps {
        for third in steps {
          let order = [first, second, third]
          let heard = try decode(order.map(frame)).map { summary($0).joined(separator: ", ") }
          guard heard.contains(where: { !$0.isEmpty }) else { continue }
          let words = zip(order.map(\.title) + ["end"], heard).map { title, heard in
            heard.isEmpty ? title : "\(title) (\(heard))"
          }
          lines.append(words.joined(separator: "; "))
        }
      }
    }
    return lines
  }

  private func compare(_ lines: [String], with name: String) throws {
    let text = lines.joined(separator: "\n") + "\n"
    #expect(try Golden.changes(in: "input/orders-\(name).txt", text) == [])
  }

  @Test func `a pointer`() throws {
    let button = EventCode.buttonLeft
    let mouse = DeviceFacts(
      name: "Mouse", codes: [EventType.relative: [0, 1, 8], EventType.key: [button]])
    let axis = AxisRange(minimum: 0, maximum: 99)
    let tablet = DeviceFacts(
      name: "Tablet", codes: [EventType.absolute: [0, 1], EventType.key: [button]],
      axes: [0: axis, 1: axis])
    let steps: [Step] = [
      ("move", [(2, 0, 7), (2, 1, -60)], false), ("place", [(3, 0, 20)], false),
      ("press", [(1, button, 1)], false), ("release", [(1, button, 0)], false),
      ("hold", [(1, button, 2)], false), ("other button", [(1, 0x111, 1)], false),
      ("gap pressed", [(1, button, 1)], true), ("gap released", [(1, button, 0)], true),
      ("wheel", [(2, 8, -1), (2, 0, 1)], false),
    ]
    var all: [String] = []
    for (title, facts) in [("mouse", mouse), ("tablet", tablet)] {
      for keys in [[], [button]] as [Set<UInt16>] {
        all.append("# \(title)\(keys.isEmpty ? "" : ", pressed when it was found")")
        all += try lines(steps) { frames in
          var decoder = try PointerDecoder(
            facts, state: DeviceState(keys: keys, axes: [0: 10, 1: 80]), geometry: geometry)
          return frames.map { decoder.decode($0) } + [decoder.cancelAll()]
        }
      }
    }
    try compare(all, with: "pointer")
  }

  @Test func `keys`() throws {
    let steps: [Step] = [
      ("A", [(1, 30, 1)], false), ("A up", [(1, 30, 0)], false), ("A held", [(1, 30, 2)], false),
      ("Shift", [(1, 42, 1)], false), ("Shift up", [(1, 42, 0)], false),
      ("gap A", [(1, 30, 1)], true), ("gap A up", [(1, 30, 0)], true), ("gap", [], true),
      ("strange", [(1, 99, 1), (2, 30, 1), (1, 30, 3)], false),
      ("both", [(1, 42, 1), (1, 30, 1)], false),
    ]
    var all: [String] = []
    for keys in [[], [30]] as [Set<UInt16>] {
      all.append("# \(keys.isEmpty ? "up" : "A was down") when it was found")
      all += lines(steps) { frames in
        var decoder = KeyDecoder(codes: [30, 42], state: DeviceState(keys: keys))
        return frames.map { decoder.decode($0) } + [decoder.cancelAll()]
      }
    }
    try compare(all, with: "keys")
  }

  @Test func `a touchscreen with slots`() throws {
    let axis = AxisRange(minimum: 0, maximum: 99)
    let facts = DeviceFacts(
      name: "Panel", codes: [EventType.absolute: [0x2f, 0x35, 0x36, 0x37, 0x39]],
      axes: [0x2f: AxisRange(minimum: 0, maximum: 1), 0x35: axis, 0x36: axis])
    let steps: [Step] = [
      ("one", [(3, 0x39, 1), (3, 0x35, 10), (3, 0x36, 10)], false),
      ("another", [(3, 0x39, 2)], false), ("lift", [(3, 0x39, -1)], false),
      ("move", [(3, 0x35, 60)], false), ("away", [(3, 0x35, 500)], false),
      ("palm", [(3, 0x37, 2)], false), ("finger", [(3, 0x37, 0)], false),
      ("slot 1", [(3, 0x2f, 1)], false), ("no slot", [(3, 0x2f, 2)], false),
      ("gap", [(3, 0x39, 3)], true),
    ]
    var all: [String] = []
    for state in [DeviceState(), DeviceState(slots: [DeviceState.Slot(trackingID: 7, x: 5, y: 5)])]
    {
      all.append("# \(state.slots.isEmpty ? "empty" : "touched") when it was found")
      all += try lines(steps) { frames in
        var decoder = try TouchDecoder(facts, state: state, geometry: geometry)
        return frames.map { decoder.decode($0) } + [decoder.cancelAll()]
      }
    }
    try compare(all, with: "slots")
  }

  @Test func `touchscreens without slots`() throws {
    let axis = AxisRange(minimum: 0, maximum: 99)
    let touch = EventCode.buttonTouch
    let list = DeviceFacts(
      name: "List", codes: [EventType.absolute: [0x35, 0x36], EventType.key: [touch]],
      axes: [0x35: axis, 0x36: axis])
    let single = DeviceFacts(
      name: "Single", codes: [EventType.absolute: [0, 1], EventType.key: [touch]],
      axes: [0: axis, 1: axis])
    let end: (UInt16, UInt16, Int32) = (0, 2, 0)
    let lists: [Step] = [
      ("one", [(3, 0x35, 10), (3, 0x36, 10), end], false),
      ("two", [(3, 0x35, 20), (3, 0x36, 20), end, (3, 0x35, 90), (3, 0x36, 90), end], false),
      ("none", [end], false), ("nothing", [], false), ("up", [(1, touch, 0)], false),
      ("x alone", [(3, 0x35, 30)], false), ("away", [(3, 0x35, 500), (3, 0x36, 5), end], false),
      ("gap", [end], true),
    ]
    let singles: [Step] = [
      ("down", [(3, 0, 10), (3, 1, 10), (1, touch, 1)], false), ("up", [(1, touch, 0)], false),
      ("touch", [(1, touch, 1)], false), ("move", [(3, 0, 60)], false),
      ("away", [(3, 1, 500)], false), ("gap", [(3, 0, 20)], true),
      ("gap up", [(1, touch, 0)], true),
    ]
    var all: [String] = []
    for (title, facts, steps) in [("lists", list, lists), ("one finger", single, singles)] {
      for keys in [[], [touch]] as [Set<UInt16>] {
        all.append("# \(title)\(keys.isEmpty ? "" : ", touched when it was found")")
        all += try lines(steps) { frames in
          var decoder = try TouchDecoder(
            facts, state: DeviceState(keys: keys, axes: [0: 3, 1: 4]), geometry: geometry)
          return frames.map { decoder.decode($0) } + [decoder.cancelAll()]
        }
      }
    }
    try compare(all, with: "lists")
  }
}
