import TelltaleGraphics
import TelltalePreview
import TelltaleRaster
import Testing

@Suite struct PreviewFrameTests {
  @Test func `the parts that changed come with their pixels in a browser's order`() {
    let canvas = Canvas(size: PixelSize(width: 3, height: 2))
    for index in 0..<6 { canvas.pixels[index] = UInt32(0x010203 * (index + 1)) }
    let damage = Damage([PixelRect(x: 1, y: 0, width: 2, height: 2)])
    let bytes = PreviewFrame.bytes(canvas, damage, number: 7)
    let words = stride(from: 0, to: 36, by: 4).map { Int(bytes[$0]) + Int(bytes[$0 + 1]) << 8 }
    #expect(words == [1, 7, 3, 2, 1, 1, 0, 2, 2])
    #expect(Array(bytes[36..<44]) == [2, 4, 6, 255, 3, 6, 9, 255])
    #expect(Array(bytes[44...]) == [5, 10, 15, 255, 6, 12, 18, 255])
  }

  @Test func `nothing outside of the frame is read`() {
    let canvas = Canvas(size: PixelSize(width: 3, height: 2))
    let damage = Damage([PixelRect(x: 2, y: 1, width: 90, height: 90)])
    #expect(PreviewFrame.bytes(canvas, damage, number: 1).count == 36 + 4)
  }

  @Test func `a picture of the matrix comes with its name`() {
    let bytes = PreviewFrame.picture([9, 8], of: "ä")
    #expect(bytes == [2, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0xC3, 0xA4, 9, 8])
  }
}
