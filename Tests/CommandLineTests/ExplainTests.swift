import Foundation
import Testing

@Suite struct ExplainTests {
  @Test func `explain prints the page of a rule`() throws {
    let result = try Program.run(["explain", "alert-button-no-yes-no"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("ALERT-BUTTON-NO-YES-NO\n"))
    #expect(result.output.contains("error on carplay"))
  }

  // NAVIGATION-BAR-FIXED-SPACE
  @Test func `the page of a fixed space names its counterpart`() throws {
    let output = try Program.run(["explain", "navigation-bar-fixed-space"]).output
    let words = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("UIBarButtonSystemItemFixedSpace of UIBarButtonItem"))
  }

  @Test func `an unknown id ends in 64 and names its neighbours`() throws {
    let result = try Program.run(["explain", "ALERT-TITLE-SHRT"])
    #expect(result.code == 64)
    #expect(result.errors.contains("near it are ALERT-TITLE-SHORT"))
  }

  @Test func `the list has a line for every entry`() throws {
    let result = try Program.run(["explain", "--list"])
    #expect(result.output.split(separator: "\n").count >= 88)
    #expect(result.output.contains("ALERT-TITLE-SHORT  lint  note\n"))
  }

  @Test func `an id and the list exclude each other`() throws {
    let result = try Program.run(["explain", "ALERT-TITLE-SHORT", "--list"])
    #expect(result.code == 64)
    #expect(result.errors.contains("exclude each other") && result.output.isEmpty)
  }

  @Test func `explain without an id is wrong usage`() throws {
    #expect(try Program.run(["explain"]).code == 64)
  }

  @Test func `examples are in the language of the locale`() throws {
    let arguments = ["explain", "ALERT-TITLE-SHORT"]
    let english = try Program.run(arguments, environment: ["LANG": "en_US.UTF-8"]).output
    #expect(english.contains("Map Server Unreachable") && !english.contains("lang: ja"))
    let japanese = try Program.run(
      arguments, environment: ["LANG": "en_US.UTF-8", "LC_MESSAGES": "ja_JP.UTF-8"]
    ).output
    #expect(japanese.contains("lang: ja"))
    // Nothing in Finnish, so what everybody gets.
    let finnish = try Program.run(arguments, environment: ["LC_ALL": "fi_FI"]).output
    let plain = try Program.run(arguments, environment: ["LC_ALL": "C"]).output
    #expect(finnish == plain)
  }

  @Test func `programs get the book as json`() throws {
    let result = try Program.run(["explain", "--list", "--format", "json"])
    let rules = try #require(
      JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(rules.count >= 92)
    let one = try Program.run(["explain", "alert-button-no-yes-no", "--format", "json"])
    let pages = try #require(
      JSONSerialization.jsonObject(with: Data(one.output.utf8)) as? [[String: Any]])
    #expect((pages.first?["severities"] as? [String: String])?["carplay"] == "error")
  }

  @Test func `a manual is Markdown, with what the linter says to each example`() throws {
    let arguments = ["explain", "alert-title-descriptive", "--format", "markdown"]
    let page = try Program.run(arguments)
    #expect(page.code == 0 && page.output.contains("# ALERT-TITLE-DESCRIPTIVE\n"))
    #expect(page.output.contains("fits every alert and tells nothing about this one\n"))
    let output = NSTemporaryDirectory() + "telltale-pages-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: output) }
    let all = try Program.run(
      ["explain", "--list", "--format", "markdown", "--output", output])
    #expect(all.code == 0 && all.output.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: output)
    #expect(files.count > 292 && files.contains("README.md"))
    let file = try String(contentsOfFile: output + "/ALERT-TITLE-DESCRIPTIVE.md", encoding: .utf8)
    #expect(file == page.output)
  }

  @Test func `a folder is for Markdown alone`() throws {
    let result = try Program.run(["explain", "ALERT-TITLE-SHORT", "--output", "pages"])
    #expect(result.code == 64 && result.errors.contains("--output needs --format markdown"))
  }

  @Test func `what the linter says in its own name is explained as well`() throws {
    let result = try Program.run(["explain", "lint-suppression-unused"])
    #expect(result.code == 0 && result.output.hasPrefix("LINT-SUPPRESSION-UNUSED\n"))
  }
}
