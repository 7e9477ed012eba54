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
    #expect(request(message).sentence == title)
  }

  @Test func `no message is longer than can be read`() {
    let sentence = request(String(repeating: "word ", count: 1000)).sentence
    #expect(sentence.count == 301 && sentence.hasSuffix("…"))
  }

  private func question(_ message: String, prompt: String = "Password: ") -> SecretQuestion {
    request(message, users: [(1, "anna")]).question(
      prompt, isEchoed: false, as: .init(number: 1, name: "anna"), after: [])
  }

  @Test func `a long message goes on below its start, and nothing of it is left out`() {
    let message = (1...30).map { "word-\($0)" }.joined(separator: " ")
    let question = question(message)
    #expect(question.title.count <= 141 && question.title.hasSuffix("…"))
    let rest = question.message ?? ""
    #expect(rest.hasPrefix("…"))
    #expect(String(question.title.dropLast()) + " " + String(rest.dropFirst()) == message)
  }

  @Test(arguments: [
    ("Password: ", "Password of anna"), ("Passwort: ", "Passwort (anna)"),
    ("パスワード: ", "パスワード (anna)"),
  ])
  func `the field says whose it is, in the words of PAM`(prompt: String, field: String) {
    #expect(question("Do it?", prompt: prompt).prompt.first == field)
    #expect(question("Do it?", prompt: prompt).title == "Do it?")
  }

  @Test func `what PAM asks for in many words stands with the texts as well`() {
    let prompt = "Enter the six digits that the device shows: "
    let question = question("Do it?", prompt: prompt)
    #expect(question.title == "Enter the six digits that the device shows. Do it?")
    #expect(question.prompt.last == "anna: Enter the six digits that the device shows")
  }

  @Test(
    arguments: [
      "Run \"x\": {y} # z", "\u{0}\u{1}\u{7F}", String(repeating: "x", count: 20_000),
      String(repeating: "a\u{301}\u{302}", count: 9000), "- a: b\n- c", "👩‍👩‍👧‍👦 שלום",
    ], ["kiosk", "watchos-s4"])
  func `whatever a message says, it can be asked`(message: String, profile: String) throws {
    var queue = PolkitQueue()
    _ = queue.begin(request(message, users: [(0, "root"), (1, "one")]))
    _ = (1...5).map { _ in queue.hear(.told(message)) }
    var steps = queue.pass()
    _ = (1...5).map { _ in queue.hear(.told(message)) }
    steps += queue.hear(.prompt(message, isEchoed: false))
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
