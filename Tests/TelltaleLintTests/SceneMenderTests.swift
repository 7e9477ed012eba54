import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleLint

@Suite struct SceneMenderTests {
  private func mended(
    _ text: String, _ profiles: [String] = ["ios"], unsafe: Bool = false
  ) throws -> String {
    let mender = SceneMender(try Linters.linter(profiles), allowsUnsafe: unsafe)
    let result = mender.mend(Array(text.utf8), name: "scene.yaml")
    return String(decoding: result.file.bytes, as: UTF8.self)
  }

  private func alert(_ title: String, _ buttons: String, _ rest: String = "") -> String {
    "# c\nalert:\n  reason: problem\n  title: \(title)\n\(rest)  buttons: [\(buttons)]\n"
  }

  @Test(arguments: [
    ("Map server unreachable", "Map Server Unreachable"),
    ("The route could not be saved", "The route could not be saved."),
    ("Is the car parked", "Is the car parked?"), ("経路を保存できませんでした", "経路を保存できませんでした。"),
  ])
  func `titles are mended`(old: String, new: String) throws {
    let buttons = "{title: Retry}, {role: cancel}"
    #expect(try mended(alert(old, buttons)) == alert(new, buttons))
  }

  @Test(arguments: [
    ("{title: try again}, {role: cancel}", "{title: Try Again}, {role: cancel}"),
    ("{title: Retry.}, {role: cancel}", "{title: Retry}, {role: cancel}"),
    (
      "{title: Retry}, {title: cancel, role: cancel}",
      "{title: Retry}, {title: Cancel, role: cancel}"
    ),
    ("{title: Retry}, {title: Cancel}", "{title: Retry}, {title: Cancel, role: cancel}"),
    ("{title: Delete, role: destructive}", "{title: Delete, role: destructive}, {role: cancel}"),
  ])
  func `buttons are mended`(old: String, new: String) throws {
    #expect(
      try mended(alert("Map Server Unreachable", old)) == alert("Map Server Unreachable", new))
  }

  @Test(arguments: [
    ("Map Server Unreachable.", "{title: OK}"),
    ("Map Server Unreachable", "{title: Retry}, {title: Not Now, role: cancel}"),
    ("Map Server Unreachable", "{title: OK, role: cancel}"),
  ])
  func `ends of titles, other words and second ways out are left alone`(
    title: String, buttons: String
  ) throws {
    let text = alert(title, buttons)
    #expect(try mended(text) == text)
    #expect(try mended(text, unsafe: true) != text)
  }

  @Test func `nothing adds a second way out beside one in other words`() throws {
    let text = alert("Delete This Route?", "{title: Delete, role: destructive}, {title: Keep It}")
    #expect(try mended(text, unsafe: true) == text)
  }

  @Test func `a title that may mean something else is Cancel only by hand`() throws {
    let text = alert("Map Server Unreachable", "{title: Retry}, {title: Remove, role: cancel}")
    #expect(try mended(text) == text)
    #expect(try mended(text, unsafe: true).contains("{title: Cancel, role: cancel}"))
  }

  @Test func `marks around a button's title go`() throws {
    let buttons = "{title: Retry}, {role: cancel}"
    let text = alert(
      "Map Server Unreachable", buttons, "  guidance: true\n  message: To go on, choose “Retry”.\n")
    #expect(try mended(text).contains("message: To go on, choose Retry.\n"))
  }

  @Test func `words are changed only where that is asked for`() throws {
    let buttons = "{title: Retry}, {role: cancel}"
    let text = alert(
      "Map Server Unreachable", buttons, "  guidance: true\n  message: To go on, click Retry.\n")
    #expect(try mended(text) == text)
    #expect(try mended(text, unsafe: true).contains("message: To go on, choose Retry.\n"))
  }

  @Test func `what one profile asks for and another forbids is left`() throws {
    let text = alert(
      "Map Server Unreachable", "{title: Retry}, {role: cancel}",
      "  guidance: true\n  message: To go on, tap Retry.\n")
    let mender = SceneMender(try Linters.linter(["ios", "carplay"]), allowsUnsafe: true)
    let result = mender.mend(Array(text.utf8), name: "f")
    #expect(String(decoding: result.file.bytes, as: UTF8.self).contains("tap Retry"))
    // And is not offered again.
    #expect(
      result.file.findings.contains { $0.rule == "ALERT-EXPLAIN-TERM-CHOOSE" && $0.fix == nil })
  }

  @Test func `a sentence in heading capitals gets no mark`() throws {
    let text = alert("The Route Could Not Be Saved", "{title: Retry}, {role: cancel}")
    #expect(try mended(text, unsafe: true) == text)
  }

  @Test func `what is safe comes first`() throws {
    let text = alert(
      "Map Server Unreachable", "{title: retry}, {role: cancel}",
      "  message: To go on, choose Retry.\n")
    #expect(try mended(text, unsafe: true).contains("choose Retry.\n"))
  }

  @Test func `what is not wanted is not mended`() throws {
    let text = alert("Map server unreachable", "{title: try again}, {role: cancel}")
    let result = SceneMender(try Linters.linter()).mend(Array(text.utf8), name: "f") {
      $0.rule == "ALERT-BUTTON-TITLE-CASE"
    }
    let mended = String(decoding: result.file.bytes, as: UTF8.self)
    #expect(mended.contains("Map server unreachable") && mended.contains("Try Again"))
  }

  @Test(arguments: ["", "alert: [", "\u{0}", "alert: {title: 3}", "x"])
  func `what cannot be read stays as it is`(text: String) throws {
    #expect(try mended(text, unsafe: true) == text)
  }
}

