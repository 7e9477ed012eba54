import TelltaleTestSupport
import Testing

@testable import Telltale

/// Pictures that a program delivers as pixels.
@Suite struct PixelTests {
  private static let scene = Scene.text(
    """
    start: main
    screens:
      main:
        content:
          - image: {file: {bind: cover}, about: Cover}
          - image: {file: {bind: map}, about: Map}
    """)

  /// Which of the colours are seen, as near as scaling leaves them.
  private func seen(_ memory: MemoryScreen, _ colors: UInt32...) -> [Bool] {
    func parts(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 255) } }
    let pixels = Set(memory.frame.pixels).map(parts)
    return colors.map { color in
      pixels.contains { zip($0, parts(color)).allSatisfy { abs($0 - $1) < 8 } }
    }
  }

  /// Four pixels of one colour.
  private func square(_ format: Update.Pixels.Format, _ pixel: [UInt8]) -> Update.Pixels {
    Update.Pixels(
      format, width: 2, height: 2, bytes: (0..<4).flatMap { _ in pixel })
  }

  @Test func `pixels are shown in their colours, each picture in its place`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(Self.scene)
    #expect(seen(memory, 0xFF0000, 0x00FF00) == [false, false])
    try await app.update(
      .picture("map", pixels: square(.xrgb, [0, 255, 0, 7])),
      .picture("cover", pixels: square(.rgba, [255, 0, 0, 255])))
    memory.advance(by: .seconds(1))
    #expect(seen(memory, 0xFF0000, 0x00FF00) == [true, true])
    try await app.update(.picture("cover", bytes: nil))
    memory.advance(by: .seconds(1))
    #expect(seen(memory, 0xFF0000, 0x00FF00) == [false, true])
  }

  @Test func `pixels beside other updates stand in rows of their own length`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(Self.scene)
    let row: [UInt8] = [255, 0, 0, 255, 255, 0, 0, 255, 0, 0, 0, 0]
    try await app.update(
      .theme(.night),
      .picture(
        "cover", pixels: Update.Pixels(.rgba, width: 2, height: 2, stride: 12, bytes: row + row)))
    memory.advance(by: .seconds(1))
    // By night a fifth of a picture's light is taken.
    #expect(seen(memory, 0xCB0000) == [true])
  }

  @Test(arguments: [
    (2, 2, 15, "the pixels of \"cover\" have 15 bytes, and the picture ends at byte 16"),
    (2, 2, 20, "the pixels of \"cover\" have 20 bytes, and the picture ends at byte 16"),
    (5_000, 5_000, 4, "5000x5000 is more than 16777216 pixels, the most that are accepted"),
  ])
  func `what is no picture is refused`(
    width: Int, height: Int, count: Int, message: String
  ) async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(Self.scene)
    let pixels = Update.Pixels(
      .rgba, width: width, height: height, bytes: [UInt8](repeating: 255, count: count))
    let error = await #expect(throws: TelltaleError.self) {
      try await app.update(.picture("cover", pixels: pixels))
    }
    #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
  }

  @Test func `pixels for a name that no picture is bound to are refused`() async throws {
    let memory = try Screen.inMemory(.named())
    let app = try await memory.screen.show(Self.scene)
    let error = await #expect(throws: TelltaleError.self) {
      try await app.update(.picture("covr", pixels: square(.rgba, [0, 0, 0, 255])))
    }
    #expect(error?.message.contains("no picture of the scene is bound to \"covr\"") == true)
  }
}
