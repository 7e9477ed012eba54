import TelltaleGuidelines
import TelltaleModel
import TelltaleTestSupport
import Testing

@Suite struct RulePageTests {
  private func page(_ id: String) throws -> String {
    let rule = try #require(RuleBook.standard.rule(id))
    return RulePage(rule, profiles: try Platforms.names.map(Platforms.profile)).text
  }

  @Test func `a page has the rule, its weight where it differs, and its examples`() throws {
    let page = try page("ALERT-BUTTON-NO-YES-NO")
    #expect(page.hasPrefix("ALERT-BUTTON-NO-YES-NO\n"))
    #expect(page.contains("Severity  warning; error on carplay\n"))
    #expect(page.contains("Profiles  all\n"))
    #expect(page.contains("\n    alert:\n      title: Delete This Route?\n"))
  }

  @Test func `a page names the profiles that a rule is for`() throws {
    #expect(try page("ALERT-CARPLAY-PRONOUNS").contains("Profiles  carplay\n"))
    #expect(!(try page("ALERT-TITLE-SHORT")).contains("carplay"))
  }

  @Test func `what no check reports says where it is kept, or why it cannot be`() throws {
    #expect(try page("ALERT-TITLE-REQUIRED").contains("Status    The loader refuses the file"))
    #expect(try page("ALERT-DEV-API").contains("Status    Not checked: "))
    #expect(try page("ALERT-ESC-CANCELS").contains("When      Escape is pressed"))
  }

  @Test func `prose keeps within the width`() throws {
    for rule in RuleBook.standard.rules {
      let page = RulePage(rule, profiles: [], width: 60).text
      for line in page.split(separator: "\n") where !line.hasPrefix("    ") {
        #expect(line.count <= 60, "\(rule.id): \(line)")
      }
    }
  }
}
