import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Screens of lists that grow, texts, choices, forms and files, without any screen.
@Suite struct ZenityFormsTests {
  private func app(_ arguments: String..., context: ZenityContext = .test()) throws
    -> any ZenityApp
  {
    guard case .app(let app) = try ZenityTask(ZenityCall(arguments), context) else {
      throw ZenityRefusal(message: "a question")
    }
    return app
  }

  private func rows(_ effects: [ZenityEffect]) -> [String] {
    effects.flatMap { effect -> [String] in
      switch effect {
      case .append(let rows, "rows"): rows.compactMap { $0["title"]?.string }
      case .rows(let change):
        change["rows", "replace"]?.items?.compactMap { $0["title"]?.string } ?? []
      default: []
      }
    }
  }

  @Test func `rows are shown as they come, and the field to search once there are many`() throws {
    var list = try app("--list", "--column=Town")
    #expect(list.scene.contains(#""hidden":true"#))
    #expect(list.hear(.line("Ulm", at: 0)).isEmpty)
    #expect(rows(list.hear(.pause)) == ["Ulm"])
    for number in 2...13 { _ = list.hear(.line("\(number)", at: 0)) }
    let effects = list.hear(.pause)
    #expect(rows(effects).count == 12 && effects.contains(.set([.init("search.hidden", false)])))
  }

