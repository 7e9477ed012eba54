import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

@Suite struct PolkitRequestTests {
  private func request(
    _ message: String = "Do it?", users: [(UInt32, String)] = [], own: UInt32 = 1000
  ) -> PolkitRequest {
    PolkitRequest(
      call: 1, cookie: "c", message: message,
      users: users.map { PolkitRequest.User(number: $0.0, name: $0.1) }, own: own)
  }

  @Test(
    arguments: [
      ([(0, "root"), (1000, "anna"), (7, "lp")], "anna", 3),
      ([(7, "lp"), (0, "root")], "root", 2), ([(7, "lp"), (8, "mail")], "lp", 2),
      ([(1000, "anna"), (1000, "anna")], "anna", 1),
    ] as [([(UInt32, String)], String, Int)])
  func `the user's own password comes first, then root's, then that of the first`(
    users: [(UInt32, String)], first: String, count: Int
  ) {
    let request = request(users: users)
    #expect(request.users.first?.name == first && request.users.count == count)
  }

  @Test(arguments: [
    (
      "Run `/tmp/a\nType your password twice' as root",
      "Run `/tmp/a Type your password twice' as root"
    ),
    ("  Install\t\r\n software ", "Install software"), ("", "Authentication is needed"),
    (" \u{200B}\n", "Authentication is needed"), ("a\u{202E}b", "ab"),
    ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"),
  ])
  func `a message is one line that hides nothing`(message: String, title: String) {
    #expect(request(message).title == title)
  }

  @Test func `no message is longer than can be read`() {
    let title = request(String(repeating: "word ", count: 1000)).title
    #expect(title.count == 301 && title.hasSuffix("…"))
  }

  @Test(
    arguments: [
      "Run \"x\": {y} # z", "\u{0}\u{1}\u{7F}", String(repeating: "x", count: 20_000),
      String(repeating: "a\u{301}\u{302}", count: 9000), "- a: b\n- c", "👩‍👩‍👧‍👦 שלום",
    ], ["kiosk", "watchos-s4"])
  func `whatever a message says, it can be asked`(message: String, profile: String) throws {
    var desk = PolkitDesk()
    _ = desk.begin(request(message, users: [(0, "root"), (1, "one")]))
    _ = (1...5).map { _ in desk.hear(.told(message)) }
    var steps = desk.pass()
    _ = (1...5).map { _ in desk.hear(.told(message)) }
    steps += desk.hear(.prompt(message, isEchoed: false))
    let questions = steps.compactMap { step in
      if case .ask(let question) = step { question } else { nil }
    }
    #expect(questions.count == 2)
    for question in questions {
      let scene = question.scene(cancel: "Cancel", language: nil)
      let loaded = try Scenes.load(scene, profile: profile)
      #expect(loaded.refusal == nil)
    }
  }
}
