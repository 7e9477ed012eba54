import Testing

@testable import TelltaleGuidelines

@Suite struct ByteSearchTests {
  @Test(arguments: [
    ("delete this route", "this", true), ("delete this route", "delete", true),
    ("delete this route", "route", true), ("delete this route", "routes", false),
    ("aab", "ab", true), ("a", "aa", false), ("", "a", false), ("a", "", false), ("", "", false),
    ("删除这条路线", "路线", true), ("删除这条路线", "线路", false), ("ルートを削除", "削除", true),
  ])
  func `a part is found wherever it stands`(text: String, part: String, isThere: Bool) {
    #expect(text.holds(part) == isThere)
  }
}
