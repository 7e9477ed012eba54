import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImport

/// Dialogs that a browser puts up for a page, and mappings over tables of all kinds.
@Suite struct BrowserDialogTests {
  private func uses(_ text: String) throws -> [DialogUse] {
    try MappedDialogs.read(Array(text.utf8), file: "m.yaml")
  }

  private func app(_ files: [(String, String)], _ mapping: String) throws -> ImportedApp {
    var app = ImportedApp(isMapped: true)
    app.take(mapping: try uses(mapping), bytes: Array(mapping.utf8), file: "m.yaml")
    for (file, text) in files { app.take(Array(text.utf8), file: file) }
    return app
  }

  /// Language, title and buttons of each dialog.
  private func words(_ app: ImportedApp) -> [String] {
    app.dialogs.map { dialog in
      let buttons = dialog.buttons.map { $0.title?.text ?? "-" }.joined(separator: ", ")
      return "\(dialog.language): \(dialog.title?.text ?? "-") [\(buttons)]"
    }
  }

  @Test func `a confirm, a prompt and a notice have one text and the browser's buttons`() throws {
    let uses = try uses("alerts:\n  - confirm: a\n  - prompt: b\n    context: c\n  - {notice: d}\n")
    #expect(uses.map { $0.title?.name } == [.key("a"), .key("c\u{4}b"), .key("d")])
    #expect(
      uses.map { $0.buttons.map(\.role) } == [[.plain, .cancel], [.plain, .cancel], [.plain]])
    #expect(uses.map { $0.buttons.last?.title?.name } == [nil, nil, .system("OK")])
    #expect(uses.map(\.fields) == [0, 1, 0])
    #expect(uses.allSatisfy { !$0.hasRoles && !$0.namesButtons && !$0.isPartial })
  }

  @Test(arguments: [
    (
      "{title: a, confirm: b}",
      "m.yaml:1:21: error: found confirm beside title, expected one of title, confirm"
    ),
    ("{notice: a, prompt: b}", "found prompt beside notice"),
    ("{confirm: a, buttons: [OK]}", "found buttons beside confirm, expected nothing else"),
    ("{prompt: a, message: b}", "remove message, or write title: in place of prompt:"),
    ("{notice: a, sheet: true}", "found sheet beside notice"),
    ("{confirm: }", "found nothing, expected a text or its key"),
    ("{confirm: [a]}", "expected a text or its key"), ("{confrim: a}", "did you mean \"confirm\"?"),
  ])
  func `what does not go together in a mapping is told`(alert: String, message: String) {
    do {
      _ = try uses("alerts: [\(alert)]")
      Issue.record("\(alert) was read")
    } catch {
      #expect("\(error)".contains(message), "\(error)")
    }
  }

  @Test func `the browser says OK in every language, at the place of the text`() throws {
    let files = [("en.json", #"{"a": "Leave?"}"#), ("de.json", #"{"a": "Gehen?"}"#)]
    let app = try app(files, "alerts: [{confirm: a}, {notice: a}]")
    #expect(
      words(app) == [
        "de: Gehen? [OK, -]", "en: Leave? [OK, -]", "de: Gehen? [OK]", "en: Leave? [OK]",
      ])
    for dialog in app.dialogs {
      #expect(dialog.buttons[0].title?.location == dialog.title?.location)
    }
    let scene = try JSONReader.read(ImportedScene(app.dialogs[0]).bytes)
    #expect(
      scene.line
        == #"{"lang":"de","alert":{"title":"Gehen?","buttons":[{"title":"OK","effect":"none"},{"role":"cancel"}]}}"#
    )
  }

  @Test func `a mapped text is looked for in all tables, translations first`() throws {
    let mapping = "alerts: [{title: a_title, buttons: [{text: a_ok}, {role: cancel}]}]"
    let web = ("de.json", #"{"a_title": "web", "a_ok": "w"}"#)
    let apple = ("de.lproj/L.strings", #""a_title" = "apple"; "a_ok" = "i";"#)
    let android = (
      "res/values-de/s.xml",
      "<resources><string name=\"a_title\">android</string><string name=\"a_ok\">d</string></resources>"
    )
    let po = ("po/de.po", "msgid \"a_title\"\nmsgstr \"po\"\n\nmsgid \"a_ok\"\nmsgstr \"g\"\n")
    #expect(words(try app([android], mapping)) == ["de: android [d, -]"])
    #expect(words(try app([android, apple], mapping)) == ["de: apple [i, -]"])
    #expect(words(try app([android, apple, web], mapping)) == ["de: web [w, -]"])
    // Keys of translations are texts, and the language of the sources has them.
    #expect(
      words(try app([android, apple, web, po], mapping)) == [
        "de: po [g, -]", "en: a_title [a_ok, -]",
      ])
  }

  @Test func `a key that no English table has is shown to nobody, and a text is`() throws {
    let mapping = "alerts: [{confirm: alerts.leave}, {confirm: Leave now?}, {confirm: Go on?}]"
    let german = ("de.json", #"{"alerts": {"leave": "Gehen?"}, "Leave now?": "Jetzt gehen?"}"#)
    #expect(
      words(try app([german], mapping)) == [
        "de: Gehen? [OK, -]", "de: Jetzt gehen? [OK, -]", "en: Leave now? [OK, -]",
        "en: Go on? [OK, -]",
      ])
  }
}
