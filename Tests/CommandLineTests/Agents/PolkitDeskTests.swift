import Testing

@testable import TelltaleCommands

@Suite struct PolkitDeskTests {
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

  /// A desk at which a password is asked for.
  private static func asking(_ request: PolkitRequest = request(1)) -> PolkitDesk {
    var desk = PolkitDesk()
    _ = desk.begin(request)
    _ = desk.hear(password)
    return desk
  }

  @Test func `the helper asks, has the answer, and polkit hears that it is over`() {
    var desk = PolkitDesk()
    #expect(desk.begin(Self.request(1)) == [.start(user: "anna", cookie: "cookie-1")])
    #expect(desk.hear(Self.password) == [.ask(Self.question())])
    #expect(desk.end(.answered) == [.hand])
    #expect(desk.hear(.success) == [.stop, .reply(call: 1, .done)])
    #expect(desk == PolkitDesk())
  }

  @Test func `a wrong password is asked for again with a word, and three times at most`() {
    var desk = Self.asking()
    for _ in 1...2 {
      #expect(desk.end(.answered) == [.hand])
      #expect(desk.hear(.failure) == [.stop, .start(user: "anna", cookie: "cookie-1")])
      #expect(
        desk.hear(Self.password) == [.ask(Self.question("That was wrong. Try again. Run it?"))])
    }
    _ = desk.end(.answered)
    #expect(desk.hear(.failure) == [.stop, .reply(call: 1, .done)])
  }

  @Test func `cancel ends the helper, and polkit hears of it`() {
    var desk = Self.asking()
    #expect(desk.end(.cancelled) == [.stop, .reply(call: 1, .cancelled)])
    #expect(desk.end(.cancelled).isEmpty && desk.hear(Self.password).isEmpty)
  }

  @Test func `what polkit takes back goes from the screen, and what waits comes after it`() {
    var desk = Self.asking()
    #expect(desk.begin(Self.request(2)).isEmpty && desk.begin(Self.request(3)).isEmpty)
    #expect(desk.cancel("cookie-2") == [.reply(call: 2, .cancelled)])
    #expect(desk.cancel("cookie-9") == nil)
    #expect(
      desk.cancel("cookie-1") == [
        .withdraw, .stop, .reply(call: 1, .cancelled), .start(user: "anna", cookie: "cookie-3"),
      ])
    // Before the helper has asked, there is nothing on the screen.
    #expect(desk.cancel("cookie-3") == [.stop, .reply(call: 3, .cancelled)])
  }

  @Test func `two are asked one after the other`() {
    var desk = Self.asking()
    _ = desk.begin(Self.request(2))
    _ = desk.end(.answered)
    #expect(
      desk.hear(.success) == [
        .stop, .reply(call: 1, .done), .start(user: "anna", cookie: "cookie-2"),
      ])
  }

  @Test func `what PAM tells stands with the next question, or by itself after a while`() {
    var desk = PolkitDesk()
    _ = desk.begin(Self.request(1))
    #expect(!desk.hasUnsaid && desk.pass().isEmpty)
    #expect(desk.hear(.told("Put your finger on the reader\n")).isEmpty && desk.hasUnsaid)
    func notice(_ text: String) -> PolkitDesk.Step {
      .ask(SecretQuestion(kind: .confirmation, title: "\(text). Run it?"))
    }
    #expect(desk.pass() == [notice("Put your finger on the reader")])
    #expect(!desk.hasUnsaid)
    // What comes after it takes its place.
    _ = desk.hear(.told("Too short"))
    #expect(desk.hasUnsaid && desk.pass() == [.withdraw, notice("Too short")])
    // Whoever has read it waits on.
    #expect(desk.end(.answered).isEmpty)
    _ = desk.hear(.told("Once more"))
    #expect(desk.pass() == [notice("Once more")])
    #expect(desk.hear(.success) == [.withdraw, .stop, .reply(call: 1, .done)])
    desk = Self.asking()
    _ = desk.end(.answered)
    _ = desk.hear(.told("One-time codes follow"))
    #expect(
      desk.hear(.prompt("Code: ", isEchoed: true)) == [
        .ask(
          SecretQuestion(
            kind: .text, title: "One-time codes follow. Run it?",
            prompt: ["Code (anna)", "anna: Code"]))
      ])
  }

  @Test func `that it was wrong comes first, however much PAM tells`() {
    var desk = Self.asking()
    _ = desk.end(.answered)
    _ = desk.hear(.failure)
    _ = (1...6).map { desk.hear(.told("This is what PAM tells as number \($0) of many lines")) }
    guard case .ask(let question)? = desk.hear(Self.password).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(
      question.title.hasPrefix("That was wrong. Try again. This is what PAM tells as number 3"))
    #expect(question.message?.hasSuffix("number 6 of many lines\nRun it?") == true)
  }

  @Test func `a notice makes room for what is to be typed`() {
    var desk = PolkitDesk()
    _ = desk.begin(Self.request(1))
    _ = desk.hear(.told("No finger was seen"))
    _ = desk.pass()
    #expect(desk.hear(Self.password) == [.withdraw, .ask(Self.question())])
  }

  @Test func `why nobody may type is read before polkit goes on`() {
    var desk = PolkitDesk()
    _ = desk.begin(Self.request(1))
    _ = desk.hear(.told("The account is locked"))
    let notice = SecretQuestion(kind: .notice, title: "The account is locked. Run it?")
    #expect(desk.hear(.failure) == [.stop, .ask(notice)])
    #expect(desk.end(.answered) == [.reply(call: 1, .done)])
    // Without an answer nothing was wrong that a second try would mend.
    _ = desk.begin(Self.request(2))
    #expect(desk.hear(.failure) == [.stop, .reply(call: 2, .done)])
  }

  @Test func `where several may, another can be chosen`() {
    var desk = PolkitDesk()
    _ = desk.begin(Self.request(1, users: [Self.root, Self.anna]))
    guard case .ask(let question)? = desk.hear(Self.password).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(question.other == "Other User" && question.prompt.first == "Password of anna")
    #expect(desk.end(.other) == [.stop, .start(user: "root", cookie: "cookie-1")])
    guard case .ask(let other)? = desk.hear(Self.password).last else {
      Issue.record("nothing is asked")
      return
    }
    #expect(other.prompt.first == "Password of root")
    #expect(desk.end(.other) == [.stop, .start(user: "anna", cookie: "cookie-1")])
  }

  @Test func `what keeps everybody from being asked is told to polkit`() {
    var desk = PolkitDesk()
    #expect(
      desk.begin(Self.request(1, users: [])) == [
        .reply(call: 1, .failed("none of the users who may authenticate exists on this machine"))
      ])
    desk = Self.asking()
    #expect(desk.helperEnded("gone") == [.withdraw, .stop, .reply(call: 1, .failed("gone"))])
    desk = Self.asking()
    #expect(
      desk.end(.failed) == [.stop, .reply(call: 1, .failed("nobody could be asked on the screen"))])
  }

  @Test func `when polkit has gone nothing is on the screen and nobody waits`() {
    var desk = Self.asking()
    _ = desk.begin(Self.request(2))
    #expect(desk.forget() == [.withdraw, .stop])
    #expect(desk == PolkitDesk() && desk.forget().isEmpty)
  }

  @Test func `lines of no meaning change nothing`() {
    var desk = Self.asking()
    let before = desk
    #expect(desk.hear(.unknown).isEmpty && desk == before)
  }
}
