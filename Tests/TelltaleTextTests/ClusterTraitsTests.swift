import Testing

@testable import TelltaleText

/// Which white space may hang over the end of a line.
@Suite struct ClusterTraitsTests {
  @Test(arguments: [0x20, 0x1680, 0x2003, 0x2009, 0x3000] as [UInt32])
  func `a space hangs`(scalar: UInt32) { #expect(ClusterTraits.hangs(scalar)) }

  @Test(arguments: [0xA0, 0x2007, 0x202F] as [UInt32])
  func `a space that holds words together does not`(scalar: UInt32) {
    #expect(!ClusterTraits.hangs(scalar))
  }

  @Test(arguments: [0x41, 0x2D, 0x200B] as [UInt32])
  func `nor does what is no space`(scalar: UInt32) { #expect(!ClusterTraits.hangs(scalar)) }
}
