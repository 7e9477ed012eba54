import TelltaleGraphics
import TelltaleModel
import Testing

/// Pixels that an application delivers as they stand in its memory.
@Suite struct DeliveredPictureTests {
  @Test func `words of a display count as they are, without their first byte`() {
    let layout = PixelLayout(.xrgb, size: PixelSize(width: 2, height: 1))
    let picture = layout.picture(of: [1, 2, 3, 99, 4, 5, 6, 0])
    #expect(picture?.words == [0xFF03_0201, 0xFF06_0504])
  }

  @Test func `colours are multiplied by their alpha`() {
    let layout = PixelLayout(.rgba, size: PixelSize(width: 3, height: 1))
    let picture = layout.picture(of: [255, 0, 1, 255, 200, 100, 50, 128, 9, 9, 9, 0])
    #expect(picture?.words == [0xFFFF_0001, 0x8064_3219, 0])
  }

  @Test func `rows begin where the stride says, and the last one ends with its pixels`() {
    let layout = PixelLayout(.xrgb, size: PixelSize(width: 1, height: 2), stride: 7, offset: 1)
    #expect(layout.byteCount == 11)
    let bytes: [UInt8] = [0, 1, 2, 3, 0, 8, 8, 8, 4, 5, 6, 0]
    #expect(layout.picture(of: bytes)?.words == [0xFF03_0201, 0xFF06_0504])
    #expect(layout.picture(of: Array(bytes.dropLast())) == nil)
  }

  @Test func `what is delivered has a path that is no file's`() {
    #expect(DeliveredPicture.name(at: DeliveredPicture.path(of: "cover")) == "cover")
    #expect(DeliveredPicture.name(at: "cover.png") == nil)
  }
}
