import TelltaleModel
import Testing

/// Parts of texts, held against what Swift's own library finds.
@Suite struct SubstringsTests {
  private static let texts = [
    "", "a", "aaaa", "a, b,c, ", "one—two—three", "ｅ́e\u{301}é e", "👩‍👩‍👧👩", "line\r\nline\nline",
    "日本語日本",
  ]
  private static let parts = [
    "", "a", "aa", ", ", "—", "e", "é", "e\u{301}", "👩", "\n", "\r\n", "日本", "x",
  ]

  @Test(arguments: texts)
  func `a part is found where the library finds it`(text: String) {
    for part in Self.parts {
      #expect(text.contains(text: part) == text.contains(part), "\(text) \(part)")
      #expect(text.firstRange(ofText: part) == text.firstRange(of: part), "\(text) \(part)")
      #expect(text.without(prefix: part) == text.trimmingPrefix(part), "\(text) \(part)")
      guard !part.isEmpty else { continue }
      #expect(text.ranges(ofText: part) == text.ranges(of: part), "\(text) \(part)")
      #expect(text.split(atText: part) == text.split(separator: part), "\(text) \(part)")
      #expect(
        text.replacing(text: part, with: "+") == text.replacing(part, with: "+"), "\(text) \(part)")
    }
  }

  @Test func `a part of a part is found at its place in the whole`() throws {
    let text = "path: a, b, c"
    let rest = text.dropFirst(6)
    let place = try #require(rest.firstRange(ofText: ", "))
    #expect(text[..<place.lowerBound] == "path: a")
    #expect(rest.split(atText: ", ") == ["a", "b", "c"])
  }
}
