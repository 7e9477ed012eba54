import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink
import Testing

@testable import TelltaleService

/// Names that decide who gets what are told apart by their bytes: é is one letter, or a letter with a mark.
@Suite struct ServiceNamesTests {
  private static let composed = "caf\u{E9}"
  private static let decomposed = "cafe\u{301}"

  private let me = Peer(process: 1, user: 1000, group: 1000)

  private func dispatcher(_ past: AuditPast = AuditPast(most: 10)) throws -> ServiceDispatcher {
    let platform = try Platform(
      SceneSettings(profile: "kiosk"), in: Surroundings(notices: Log().notices))
    var dispatcher = ServiceDispatcher(
      policy: .standard(own: 0), service: try ServiceHand.varlink(),
      judge: SceneJudge(platform, language: nil), appJudge: AppJudge(platform, language: nil),
      description: ServiceHand.description, past: past,
      shownBy: ServiceHand.shownBy, at: 0)
    for id in 2...4 { dispatcher.connect(ConnectionID(id), me) }
    return dispatcher
  }

  private func ask(
    _ dispatcher: inout ServiceDispatcher, _ id: Int, _ text: String, key: String? = nil
  ) -> [ServiceEffect] {
    let key = key.map { [JSONValue.Member("key", .string($0))] } ?? []
    let call = VarlinkCall("io.telltale.Ask", .object([.init("text", .string(text))] + key))
    return dispatcher.take(call, from: ConnectionID(id), at: .zero, time: 1)
  }

  private func numbers(_ effects: [ServiceEffect]) -> [Int] {
    effects.compactMap { if case .ask(let number, _) = $0 { number } else { nil } }
  }

  @Test func `keys that look the same are two questions while they are open`() throws {
    #expect(Self.composed == Self.decomposed, "for Swift they are one text")
    var dispatcher = try dispatcher()
    #expect(numbers(ask(&dispatcher, 2, Questions.print, key: Self.composed)) == [1])
    #expect(numbers(ask(&dispatcher, 3, Questions.print, key: Self.decomposed)) == [2])
    #expect(numbers(ask(&dispatcher, 4, Questions.print, key: Self.composed)) == [])
  }

  @Test func `the answer of a key that looks the same is not given`() throws {
    var past = AuditPast(most: 10)
    past.take(
      AuditRecord(.asked, 1, at: 1, [.init("user", 1000), .init("key", .string(Self.composed))]))
    past.take(AuditRecord(.answered, 1, at: 2, [.init("outcome", "chosen")]))
    #expect(past.answer(to: Self.composed, of: 1000) != nil)
    #expect(past.answer(to: Self.decomposed, of: 1000) == nil)
    var dispatcher = try dispatcher(past)
    #expect(numbers(ask(&dispatcher, 2, Questions.print, key: Self.decomposed)) == [2])
    #expect(numbers(ask(&dispatcher, 3, Questions.print, key: Self.composed)) == [])
  }

  @Test func `questions whose buttons have ids that look the same are two`() throws {
    var dispatcher = try dispatcher()
    for (id, name) in [(2, Self.composed), (3, Self.decomposed)] {
      let text = "alert: {title: Go?, buttons: [{title: Go, id: \(name)}]}"
      #expect(numbers(ask(&dispatcher, id, text)) == [id - 1])
    }
  }

  @Test func `a rule means no unit that looks the same`() {
    let rule = ServicePolicy.Rule(unit: Self.composed + ".service", asks: .high)
    for (name, isMeant) in [(Self.composed, true), (Self.decomposed, false)] {
      let peer = Peer(process: 1, user: 1, group: 1, unit: name + ".service")
      #expect(rule.means(peer) == isMeant)
    }
  }

  @Test(arguments: [
    "a\nb", "a\rb", "\u{1B}[2J", "a\u{0}", "a\u{7F}", "a\u{85}b", "a\u{9B}2J", "a\u{2028}b",
    "a\u{2029}b",
  ])
  func `a key that would write more than its line is refused`(key: String) throws {
    var dispatcher = try dispatcher()
    guard case .reply(_, let reply)? = ask(&dispatcher, 2, Questions.print, key: key).first else {
      Issue.record("no reply")
      return
    }
    #expect(reply == VarlinkService.invalid("key"))
    #expect(dispatcher.openNumbers.isEmpty)
  }
}
