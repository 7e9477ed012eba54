import Testing

@testable import TelltaleCommands

@Suite struct PinentryDeskTests {
  private func question(_ lines: String...) -> SecretQuestion? {
    var desk = PinentryDesk(process: 7)
    for line in lines.dropLast() { #expect(desk.take(line) == .reply(["OK"]), "\(line)") }
    guard case .ask(let question) = desk.take(lines.last ?? "") else { return nil }
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
    var desk = PinentryDesk(process: 7)
    _ = desk.take("SETDESC Unlock")
    _ = desk.take("SETERROR Bad passphrase")
    guard case .ask(let first) = desk.take("GETPIN"), case .ask(let second) = desk.take("GETPIN")
    else {
      Issue.record("nothing is asked")
      return
    }
    #expect(first.title == "Bad passphrase" && first.message == "Unlock")
    #expect(second.title == "Unlock" && second.message == nil)
  }

  @Test func `a new passphrase is typed twice, until both are the same`() {
    var desk = PinentryDesk(process: 7)
    _ = desk.take("SETDESC New passphrase")
    _ = desk.take("SETREPEAT Repeat:")
    _ = desk.take("SETREPEATERROR does not match")
    guard case .ask(let first) = desk.take("GETPIN"), case .ask(let again) = desk.end(.differing)
    else {
      Issue.record("it is not asked again")
      return
    }
    #expect(first.again == "Repeat" && again.again == "Repeat")
    #expect(again.title == "does not match")
    #expect(desk.end(.answered(isRepeated: true)) == .reply(["S PIN_REPEATED", "OK"]))
    guard case .ask(let later) = desk.take("GETPIN") else { return }
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
    ] as [(String, PinentryDesk.End, String)])
  func `each end has the reply that gpg-agent knows`(
    command: String, end: PinentryDesk.End, reply: String
  ) {
    var desk = PinentryDesk(process: 7)
    guard case .ask = desk.take(command) else {
      Issue.record("nothing is asked")
      return
    }
    #expect(desk.end(end) == .reply([reply]))
  }

  @Test func `with three buttons, no and cancel are two answers`() {
    var desk = PinentryDesk(process: 7)
    _ = desk.take("SETNOTOK _Never")
    guard case .ask(let question) = desk.take("CONFIRM") else { return }
    #expect(question.other == "Never")
    #expect(desk.end(.other) == .reply([PinentryDesk.error(114, "Not confirmed")]))
    _ = desk.take("CONFIRM")
    #expect(desk.end(.cancelled) == .reply([PinentryDesk.error(99, "Operation cancelled")]))
  }

  @Test func `it tells of itself, knows what it does not know, and leaves`() {
    var desk = PinentryDesk(process: 7)
    #expect(desk.take("GETINFO pid") == .reply(["D 7", "OK"]))
    #expect(desk.take("GETINFO flavor") == .reply(["D telltale", "OK"]))
    #expect(desk.take("GETINFO what") == .reply(["ERR 83886360 Invalid parameter <Pinentry>"]))
    #expect(desk.take("WHAT") == .reply(["ERR 83886355 Unknown command <Pinentry>"]))
    #expect(desk.take("bye") == .leave(["OK closing connection"]))
  }

  @Test(arguments: [
    ("a%0Ab", "a\nb"), ("100%", "100%"), ("%25", "%"), ("%zz", "%zz"), ("%C3%A4", "ä"),
  ])
  func `texts are decoded`(given: String, read: String) {
    #expect(PinentryDesk.decoded(given) == read)
  }
}
