import Testing

@testable import TelltaleCommands

/// dialog and whiptail, whose answers are those that the programs themselves gave on a terminal.
@Suite struct DialogProgramTests {
  private func run(
    _ line: String, hands: String, name: String = "dialog"
  ) throws -> (code: Int32, told: String, output: String) {
    let folder = try Program.folder(["hands.script": hands])
    let result = try Program.line(
      "ln -s \"$(command -v telltale)\" \(name); ./\(name) \(line)", in: folder,
      environment: [
        "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
        "TELLTALE_HANDS": folder + "/hands.script",
      ])
    return (result.code, result.errors, result.output)
  }

  private static let ok = "wait 1s\ntap ok\n"
  private static let list = "t 12 40 3 a A on 'b b' B off c C on"

  @Test(
    arguments: [
      ("--yesno t 8 40", ok, 0, ""), ("--yesno t 8 40", "wait 1s\ntap cancel\n", 1, ""),
      ("--yesno t 8 40", "wait 1s\nescape\n", 255, ""),
      ("--msgbox 'a\\nb' 8 40 --title T", ok, 0, ""),
      ("--msgbox t 8 40", "wait 1s\nescape\n", 255, ""),
      ("--inputbox t 8 40 ini", "wait 1s\ntap ok\n", 0, "ini"),
      (
        "--passwordbox t 8 40", "wait 1s\ntap field-1\nwait 1s\ntype pw\nkey enter\nwait 1s\n", 0,
        "pw"
      ),
      ("--menu t 12 40 3 a A 'b b' B", "wait 1s\ntap row-2\n", 0, "b b"),
      ("--checklist \(list)", ok, 0, "a c"), ("--checklist t 12 40 3 a A off", ok, 0, ""),
      ("--checklist \(list)", "wait 1s\ntap row-2\nwait 500\ntap ok\n", 0, "a \"b b\" c"),
      ("--separate-output --checklist \(list)", ok, 0, "a\nc\n"),
      ("--radiolist t 12 40 3 a A off 'b b' B on", "wait 1s\ntap row-2\n", 0, "b b"),
    ] as [(String, String, Int32, String)])
  func `a box is answered as by dialog`(line: String, hands: String, code: Int32, told: String)
    throws
  {
    let result = try run(line, hands: hands)
    #expect(result.code == code && result.told == told && result.output.isEmpty)
  }

  @Test(arguments: [
    ("My$(touch PWNED)Net", "", "\"My\\$(touch PWNED)Net\""), ("a;b", "", "\"a;b\""),
    ("q\"uo`te", "", "\"q\\\"uo\\`te\""), ("it's", "--single-quoted", "'it'\\''s'"),
    ("plain", "", "plain"),
    ("a\\b", "", "\"a\\\\b\""),
  ])
  func `a tag is told so that a shell reads it back, and does nothing else`(
    tag: String, option: String, told: String
  ) throws {
    let options = option.isEmpty ? [] : [option]
    let call = try DialogCall(
      .dialog, options + ["--checklist", "t", "12", "40", "1", tag, "A", "on"])
    #expect(call.told(tag + "\n") == told)
    let back = try Program.line(
      "eval \"set -- $TOLD\"; printf %s \"$1\"; test $# = 1 && ! test -e PWNED",
      in: try Program.folder([:]), environment: ["TOLD": told])
    #expect(back.output == tag && back.code == 0, "\(back.errors)")
  }

  @Test(arguments: [
    "--radiolist t 0 0 0 us US off de German on fr French off",
    "--default-item de --menu t 0 0 0 us US de German fr French",
  ])
  func `what is set at first has the focus`(line: String) throws {
    let enter = "wait 2s\nkey enter\nwait 1s\nkey enter\nwait 500\n"
    #expect(try run(line, hands: enter).told == "de")
  }

  @Test func `whiptail quotes every tag, and writes where it is told to`() throws {
    let quoted = try run("--checklist \(Self.list)", hands: Self.ok, name: "whiptail")
    #expect(quoted.told == "\"a\" \"c\"")
    let other = try run("--output-fd 1 --inputbox t 8 40 x", hands: Self.ok, name: "whiptail")
    #expect(other.output == "x" && other.told.isEmpty)
  }

  @Test func `a gauge goes with its input`() throws {
    let result = try run(
      "--gauge Copying 8 40 10 < input || exit 9", hands: "wait 500\n", name: "whiptail")
    #expect(result.code == 9, "there is no such file")
    let gauge = try run(
      "--gauge Copying 8 40 10 <hands.script", hands: "await text \"Copying\"\nwait 500\n",
      name: "whiptail")
    #expect(gauge.code == 0, "\(gauge.told)")
  }

  @Test func `a text between two marks is what goes on, with its number`() throws {
    var gauge = DialogGauge(
      ZenityProgress(
        try DialogCall(.whiptail, ["--gauge", "t", "8", "40", "5"]).call(),
        .test()
      ).withoutButtons)
    #expect(!gauge.scene.contains("button"))
    #expect(gauge.hear(.line("XXX", at: 0)).isEmpty && gauge.hear(.line("40", at: 0)).isEmpty)
    #expect(gauge.hear(.line("Half", at: 0)).isEmpty)
    #expect(
      gauge.hear(.line("XXX", at: 0)) == [
        .set([
          .init("value", .number(0.4)), .init("known.hidden", false),
          .init("turning.hidden", true),
        ]), .set([.init("text", "Half")]),
      ])
    #expect(
      gauge.hear(.line("100", at: 0)).allSatisfy { if case .end = $0 { false } else { true } })
    #expect(gauge.hear(.endOfInput) == [.end(ZenityResult(code: 0))])
  }

  @Test(
    arguments: [
      [], ["--bogus"], ["--yesno", "t"], ["--yesno", "t", "8", "40", "--msgbox"], ["--title"],
      ["--menu", "t", "8", "40"],
    ])
  func `what is no box is refused`(arguments: [String]) {
    #expect(throws: ZenityRefusal.self) { try DialogCall(.dialog, arguments) }
  }

  @Test func `only a backslash and an n mean something in a text`() throws {
    let call = try DialogCall(.dialog, ["--inputbox", "a\\nb \\t <b> & c", "8", "40"]).call()
    let wording = call.wording(ZenityContext.test().words)
    #expect(wording.title == "a" && wording.message?.plain == "b \\t <b> & c")
  }
}
