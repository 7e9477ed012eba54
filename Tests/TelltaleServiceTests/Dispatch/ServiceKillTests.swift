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

/// A service that is killed at any moment: before a record is on the disk, after it, in the midst of telling. What
/// a client was told stays true, and every question has one answer, or one end, or is asked again.
@Suite struct ServiceKillTests {
  /// A unit as far as it can be killed: what is on the disk, what clients were told, what is on the screen.
  private struct Unit {
    var dispatcher: ServiceDispatcher
    var disk: [AuditRecord] = []
    /// The choice that was told, by the question's id.
    var told: [String: String] = [:]
    /// What is on the screen.
    var open: Set<Int> = []

    /// Does it up to a moment; false where that is where it was killed.
    mutating func carryOut(_ effects: [ServiceEffect], until moment: Int?) -> Bool {
      var left = moment ?? .max
      func step() -> Bool {
        left -= 1
        return left >= 0
      }
      guard step() else { return false }
      for case .record(let record) in effects { disk.append(record) }
      for effect in effects {
        guard step() else { return false }
        switch effect {
        case .record: break
        case .ask(let number, _): open.insert(number)
        case .withdraw(let number): open.remove(number)
        case .reply(_, let reply):
          guard let choice = reply.parameters["answer", "choice"]?.string,
            let id = reply.parameters["id"]?.string
          else { break }
          told[id] = choice
        case .openApp, .closeApp, .set, .stand, .audit, .news, .note:
          Issue.record("nobody has asked for that")
        }
      }
      return true
    }
  }

  private let scene: JudgedScene
  private let varlink: VarlinkService

  init() throws {
    varlink = try ServiceHand.varlink()
    let platform = try Platform(
      SceneSettings(profile: "kiosk"), in: Surroundings(notices: Log().notices))
    scene = try SceneJudge(platform, language: nil).judge(Questions.print, nil).get()
  }

  /// As a service begins with what is on the disk; how that is read is a matter of AuditJournalTests.
  private func dispatcher(_ disk: [AuditRecord]) -> ServiceDispatcher {
    var past = AuditPast(most: 100)
    for record in disk { past.take(record) }
    let scene = scene
    var policy = ServicePolicy(rules: [.init(asks: .critical)])
    policy.limits.openQuestions = 100
    policy.limits.callsPerSecond = 1_000_000
    return ServiceDispatcher(
      policy: policy, service: varlink,
      judge: SceneJudge { _, _ in .success(scene) },
      appJudge: AppJudge { _, _ in .failure(SceneRefusal(lines: [])) },
      description: ServiceHand.description, past: past,
      shownBy: ServiceHand.shownBy, at: 0)
  }

  /// Asks and answers by chance until it is killed; the keys that are asked are k0 to k4, and a question's answer is
  /// its key.
  private func live(_ unit: inout Unit, _ chance: inout Chance, _ clients: inout Int) {
    func moment() -> Int? { chance.below(6) == 0 ? chance.below(4) : nil }
    if !unit.carryOut(unit.dispatcher.resume(at: 1), until: moment()) { return }
    while true {
      let effects: [ServiceEffect]
      switch chance.below(3) {
      case 0:
        let key = "k\(chance.below(5))"
        clients += 1
        unit.dispatcher.connect(ConnectionID(clients), Peer(process: 1, user: 1, group: 1))
        var parameters: JSONValue = ["text": .string(key)]
        if chance.below(4) > 0 { parameters = parameters.adding([.init("key", .string(key))]) }
        effects = unit.dispatcher.take(
          VarlinkCall("io.telltale.Ask", parameters), from: ConnectionID(clients), at: .zero,
          time: 1)
      case 1:
        let front = unit.dispatcher.openNumbers.first
        effects = unit.dispatcher.progress(
          front.map { QuestionInFront(number: $0, isShown: true, isArmed: true) }, at: 1)
      default:
        guard let number = unit.dispatcher.openNumbers.first else { continue }
        let choice = unit.dispatcher.questions[number]?.text ?? ""
        let answer = Answer(question: .asked(number), outcome: .chosen, choice: choice, fields: [])
        effects = unit.dispatcher.settle(number, answer, at: 1)
      }
      if !unit.carryOut(effects, until: moment()) { return }
    }
  }

  @Test func `ten thousand kills lose no answer that was told, and forge none`() throws {
    var chance = Chance(seed: 17)
    var unit = Unit(dispatcher: dispatcher([]))
    var clients = 1
    var answers = 0
    for _ in 0..<10_000 {
      live(&unit, &chance, &clients)
      answers += unit.told.count
      expectTold(unit)
      unit.told = [:]
      unit.dispatcher = dispatcher(unit.disk)
      expectResumed(unit.dispatcher, unit.disk)
      if unit.disk.count > 60 {
        try expectOneEnd(unit.disk)
        unit.disk = chance.below(3) == 0 ? [] : unit.dispatcher.past.records
        unit.dispatcher = dispatcher(unit.disk)
      }
    }
    #expect(answers > 5_000, "most kills come after answers: \(answers)")
  }

  /// An answer that a client has is on the disk, as it was told.
  private func expectTold(_ unit: Unit) {
    for (id, choice) in unit.told {
      let onDisk = unit.disk.contains {
        $0.kind == .answered && String($0.number) == id && $0["choice"]?.string == choice
      }
      #expect(onDisk, "\(id) was told \(choice)")
    }
  }

  /// What has a key and no end is asked again, and nothing else is.
  private func expectResumed(_ dispatcher: ServiceDispatcher, _ disk: [AuditRecord]) {
    var dispatcher = dispatcher
    let effects = dispatcher.resume(at: 1)
    var owed: Set<Int> = []
    for record in disk {
      switch record.kind {
      case .asked where record["key"] != nil: owed.insert(record.number)
      case .answered, .ended: owed.remove(record.number)
      default: break
      }
    }
    #expect(Set(dispatcher.openNumbers) == owed)
    let asked = effects.compactMap { if case .ask(let number, _) = $0 { number } else { nil } }
    #expect(asked.sorted() == owed.sorted())
  }

  private func expectOneEnd(_ records: [AuditRecord]) throws {
    var ends: [Int: Int] = [:]
    var asked: Set<Int> = []
    for record in records {
      switch record.kind {
      case .asked: asked.insert(record.number)
      case .answered, .ended:
        ends[record.number, default: 0] += 1
        #expect(asked.contains(record.number), "an answer to nothing")
      default: break
      }
    }
    #expect(ends.values.allSatisfy { $0 == 1 })
  }
}
