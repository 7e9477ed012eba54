import TelltaleSyntax
import Testing

@testable import TelltaleCommands

/// The programs behind the screens of calls, without any screen.
@Suite struct ZenityAppTests {
  private static let context = ZenityContext.test("de", cancel: "Abbrechen")

  private func progress(_ arguments: String...) throws -> ZenityProgress {
    ZenityProgress(try ZenityCall(["--progress"] + arguments), Self.context)
  }

  private func set(_ effects: [ZenityEffect], _ name: String) -> JSONValue? {
    effects.lazy.compactMap { effect -> JSONValue? in
      guard case .set(let members) = effect else { return nil }
      return members.first { $0.key == name }?.value
    }.first
  }

  @Test func `numbers are how far it is, and what is no number says nothing`() throws {
    var app = try progress()
    #expect(set(app.hear(.line("42.7", at: 0)), "value") == .number(0.42))
    #expect(app.hear(.line("-3", at: 0)).isEmpty && app.hear(.line(" 7", at: 0)).isEmpty)
    #expect(set(app.hear(.line("250", at: 0)), "value") == .number(1))
    #expect(app.hear(.endOfInput).isEmpty, "it was done before")
  }

  @Test func `while nobody knows how far it is the mark turns`() throws {
    var app = try progress("--pulsate")
    #expect(set(app.beginning, "known.hidden") == true)
    #expect(set(app.hear(.line("pulsate: false", at: 0)), "value") == .number(0))
    #expect(set(app.hear(.line("pulsate:true", at: 0)), "turning.hidden") == false)
    #expect(set(app.hear(.endOfInput), "done") == true)
  }

  @Test func `the rest is as long as it was so far, in the unit's language`() throws {
    var app = try progress("--time-remaining", "--percentage=20")
    #expect(set(app.hear(.line("20", at: 9000)), "rest") == nil)
    #expect(
      set(app.hear(.line("40", at: 3_700_000)), "rest") == "Verbleibende Zeit: 03:05:00")
  }

  @Test func `who cancels ends the caller only where that is wanted`() throws {
    var app = try progress()
    #expect(app.hear(.pressed("cancel")) == [.end(ZenityResult(code: 1))])
    var killing = try progress("--auto-kill")
    #expect(killing.hear(.left) == [.endParent, .end(ZenityResult(code: 1))])
  }

  @Test func `a scale stays within its ends, and steps that are too large are left out`() throws {
    var app = try ZenityScale(
      ZenityCall(["--scale", "--value=3", "--max-value=5"]), Self.context)
    #expect(app.scene.contains("step-4") && !app.scene.contains("step-5"))
    #expect(set(app.hear(.pressed("step-4")), "value") == "5")
    #expect(app.hear(.pressed("step-3")).isEmpty, "it is at its end")
    #expect(set(app.hear(.pressed("step-1")), "value") == "0")
  }

  @Test(arguments: [(2024, 1, 31, 29), (2026, 1, 31, 28), (2026, 12, 5, 5), (2000, 1, 30, 29)])
  func `a day that the next month has not becomes its last`(
    year: Int, month: Int, day: Int, next: Int
  ) {
    var date = ZenityDate(year: year, month: month, day: day)
    date.turn(by: 1)
    #expect(date.day == next && date.month == month % 12 + 1)
    #expect(date.year == year + (month == 12 ? 1 : 0))
  }

  @Test func `a day that no calendar has is refused`() throws {
    let call = try ZenityCall(["--calendar", "--day=30", "--month=2", "--year=2026"])
    let error = #expect(throws: ZenityRefusal.self) {
      try ZenityCalendar(call, Self.context)
    }
    #expect(error?.message.contains("30") == true)
  }

  @Test(
    arguments: [
      ("message: Hi", "Hi"), ("tooltip:x:y", "x:y"), ("icon: info", nil), ("message:", nil),
      ("Hi", nil),
    ] as [(String, String?)])
  func `a line of notices says what is read`(line: String, text: String?) {
    #expect(ZenityNotices.message(line) == text)
  }

  @Test func `events that an app is told are those that concern a call`() {
    #expect(ZenityEvent(["event": "emitted", "name": "ok"]) == .pressed("ok"))
    #expect(
      ZenityEvent(["event": "selected", "list": "rows", "entry": "row-4", "index": 3])
        == .selected("row-4", of: "rows"))
    #expect(
      ZenityEvent(["event": "typed", "control": "a", "text": "b"]) == .typed("b", into: "a"))
    #expect(
      ZenityEvent(["event": "switched", "control": "a", "on": true]) == .switched("a", on: true))
    #expect(ZenityEvent(["event": "home"]) == .left)
    #expect(ZenityEvent(["event": "shown"]) == nil)
    #expect(ZenityEvent(["ok": 1]) == nil)
  }
}
