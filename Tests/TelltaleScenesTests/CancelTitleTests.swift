import TelltaleModel
import TelltaleTestSupport
import Testing

/// What is offered for a cancelling button that has a title of its own.
@Suite struct CancelTitleTests {
  private func told(_ button: String, lang: String = "en", beside other: String = "Set Up")
    throws -> Finding
  {
    let text = """
      lang: \(lang)
      alert: {title: T, buttons: [{title: \(other)}, {title: \(button), role: cancel}]}
      """
    let findings = try Scenes.load(text).findings
    #expect(findings.map(\.rule) == ["ALERT-BUTTON-CANCEL-TITLE"])
    return try #require(findings.first)
  }

  @Test(arguments: [
    ("en", "Quit"), ("en", "Leave Group"), ("de", "Beenden"), ("de", "App beenden"),
    ("fr", "Quitter"),
    ("es", "Salir"), ("it", "Esci"), ("nl", "Sluit af"), ("ja", "終了"), ("zh", "退出"),
  ])
  func `a title that ends more than the question is not made Cancel`(
    language: String, title: String
  ) throws {
    let finding = try told(title, lang: language)
    #expect(finding.fix == nil)
    #expect(
      finding.remedy == "remove `role: cancel`, and add {role: cancel} for people who want to stay")
  }

  @Test(arguments: [
    ("en", "Close", "Cancel"), ("en", "Not Now", "Cancel"), ("en", "Weekend", "Cancel"),
    ("de", "Schließen", "Abbrechen"), ("zh", "关闭", "取消"),
  ])
  func `a title that closes the question is`(language: String, title: String, cancel: String)
    throws
  {
    let finding = try told(title, lang: language)
    #expect(finding.fix?.title == "Title it “\(cancel)”")
    #expect(finding.remedy == "leave the title out, or remove `role: cancel`")
  }

  @Test func `a title is not made Cancel beside one that has the word`() throws {
    #expect(try told("Keep Recording", beside: "Cancel Recording").fix == nil)
  }
}
