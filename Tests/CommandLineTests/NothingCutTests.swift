import Foundation
import Testing

/// `expect nothing cut`: what a program says may be longer than its author has tried.
@Suite struct NothingCutTests {
  private static let app = """
    telltale: 1
    profile: kiosk
    lang: en
    start: home
    screens:
      home:
        navigation-bar: {title: Tickets}
        content:
          - label: {text: Choose what to buy, message: true}
        dock:
          - button: {id: buy, title: {bind: title, text: Buy Ticket}, action: {emit: buy}}

    """

  private func play(_ title: String) throws -> Program.Result {
    let folder = try Program.folder([
      "app.yaml": Self.app, "s.script": "wait 1s\nexpect nothing cut\n",
      "u.jsonl": "{\"at\":500,\"set\":{\"title\":\"\(title)\"}}\n",
    ])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try Program.run([
      "play", "\(folder)/app.yaml", "--script", "\(folder)/s.script", "--updates",
      "\(folder)/u.jsonl", "--size", "480x272",
    ])
  }

  @Test func `what has room is as expected`() throws {
    let result = try play("Buy It")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `what ends in an ellipsis is told with its place`() throws {
    let long = "Buy a Ticket for All Zones of the City and of the Country Around It"
    let result = try play(long)
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "expected nothing cut; \"\(long)\" ends in an ellipsis, at screens.home.dock[0].button.title"
      ),
      "\(result.errors)")
  }
}