  @Test func `what is typed leaves rows out, and takes away no choice`() throws {
    var list = try app("--list", "--multiple", "--column=Town")
    for town in ["Ulm", "Bonn", "Neu-Ulm"] { _ = list.hear(.line(town, at: 0)) }
    _ = list.hear(.endOfInput)
    _ = list.hear(.selected("row-2", of: "rows"))
    #expect(rows(list.hear(.typed("ulm", into: "search"))) == ["Ulm", "Neu-Ulm"])
    _ = list.hear(.selected("row-3", of: "rows"))
    #expect(
      list.hear(.pressed("ok")) == [.end(ZenityResult(output: "Bonn|Neu-Ulm\n", code: 0))])
  }

  @Test func `past ten thousand rows what is typed finds the others`() throws {
    var list = try app("--list", "--column=N")
    for number in 1...10_002 { _ = list.hear(.line("n\(number)", at: 0)) }
    let effects = list.hear(.endOfInput)
    #expect(rows(effects).count == 10_000)
    #expect(effects.contains { if case .note = $0 { true } else { false } })
    #expect(rows(list.hear(.typed("n10002", into: "search"))) == ["n10002"])
  }

  @Test func `where nothing may be typed, and no sheet is shown, a table asks`() throws {
    var context = ZenityContext.test()
    (context.screen.hasTyping, context.screen.hasSheets) = (false, false)
    let list = try app("--list", "--column=Town", "Ulm", "Bonn", context: context)
    #expect(list.scene.contains("\"table\"") && !list.scene.contains("search"))
    var entry = try app("--entry", "--entry-text=Ulm", "Bonn", "Jena", context: context)
    #expect(!entry.scene.contains("\"field\""))
    _ = entry.hear(.selected("choice-3", of: "choices"))
    #expect(entry.hear(.pressed("ok")) == [.end(ZenityResult(output: "Jena\n", code: 0))])
  }

  @Test func `a text that goes on shows its end, and all of it once it has one`() throws {
    var text = try app("--text-info", "--auto-scroll")
    for number in 1...40 { _ = text.hear(.line("line \(number)", at: 0)) }
    guard case .set(let members)? = text.hear(.pause).first else {
      Issue.record("nothing is set")
      return
    }
    let shown = members.first { $0.key == "text-1" }?.value.string ?? ""
    #expect(shown.hasPrefix("line 31\n") && shown.hasSuffix("line 40"))
    guard case .set(let whole)? = text.hear(.endOfInput).first else {
      Issue.record("nothing is set")
      return
    }
    #expect(whole.first?.value.string?.hasPrefix("line 1\n") == true)
  }

  @Test(arguments: [100, 4000, 14_000, 60_000])
  func `a long message is read on a screen, and nothing of it is lost`(count: Int) throws {
    let words = (0..<count / 8).map { "word\($0 % 1000)" }.joined(separator: " ")
    let task = try ZenityTask(ZenityCall(["--error", "--text=\(words)"]), .test())
    switch task {
    case .question(let question): #expect(count == 100 && question.scene.contains("word1"))
    case .app(let app):
      let content = try JSONReader.read(Array(app.scene.utf8))["screen", "content"]?.items ?? []
      let texts = content.compactMap { $0["label", "text", "text"]?.string }
      #expect(texts.joined() == words && texts.allSatisfy { $0.count <= 4000 })
      let loaded = try Scenes.load(app.scene, profile: "kiosk")
      #expect(loaded.refusal == nil)
    }
  }

  @Test func `a form's choices are made on screens of their own, and lead back`() throws {
    var form = try app(
      "--forms", "--add-combo=Town", "--combo-values=Ulm|Bonn", "--add-multiline-entry=Note",
      "--add-calendar=Day", "--forms-date-format=%F")
    let effects = form.hear(.selected("options-1-2", of: "options-1"))
    #expect(effects == [.back, .set([.init("value-1", "Bonn")])])
    _ = form.hear(.typed("a\nb", into: "field-2"))
    _ = form.hear(.pressed("date-3-later"))
    // The 1st is a Tuesday, and weeks begin on Sunday.
    _ = form.hear(.pressed("date-3-day-26"))
    #expect(
      form.hear(.pressed("ok")) == [.end(ZenityResult(output: "Bonn|a\nb|2026-12-24\n", code: 0))])
  }

  @Test(
    arguments: [
      ("<b>Disk</b> full", #"[{"text":"Disk","weight":"bold"}," full"]"#),
      ("<i>so</i>", #"[{"text":"so","italic":true}]"#),
      ("<big>A</big>b", #"[{"text":"A","style":"headline"},"b"]"#),
      (
        "<span size='x-large' weight='bold'>A</span>",
        #"[{"text":"A","weight":"bold","style":"title"}]"#
      ),
      ("<span foreground='red'>Hot</span>", ##"[{"text":"Hot","color":"#ff0000"}]"##),
      ("<span foreground='yellow'>Pale</span>", #""Pale""#),
      ("<a href='x'>Help</a> &amp; more", #""Help & more""#), ("Fish & chips", #""Fish & chips""#),
      ("<tt>plain</tt>", #""plain""#),
    ])
  func `markup is drawn as far as it can be seen`(text: String, json: String) {
    let markup = ZenityMarkup(text) ?? ZenityMarkup(plain: text)
    #expect(markup.json(AskedScreen().shows).line == json)
  }

  @Test(arguments: ["#f00", "#ff0000", "#fff000000", "red", "Red"])
  func `a colour of Pango is one of scenes`(text: String) {
    #expect(ZenityColor(text)?.written == "#ff0000")
  }

  @Test func `every language that has a word for Cancel has Yes, No, OK and Close`() throws {
    let path = Program.path("Platforms/Lexicons")
    let cancel = try Words.languages(path + "/cancel-titles.yaml")
    let own = try Words.languages(path + "/script-words.yaml")
    #expect(Set(cancel.keys).isSubset(of: Set(own.keys)))
    for (language, words) in own {
      #expect(words.count == ZenityWords.english.count, "\(language)")
      #expect(words[0] != words[1] && words[0] != words[2], "\(language)")
      // Pidgin, and what nobody packages.
      guard !["en", "jv", "pcm", "hi-Latn"].contains(language) else { continue }
      #expect(words[0] != "Yes", "\(language)")
    }
  }

  @Test(
    arguments: [
      ("_Yes", "Yes"), ("__init__", "_init_"), ("Save _As", "Save As"), ("a_", "a"),
      ("plain", "plain"),
    ])
  func `an underscore marks a letter, and two are one`(label: String, shown: String) {
    #expect(ZenityText.withoutMnemonic(label) == shown)
  }
}

private enum Words {
  /// The lists of a file by language.
  static func languages(_ path: String) throws -> [String: [String]] {
    var complaints = LoadErrorCollector(kind: .profile)
    let bytes = try SourceFile.read(path, kind: .profile)
    let root = YAMLReader.read(bytes, file: path, complaints: &complaints)
    guard case .mapping(let entries)? = root?.value else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: entries.map { entry in
        guard case .sequence(let items) = entry.value.value else { return (entry.key, []) }
        return (entry.key, items.compactMap(\.text))
      })
  }
}
