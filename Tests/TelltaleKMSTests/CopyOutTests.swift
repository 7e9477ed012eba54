import TelltaleGraphics
import TelltaleModel
import Testing

@testable import TelltaleKMS

@Suite struct CopyOutTests {
  private let panel = PixelSize(width: 7, height: 5)

  /// Where a pixel of the frame lies on the panel, by the meaning of "turned clockwise".
  private func place(_ x: Int, _ y: Int, _ rotation: Rotation) -> (x: Int, y: Int) {
    switch rotation {
    case .none: (x, y)
    case .quarter: (panel.width - 1 - y, x)
    case .half: (panel.width - 1 - x, panel.height - 1 - y)
    case .threeQuarters: (y, panel.height - 1 - x)
    }
  }

  @Test(arguments: Rotation.allCases, [false, true])
  func `every pixel lands where the turned panel shows it`(rotation: Rotation, part: Bool) {
    let transform = PanelTransform(panel: panel, rotation: rotation)
    let frame = transform.frame
    let rect = part ? PixelRect(x: 1, y: 2, width: 3, height: 2) : PixelRect(frame)
    let source = (0..<rect.width * rect.height).map { UInt32($0 + 1) }
    let stride = panel.width * 4 + 12
    var target = [UInt8](repeating: 0xEE, count: stride * panel.height)
    target.withUnsafeMutableBytes { bytes in
      guard let address = bytes.baseAddress else { return }
      CopyOut(transform: transform, format: .xrgb8888).write(
        source, of: rect, into: address, stride: stride)
    }
    var expected = [UInt8](repeating: 0xEE, count: stride * panel.height)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX {
        let (column, row) = place(x, y, rotation)
        let value = source[(y - rect.y) * rect.width + x - rect.x]
        expected.withUnsafeMutableBytes {
          $0.storeBytes(of: value, toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
    #expect(target == expected)
  }

  @Test(arguments: Rotation.allCases)
  func `a part of the frame covers the part of the panel that its pixels do`(rotation: Rotation) {
    let transform = PanelTransform(panel: panel, rotation: rotation)
    let rect = PixelRect(x: 1, y: 2, width: 3, height: 2)
    let corners = [(1, 2), (3, 3)].map { place($0.0, $0.1, rotation) }
    let bounds = corners.reduce(PixelRect.empty) {
      $0.union(PixelRect(x: $1.x, y: $1.y, width: 1, height: 1))
    }
    #expect(transform.onPanel(rect) == bounds)
    #expect(transform.onPanel(PixelRect(transform.frame)) == PixelRect(panel))
  }

  @Test(
    arguments: [
      (0x000000, 0x0000), (0xFFFFFF, 0xFFFF), (0xFF0000, 0xF800), (0x00FF00, 0x07E0),
      (0x0000FF, 0x001F), (0x0A84FF, 0x0C3F), (0x070307, 0x0000),
    ] as [(UInt32, UInt16)])
  func `16-bit pixels keep the upper bits of each channel`(word: UInt32, packed: UInt16) {
    #expect(CopyOut.pack(word) == packed)
  }

  @Test(arguments: Rotation.allCases)
  func `16-bit frames are turned the same way`(rotation: Rotation) {
    let transform = PanelTransform(panel: panel, rotation: rotation)
    let frame = transform.frame
    let source = [UInt32](repeating: 0xFF0000, count: frame.width * frame.height)
    let stride = panel.width * 2 + 2
    var target = [UInt8](repeating: 0, count: stride * panel.height)
    target.withUnsafeMutableBytes { bytes in
      guard let address = bytes.baseAddress else { return }
      CopyOut(transform: transform, format: .rgb565).write(
        source, of: PixelRect(frame), into: address, stride: stride)
    }
    let row = Array(repeating: [UInt8](arrayLiteral: 0x00, 0xF8), count: panel.width).flatMap { $0 }
    #expect(target == Array(repeating: row + [0, 0], count: panel.height).flatMap { $0 })
  }
}
