import TelltaleSyntax
import Testing

@testable import TelltaleLint

/// Comments that are written where a team wants to go on without mending.
@Suite struct SceneSilencerTests {
  private func silence(_ text: String, reason: String = "as printed in 2019") throws
    -> SceneSilencer.Result
  {
    SceneSilencer(try Linters.linter(), reason: reason)
      .silence(Array(text.utf8), name: "scene.yaml")
  }

  private func text(_ result: SceneSilencer.Result) -> String {
    String(decoding: result.file.bytes, as: UTF8.self)
  }

  @Test func `a comment stands above each line at fault, and everything else stays as it was`()
    throws
  {
    let result = try silence(
      """
      # The route
      alert:
        reason: problem
        title:   map server unreachable   # short
        buttons:
          - title: "try again."
          - role: cancel

      """)
    #expect(
      text(result) == """
        # The route
        alert:
          reason: problem
          # telltale:disable-next-line ALERT-TITLE-FRAGMENT-TITLE-CASE -- as printed in 2019
          title:   map server unreachable   # short
          buttons:
            # telltale:disable-next-line ALERT-BUTTON-TITLE-CASE, ALERT-BUTTON-TITLE-NO-PUNCTUATION -- as printed in 2019
            - title: "try again."
            - role: cancel

        """)
    #expect(result.silenced.count == 3 && result.left.isEmpty)
    #expect(result.file.findings.isEmpty)
  }

  @Test func `a second time there is nothing to do`() throws {
    let first = try silence("alert: {reason: problem, title: Error, buttons: [{title: OK}]}\n")
    #expect(!first.silenced.isEmpty)
    let second = try silence(text(first), reason: "another")
    #expect(second.silenced.isEmpty && second.file.bytes == first.file.bytes)
  }

  @Test func `another finding of a line that is silenced gets a comment of its own`() throws {
    let result = try silence(
      """
      alert:
        reason: problem
        title: Map Server Unreachable
        buttons:
          # telltale:disable-next-line ALERT-BUTTON-TITLE-CASE -- the brand
          - title: "try again."
          - role: cancel

      """)
    #expect(
      text(result).contains(
        "-- the brand\n    # telltale:disable-next-line ALERT-BUTTON-TITLE-NO-PUNCTUATION -- as printed in 2019\n"
      ))
    #expect(result.file.findings.isEmpty)
  }

  @Test func `what refuses a scene gets no comment`() throws {
    let result = try silence("alert: {title: Map Lost, colour: red, buttons: [{title: OK}]}\n")
    #expect(result.file.findings.contains { $0.isRefusal })
    #expect(!text(result).contains("colour: red, buttons: [{title: OK}]} #"))
    #expect(result.silenced.allSatisfy { !$0.isRefusal })
    #expect(try silence("alert: {").silenced.isEmpty)
  }

  @Test func `lines may end as on Windows, and a text over several lines keeps its words`() throws {
    let windows =
      "alert:\r\n  reason: problem\r\n  title: map server unreachable\r\n"
      + "  buttons: [{title: Retry}, {role: cancel}]\r\n"
    let result = try silence(windows)
    #expect(text(result).contains("-- as printed in 2019\r\n  title: map server unreachable\r\n"))
    #expect(result.file.findings.isEmpty)
    let wrapped = try silence(
      """
      alert: {reason: problem, title: "Map Server
        Unreachable now.", buttons: [{title: "try
        again."}, {role: cancel}]}

      """)
    #expect(
      YAMLEditor(wrapped.file.bytes, file: "a")?.text(at: "alert.buttons[0].title") == "try again.")
  }

  @Test func `a file of JSON takes no comments, and is told so`() {
    #expect(
      SceneSilencer.refusal(of: "a/b.JSON")?.hasPrefix("a/b.JSON: error: JSON has no comments")
        == true)
    #expect(SceneSilencer.refusal(of: "a/json.yaml") == nil)
  }
}
