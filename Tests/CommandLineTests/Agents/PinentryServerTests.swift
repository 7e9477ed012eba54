import Testing

@testable import TelltaleCommands

@Suite struct PinentryServerTests {
  private func question(_ lines: String...) -> SecretQuestion? {
    var server = PinentryServer(process: 7)
    for line in lines.dropLast() { #expect(server.take(line) == .reply(["OK"]), "\(line)") }
    guard case .ask(let question) = server.take(lines.last ?? "") else { return nil }
    return question
  }

  @Test func `a passphrase is asked in the words that were set`() {
    let asked = question(
      "OPTION grab", "SETDESC Unlock the key%0A%22Ann%22 of 2026", "SETPROMPT Passphrase:",
      "SETOK _Open",
      "SETCANCEL __Stop", "SETTIMEOUT 30", "GETPIN")
    #expect(
      asked
        == SecretQuestion(
          kind: .secret, title: "Unlock the key", message: "\"Ann\" of 2026",
          prompt: ["Passphrase"],
          ok: "Open", cancel: "_Stop", limit: 30_000))
  }

  @Test func `the field says whose key it is, where texts below it may scroll`() {
    let asked = question(
      "SETDESC Unlock the secret key:%0A%22Ann <ann@example.com>%22%0A255-bit EDDSA key",
      "SETPROMPT Passphrase:", "SETERROR Bad passphrase (try 2 of 3)", "GETPIN")
    #expect(asked?.title == "Bad passphrase (try 2 of 3)")
    #expect(
      asked?.prompt == [
        "Passphrase – Ann <ann@example.com>", "Ann <ann@example.com>",
      ])
  }

  @Test func `what went wrong is said first, and once`() {
    var server = PinentryServer(process: 7)
    _ = server.take("SETDESC Unlock")
    _ = server.take("SETERROR Bad passphrase")
    guard case .ask(let first) = server.take("GETPIN"),
      case .ask(let second) = server.take("GETPIN")
    else {
      Issue.record("nothing is asked")
      return
    }
    #expect(first.title == "Bad passphrase" && first.message == "Unlock")
    #expect(second.title == "Unlock" && second.message == nil)
  }

  @Test func `a new passphrase is typed twice, until both are the same`() {
    var server = PinentryServer(process: 7)
    _ = server.take("SETDESC New passphrase")
    _ = server.take("SETREPEAT Repeat:")
    _ = server.take("SETREPEATERROR does not match")
    guard case .ask(let first) = server.take("GETPIN"),
      case .ask(let again) = server.end(.differing)
    else {
      Issue.record("it is not asked again")
      return
    }
    #expect(first.again == "Repeat" && again.again == "Repeat")
    #expect(again.title == "does not match")
    #expect(server.end(.answered(isRepeated: true)) == .reply(["S PIN_REPEATED", "OK"]))
    guard case .ask(let later) = server.take("GETPIN") else { return }
    #expect(later.again == nil)
  }

  @Test(
    arguments: [
      ("CONFIRM", .cancelled, "ERR 83886194 Not confirmed <Pinentry>"),
      ("GETPIN", .cancelled, "ERR 83886179 Operation cancelled <Pinentry>"),
      ("GETPIN", .timedOut, "ERR 83886142 Timeout <Pinentry>"),
      ("GETPIN", .failed, "ERR 83886166 No pinentry <Pinentry>"),
      ("CONFIRM", .answered(isRepeated: false), "OK"),
      ("MESSAGE", .answered(isRepeated: false), "OK"),
    ] as [(String, PinentryServer.End, String)])
  func `each end has the reply that gpg-agent knows`(
    command: String, end: PinentryServer.End, reply: String
  ) {
    var server = PinentryServer(process: 7)
    guard case .ask = server.take(command) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(server.end(end) == .reply([reply]))
  }

  @Test func `with three buttons, no and cancel are two answers`() {
    var server = PinentryServer(process: 7)
    _ = server.take("SETNOTOK _Never")
    guard case .ask(let question) = server.take("CONFIRM") else { return }
    #expect(question.other == "Never")
    #expect(server.end(.other) == .reply([PinentryServer.error(114, "Not confirmed")]))
    _ = server.take("CONFIRM")
    #expect(server.end(.cancelled) == .reply([PinentryServer.error(99, "Operation cancelled")]))
  }

  @Test func `it tells of itself, knows what it does not know, and leaves`() {
    var server = PinentryServer(process: 7)
    #expect(server.take("GETINFO pid") == .reply(["D 7", "OK"]))
    #expect(server.take("GETINFO flavor") == .reply(["D telltale", "OK"]))
    #expect(server.take("GETINFO what") == .reply(["ERR 83886360 Invalid parameter <Pinentry>"]))
    #expect(server.take("WHAT") == .reply(["ERR 83886355 Unknown command <Pinentry>"]))
    #expect(server.take("bye") == .leave(["OK closing connection"]))
  }

  @Test(arguments: [
    ("a%0Ab", "a\nb"), ("100%", "100%"), ("%25", "%"), ("%zz", "%zz"), ("%C3%A4", "ä"),
  ])
  func `texts are decoded`(given: String, read: String) {
    #expect(PinentryServer.decoded(given) == read)
  }
}
