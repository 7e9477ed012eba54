import TelltaleModel
import Testing

@Suite struct DisplayDescriptionTests {
  /// A first block with these sizes and a right sum.
  private func block(_ detailed: (Int, Int)?, centimetres: (UInt8, UInt8)) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128)
    for index in 1...6 { bytes[index] = 255 }
    (bytes[21], bytes[22]) = centimetres
    if let (width, height) = detailed {
      bytes[54] = 1
      bytes[66] = UInt8(width & 255)
      bytes[67] = UInt8(height & 255)
      bytes[68] = UInt8((width >> 8) << 4 | height >> 8)
    }
    bytes[127] = 0 &- bytes.reduce(0, &+)
    return bytes
  }

  @Test func `millimetres of the detailed timing come before centimetres of the base block`() {
    let found = DisplayDescription(block((1218, 685), centimetres: (122, 69)))
    #expect(
      found?.claims == [
        PanelClaim(PanelSize(width: 1218, height: 685), .detailedTiming),
        PanelClaim(PanelSize(width: 1220, height: 690), .baseBlock),
      ])
  }

  @Test func `a descriptor that is no timing has no size`() {
    let found = DisplayDescription(block(nil, centimetres: (24, 9)))
    #expect(found?.claims == [PanelClaim(PanelSize(width: 240, height: 90), .baseBlock)])
  }

  @Test func `a block that lost a byte, or is none, is not relied on`() {
    var bytes = block((243, 91), centimetres: (24, 9))
    bytes[66] += 1
    #expect(DisplayDescription(bytes) == nil)
    #expect(DisplayDescription([UInt8](repeating: 0, count: 128)) == nil)
    #expect(DisplayDescription(Array(block(nil, centimetres: (24, 9)).dropLast())) == nil)
  }
}
