import TelltaleModel
import Testing

@testable import TelltaleCommands

/// What commands print, in dialogs.
@Suite struct PrintedTextTests {
  @Test(
    arguments: [
      ("\u{1B}[31mcannot open\u{1B}[0m /dev/sdb1\r\nfailed", "cannot open /dev/sdb1\nfailed"),
      ("\u{1B}[1;38;5;196mred\u{1B}[m", "red"), ("\u{9B}2Jclear", "clear"),
      ("\u{1B}]0;title\u{7}text", "text"),
      ("\u{1B}]8;;https://a.b\u{1B}\\link\u{1B}]8;;\u{1B}\\", "link"),
      ("\u{1B}(Btext\u{1B}7", "text"), ("N\u{8}NA\u{8}A", "NA"), ("_\u{8}x", "x"),
      ("bell\u{7}", "bell"),
      ("10%\r20%\r30%", "30%"), ("hello\rJ\n", "Jello\n"), ("long\r\u{1B}[Kx", "x"),
      ("a\tb", "a\tb"), ("nul\u{0}l", "null"),
      ("user\u{202E}gpj.exe", "usergpj.exe"), ("Größe 1 €", "Größe 1 €"), ("line\n", "line\n"),
    ])
  func `letters are shown, and nothing that orders a terminal about`(printed: String, shown: String)
  {
    #expect(PrintedText.shown(printed) == shown)
    #expect(TextSafety.unsafeScalars(in: PrintedText.shown(printed)).isEmpty)
  }

  @Test(arguments: [
    "\u{1B}[31", "\u{1B}", "\u{1B}]0;no end, and much text", "\u{1B}Pno end\nsecond", "\u{8}\u{8}a",
  ])
  func `an order that is cut off takes no text with it`(printed: String) {
    let letters = printed.unicodeScalars.filter { $0.properties.isAlphabetic }
    let shown = PrintedText.shown(printed).unicodeScalars.filter { $0.properties.isAlphabetic }
    #expect(letters.count - shown.count <= 1)
    #expect(TextSafety.unsafeScalars(in: PrintedText.shown(printed)).isEmpty)
  }

  @Test func `ends of lines of another system are none to tell of`() {
    #expect(!PrintedText.hidesSomething("one\r\ntwo\n") && !PrintedText.hidesSomething("Größe"))
    #expect(PrintedText.hidesSomething("\u{1B}[1mone") && PrintedText.hidesSomething("a\u{202E}b"))
  }

  @Test func `rows of another system's lines are rows, and come back as they were`() throws {
    let call = try ZenityCall(["--list", "--column=A"])
    var list = try ZenityList(call)
    for line in ["\u{1B}[1mUlm\u{1B}[m\r", "Bonn\r"] { list.add(line) }
    #expect(list.rows.count == 2 && list.label(0) == "Ulm" && list.label(1) == "Bonn")
    #expect(list.output(of: [0]) == "\u{1B}[1mUlm\u{1B}[m\r\n")
  }
}
