import Testing

@testable import TelltaleCommands

@Suite struct PolkitQueueTests {
  private static let anna = PolkitRequest.User(number: 1000, name: "anna")
  private static let root = PolkitRequest.User(number: 0, name: "root")
  private static let password = PolkitHelperLine.prompt("Password: ", isEchoed: false)

  private static func request(
    _ call: Int, users: [PolkitRequest.User] = [anna]
  ) -> PolkitRequest {
    PolkitRequest(
      call: call, cookie: "cookie-\(call)", message: "Run it?", users: users, own: 1000)
  }

  private static func question(_ title: String = "Run it?") -> SecretQuestion {
    SecretQuestion(
      kind: .secret, title: title, prompt: ["Password of anna", "anna: Password"])
  }

  /// A queue at which a password is asked for.
  private static func asking(_ request: PolkitRequest = request(1)) -> PolkitQueue {
    var queue = PolkitQueue()
    _ = queue.begin(request)
    _ = queue.hear(password)
    return queue
  }

  @Test func `the helper asks, has the answer, and polkit hears that it is over`() {
    var queue = PolkitQueue()
    #expect(queue.begin(Self.request(1)) == [.start(user: "anna", cookie: "cookie-1")])
    #expect(queue.hear(Self.password) == [.ask(Self.question())])
    #expect(queue.end(.answered) == [.hand])
    #expect(queue.hear(.success) == [.stop, .reply(call: 1, .done)])
    #expect(queue == PolkitQueue())
  }

