import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// Whose turn it is and who may, without sockets, disks and clocks.
@Suite struct ServiceDispatcherTests {
  private func dispatcher(_ policy: ServicePolicy, past: AuditPast = AuditPast(most: 10)) throws
    -> ServiceDispatcher
  {
    try ServiceHand.dispatcher(policy, past: past)
  }

  @Test
  func `a method that the contract has and the service does not is said not to be implemented`()
    throws
  {
    var dispatcher = try ServiceHand.dispatcher(
      contract: ServiceContract.text + "\nmethod Later() -> ()\n")
    dispatcher.connect(ConnectionID(1), me)
    let effects = dispatcher.take(
      VarlinkCall("io.telltale.Later"), from: ConnectionID(1), at: .zero, time: 1)
    guard case .reply(_, let reply)? = effects.first else { return _ = Issue.record("no reply") }
    #expect(reply.error == "org.varlink.service.MethodNotImplemented")
    #expect(reply.parameters["method"]?.string == "io.telltale.Later")
  }

  private func ask(
    _ text: String, _ others: [JSONValue.Member] = [], more: Bool = false
  ) -> VarlinkCall {
    VarlinkCall(
      "io.telltale.Ask", .object([.init("text", .string(text))] + others), wantsMore: more)
  }

  private let me = Peer(process: 1, user: 1000, group: 1000, unit: "app.service")
  private let other = Peer(process: 2, user: 1001, group: 1001)

  private func errors(_ effects: [ServiceEffect]) -> [String] {
    effects.compactMap {
      if case .reply(_, let reply) = $0 {
        reply.error?.split(separator: ".").last.map(String.init)
      } else {
        nil
      }
    }
  }

  private func asked(_ effects: [ServiceEffect]) -> [Int] {
    effects.compactMap { if case .ask(let number, _) = $0 { number } else { nil } }
  }

  @Test func `who may ask what is said by the first rule that means them`() throws {
    let policy = ServicePolicy(rules: [
      .init(unit: "app.service", asks: .normal), .init(group: 1001, asks: nil),
      .init(asks: .critical),
    ])
    var dispatcher = try dispatcher(policy)
    for (id, peer) in [(2, me), (3, other), (4, Peer(process: 3, user: 7, group: 7))] {
      dispatcher.connect(ConnectionID(id), peer)
    }
    func take(_ id: Int, _ call: VarlinkCall) -> [ServiceEffect] {
      dispatcher.take(call, from: ConnectionID(id), at: .zero, time: 1)
    }
    #expect(errors(take(2, ask(Questions.print, [.init("priority", "high")]))) == ["NotAllowed"])
    #expect(errors(take(2, ask(Questions.fire))) == ["NotAllowed"], "the scene says critical")
    #expect(errors(take(3, ask(Questions.print))) == ["NotAllowed"])
    #expect(asked(take(2, ask(Questions.print))) == [1])
    #expect(asked(take(4, ask(Questions.fire))) == [2])
  }

  @Test func `a client whose question is open is heard no more until it is answered`() throws {
    var dispatcher = try dispatcher(ServicePolicy(rules: [.init(asks: .critical)]))
    for id in [1, 2] { dispatcher.connect(ConnectionID(id), me) }
    func take(_ id: Int, _ call: VarlinkCall) -> [ServiceEffect] {
      dispatcher.take(call, from: ConnectionID(id), at: .zero, time: 1)
    }
    #expect(asked(take(1, ask(Questions.print))).count == 1)
    let list = VarlinkCall("io.telltale.List", [:])
    #expect(take(1, list).isEmpty && take(1, ask(Questions.print)).isEmpty)
    #expect(take(2, list).count == 1, "nobody else waits for it")
  }

  @Test func `parameters whose values cannot be taken are named`() throws {
    var dispatcher = try dispatcher(.standard(own: 0))
    dispatcher.connect(ConnectionID(2), me)
    let cases: [(JSONValue, String)] = [
      (["text": "alert: {title: A?}", "scene": [:]], "scene"), ([:], "scene"),
      (["text": "x", "language": "not a tag"], "language"), (["text": "x", "key": ""], "key"),
      (["text": "x", "language": "de_DE"], "language"),
      (["text": "x", "timeoutMilliseconds": 0], "timeoutMilliseconds"),
      (["text": "x", "priority": "urgent"], "priority"), (["txt": "x"], "txt"),
    ]
    for (parameters, name) in cases {
      let effects = dispatcher.take(
        VarlinkCall("io.telltale.Ask", parameters), from: ConnectionID(2), at: .zero, time: 1)
      guard case .reply(_, let reply)? = effects.first else {
        Issue.record("\(parameters)")
        continue
      }
      #expect(reply == VarlinkService.invalid(name))
    }
  }

