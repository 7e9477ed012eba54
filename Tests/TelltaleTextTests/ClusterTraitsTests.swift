import Testing

@testable import TelltaleText

/// Which white space may hang over the end of a line, and what is more than letters.
@Suite struct ClusterTraitsTests {
  @Test(arguments: [0x20, 0x1680, 0x2003, 0x2009, 0x3000] as [UInt32])
  func `a space hangs`(scalar: UInt32) { #expect(ClusterTraits.hangs(scalar)) }

  @Test(arguments: [0xA0, 0x2007, 0x202F] as [UInt32])
  func `a space that holds words together does not`(scalar: UInt32) {
    #expect(!ClusterTraits.hangs(scalar))
  }

  @Test(arguments: [0x41, 0x2D, 0x200B] as [UInt32])
  func `nor does what is no space`(scalar: UInt32) { #expect(!ClusterTraits.hangs(scalar)) }

  @Test(arguments: [
    ("😀", true), ("😀\u{FE0E}", false), ("❤", false), ("❤\u{FE0F}", true), ("❤\u{FE0E}", false),
    ("1", false), ("1\u{FE0F}\u{20E3}", true), ("1\u{20E3}", true), ("#\u{FE0E}", false),
    ("é", false),
    ("e\u{301}", false), ("\u{231A}", true), ("\u{2319}", false), ("🇯🇵", true), ("\u{200D}", false),
    ("👩\u{200D}🚒", true), ("\t\u{FE0F}", false), (" \u{FE0F}", false), ("!\u{FE0F}", true),
    ("", false),
  ])
  func `a picture of its own is what says so, or does by its nature`(text: String, isEmoji: Bool) {
    #expect(ClusterTraits.isEmoji(ArraySlice(text.unicodeScalars.map(\.value))) == isEmoji)
  }

  @Test(
    arguments: [
      (0x21, true), (0x20, false), (0x1F, false), (0xA0, false), (0x2003, false), (0x3042, true),
      (0xAD, false), (0x200B, false), (0xD800, false), (0x110000, false),
    ] as [(UInt32, Bool)])
  func `letters and signs want ink, spaces and what is no character do not`(
    scalar: UInt32, wantsInk: Bool
  ) {
    #expect(ClusterTraits.wantsInk(scalar) == wantsInk)
  }
}
