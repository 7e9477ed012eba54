import CDRM
import TelltaleGraphics
import Testing

@testable import TelltaleKMS
@testable import TelltaleScriptedCard

@Suite struct CardEventsTests {
  private func bytes(_ token: UInt64, type: Int32 = DRM_EVENT_FLIP_COMPLETE, at seconds: UInt32 = 2)
    -> [UInt8]
  {
    let size = UInt32(MemoryLayout<drm_event_vblank>.size)
    let event = drm_event_vblank(
      base: drm_event(type: UInt32(type), length: size), user_data: token, tv_sec: seconds,
      tv_usec: seconds == 0 ? 0 : 5, sequence: 1, crtc_id: 3)
    return withUnsafeBytes(of: event) { Array($0) }
  }

  @Test func `flips carry their token and their moment`() {
    #expect(
      CardEvents.parse(bytes(7)[...] + bytes(8, at: 0)[...]) == [
        .flipped(token: 7, at: Instant(microseconds: 2_000_005)), .flipped(token: 8, at: nil),
      ])
  }

  @Test func `other events are passed over, and what is cut short ends the list`() {
    let mixed = bytes(1, type: DRM_EVENT_VBLANK) + bytes(2) + bytes(3).dropLast()
    #expect(
      CardEvents.parse(mixed[...]) == [.flipped(token: 2, at: Instant(microseconds: 2_000_005))])
  }

  @Test func `a length of zero or beyond the end does not hang`() {
    #expect(CardEvents.parse([UInt8](repeating: 0, count: 64)[...]).isEmpty)
    #expect(CardEvents.parse([UInt8](repeating: 0xFF, count: 64)[...]).isEmpty)
  }

  @Test func `modes go to the kernel and back unchanged`() {
    var original = mode(1920, 1080, hertz: 50, preferred: true, interlaced: true)
    (original.clock, original.name) = (148_500, "a name that is far longer than the field has room")
    let back = DisplayMode(original.info)
    #expect(back.name == String(original.name.prefix(31)))
    original.name = back.name
    #expect(back == original)
  }
}
