import Testing

@testable import TelltaleCommands

@Suite struct ZenityTextTests {
  @Test func `what stands behind a sign of equality is the value, be it nothing`() throws {
    let words = try ZenityWord.read([
      "--question", "--text=", "--title=a=b", "--text", "--title", "-", "--", "--text",
    ])
    #expect(
      words == [
        .option("question", nil), .option("text", ""), .option("title", "a=b"),
        .option("text", "--title"), .operand("-"), .operand("--"),
        .operand("--text"),
      ])
    #expect(throws: ZenityRefusal.self) { try ZenityWord.read(["--question", "--text"]) }
    #expect(throws: ZenityRefusal.self) { try ZenityWord.read(["--=text"]) }
  }

  @Test(
    arguments: [
      ("a\\nb", "a\nb"), ("a\\tb", "a\tb"), ("C:\\\\x", "C:\\x"), ("\\303\\244", "ä"), ("\\q", "q"),
      ("end\\", "end"), ("plain", "plain"), ("\\101B", "AB"),
    ])
  func `escapes are read as by g_strcompress`(given: String, read: String) {
    #expect(ZenityText.unescaped(given) == read)
  }

  @Test(
    arguments: [
      ("<b>Disk</b> full", "Disk full"), ("a &amp; b", "a & b"), ("&lt;x&gt;", "<x>"),
      ("<span foreground=\"red\">Hot</span>", "Hot"), ("&#65;&#x42;", "AB"),
      ("<big>1<small/>2</big>", "12"), ("<a href='x'>Help</a>", "Help"),
    ])
  func `markup goes, and what it says stays`(given: String, read: String) {
    #expect(ZenityText.withoutMarkup(given) == read)
  }

  @Test(arguments: [
    "Fish & chips", "a < b", "<b>open", "</b>", "&nosuch;", "<b>x</i>", "1 <2> 3", "1<br/>2",
    "<blink>x</blink>",
    "<b size='1'>x</b>", "<span nosuch='1'>x</span>", "<a>x</a>", "<span color='nosuch'>x</span>",
  ])
  func `a text that is no markup is shown as it is`(text: String) {
    #expect(ZenityText.withoutMarkup(text) == text)
  }

  @Test func `the first line is the title`() {
    let (title, message) = ZenityText.parted("  Install Now?\n\nThree files, 2 MB\n")
    #expect(title == "Install Now?")
    #expect(message == "Three files, 2 MB")
  }

  @Test func `of one long line the first sentence is the title, of a short one all of it`() {
    let long = "The disk is almost full. Delete some of the recordings, or they end at midnight."
    #expect(ZenityText.parted(long).title == "The disk is almost full.")
    #expect(
      ZenityText.parted(long).message
        == "Delete some of the recordings, or they end at midnight.")
    #expect(ZenityText.parted("Go on? It takes long.").message == nil)
    let japanese = String(repeating: "更新", count: 30) + "。続けますか。"
    #expect(ZenityText.parted(japanese).message == "続けますか。")
  }
}
