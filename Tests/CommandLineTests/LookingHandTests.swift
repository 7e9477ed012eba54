import Foundation
import Testing

/// The hand of a script looks first, in `play`.
@Suite struct LookingHandTests {
  private static let app = """
    telltale: 1
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        navigation-bar: {title: Tickets}
        content:
          - button: {id: next, title: Go On, action: {push: done}}
          - button: {id: pay, title: Pay Now, enabled: {bind: ready, enabled: false}, action: {emit: paid}}
      done:
        navigation-bar: {title: Thank You}
        content:
          - button:
              id: leave
              title: Leave
              action:
                open:
                  alert:
                    id: sure
                    title: Discard This Ticket?
                    reason: confirm-destructive
                    buttons:
                      - {id: discard, title: Discard Ticket, role: destructive}
                      - {role: cancel}

    """

  /// More than a screen of labels, a shelf that is wider than the screen, and a button below.
  private static let long =
    """
    telltale: 1
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        content:

    """ + (1...30).map { "      - label: {text: Platform \($0) Is Closed}\n" }.joined() + """
            - scroll-view:
                axis: horizontal
                content:
                  - row:
                      content:

      """
    + (1...20).map {
      "                  - button: {id: gate-\($0), title: Gate Number \($0), action: {emit: gate-\($0)}}\n"
    }.joined() + "      - label: {text: Mind the Gap}\n"

  private static let table =
    """
    telltale: 1
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        content:
          - table:
              id: stops
              rows:

    """ + (1...80).map { "            - {id: stop-\($0), title: Stop Number \($0)}\n" }.joined()

  private func play(
    _ script: String, of app: String = app, _ more: [String] = [], updates: String = ""
  ) throws -> Program.Result {
    let folder = try Program.folder(["app.yaml": app, "s.script": script, "u.jsonl": updates])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var result = try Program.run(
      ["play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--size", "800x600"]
        + (updates.isEmpty ? [] : ["--updates", "\(folder)/u.jsonl"]) + more)
    result.errors = result.errors.replacingOccurrences(of: folder + "/", with: "")
    return result
  }

  @Test func `taps wait until what is in front takes input`() throws {
    let result = try play("tap next\ntap leave\ntap discard\nexpect answered sure discard\n")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `knob and keys wait as well`() throws {
    let result = try play("turn 1\npush\nawait screen done\npush\nawait alert sure\n")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `a tap waits for what the program enables`() throws {
    let result = try play(
      "tap pay\nexpect event {\"name\":\"paid\"}\n",
      updates: "{\"at\":2000,\"set\":{\"ready\":true}}\n")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `a failure says what a hand did in vain, and why`() throws {
    let result = try play("wait 1s\nnow tap pay\nnow tap pay\nexpect event {\"name\":\"paid\"}\n")
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix("s.script:4:1: error: expected an event with {\"name\":\"paid\"}; "),
      "\(result.errors)")
    #expect(
      result.errors.contains(
        "\n  line 2: the input on \"pay\" was ignored as disabled: the control could not be chosen\n"
      ),
      "\(result.errors)")
    #expect(result.errors.contains("\n  line 3: "), "\(result.errors)")
  }

  @Test func `a hand that does not look is too early`() throws {
    let result = try play("now tap next\nexpect screen done\n")
    #expect(result.code == 1)
    #expect(
      result.errors.contains("\n  line 1: the input on \"next\" was ignored as early: "),
      "\(result.errors)")
  }

  @Test func `a control that does not come is told after the wait`() throws {
    let result = try play("tap nothing\n")
    #expect(result.code != 0)
    #expect(
      result.errors.contains(
        "no control \"nothing\" is on the screen at this moment, after 5000 ms"),
      "\(result.errors)")
  }

  @Test(arguments: ["tap", "click"])
  func `what is scrolled out of sight is scrolled to`(word: String) throws {
    let script =
      "\(word) gate-1\n\(word) gate-18\nexpect event {\"name\":\"gate-18\"}\n\(word) gate-2\n"
    let result = try play(script + "expect event {\"name\":\"gate-2\"}\n", of: Self.long)
    #expect(result.code == 0, "\(result.output)\(result.errors)")
  }

  @Test func `a long list is searched to its end`() throws {
    let found = try play(
      "tap stop-70\nexpect event {\"event\":\"selected\",\"entry\":\"stop-70\"}\n", of: Self.table)
    #expect(found.code == 0, "\(found.output)\(found.errors)")
    let missed = try play("tap stop-90\n", of: Self.table)
    #expect(missed.errors.contains("no control \"stop-90\""), "\(missed.errors)")
    #expect(missed.errors.contains("Stop Number 80"), "\(missed.errors)")
  }
}
