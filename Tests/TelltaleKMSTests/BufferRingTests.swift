import TelltaleGraphics
import Testing

@testable import TelltaleKMS

@Suite struct BufferRingTests {
  private let size = PixelSize(width: 1000, height: 500)
  private let spot = PixelRect(x: 100, y: 100, width: 50, height: 50)
  private let other = PixelRect(x: 600, y: 200, width: 50, height: 50)

  /// Draws and shows one frame.
  private func show(_ ring: inout BufferRing) throws -> Int {
    let buffer = try #require(ring.free)
    ring.drawn(buffer)
    ring.submitted(buffer)
    ring.flipped()
    return buffer
  }

  @Test func `a new buffer lacks everything, however small the damage`() throws {
    var ring = BufferRing(count: 2, size: size)
    ring.damaged(Damage([spot]))
    #expect(try show(&ring) == 0)
    #expect(ring.stale[1].bounds == PixelRect(size))
  }

  @Test func `two buffers take turns, and each catches up on what it missed`() throws {
    var ring = BufferRing(count: 2, size: size)
    #expect(try show(&ring) == 0)
    #expect(try show(&ring) == 1)
    ring.damaged(Damage([spot]))
    #expect(try show(&ring) == 0)
    ring.damaged(Damage([other]))
    #expect(Set(ring.stale[1].rects) == [spot, other])
    #expect(ring.stale[0].rects == [other])
  }

  @Test func `nothing is drawn while a buffer is on its way`() throws {
    var ring = BufferRing(count: 2, size: size)
    let buffer = try #require(ring.free)
    ring.submitted(buffer)
    #expect(ring.free == nil)
    ring.flipped()
    #expect(ring.free == 1)
  }

  @Test func `what was drawn but refused is sent with the next try`() throws {
    var ring = BufferRing(count: 2, size: size)
    _ = try show(&ring)
    _ = try show(&ring)
    ring.damaged(Damage([spot]))
    ring.drawn(0)
    ring.damaged(Damage([other]))
    ring.drawn(0)
    #expect(Set(ring.unsent[0].rects) == [spot, other])
    ring.submitted(0)
    #expect(ring.unsent[0].isEmpty)
  }

  @Test func `damage outside the frame is cut off`() {
    var ring = BufferRing(count: 1, size: size)
    ring.drawn(0)
    ring.damaged(Damage([PixelRect(x: 990, y: -10, width: 100, height: 20)]))
    #expect(ring.stale[0].rects == [PixelRect(x: 990, y: 0, width: 10, height: 10)])
  }

  @Test func `a single buffer is drawn into where it is seen`() throws {
    var ring = BufferRing(count: 1, size: size)
    #expect(try show(&ring) == 0)
    #expect(try show(&ring) == 0)
  }
}
