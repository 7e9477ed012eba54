import TelltaleModel
import Testing

@testable import TelltaleGuidelines

/// One cause is told once.
@Suite struct EchoesTests {
  private func left(_ findings: [(String, NodePath)]) -> [String] {
    Echoes.told(of: findings) { (rule: $0.0, path: $0.1, severity: Severity.warning) }.map(\.item.0)
  }

  @Test func `all rules that stand in, and all that they stand in for, exist`() {
    let ids = Set(RuleBook.everything.rules.map(\.id))
    for (rule, echoes) in Echoes.table {
      #expect(ids.contains(rule), "\(rule)")
      for echo in echoes { #expect(ids.contains(echo.rule), "\(echo.rule)") }
    }
  }

  /// Or which of two is told would depend on their order.
  @Test func `no two rules stand in for each other`() {
    for (rule, echoes) in Echoes.table {
      for echo in echoes {
        #expect(!(Echoes.table[echo.rule] ?? []).contains { $0.rule == rule }, "\(rule)")
      }
    }
  }

  @Test func `a Cancel without its role is one finding`() {
    let findings: [(String, NodePath)] = [
      ("ALERT-DESTRUCTIVE-NEEDS-CANCEL", "alert.buttons[0]"),
      ("ALERT-CANCEL-USUALLY-PRESENT", "alert.buttons"),
      ("ALERT-CONFIRM-NO-EXTRA-CHOICES", "alert.buttons[1]"),
      ("ALERT-BUTTON-CANCEL-LOOKALIKE", "alert.buttons[1].title"),
    ]
    #expect(left(findings) == ["ALERT-BUTTON-CANCEL-LOOKALIKE"])
  }

  @Test func `a finding names what it stands in for, through others and once`() {
    let told = Echoes.told(
      of: [
        ("ALERT-DESTRUCTIVE-STYLE", "alert.buttons[0].title"),
        ("ALERT-BUTTON-CANCEL-TITLE", "alert.buttons[1].title"),
        ("ALERT-BUTTON-NO-YES-NO", "alert.buttons[0].title"),
        ("ALERT-CANCEL-USUALLY-PRESENT", "alert.buttons"),
        ("ALERT-TITLE-SHORT", "alert.title"),
      ] as [(String, NodePath)]
    ) { (rule: $0.0, path: $0.1, severity: Severity.warning) }
    #expect(
      told.map(\.item.0) == [
        "ALERT-DESTRUCTIVE-STYLE", "ALERT-BUTTON-CANCEL-TITLE", "ALERT-TITLE-SHORT",
      ])
    #expect(
      told.map { $0.also.sorted() } == [
        ["ALERT-BUTTON-NO-YES-NO", "ALERT-CANCEL-USUALLY-PRESENT"],
        ["ALERT-BUTTON-NO-YES-NO", "ALERT-CANCEL-USUALLY-PRESENT"], [],
      ])
  }

  @Test func `nothing stands in for what is graver`() {
    let findings: [(String, NodePath, Severity)] = [
      ("ALERT-DESTRUCTIVE-STYLE", "alert.buttons[1].title", .warning),
      ("ALERT-BUTTON-TITLE-RESULT", "alert.buttons[1].title", .error),
    ]
    #expect(Echoes.told(of: findings) { $0 }.count == 2)
  }

  @Test func `a further choice beside it is another matter, and so is another alert`() {
    let findings: [(String, NodePath)] = [
      ("ALERT-CONFIRM-NO-EXTRA-CHOICES", "alerts.a.buttons[1]"),
      ("ALERT-BUTTON-CANCEL-LOOKALIKE", "alerts.a.buttons[2].title"),
      ("ALERT-CANCEL-USUALLY-PRESENT", "alerts.b.buttons"),
      ("ALERT-CANCEL-USUALLY-PRESENT", "alerts.a.buttons"),
    ]
    #expect(
      left(findings) == [
        "ALERT-CONFIRM-NO-EXTRA-CHOICES", "ALERT-BUTTON-CANCEL-LOOKALIKE",
        "ALERT-CANCEL-USUALLY-PRESENT",
      ])
  }

  @Test func `a title that fits every alert is one finding, and each length of it its own`() {
    #expect(
      left([
        ("ALERT-TITLE-SINGLE-WORD", "alert.title"), ("ALERT-TITLE-DESCRIPTIVE", "alert.title"),
        ("ALERT-TITLE-STANDS-ALONE", "alert.title"), ("ALERT-MESSAGE-PUNCTUATION", "alert.message"),
      ]) == ["ALERT-TITLE-DESCRIPTIVE", "ALERT-MESSAGE-PUNCTUATION"])
    #expect(
      left([
        ("ALERT-TITLE-SINGLE-WORD", "alert.title[1]"),
        ("ALERT-TITLE-DESCRIPTIVE", "alert.title[0]"),
      ]).count == 2)
  }

  @Test func `a message that is too long is one finding, and a title beside it another`() {
    #expect(
      left([
        ("ALERT-TEXT-AMOUNT", "alert.message"), ("ALERT-MESSAGE-ONE-OR-TWO-LINES", "alert.message"),
        ("ALERT-SHORT-TEXT-AGAINST-SCROLL", "alert.message"),
        ("ALERT-MESSAGE-COMPLETE-SENTENCES", "alert.message"),
        ("ALERT-SHORT-TEXT-AGAINST-SCROLL", "alert.title"),
      ]) == ["ALERT-MESSAGE-ONE-OR-TWO-LINES", "ALERT-SHORT-TEXT-AGAINST-SCROLL"])
  }

  @Test func `an explained button is one finding, and so is one that is titled anew`() {
    #expect(
      left([
        ("ALERT-EXPLAIN-BUTTONS", "alert.message"), ("ALERT-EXPLAIN-TERM-CHOOSE", "alert.message"),
        ("ALERT-EXPLAIN-TITLE-NO-QUOTES", "alert.message"),
        ("ALERT-BUTTON-TITLE-ONE-TWO-WORDS", "alert.buttons[0].title"),
        ("ALERT-BUTTON-TITLE-CASE", "alert.buttons[0].title"),
        ("ALERT-BUTTON-TITLE-CASE", "alert.buttons[1].title"),
      ]) == [
        "ALERT-EXPLAIN-BUTTONS", "ALERT-BUTTON-TITLE-ONE-TWO-WORDS", "ALERT-BUTTON-TITLE-CASE",
      ])
  }

  @Test func `Yes that destroys speaks for No as well`() {
    #expect(
      left([
        ("ALERT-DESTRUCTIVE-STYLE", "alert.buttons[0].title"),
        ("ALERT-BUTTON-NO-YES-NO", "alert.buttons[1].title"),
      ]) == ["ALERT-DESTRUCTIVE-STYLE"])
  }
}
