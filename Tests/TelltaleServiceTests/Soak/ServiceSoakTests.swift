import Glibc
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleService

/// A long day of a unit: programs come, ask, change their minds, talk nonsense and go, and people answer or do not.
/// `tools/soak` runs it for longer than the tests do.
@Suite struct ServiceSoakTests {
  /// Questions that are asked, after a tenth of them has filled what is kept.
  private var count: Int {
    getenv("TELLTALE_SOAK_QUESTIONS").flatMap { Int(String(cString: $0)) } ?? 300
  }

  /// KiB that the process may have grown by: what allocators keep between two moments, not what a question costs.
  private static let slack = 8 * 1024

  @Test func `no question, no descriptor and no memory is lost over a day of questions`() throws {
    let hand = try ServiceHand(policy: Self.policy)
    var day = Day(hand)
    try day.ask(questions: max(50, count / 10))
    let before = (memory: Self.memory, descriptors: Self.descriptors(hand))
    let start = hand.playback.now
    try day.ask(questions: count)
    let hours = hand.playback.now.milliseconds(since: start) / 3_600_000
    let grown = Self.memory - before.memory
    // Beside other tests the process grows by theirs.
    if getenv("TELLTALE_SOAK_QUESTIONS") != nil {
      print("soak: \(count) questions in \(hours) hours of the unit, \(grown) KiB more")
      #expect(grown < Self.slack, "\(grown) KiB more after \(count) questions")
    }
    #expect(Self.descriptors(hand) == before.descriptors)
    #expect(hand.service.openQuestions == 0)
    // The last who asks is served as the first was.
    let guest = try ServiceGuest(hand)
    guest.ask(Questions.print)
    try hand.perform("tap print")
    #expect(try guest.replies().last?.parameters["answer", "choice"] == "print")
  }

  private static var policy: ServicePolicy {
    var policy = ServicePolicy(rules: [.init(asks: .critical, seesAll: true, opens: [])])
    policy.limits.callsPerSecond = 10_000
    policy.limits.journalBytes = 1 << 16
    policy.limits.keptAnswers = 20
    return policy
  }

  /// KiB of the process that are in memory.
  private static var memory: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }

  /// Connections of the service; other tests open files of their own meanwhile.
  private static func descriptors(_ hand: ServiceHand) -> Int { hand.service.interests.count }
}

/// What happens, one thing after another.
private struct Day {
  private let hand: ServiceHand
  private var chance = Chance(seed: 8)

  init(_ hand: ServiceHand) { self.hand = hand }

  mutating func ask(questions: Int) throws {
    for number in 0..<questions { try ask(number) }
    hand.wait(60_000)
  }

  private mutating func ask(_ number: Int) throws {
    hand.wait(1000 * (1 + chance.below(20)))
    let guest = try ServiceGuest(hand)
    let key: [JSONValue.Member] =
      chance.below(3) == 0 ? [.init("key", .string("k\(number)"))] : []
    let scene = [Questions.print, Questions.door, Questions.fire][chance.below(3)]
    guest.ask(scene, key + [.init("timeoutMilliseconds", 30_000)], more: chance.below(2) == 0)
    switch chance.below(8) {
    case 0: hand.wait(130_000)
    case 1 where key.isEmpty: guest.leave()
    case 2: try talk(over: guest)
    case 3: try app()
    default: break
    }
    try answer()
    _ = try guest.replies()
    guest.leave()
  }

  /// Others have something to say meanwhile: what is no call, questions without an end, and lists.
  private mutating func talk(over guest: ServiceGuest) throws {
    let other = try ServiceGuest(hand)
    switch chance.below(3) {
    case 0: other.send(Array("{\"method\": 7}\0".utf8))
    case 1: other.ask("alert: {title: \(String(repeating: "x", count: 5000))")
    default: for _ in 0..<20 { other.call("List") }
    }
    _ = try other.replies()
    other.leave()
  }

  private func app() throws {
    let app = try ServiceGuest(hand)
    app.open(["text": .string(Apps.pump)])
    app.say(#"{"id": 1, "set": {"litres": "3 l"}}"#)
    _ = app.rest()
    app.leave()
  }

  /// Whatever is in front gets an answer.
  private mutating func answer() throws {
    for _ in 0..<20 where hand.playback.session.isAsking {
      hand.wait(2000)
      let control = ["print", "open", "seen"].first {
        hand.playback.session.glass.frame(ofControl: $0) != nil
      }
      if let control { try hand.perform("tap \(control)") }
    }
  }
}
