import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

@Suite struct SceneReadingTests {
  private let ok = "buttons: [{title: OK}]"

  @Test func `everything an alert can have is read`() throws {
    let alert = try #require(
      try Scenes.alert(
        """
        telltale: 1
        lang: de
        profile: kiosk
        inputs: [touch, knob]
        x-origin: test
        alert:
          id: a1
          title: [Ein langer Titel, Titel]
          message: {text: Hello, lang: en}
          reason: problem
          trigger: delete-button
          text-class: fragment
          guidance: true
          acknowledge-only: false
          timeout: 1500ms
          on-cancel: {emit: closed}
          fields:
            - {id: name, placeholder: Name, text: Ada, secure: true}
          buttons:
            - {id: save, title: Sichern, likely: true, effect: overwrites, action: {emit: saved}}
            - {role: cancel}
            - title: Mehr
              action: {open: {alert: {title: Noch etwas, buttons: [{title: Gut}]}}}
            - {title: Fern, action: {open: {alert: a2}}}
        """))
    #expect(alert.id == "a1")
    #expect(alert.title.all.map(\.string) == ["Ein langer Titel", "Titel"])
    #expect(alert.message == TextContent("Hello", language: "en"))
    #expect(alert.reason == .problem)
    #expect(alert.trigger == "delete-button")
    #expect(alert.textClass == .fragment)
    #expect(alert.hasGuidance && !alert.isAcknowledgeOnly)
    #expect(alert.timeoutMilliseconds == 1_500)
    #expect(alert.onCancel == .emit("closed"))
    #expect(
      alert.fields == [TextField(id: "name", placeholder: "Name", text: "Ada", isSecure: true)])
    #expect(alert.buttons.map(\.answer) == ["save", "cancel", "Mehr", "Fern"])
    #expect(alert.buttons[0].isLikely && alert.buttons[0].effect == .overwrites)
    #expect(alert.buttons[1].title == "Abbrechen")
    #expect(
      alert.buttons[2].action
        == .open(.alert(Alert(title: "Noch etwas", buttons: [AlertButton(title: "Gut")]))))
    #expect(alert.buttons[3].action == .openNamed(element: "alert", id: "a2"))
  }

  @Test func `all problems are told in one run in the order of the file`() throws {
    let complaints = try Scenes.complaints(
      """
      alert:
        titel: Oops
        reason: crtical
        buttons:
          - {title: Delete, role: destructive, side: left}
          - {titel: Keep}
          - OK
        timeout: 0
      """)
    #expect(
      complaints == [
        "s.yaml:2:3: error: unknown key \"titel\"; did you mean \"title\"?",
        "s.yaml:3:11: error: found \"crtical\", expected problem, critical, unexpected, app-state,"
          + " device-state, confirm-purchase, confirm-destructive, system-problem, decision, tip,"
          + " promotion, rating, progress, success or news; did you mean \"critical\"?",
        "s.yaml:5:7: error: a destructive button, and none with the role cancel to decline it"
          + " [ALERT-DESTRUCTIVE-NEEDS-CANCEL]; add {role: cancel}",
        "s.yaml:5:42: error: \"side\" would place the button; its role decides where it is placed"
          + " [ALERT-PLACEMENT-BY-ROLE]; remove the key; say role and likely",
        "s.yaml:6:8: error: unknown key \"titel\"; did you mean \"title\"?",
        "s.yaml:7:7: error: found \"OK\", expected a button; write {title: OK}",
        "s.yaml:8:12: error: found \"0\", expected seconds such as 30, 1.5 or 5s, or 1500ms, up to"
          + " 86400 seconds",
      ])
  }

  @Test(
    arguments: [
      ("30", 30_000), ("1.5", 1_500), ("5s", 5_000), ("1500ms", 1_500), ("0.001", 1), ("0", nil),
      ("-1", nil), ("1e3", nil), ("5m", nil), ("soon", nil), ("86401", nil), ("[1]", nil),
      ("99999999999999999999s", nil), ("ms", nil), ("0.0001", nil),
    ] as [(String, Int?)])
  func `a timeout is seconds or says its unit`(_ text: String, _ milliseconds: Int?) throws {
    let alert = try Scenes.alert("alert: {title: T, timeout: \(text), \(ok)}")
    #expect(alert?.timeoutMilliseconds == milliseconds)
  }

  @Test(
    arguments: [
      ("経路を削除", "キャンセル"), ("カンバス", "キャンセル"), ("要删除路线", "取消"), ("삭제", "취소"),
      ("ลบ", "ยกเลิก"), ("حذف", "إلغاء"), ("מחק", "ביטול"), ("हटाएँ", "रद्द करें"), ("Delete", "Cancel"),
      ("Löschen", "Cancel"),
    ])
  func `Cancel is named in the language that the script tells`(
    _ title: String, _ cancel: String
  ) throws {
    let alert = try Scenes.alert("alert: {title: \(title), buttons: [{role: cancel}]}")
    #expect(alert?.buttons.first?.title?.longest.string == cancel)
  }

  @Test func `kana anywhere makes a scene Japanese`() throws {
    let loaded = try Scenes.load("alert: {title: 経路削除, buttons: [{title: する}, {role: cancel}]}")
    #expect(loaded.scene?.language == "ja")
    #expect(loaded.refusal == nil)
  }

  @Test func `a word of another script in a scene without lang has its own language`() throws {
    let alert = try #require(
      try Scenes.alert("alert: {title: Open in WeChat?, buttons: [{title: 微信}, {role: cancel}]}"))
    #expect(alert.title.longest.language == nil)
    #expect(alert.buttons[0].title?.longest.language == "zh")
    #expect(alert.buttons[1].title == "Cancel")
  }

  @Test func `the caller's language overrules the scene's`() throws {
    let text = "lang: ja\nalert: {title: T, buttons: [{role: cancel}]}"
    let scene = try Scenes.load(text, language: "fr").accepted
    #expect(scene?.language == "fr")
    guard case .alert(let alert)? = scene?.root else { return }
    #expect(alert.buttons[0].title == "Annuler")
  }

  @Test func `a language that nobody listed needs a title for Cancel`() throws {
    let without = try Scenes.load("lang: eo\nalert: {title: T, buttons: [{role: cancel}]}")
    #expect(without.findings.map(\.rule) == ["ALERT-BUTTON-CANCEL-TITLE"])
    #expect(without.accepted == nil)
    let with = try Scenes.load(
      "lang: eo\nalert: {title: T, buttons: [{role: cancel, title: Nuligi}]}")
    #expect(with.findings.map(\.severity) == [.note])
    #expect(with.accepted != nil)
  }

  @Test(arguments: ["Отмена", "Отменить"])
  func `each usual title of Cancel is accepted`(_ title: String) throws {
    let text = "lang: ru\nalert: {title: T, buttons: [{role: cancel, title: \(title)}]}"
    #expect(try Scenes.load(text).accepted != nil)
  }

  @Test(arguments: ["cancel", " Cancel", "CANCEL", "Cancel.", "Отмена"])
  func `a title for Cancel has to be exact`(_ title: String) throws {
    let text = "alert: {title: T, buttons: [{role: cancel, title: \"\(title)\"}]}"
    #expect(try Scenes.load(text).findings.map(\.rule) == ["ALERT-BUTTON-CANCEL-TITLE"])
  }

  @Test func `a second Cancel is refused`() throws {
    let text = "alert: {title: T, buttons: [{role: cancel}, {title: A}, {role: cancel}]}"
    let loaded = try Scenes.load(text)
    #expect(loaded.findings.map(\.path.description) == ["alert.buttons[2].role"])
  }

  @Test(arguments: [
    "\u{202E}", "\u{202D}", "\u{7}", "\u{200B}", "\u{E0041}", "\u{E000}", "\u{378}",
  ])
  func `characters that hide or reorder text are refused`(_ character: String) throws {
    let code = character.unicodeScalars.map { String($0.value, radix: 16) }[0]
    let escape = "\\U" + String(repeating: "0", count: 8 - code.count) + code
    let text = "alert: {title: \"De\(escape)lete\", \(ok)}"
    let errors = try Scenes.load(text).errors
    #expect(errors.count == 1)
    #expect(errors.first?.message.hasPrefix("character 3 of the text is U+") == true)
  }

  /// SCENE-TEXT-MARKS
  @Test(arguments: [
    ("\\uFEFFDelete", "Delete", "FEFF"), ("De\\u2066lete", "Delete", "2066"),
    ("De\\u202Blete", "Delete", "202B"), ("De\\u2028lete", "De lete", "2028"),
  ])
  func `marks that do nothing for the reader are left out and told`(
    _ title: String, _ shown: String, _ code: String
  ) throws {
    let text = "alert: {title: \"\(title)\", \(ok)}"
    let loaded = try Scenes.load(text)
    #expect(loaded.errors.isEmpty)
    let told = loaded.findings.filter { $0.rule == "SCENE-TEXT-MARKS" }
    #expect(told.map(\.path.description) == ["alert.title"])
    #expect(told.first?.severity == .warning && told.first?.message.contains("U+\(code)") == true)
    #expect(try Scenes.alert(text)?.title.longest.string == shown)
  }

  @Test func `marks of translators are kept, with nothing said about them`() throws {
    let title = "De\u{200E}lete \u{2068}שלום\u{2069}?"
    let text = "alert: {title: \"\(title)\", \(ok)}"
    let loaded = try Scenes.load(text)
    #expect(loaded.errors.isEmpty && loaded.findings.allSatisfy { $0.rule != "SCENE-TEXT-MARKS" })
    #expect(try Scenes.alert(text)?.title.longest.string == title)
    let named = "alert: {title: T, buttons: [{id: \"a\\u200E\", title: OK}]}"
    #expect(
      try Scenes.load(named).errors.first?.message.contains("U+200E") == true, "ids are compared")
  }

  @Test func `soft hyphens are taken as they are, with nothing said about them`() throws {
    let title = "Karten\\u00ADdaten\\u00ADträger voll"
    let text = "lang: de\nalert: {title: \"\(title)\", \(ok)}"
    let loaded = try Scenes.load(text)
    #expect(loaded.errors.isEmpty && loaded.findings.isEmpty)
    #expect(try Scenes.alert(text)?.title.longest.string == "Karten\u{AD}daten\u{AD}träger voll")
  }

  @Test func `ids are unique and fit on a line`() throws {
    let twice = "alert: {title: T, fields: [{id: a}], buttons: [{id: a, title: OK}]}"
    #expect(try Scenes.load(twice).errors.map(\.message) == ["the id \"a\" is given a second time"])
    let broken = "alert: {title: T, buttons: [{id: \"a\\nb\", title: OK}]}"
    #expect(try Scenes.load(broken).errors.count == 1)
  }

  @Test(arguments: ["\\u200B", "\\u2800", "\\u00AD", "\\u0301", " "])
  func `a button's title has to show something`(_ title: String) throws {
    let loaded = try Scenes.load("alert: {title: T, buttons: [{title: \"\(title)\"}]}")
    #expect(loaded.errors.map(\.message) == ["a button without a title"])
  }

  @Test func `a key that is misspelt is not also missing`() throws {
    let complaints = try Scenes.complaints("alert: {titel: T, butons: [{titel: OK}]}")
    #expect(complaints.count == 2)
    #expect(complaints.first?.hasSuffix("; did you mean \"title\"?") == true)
    #expect(complaints.last?.hasSuffix("; did you mean \"buttons\"?") == true)
  }

  @Test func `an alias hides what it stood for and nothing is said about that`() throws {
    let complaints = try Scenes.complaints("alert: {title: *a, buttons: *b}")
    #expect(complaints.count == 2)
    #expect(complaints.allSatisfy { $0.contains("aliases are not supported") })
  }

  @Test func `a blank message is no message`() throws {
    #expect(try Scenes.alert("alert: {title: T, message: ' ', \(ok)}")?.message == nil)
    #expect(try Scenes.alert("alert: {title: T, message: , \(ok)}")?.message == nil)
  }

  @Test(arguments: [
    "''", "null", "[]", "['  ']", "{text: ''}", "{text: }",
    "\"\\u200B\"", "\"\\u2800 \"", "\"\\u00AD\"", "\"\\u0301\"", "[\"\\u2060\"]",
  ])
  func `a title has to say something`(_ title: String) throws {
    let loaded = try Scenes.load("alert: {title: \(title), \(ok)}")
    #expect(loaded.findings.map(\.rule) == ["ALERT-TITLE-REQUIRED"])
    #expect(loaded.errors.isEmpty)
  }

  @Test func `limits are named where they are passed`() throws {
    let long = String(repeating: "a", count: Limits.textScalars + 1)
    let many = Array(repeating: "{title: a}", count: 400).joined(separator: ",")
    var nested = "{title: T, \(ok)}"
    for _ in 0...Limits.openedElements {
      nested = "{title: T, buttons: [{title: A, action: {open: {alert: \(nested)}}}]}"
    }
    #expect(try Scenes.complaints("alert: {title: \(long), \(ok)}")[0].contains("at most 10000"))
    let half = String(long.dropLast(long.count / 2))
    #expect(
      try Scenes.complaints("text-view: {text: [\(half), \(half), \(half)]}")[0]
        .contains("the pieces of the text have"))
    #expect(
      try Scenes.complaints("alert: {title: T, buttons: [\(many)]}")[0].contains("at most 20"))
    #expect(try Scenes.complaints("alert: \(nested)")[0].contains("more than 8 deep"))
  }

  @Test(
    arguments: [
      "action: go", "action: {}", "action: {emit: a, open: {alert: b}}", "action: {emit: }",
      "action: {emti: a}", "action: {open: a2}", "action: {open: {table: {}}}", "likely: yes",
      "role: primary", "effect: [none]", "id: ''",
    ])
  func `wrong values in a button are errors`(_ part: String) throws {
    #expect(try Scenes.load("alert: {title: T, buttons: [{title: OK, \(part)}]}").errors.count == 1)
  }

  @Test func `a refused scene is there as far as it was understood`() throws {
    let loaded = try Scenes.load("alert: {message: Hello, buttons: [{title: OK, color: red}]}")
    #expect(loaded.accepted == nil)
    guard case .alert(let alert)? = loaded.scene?.root else {
      Issue.record("an alert was expected")
      return
    }
    #expect(alert.message == "Hello")
    #expect(alert.buttons.map(\.answer) == ["OK"])
  }

  @Test func `the profile that a scene names can be read first`() {
    let named = SceneFile.namedProfile(Array("lang: en\nprofile: tvos".utf8), name: "s")
    #expect(named?.name == "tvos")
    #expect(named?.location.description == "s:2:10")
    #expect(SceneFile.namedProfile(Array("[".utf8), name: "s") == nil)
  }

  @Test func `values know their place`() throws {
    let loaded = try Scenes.load(
      "alert:\n  title:\n    - Long\n    - Short\n  buttons:\n    - title: OK\n")
    func place(_ path: NodePath) -> String { loaded.sourceMap.location(of: path).description }
    #expect(place("alert") == "s.yaml:1:1")
    #expect(place("alert.title") == "s.yaml:2:3")
    #expect(place("alert.title[1]") == "s.yaml:4:7")
    #expect(place("alert.buttons[0].title") == "s.yaml:6:14")
    #expect(place("alert.message") == "s.yaml:1:1")
  }
}
