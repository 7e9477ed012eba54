import Testing

@testable import TelltaleProfiles

/// Numbers in as few bytes as they need.
@Suite struct PackedTests {
  @Test(
    arguments: [
      (0, [0]), (1, [1]), (0x7F, [0x7F]), (0x80, [0x80, 1]), (0x3FFF, [0xFF, 0x7F]),
      (0x4000, [0x80, 0x80, 1]), (300, [0xAC, 2]),
    ] as [(UInt, [UInt8])])
  func `seven bits stand in each byte`(number: UInt, bytes: [UInt8]) {
    var writer = PackedWriter()
    writer.add(number)
    #expect(writer.bytes == bytes)
  }
}