  @Test func `a wrong password is asked for again with a word, and three times at most`() {
    var queue = Self.asking()
    for _ in 1...2 {
      #expect(queue.end(.answered) == [.hand])
      #expect(queue.hear(.failure) == [.stop, .start(user: "anna", cookie: "cookie-1")])
      #expect(
        queue.hear(Self.password) == [.ask(Self.question("That was wrong. Try again. Run it?"))])
    }
    _ = queue.end(.answered)
    #expect(queue.hear(.failure) == [.stop, .reply(call: 1, .done)])
  }

  @Test func `cancel ends the helper, and polkit hears of it`() {
    var queue = Self.asking()
    #expect(queue.end(.cancelled) == [.stop, .reply(call: 1, .cancelled)])
    #expect(queue.end(.cancelled).isEmpty && queue.hear(Self.password).isEmpty)
  }

  @Test func `what polkit takes back goes from the screen, and what waits comes after it`() {
    var queue = Self.asking()
    #expect(queue.begin(Self.request(2)).isEmpty && queue.begin(Self.request(3)).isEmpty)
    #expect(queue.cancel("cookie-2") == [.reply(call: 2, .cancelled)])
    #expect(queue.cancel("cookie-9") == nil)
    #expect(
      queue.cancel("cookie-1") == [
        .withdraw, .stop, .reply(call: 1, .cancelled), .start(user: "anna", cookie: "cookie-3"),
      ])
    // Before the helper has asked, there is nothing on the screen.
    #expect(queue.cancel("cookie-3") == [.stop, .reply(call: 3, .cancelled)])
  }

  @Test func `two are asked one after the other`() {
    var queue = Self.asking()
    _ = queue.begin(Self.request(2))
    _ = queue.end(.answered)
    #expect(
      queue.hear(.success) == [
        .stop, .reply(call: 1, .done), .start(user: "anna", cookie: "cookie-2"),
      ])
  }

  @Test func `what PAM tells stands with the next question, or by itself after a while`() {
    var queue = PolkitQueue()
    _ = queue.begin(Self.request(1))
    #expect(!queue.hasUnsaid && queue.pass().isEmpty)
    #expect(queue.hear(.told("Put your finger on the reader\n")).isEmpty && queue.hasUnsaid)
    func notice(_ text: String) -> PolkitQueue.Step {
      .ask(SecretQuestion(kind: .confirmation, title: "\(text). Run it?"))
    }
    #expect(queue.pass() == [notice("Put your finger on the reader")])
    #expect(!queue.hasUnsaid)
    // What comes after it takes its place.
    _ = queue.hear(.told("Too short"))
    #expect(queue.hasUnsaid && queue.pass() == [.withdraw, notice("Too short")])
    // Whoever has read it waits on.
    #expect(queue.end(.answered).isEmpty)
    _ = queue.hear(.told("Once more"))
    #expect(queue.pass() == [notice("Once more")])
    #expect(queue.hear(.success) == [.withdraw, .stop, .reply(call: 1, .done)])
    queue = Self.asking()
    _ = queue.end(.answered)
    _ = queue.hear(.told("One-time codes follow"))
    #expect(
      queue.hear(.prompt("Code: ", isEchoed: true)) == [
        .ask(
          SecretQuestion(
            kind: .text, title: "One-time codes follow. Run it?",
            prompt: ["Code (anna)", "anna: Code"]))
      ])
  }

  @Test func `that it was wrong comes first, however much PAM tells`() {
    var queue = Self.asking()
    _ = queue.end(.answered)
    _ = queue.hear(.failure)
    _ = (1...6).map { queue.hear(.told("This is what PAM tells as number \($0) of many lines")) }
    guard case .ask(let question)? = queue.hear(Self.password).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(
      question.title.hasPrefix("That was wrong. Try again. This is what PAM tells as number 3"))
    #expect(question.message?.hasSuffix("number 6 of many lines\nRun it?") == true)
  }

  @Test func `a notice makes room for what is to be typed`() {
    var queue = PolkitQueue()
    _ = queue.begin(Self.request(1))
    _ = queue.hear(.told("No finger was seen"))
    _ = queue.pass()
    #expect(queue.hear(Self.password) == [.withdraw, .ask(Self.question())])
  }

  @Test func `why nobody may type is read before polkit goes on`() {
    var queue = PolkitQueue()
    _ = queue.begin(Self.request(1))
    _ = queue.hear(.told("The account is locked"))
    let notice = SecretQuestion(kind: .notice, title: "The account is locked. Run it?")
    #expect(queue.hear(.failure) == [.stop, .ask(notice)])
    #expect(queue.end(.answered) == [.reply(call: 1, .done)])
    // Without an answer nothing was wrong that a second try would mend.
    _ = queue.begin(Self.request(2))
    #expect(queue.hear(.failure) == [.stop, .reply(call: 2, .done)])
  }

  @Test func `where several may, another can be chosen`() {
    var queue = PolkitQueue()
    _ = queue.begin(Self.request(1, users: [Self.root, Self.anna]))
    guard case .ask(let question)? = queue.hear(Self.password).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.other == "Other User" && question.prompt.first == "Password of anna")
    #expect(queue.end(.other) == [.stop, .start(user: "root", cookie: "cookie-1")])
    guard case .ask(let other)? = queue.hear(Self.password).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(other.prompt.first == "Password of root")
    #expect(queue.end(.other) == [.stop, .start(user: "anna", cookie: "cookie-1")])
  }

  @Test func `what keeps everybody from being asked is told to polkit`() {
    var queue = PolkitQueue()
    #expect(
      queue.begin(Self.request(1, users: [])) == [
        .reply(call: 1, .failed("none of the users who may authenticate exists on this machine"))
      ])
    queue = Self.asking()
    #expect(queue.helperEnded("gone") == [.withdraw, .stop, .reply(call: 1, .failed("gone"))])
    queue = Self.asking()
    #expect(
      queue.end(.failed) == [
        .stop, .reply(call: 1, .failed("nobody could be asked on the screen")),
      ])
  }

  @Test func `when polkit has gone nothing is on the screen and nobody waits`() {
    var queue = Self.asking()
    _ = queue.begin(Self.request(2))
    #expect(queue.forget() == [.withdraw, .stop])
    #expect(queue == PolkitQueue() && queue.forget().isEmpty)
  }

  @Test func `lines of no meaning change nothing`() {
    var queue = Self.asking()
    let before = queue
    #expect(queue.hear(.unknown).isEmpty && queue == before)
  }
}
