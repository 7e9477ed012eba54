import TelltaleInput
import Testing

@testable import TelltaleRecordings

/// Names of devices in recordings, which say what they like.
@Suite struct DeviceNameTests {
  @Test func `256 bytes are kept, and no character in part`() {
    let full = String(repeating: "a", count: 256)
    #expect(DeviceFacts.name(full.utf8) == full)
    #expect(DeviceFacts.name((full + "b").utf8) == full)
    let short = String(repeating: "a", count: 255)
    #expect(DeviceFacts.name((short + "é").utf8) == short)
    let fitting = String(repeating: "a", count: 254) + "é"
    #expect(DeviceFacts.name(fitting.utf8) == fitting)
    #expect(DeviceFacts.name((String(repeating: "a", count: 252) + "😀😀").utf8).utf8.count == 256)
  }
}
