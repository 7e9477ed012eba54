import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Calls with more, or with other things, than a dialog is made for, without any screen.
@Suite struct ScriptLimitsTests {
  private func app(_ arguments: [String]) throws -> any ZenityApp {
    guard case .app(let app) = try ZenityTask(ZenityCall(arguments), .test()) else {
      throw ZenityRefusal(message: "a question")
    }
    return app
  }

  private func scene(_ task: ZenityTask) -> String {
    switch task {
    case .question(let question): question.scene
    case .app(let app): app.scene
    }
  }

  private static let long = String(repeating: "words that go on ", count: 2000)
  private static let marked = (0..<300).map { "<b>a\($0)</b> b" }.joined(separator: " ")

  @Test(
    arguments: [
      ["--info"], ["--question"], ["--entry"], ["--password"], ["--forms", "--add-entry=A"],
      ["--list", "--column=A", "x"], ["--list", "--checklist", "--column=A", "--column=B"],
      ["--progress"], ["--scale"], ["--calendar"], ["--notification"],
      ["--forms", "--add-calendar=A"], ["--entry", "--entry-text=a", "b"],
    ], [long, marked])
  func `a text of any length can be shown in each mode`(call: [String], text: String) throws {
    let task = try ZenityTask(ZenityCall(call + ["--text=\(text)"]), .test())
    let loaded = try Scenes.load(scene(task), profile: "kiosk")
    #expect(loaded.refusal == nil)
  }

  @Test(
    arguments: [
      ["--question", "--text=a", "--ok-label=\(long)"], ["--info", "--text=a", "--title=\(long)"],
      ["--list", "--column=\(long)", "--column=B", long, "b"], ["--list", "--column=A", long],
      ["--question", "--text=a", "--extra-button=\(long)"],
      ["--forms", "--add-entry=\(long)", "--add-combo=\(long)", "--combo-values=\(long)"],
      ["--text-info", "--checkbox=\(long)"],
    ])
  func `what stands on a button or in a row is cut where it has no end`(call: [String]) throws {
    let loaded = try Scenes.load(scene(ZenityTask(ZenityCall(call), .test())), profile: "kiosk")
    #expect(loaded.refusal == nil)
  }

  @Test func `a row that is cut on the screen is printed as it is`() throws {
    var list = try app(["--list", "--multiple", "--column=A", Self.long])
    _ = list.hear(.selected("row-1", of: "rows"))
    #expect(list.hear(.pressed("ok")) == [.end(ZenityResult(output: Self.long + "\n", code: 0))])
  }

  @Test func `what goes on is cut as well`() throws {
    var progress = try app(["--progress"])
    guard case .set(let members)? = progress.hear(.line("# " + Self.long, at: 0)).first else {
      throw ZenityRefusal(message: "nothing is set")
    }
    #expect(members[0].value.string?.count == 1001)
  }

  @Test func `fields stay where the text above them is long`() throws {
    for call in [["--entry"], ["--password"], ["--forms", "--add-entry=Name"]] {
      var form = try app(call + ["--text=\(Self.long)"])
      #expect(form.scene.contains(#""field":"#))
      _ = form.hear(.typed("Ulm", into: "field-1"))
      #expect(form.hear(.pressed("ok")) == [.end(ZenityResult(output: "Ulm\n", code: 0))])
    }
  }

  @Test func `five thousand rows of a call come after the first four hundred`() throws {
    let list = try app(["--list", "--column=A"] + (1...5000).map { "\($0)" })
    let rows = try JSONReader.read(Array(list.scene.utf8))["screen", "content"]?.items?
      .compactMap { $0["table", "rows"]?.items }.first
    #expect(rows?.count == 400)
    guard case .append(let rest, to: "rows")? = list.beginning.first else {
      throw ZenityRefusal(message: "nothing is appended")
    }
    #expect(rest.count == 4600 && list.beginning.count == 1)
  }

  @Test func `standard input waits once a hundred thousand rows are listed`() throws {
    var list = try app(["--list", "--column=A"])
    for number in 1..<ZenityTable.mostKept { _ = list.hear(.line("\(number)", at: 0)) }
    _ = list.hear(.pause)
    #expect(list.wantsInput)
    _ = list.hear(.line("last", at: 0))
    #expect(!list.wantsInput && list.readsInput)
    let notes = list.hear(.pause).compactMap { if case .note(let text) = $0 { text } else { nil } }
    #expect(notes.count == 1 && notes[0].contains("100000"))
  }

  @Test func `a row that comes late and fits what is typed is shown`() throws {
    var list = try app(["--list", "--column=A"])
    for number in 1...10_005 { _ = list.hear(.line("n\(number)", at: 0)) }
    _ = list.hear(.pause)
    _ = list.hear(.typed("x", into: "search"))
    _ = list.hear(.line("x10006", at: 0))
    guard case .append(let rows, to: "rows")? = list.hear(.pause).first else {
      throw ZenityRefusal(message: "nothing is appended")
    }
    #expect(rows.map { $0["title"]?.string } == ["x10006"])
  }

  @Test func `a text without end is shown by its last pieces, and says so once`() throws {
    var text = try app(["--text-info"])
    func read(_ number: Int) -> [ZenityEffect] {
      for _ in 0..<number { _ = text.hear(.line(String(repeating: "a", count: 99), at: 0)) }
      return text.hear(.pause)
    }
    #expect(!read(500).contains { if case .note = $0 { true } else { false } })
    let effects = read(1000)
    #expect(effects.contains { if case .note = $0 { true } else { false } })
    guard case .set(let members)? = effects.first else {
      throw ZenityRefusal(message: "nothing is set")
    }
    #expect(members.first { $0.key == "text-1" }?.value.string?.hasPrefix("…a") == true)
    #expect(!read(1000).contains { if case .note = $0 { true } else { false } })
  }

  @Test func `a long file is shown by its first pieces`() throws {
    let text = (1...20_000).map { "line \($0)" }.joined(separator: "\n")
    let call = try ZenityCall(["--text-info", "--filename=a", "--auto-scroll"])
    guard case .app(let app) = try ZenityTask(call, .test(), input: text) else {
      throw ZenityRefusal(message: "a question")
    }
    #expect(app.scene.contains("line 1\\n") && app.scene.contains("…\""))
    #expect(!app.scene.contains("line 20000"))
    #expect(app.beginning.count == 1)
  }

  @Test(arguments: ["--help", "--version", "-h", "--telltale-scene", "--help-list"])
  func `a word that is the value of an option is not an option`(word: String) throws {
    let call = try ZenityCall(["--question", "--text", word])
    #expect(call.value("text") == word && call.flags.isEmpty)
  }

  @Test func `numbers that no whole number holds are no crash`() {
    #expect(YadNumber.text(.infinity, digits: 2) == "inf")
    #expect(YadNumber.text(1e30, digits: 0) == "1e+30")
    #expect(YadNumber.text(-0.005, digits: 2) == "-0.01")
    #expect(throws: Never.self) {
      try KdialogCall(["--slider", "x", "9223372036854775807", "1", "1"])
        .call(ZenityContext.test().words)
    }
    #expect(throws: ZenityRefusal.self) { try YadCall(["--list", "999"]) }
  }
}