  @Test func `a scene that is refused is told with its places`() throws {
    var dispatcher = try dispatcher(.standard(own: 0))
    dispatcher.connect(ConnectionID(2), me)
    for text in ["alert: {titel: A}", "screens: []", "alert: {title: Go?, buttons: []}", "{"] {
      let effects = dispatcher.take(ask(text), from: ConnectionID(2), at: .zero, time: 1)
      guard case .reply(_, let reply)? = effects.first else {
        Issue.record("\(text)")
        continue
      }
      #expect(reply.error == "io.telltale.InvalidScene")
      #expect(
        reply.parameters["complaints"]?.items?.first?.string?.contains("scene") == true, "\(reply)")
    }
    #expect(dispatcher.openNumbers == [])
  }

  @Test func `nobody sees or takes back what another user has asked`() throws {
    var dispatcher = try dispatcher(
      ServicePolicy(rules: [.init(user: 0, asks: .critical, seesAll: true), .init(asks: .high)]))
    dispatcher.connect(ConnectionID(2), me)
    dispatcher.connect(ConnectionID(3), other)
    dispatcher.connect(ConnectionID(4), Peer(process: 9, user: 0, group: 0))
    _ = dispatcher.take(
      ask(Questions.print, [.init("key", "k")]), from: ConnectionID(2), at: .zero, time: 1)
    func list(_ id: Int) -> Int? {
      let call = VarlinkCall("io.telltale.List")
      guard
        case .reply(_, let reply)? = dispatcher.take(
          call, from: ConnectionID(id), at: .zero, time: 1
        )
        .first
      else { return nil }
      return reply.parameters["questions"]?.items?.count
    }
    #expect(list(3) == 0)
    #expect(list(4) == 1)
    let withdraw = VarlinkCall("io.telltale.Withdraw", ["id": "1"])
    #expect(
      errors(dispatcher.take(withdraw, from: ConnectionID(3), at: .zero, time: 1)) == [
        "NoSuchQuestion"
      ])
    // The same key is another question for another user.
    #expect(
      asked(
        dispatcher.take(
          ask(Questions.print, [.init("key", "k")]), from: ConnectionID(3), at: .zero, time: 1))
        == [2])
    let effects = dispatcher.take(withdraw, from: ConnectionID(4), at: .zero, time: 1)
    #expect(effects.contains { if case .withdraw(1) = $0 { true } else { false } })
  }

  @Test func `a user has so many open questions`() throws {
    var policy = ServicePolicy(rules: [.init(asks: .normal)])
    policy.limits.openQuestions = 2
    var dispatcher = try dispatcher(policy)
    for id in 2...5 { dispatcher.connect(ConnectionID(id), id == 5 ? other : me) }
    let texts = [Questions.print, Questions.door, Questions.secret]
    for (id, text) in zip(2...3, texts) {
      #expect(
        asked(dispatcher.take(ask(text), from: ConnectionID(id), at: .zero, time: 1)).count == 1)
    }
    #expect(
      errors(dispatcher.take(ask(texts[2]), from: ConnectionID(4), at: .zero, time: 1)) == ["Busy"])
    #expect(
      asked(dispatcher.take(ask(texts[2]), from: ConnectionID(5), at: .zero, time: 1)).count == 1)
  }

  @Test func `the record is made before anything is done`() throws {
    var dispatcher = try dispatcher(.standard(own: 0))
    dispatcher.connect(ConnectionID(2), me)
    let effects = dispatcher.take(
      ask(Questions.print, more: true), from: ConnectionID(2), at: .zero, time: 77)
    guard case .record(let record)? = effects.first else {
      Issue.record("no record")
      return
    }
    #expect(record.kind == .asked && record.time == 77 && record["user"] == 1000)
    #expect(record["unit"] == "app.service" && record["profile"] == "kiosk")
    #expect(record["text"]?.string == Questions.print)
  }
}

@Suite struct CallRateTests {
  @Test func `so many at once, and as many again as time goes by`() {
    var rate = CallRate(perSecond: 10, at: .zero)
    for _ in 0..<20 { #expect(rate.take(at: .zero) == nil) }
    #expect(rate.take(at: .zero) == 100)
    #expect(rate.take(at: Instant(microseconds: 99_000)) == 1)
    #expect(rate.take(at: Instant(microseconds: 100_000)) == nil)
    #expect(rate.take(at: Instant(microseconds: 100_000)) == 100)
    for _ in 0..<20 { #expect(rate.take(at: Instant(microseconds: 90_000_000)) == nil) }
    #expect(rate.take(at: Instant(microseconds: 90_000_000)) != nil)
  }
}
