import TelltaleGuidelines
import TelltaleLint
import TelltaleTestSupport
import Testing

/// The generated reference has every guideline, with what the linter says to its examples.
@Suite struct GuidelinePagesTests {
  @Test func `every guideline is on the list once`() throws {
    let files = Reference(try Linters.linter(["ios"])).files
    let index = try #require(files.first { $0.name == "README.md" })
    // Before the first heading stands what editions differ in.
    let start = try #require(index.text.firstRange(of: "\n## ")).lowerBound
    let list = index.text[start...]
    for rule in RuleBook.everything.rules {
      #expect(list.matches(of: try Regex("\\(\(rule.id)\\.md\\)")).count == 1)
    }
    #expect(files.count == RuleBook.everything.rules.count + 1)
  }

  @Test func `a page shows what the linter says to its examples, and how it is mended`() throws {
    let page = try page("ALERT-BUTTON-NO-YES-NO")
    #expect(page.contains("| Severity | warning; error on carplay |\n"))
    #expect(page.contains(": warning: “Yes”") || page.contains(": error: “Yes”"))
    #expect(page.contains("`--fix --unsafe-fixes`"))
    #expect(page.contains("# telltale:disable-next-line ALERT-BUTTON-NO-YES-NO -- reason\n"))
  }

  @Test func `limits stand with what each profile sets them to`() throws {
    #expect(
      try page("ALERT-BUTTON-TITLE-ONE-TWO-WORDS")
        .contains("| `alert-button-characters-zh` | 6 |\n"))
    #expect(
      try page("ACTION-SHEET-FEWER-BUTTONS").contains("| `sheet-buttons` |"))
    #expect(!(try page("TAB-BAR-DEV-API")).contains("| limit |"))
  }

  @Test func `what refuses a scene cannot be silenced, and its page says so`() throws {
    let page = try page("ALERT-DESTRUCTIVE-NEEDS-CANCEL")
    #expect(page.contains("## Refused\n") && !page.contains("## Reported"))
    #expect(page.contains("Nothing silences it") && !page.contains("telltale:disable"))
    #expect(page.contains("= --fix: Add Cancel\n"))
  }

  private func page(_ id: String) throws -> String {
    let rule = try #require(RuleBook.everything.rule(id))
    return Reference(try Linters.linter(Platforms.names)).file(rule).text
  }
}
