import Testing

@testable import TelltaleLint

@Suite struct PageLinesTests {
  @Test(arguments: [
    ("a", "a", 1), ("<p>\na b\n</p>", "ab", 2), ("<p>\na\nb", "a b", 2), ("x\ny\nz", "z", 3),
    ("a\naa", "aaa", 1), ("<b>one</b>\n<b>two</b>", "two", 2), ("abab\nc", "bab", 1),
    ("\n\n<i>é</i>", "é", 3), ("one\nx<one\n>y", "one", 1), ("ab\nc", "bc", 1), ("x\nab", "ab", 2),
  ])
  func `a text that stands there once has the line where it begins`(
    html: String, text: String, line: Int
  ) {
    #expect(PageLines(html).line(of: text) == line)
  }

  @Test(arguments: [
    ("a\na", "a"), ("aaa", "aa"), ("<a>b", "a"), ("", "a"), ("a", ""), ("a", " \n"), ("ab", "abc"),
    ("a &amp; b", "a & b"), ("<p title='x'>", "x"),
  ])
  func `a text that stands there twice or not at all has none`(html: String, text: String) {
    #expect(PageLines(html).line(of: text) == nil)
  }
}
