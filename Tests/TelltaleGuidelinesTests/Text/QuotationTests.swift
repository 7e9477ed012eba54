import Testing

@testable import TelltaleGuidelines

@Suite struct QuotationTests {
  private let reader: Reader

  init() throws { reader = try Reader() }

  @Test(arguments: [
    ("《也许》无法播放", "\u{FFFC}无法播放"), ("找不到“我的”和「你」", "找不到\u{FFFC}和\u{FFFC}"),
    ("15”屏幕", "15”屏幕"), ("“没有结束", "“没有结束"), ("“一「二」三”四", "\u{FFFC}四"),
  ])
  func `a quotation is left out, a mark that is never closed is not`(text: String, rest: String) {
    #expect(Quotations.removed(from: text) == rest)
  }

  @Test(
    arguments: [
      ("Play “Help!”", nil), ("No Tickets for 'Mamma Mia!'", nil), ("播放《你好！》", nil),
      ("Road Closed at 5th Ave.", nil), ("Open from 9 a.m.", nil), ("Pay (Now!)", "!"),
      ("Song “Help” Lost!", "!"), ("Delete Route.", "."), ("Wait…", "…"), ("Route Lost", nil),
    ] as [(String, Character?)])
  func `a text closes with its own mark, not with that of a name or an abbreviation`(
    text: String, mark: Character?
  ) {
    #expect(reader.read(text).closingMark == mark)
  }

  @Test(arguments: [
    ("Connection", "connect"), ("navigating", "navigation"), ("payment", "pay"),
    ("replacing", "replacement"),
  ])
  func `a noun and its verb share a stem`(one: String, other: String) {
    #expect(Stems.stem(one.lowercased()) == Stems.stem(other))
  }

  @Test(arguments: [("station", "state"), ("moment", "mom"), ("mission", "miss")])
  func `words that only look related do not`(one: String, other: String) {
    #expect(Stems.stem(one) != Stems.stem(other))
  }
}
