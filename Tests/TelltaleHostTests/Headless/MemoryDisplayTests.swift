import Testing
import TelltaleGraphics
import TelltaleHeadless
import TelltaleHost
import TelltaleRaster

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
}