/// Over every alert that the guidelines are explained by, on up to three of its profiles.
@Suite struct SceneMenderPropertyTests {
  private static let scenes = Array(
    Dictionary(grouping: SceneExample.alerts, by: \.text).values.compactMap { examples in
      examples.first.map { (text: $0.text, profiles: Set(examples.map(\.profile)).sorted()) }
    })

  @Test(arguments: [false, true])
  func `mended scenes have fewer findings, none that are new, and stay as they are`(
    unsafe: Bool
  ) throws {
    var mendedCount = 0
    var linters: [String: SceneLinter] = [:]
    for scene in Self.scenes {
      for (index, name) in scene.profiles.enumerated() where index < 3 {
        let linter = try linters[name] ?? Linters.linter([name])
        linters[name] = linter
        // How a text is written is the same to all profiles.
        for text in index == 0 && !unsafe ? Self.written(scene.text) : [scene.text] {
          mendedCount += check(text, SceneMender(linter, allowsUnsafe: unsafe), linter)
        }
      }
    }
    #expect(mendedCount > 50)
  }

  @Test func `damaged scenes are reported and mended without an end of the program`() throws {
    let linter = try Linters.linter()
    let mender = SceneMender(linter, allowsUnsafe: true)
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(1, limit)
    }
    let bits = [
      "\n", "  ", "# telltale:disable-line ", "-- ", "'", "\"", "[", "}", ": ", "|", "&", "é",
    ]
    for scene in Self.scenes.sorted(by: { $0.text < $1.text }).prefix(120) {
      var bytes = Array(scene.text.utf8)
      for _ in 0..<3 {
        let place = next(bytes.count)
        bytes.replaceSubrange(
          place..<min(bytes.count, place + next(3)), with: Array(bits[next(bits.count)].utf8))
      }
      let result = mender.mend(bytes, name: "f")
      #expect(result.file.all.count <= linter.lint(bytes, name: "f").all.count)
    }
  }

  /// As it is, with comments, and with the line ends of another system.
  private static func written(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let commented = lines.enumerated().map { index, line in
      line.isEmpty || text.contains("|") || text.contains(">") ? line : "\(line) # \(index)"
    }
    return [text, commented.joined(separator: "\n"), lines.joined(separator: "\r\n")]
  }

  /// How many findings were mended.
  private func check(_ text: String, _ mender: SceneMender, _ linter: SceneLinter) -> Int {
    let bytes = Array(text.utf8)
    let before = linter.lint(bytes, name: "f")
    let result = mender.mend(bytes, name: "f")
    let after = linter.lint(result.file.bytes, name: "f")
    let again = mender.mend(result.file.bytes, name: "f")
    #expect(again.file.bytes == result.file.bytes && again.mended.isEmpty, "\(text)")
    #expect((result.file.bytes == bytes) == result.mended.isEmpty, "\(text)")
    #expect(Set(after.all.map(\.rule)).isSubset(of: Set(before.all.map(\.rule))), "\(text)")
    #expect(result.mended.isEmpty || after.all.count < before.all.count, "\(text)")
    #expect(
      YAMLComment.all(in: result.file.bytes, file: "f").map(\.text)
        == YAMLComment.all(in: bytes, file: "f").map(\.text), "\(text)")
    return result.mended.count
  }
}
