import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleRaster
import Testing

struct MemoryDisplayTests {
  private let size = PixelSize(width: 6, height: 4)

  private func canvas(_ word: UInt32) -> Canvas {
    let canvas = Canvas(size: size)
    for index in 0..<24 { canvas.pixels[index] = word }
    return canvas
  }

  private func words(_ display: MemoryDisplay) -> [UInt32] {
    display.withFrame { frame in (0..<24).map { frame.pixels[$0] } }
  }

  @Test func `only the damage of a frame is taken over`() throws {
    let display = MemoryDisplay(size: size, clock: ManualClock())
    try display.present(canvas(7), damage: .full(size), generation: 1)
    let part = Damage([PixelRect(x: 4, y: 2, width: 9, height: 1)])
    try display.present(canvas(9), damage: part, generation: 2)
    #expect(words(display).indices.filter { words(display)[$0] == 9 } == [16, 17])
    #expect(display.presented == [1, 2])
  }

  @Test func `an immediate display tells at once, with the clock's time`() throws {
    let clock = ManualClock()
    let display = MemoryDisplay(size: size, clock: clock)
    clock.advance(milliseconds: 40)
    try display.present(canvas(1), damage: .full(size), generation: 3)
    let time = Instant(microseconds: 40_000)
    #expect(display.drain() == [.presented(generation: 3, at: time)])
    #expect(display.drain() == [])
  }

  @Test func `a manual display shows the newest frame when it is told to`() throws {
    let display = MemoryDisplay(size: size, clock: ManualClock(), pace: .manual)
    try display.present(canvas(1), damage: .full(size), generation: 1)
    try display.present(canvas(2), damage: .full(size), generation: 2)
    #expect(display.drain() == [])
    display.flip()
    display.flip()
    #expect(display.drain() == [.presented(generation: 2, at: .zero)])
  }

  @Test func `frames of another size, and frames after the end, are refused`() throws {
    let display = MemoryDisplay(size: size, clock: ManualClock())
    let other = Canvas(size: PixelSize(width: 5, height: 4))
    #expect(throws: DisplayError.self) {
      try display.present(other, damage: .full(other.size), generation: 1)
    }
    display.close()
    let canvas = canvas(1)
    #expect(throws: DisplayError.self) {
      try display.present(canvas, damage: .full(size), generation: 1)
    }
  }

  @Test func `a resize is told and leaves a black frame of the new size`() {
    let display = MemoryDisplay(size: size, clock: ManualClock())
    display.resize(to: PixelSize(width: 3, height: 3))
    #expect(display.drain() == [.resized(PixelSize(width: 3, height: 3))])
    #expect(display.size == PixelSize(width: 3, height: 3))
  }

  @Test func `a frame that waits when the size changes is never shown`() throws {
    let display = MemoryDisplay(size: size, clock: ManualClock(), pace: .manual)
    try display.present(canvas(1), damage: .full(size), generation: 1)
    display.resize(to: PixelSize(width: 3, height: 3))
    display.flip()
    #expect(display.drain() == [.resized(PixelSize(width: 3, height: 3))])
    #expect(display.presented.isEmpty && display.damages == [.full(size)])
  }

  @Test func `what it is told to report comes in order, once, and closing is seen`() throws {
    let clock = ManualClock()
    let display = MemoryDisplay(size: size, clock: clock)
    #expect(display.descriptor == nil && !display.isClosed && display.size == size)
    display.report(.hidden)
    clock.advance(to: Instant(microseconds: 9))
    try display.present(canvas(1), damage: Damage(), generation: 4)
    display.report(.visible)
    let shown = DisplayEvent.presented(generation: 4, at: Instant(microseconds: 9))
    // Nothing comes on the glass in the dark.
    #expect(display.drain() == [.hidden, .visible, shown])
    #expect(display.drain().isEmpty)
    #expect(words(display).allSatisfy { $0 == 0 }, "nothing was damaged")
    display.close()
    #expect(display.isClosed)
    let error = #expect(throws: DisplayError.self) {
      try display.present(canvas(1), damage: .full(size), generation: 5)
    }
    #expect(error?.kind == .gone)
    #expect(display.presented == [4])
  }

  @Test func `every part of a frame lands where it belongs`() throws {
    for x in 0..<6 {
      for y in 0..<4 {
        for (width, height) in [(1, 1), (2, 3), (6, 4)] {
          let display = MemoryDisplay(size: size, clock: ManualClock())
          let frame = canvas(0)
          for index in 0..<24 { frame.pixels[index] = UInt32(index + 1) }
          let rect = PixelRect(x: x, y: y, width: width, height: height)
          try display.present(frame, damage: Damage([rect]), generation: 1)
          let expected = (0..<24).map { index in
            rect.contains(PixelPoint(x: index % 6, y: index / 6)) ? UInt32(index + 1) : 0
          }
          #expect(words(display) == expected)
        }
      }
    }
  }
}
