import TelltaleModel
import Testing

@testable import TelltaleGuidelines

@Suite struct TextToolTests {
  private let reader: Reader

  init() throws { reader = try Reader() }

  @Test(arguments: [
    ("Don’t…", "don't..."), ("ＯＫ！", "ok!"), ("“A”", "\"a\""), ("２　Go", "2 go"),
  ])
  func `width, quotes and capitals do not matter for matching`(text: String, folded: String) {
    #expect(Folding.fold(text) == folded)
  }

  @Test(arguments: [("Delete!", "delete"), ("はい。", "はい"), ("O.K.", "o.k."), (" Yes… ", "yes")])
  func `a label has no closing marks`(text: String, label: String) {
    #expect(Folding.label(text) == label)
  }

  @Test(arguments: [
    ("Turn-by-Turn Off", "en", 2), ("— Error —", "en", 1), ("エラー", "ja", 1), ("警告", "ja", 1),
    ("通信エラー", "ja", 2), ("错误", "zh", 1), ("GPS丢失", "zh", 2), ("无网络", "zh", 2), ("?!", "en", 0),
  ])
  func `words are counted as the language has them`(text: String, tag: String, count: Int) {
    #expect(WordCount.words(reader.read(text, Language(tag))) == count)
  }

  @Test func `a Latin letter counts as half a character`() {
    #expect(WordCount.characters(reader.read("Bluetoothを設定", "ja")) == 8)
    #expect(WordCount.characters(reader.read("すべて、表示。", "ja")) == 5)
  }

  @Test(arguments: [
    ("“OK”", "OK"), ("Tap “OK”.", "Tap OK."), ("“OK” or “ok”", "OK or ok"), ("OK", nil),
    ("“OK", nil),
    ("“OK” or “OK", "OK or “OK"), ("「OK」を押す", "OKを押す"), ("“”", nil), ("", nil),
  ])
  func `the marks around a label go, where there are two`(text: String, mended: String?) {
    #expect(QuotedLabel.unquoted("OK", in: text) == mended)
    #expect(QuotedLabel.unquoted("", in: text) == nil)
  }

  @Test func `a text hangs beside its label, at least a space from it`() {
    func item(_ label: String) -> [String] {
      TextWrap.item(label, "one two three", indent: 4, width: 11)
    }
    #expect(item("ab") == ["ab  one two", "    three"])
    #expect(item("abc") == ["abc one two", "    three"])
    #expect(item("abcd") == ["abcd one two", "    three"])
    #expect(item("abcde") == ["abcde one two", "    three"])
    #expect(TextWrap.item("", "one", indent: 0, width: 11) == [" one"])
    #expect(
      TextWrap.lines("one two incomprehensible a", width: 7) == [
        "one two", "incomprehensible", "a",
      ])
    #expect(TextWrap.lines("one two", width: 6) == ["one", "two"])
    #expect(TextWrap.lines(" ", width: 6).isEmpty)
  }

  @Test(arguments: [
    ("Route", "en"), ("経路を削除", "ja"), ("删除路线", "zh"), ("Маршрут", "und"), ("เส้นทาง", "und"),
  ])
  func `the script tells the language`(text: String, tag: String) {
    #expect(TextLanguage.guess(text) == Language(tag))
  }

  @Test func `a text in another script is not English because the file is`() {
    #expect(TextLanguage.settle("en", for: "Маршрут не найден") == TextLanguage.unknown)
    #expect(TextLanguage.settle("en", for: "Café Müller") == "en")
    #expect(TextLanguage.settle("de", for: "Маршрут") == "de")
  }

  @Test(arguments: [
    ("saved", "save"), ("saving", "save"), ("stopped", "stop"), ("tries", "try"),
    ("removes", "remove"), ("parking", "park"),
  ])
  func `relatives of a word share a stem`(word: String, base: String) {
    #expect(Stems.stem(word) == Stems.stem(base))
    #expect(Stems.bases(of: word).contains(base))
  }

  @Test func `phrases are found on word bounds and not in quotations`() {
    #expect(PhraseSearch.first(of: "judgment", in: reader.read("A bad idea")) == "bad")
    #expect(PhraseSearch.first(of: "judgment", in: reader.read("Badge Missing")) == nil)
    #expect(PhraseSearch.first(of: "judgment", in: reader.read("“Bad” by Jackson")) == nil)
  }

  @Test func `marks at the end are told`() {
    #expect(EndMark.of("Really?”") == "?")
    #expect(EndMark.of("Wait...") == "…")
    #expect(EndMark.of("はい。") == "。")
    #expect(EndMark.of("満（2 GB）") == "B")
    #expect(EndMark.of("") == nil)
  }

  @Test(arguments: ["", " ", "\u{301}", "\"", "“", "。。。", "'''", "👩‍👩‍👧‍👦", "-", "a-", "-a", "…"])
  func `odd texts are read without harm`(text: String) {
    for tag in ["en", "ja", "zh", "und"] {
      let passage = reader.read(text, Language(tag))
      _ = (passage.sentences, WordCount.words(passage), TitleCase.faults(in: passage))
      _ = (SentenceCase.faults(in: passage), ContentWords.of(passage), passage.reading)
    }
  }

  @Test func `a long text without spaces is read in reasonable time`() {
    let passage = reader.read(String(repeating: "删除按", count: 1_300), "zh")
    #expect(passage.sentences.count == 1)
  }
}
