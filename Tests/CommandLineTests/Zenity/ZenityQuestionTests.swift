import TelltaleModel
import Testing

@testable import TelltaleCommands

@Suite struct ZenityQuestionTests {
  private func question(
    _ arguments: String..., context: ZenityContext = .test()
  ) throws -> ZenityQuestion {
    ZenityQuestion(try ZenityCall(arguments), context)
  }

  @Test func `a title that is given is the alert's, and the text its message`() throws {
    let scene = try question("--question", "--title=Setup", "--text=Install &amp; restart?").scene
    #expect(scene.contains("\"title\":\"Setup\",\"message\":\"Install & restart?\""))
  }

  @Test func `without a title the text is the title`() throws {
    let scene = try question("--error", "--no-markup", "--text=Fish &amp; chips").scene
    #expect(
      scene.hasPrefix(
        "{\"alert\":{\"title\":\"Fish &amp; chips\",\"reason\":\"system-problem\",\"buttons\""))
  }

  @Test func `yes and no are answers, and what the language calls Cancel has its role`() throws {
    let german = ZenityContext.test("de-DE", cancel: "Abbrechen")
    let yes = try question("--question", "--text=Weiter?", context: german).scene
    #expect(yes.contains("{\"title\":\"Ja\",\"id\":\"ok\",\"likely\":true}"))
    #expect(yes.contains("{\"title\":\"Nein\",\"id\":\"cancel\"}"))
    let cancel = try question("--entry", "--text=Name?", context: german).scene
    #expect(cancel.contains("{\"title\":\"Abbrechen\",\"id\":\"cancel\",\"role\":\"cancel\"}"))
    let named = try question("--question", "--cancel-label=Abbrechen", context: german).scene
    #expect(named.contains("\"role\":\"cancel\""))
  }

  @Test func `the likely button is the one that Return chooses in zenity`() throws {
    let scene = try question("--question", "--default-cancel").scene
    #expect(scene.contains("{\"title\":\"No\",\"id\":\"cancel\",\"likely\":true}"))
    #expect(!scene.contains("\"id\":\"ok\",\"likely\""))
  }

  @Test func `a password is secure, and comes behind the name`() throws {
    let question = try question("--password", "--username")
    #expect(question.scene.contains("{\"id\":\"field-1\",\"placeholder\":\"User Name\"}"))
    #expect(
      question.scene.contains("{\"id\":\"field-2\",\"placeholder\":\"Password\",\"secure\":true}"))
    let answer = Answer(
      question: .asked(1), outcome: .chosen, choice: "ok", fields: ["ann", "s|1"])
    #expect(question.result(of: answer) == ZenityResult(output: "ann|s|1\n", code: 0))
  }

  @Test(
    arguments: [
      ["--list", "--column=A", "--editable", "x"], ["--list", "--column=A", "--imagelist", "x"],
      ["--text-info", "--html"], ["--text-info", "--url=x"], ["--file-selection"],
      ["--color-selection"],
    ])
  func `what is not shown is refused with its reason`(arguments: [String]) throws {
    let call = try ZenityCall(arguments)
    let error = #expect(throws: ZenityRefusal.self) { try ZenityTask(call, .test()) }
    #expect(error?.message.contains(" shown") == true)
  }

  @Test func `the time limit is in seconds, and none is none`() throws {
    #expect(try ZenityCall(["--info", "--timeout=7"]).limit == 7000)
    #expect(try ZenityCall(["--info", "--timeout=0"]).limit == nil)
    #expect(try ZenityCall(["--info"]).limit == nil)
    #expect(try ZenityCall(["--notification"]).limit == 5000)
  }

  @Test(
    arguments: [
      (["LC_ALL": "de_DE.UTF-8", "LANG": "ja_JP"], "de-DE"),
      (["LC_ALL": "", "LANG": "C.UTF-8"], nil),
      (["LC_MESSAGES": "pt_BR", "LANG": "en_US"], "pt-BR"), ([:], nil), (["LANG": "POSIX"], nil),
      (["LANG": "sr_RS@latin"], "sr-RS"),
    ] as [([String: String], String?)])
  func `the language is that of messages`(environment: [String: String], tag: String?) {
    #expect(UnitEnvironment.languageTag { environment[$0] } == tag)
  }
}
