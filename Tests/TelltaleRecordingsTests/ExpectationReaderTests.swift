import TelltaleInput
import TelltaleRecordings
import Testing

@Suite struct ExpectationReaderTests {
  private func action(_ line: String) throws(ScriptError) -> ScriptStep.Action? {
    try ScriptReader.read(Array(line.utf8), file: "s").first?.action
  }

  private func complaint(_ line: String) -> String {
    do {
      return "read as \(String(describing: try action(line)))"
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("screen pay", ScriptExpectation.screen("pay")),
    ("text \"Gate #4 \\\"A\\\"\"", .text("Gate #4 \"A\"")),
    ("focus buy", .focus("buy")), ("alert gone", .alert("gone")), ("no alert", .noAlert),
    ("nothing cut", .nothingCut),
    ("answered gone ok", .answered(alert: "gone", choice: "ok")),
    ("answered ok", .answered(alert: nil, choice: "ok")),
    (
      "event {\"event\":\"tab\",\"a\":{\"b\":\"}\"}}",
      .event("{\"event\":\"tab\",\"a\":{\"b\":\"}\"}}")
    ),
    ("frame goldens/a.png", .frame("goldens/a.png")), ("tree a.tree", .tree("a.tree")),
  ])
  func `whatever is expected can be awaited, with a time and a comment`(
    text: String, meant: ScriptExpectation
  ) throws {
    #expect(try action("expect \(text)") == .expect(meant))
    #expect(try action("  expect \(text)  # so \"it\" is") == .expect(meant))
    #expect(try action("await \(text)") == .await(meant, milliseconds: 5000))
    #expect(try action("await \(text) within 1.5s # soon") == .await(meant, milliseconds: 1500))
  }

  @Test(arguments: [
    ("expect", "s:1:7: error: \"expect\" needs what is expected; write one of: expect screen NAME"),
    ("expect scren a", "s:1:8: error: found \"scren\", which is not an expectation; did you mean"),
    ("expect screen", "s:1:14: error: \"expect\" needs the name of a screen; write one of"),
    ("expect screen a b", "s:1:17: error: found \"b\" after the end of the line; write one of"),
    ("expect text Sold", "s:1:13: error: expected a text in quotation marks, such as"),
    ("expect text \"Sold", "s:1:13: error: expected a text in quotation marks, such as"),
    ("expect event {\"a\":", "s:1:14: error: expected a JSON object on this line, such as"),
    (
      "expect frame a.jpg",
      "s:1:14: error: found \"a.jpg\", expected a .png file in the script's folder"
    ),
    (
      "expect frame ../a.png",
      "s:1:14: error: found \"../a.png\", expected a .png file in the script's"
    ),
    (
      "expect tree /etc/a",
      "s:1:13: error: found \"/etc/a\", expected a file in the script's folder"
    ),
    (
      "expect no screen",
      "s:1:8: error: found \"no\" without \"alert\" after it; write: expect no alert"
    ),
    ("expect no alert within 3s", "s:1:16: error: \"expect\" holds at once or fails; write await"),
    ("await no alert within", "s:1:22: error: \"await\" needs a time; write one of: await screen"),
    (
      "await no alert within soon",
      "s:1:23: error: found \"soon\", expected a time in milliseconds (500) or"
    ),
  ])
  func `what is no expectation is told with its place and what to write`(
    line: String, start: String
  ) {
    #expect(complaint(line).hasPrefix(start), "\(complaint(line))")
  }
}
