import TelltaleGraphics
import TelltaleRaster
import Testing

struct ScrimTests {
  private let size = PixelSize(width: 64, height: 48)
  private let veil = Color.black.withAlpha(128)

  @Test func `plain surfaces under a scrim get the bytes of painting and then dimming`() {
    var chance = Chance(seed: 3)
    for _ in 0..<10 {
      let below: [DrawCommand] = (0..<6).map { _ in
        .fill(chance.rect(size), chance.color().withAlpha(255))
      }
      let veil = chance.color()
      let bright = frame(DisplayList(size: size, commands: below))
      let fused = frame(DisplayList(size: size, commands: below + [.scrim(PixelRect(size), veil)]))
      #expect(fused == bright.map { veil.over(Color(rgb: $0)).rgb })
    }
  }

  @Test func `a scrim under a card leaves the card bright`() {
    let card = PixelRect(x: 20, y: 10, width: 20, height: 20)
    let list = DisplayList(
      size: size,
      commands: [
        .fill(PixelRect(size), .white), .scrim(PixelRect(size), veil), .fill(card, .white),
      ])
    let pixels = frame(list)
    #expect(pixels[0] == 0x7F7F7F)
    #expect(pixels[20 * 64 + 30] == 0xFFFFFF)
  }

  @Test func `a scrim dims no farther than its rectangle and its clip`() {
    let list = DisplayList(
      size: size,
      commands: [
        .fill(PixelRect(size), .white), .pushClip(PixelRect(x: 0, y: 0, width: 32, height: 48)),
        .scrim(PixelRect(x: 16, y: 0, width: 48, height: 48), veil), .popClip,
      ])
    let row = frame(list)[0..<64]
    #expect(row.indices.filter { row[$0] == 0x7F7F7F } == Array(16..<32))
  }

  @Test func `two scrims dim one after the other`() {
    let list = DisplayList(
      size: size,
      commands: [
        .fill(PixelRect(size), .white), .scrim(PixelRect(size), veil),
        .scrim(PixelRect(size), veil),
      ])
    #expect(frame(list)[0] == 0x3F3F3F)
  }

  @Test func `a canvas is black where the list paints nothing, and dimmed towards the scrim`() {
    #expect(Set(frame(DisplayList(size: size))) == [0])
    let scrim = DrawCommand.scrim(PixelRect(size), Color.white.withAlpha(51))
    #expect(Set(frame(DisplayList(size: size, commands: [scrim]))) == [0x333333])
  }
}
