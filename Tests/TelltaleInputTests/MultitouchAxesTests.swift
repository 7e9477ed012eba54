import TelltaleModel
import Testing

@testable import TelltaleInput

/// Which axes are contacts, and which are other things under the same numbers.
@Suite struct MultitouchAxesTests {
  private func facts(_ axes: UInt16...) -> DeviceFacts {
    DeviceFacts(name: "d", codes: [EventType.absolute: Set(axes)])
  }

  private let x = EventCode.multitouchX
  private let y = EventCode.multitouchY
  private let slot = EventCode.slot

  @Test func `contacts have both axes`() {
    #expect(facts(x, y).hasMultitouchAxes)
    #expect(facts(x, y, slot).hasMultitouchAxes)
    #expect(!facts(x).hasMultitouchAxes)
    #expect(!facts(y).hasMultitouchAxes)
    #expect(!facts(x, slot).hasMultitouchAxes)
    #expect(!facts().hasMultitouchAxes)
  }

  @Test func `a device that counts its axes on into that range has none`() {
    #expect(!facts(x, y, slot, slot - 1).hasMultitouchAxes)
    // The axis alone says nothing: some screens have it, and no slots.
    #expect(facts(x, y, slot - 1).hasMultitouchAxes)
  }
}
