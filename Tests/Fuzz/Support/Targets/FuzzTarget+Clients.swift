import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleTestSupport
import TelltaleVarlink

extension FuzzTarget {
  /// Four clients of two users, who say anything, go and come back, while questions come up, are answered and
  /// lost: every call gets one last reply that the contract knows, and nothing is asked that is not recorded.
  static let clients = FuzzTarget(
    name: "clients",
    words: [
      "\0", "0{\"method\":\"io.telltale.", "1{\"method\":\"io.telltale.", "Ask\"", "Withdraw\"",
      "List\"", "Describe\"", "Audit\"", "Status\"", "Watch\"", "\"from\":\"0:1:1\"",
      ",\"parameters\":{", "\"text\":",
      "\"scene\":{}", "\"key\":\"k\"",
      "\"id\":\"1\"", "\"priority\":\"critical\"", "\"more\":true", "\"oneway\":true", "d0", "d2",
      "a",
      "f", "p", "w", "}}", "null",
    ]
  ) { bytes in
    guard let start else { return "there is no dispatcher" }
    var clients = Clients(dispatcher: start)
    for message in bytes.prefix(8_000).split(separator: 0, maxSplits: 200) {
      if let fault = clients.take(message) { return fault }
    }
    return clients.finish()
  }

  private static let start: ServiceDispatcher? = {
    let surroundings = Surroundings(
      files: SearchPath(folders: [Platforms.folder]), notices: Notices { _ in })
    var policy = ServicePolicy(rules: [
      .init(user: 0, asks: .critical, seesAll: true, opens: ["/apps"], sets: [.theme]),
      .init(asks: .normal),
    ])
    policy.limits.openQuestions = 3
    policy.limits.callsPerSecond = 30
    guard let platform = try? Platform(SceneSettings(profile: "kiosk"), in: surroundings),
      let service = try? VarlinkService(
        vendor: "v", product: "p", version: "1", url: "u", ServiceContract.text),
      case .success(let scene) = SceneJudge(platform, language: nil).judge(
        "alert: {title: Go?, buttons: [{title: Go}]}", nil)
    else { return nil }
    let judge = SceneJudge { text, _ in
      text.utf8.count % 5 == 4 ? .failure(SceneRefusal(lines: ["no"])) : .success(scene)
    }
    return ServiceDispatcher(
      policy: policy, service: service, judge: judge,
      appJudge: AppJudge { _, _ in .failure(SceneRefusal(lines: ["no app"])) },
      description: [
        .init("version", "1"), .init("profile", "p"), .init("width", 1), .init("height", 1),
      ], past: AuditPast(most: 3),
      shownBy: ShownBy(SceneSettings(), profile: "kiosk", language: "en"), at: 0)
  }()
}

/// Clients of a dispatcher, and what they are owed.
private struct Clients {
  private var dispatcher: ServiceDispatcher
  private var now = Instant.zero
  private var numbers = [ConnectionID(1), ConnectionID(2), ConnectionID(3), ConnectionID(4)]
  private var newest = 4
  /// Those whose last reply is still to come.
  private var owed: Set<ConnectionID> = []
  private var recorded: Set<Int> = []
  private let contract: VarlinkInterface?

  init(dispatcher: ServiceDispatcher) {
    self.dispatcher = dispatcher
    contract = try? VarlinkInterface(ServiceContract.text)
    for (index, id) in numbers.enumerated() { self.dispatcher.connect(id, Self.peer(index)) }
  }

  private static func peer(_ index: Int) -> Peer {
    Peer(process: Int32(index), user: UInt32(index % 2), group: 0)
  }

  /// What is wrong with what is done about it.
  mutating func take(_ message: ArraySlice<UInt8>) -> String? {
    guard let first = message.first else { return nil }
    now = now.advanced(byMilliseconds: 7)
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      return call(Int(first - UInt8(ascii: "0")), Array(message.dropFirst()))
    case UInt8(ascii: "d"): return leave(Int(message.last ?? 0) % 4)
    case UInt8(ascii: "a"):
      guard let number = dispatcher.openNumbers.first else { return nil }
      let answer = Answer(question: .asked(number), outcome: .chosen, choice: "Go", fields: [])
      return check(dispatcher.settle(number, answer, at: 1))
    case UInt8(ascii: "f"):
      return dispatcher.openNumbers.last.flatMap { check(dispatcher.fail($0, "lost", at: 1)) }
    case UInt8(ascii: "p"):
      let front = dispatcher.openNumbers.first.map {
        QuestionInFront(number: $0, isShown: true, isArmed: message.count % 2 == 0)
      }
      return check(dispatcher.progress(front, at: 1))
    default:
      now = now.advanced(byMilliseconds: 1000)
      let end = AuditPlace(turn: 0, offset: recorded.count)
      return check(dispatcher.news(upTo: end) { _ in true })
    }
  }

  private mutating func call(_ index: Int, _ bytes: [UInt8]) -> String? {
    let id = numbers[index]
    guard let call = try? VarlinkCall(bytes), !dispatcher.isWaiting(id) else { return nil }
    owed.insert(id)
    if let fault = check(dispatcher.take(call, from: id, at: now, time: 1)) { return fault }
    return owed.contains(id) == dispatcher.isWaiting(id)
      ? nil : "\(call.method) is not replied to once"
  }

  private mutating func leave(_ index: Int) -> String? {
    owed.remove(numbers[index])
    if let fault = check(dispatcher.disconnect(numbers[index], at: 1)) { return fault }
    newest += 1
    numbers[index] = ConnectionID(newest)
    dispatcher.connect(numbers[index], Self.peer(index))
    return nil
  }

  private mutating func check(_ effects: [ServiceEffect]) -> String? {
    for case .record(let record) in effects { recorded.insert(record.number) }
    var withdrawn: [Int] = []
    for effect in effects {
      switch effect {
      case .record, .note: break
      case .ask(let number, _):
        if !recorded.contains(number) { return "question \(number) is not recorded" }
      case .withdraw(let number): withdrawn.append(number)
      case .openApp, .closeApp: return "an app that is refused is shown"
      case .stand: return "a profile that nobody knows is taken"
      case .set(let wanted):
        if wanted.settings.contains(where: { $0 != .theme }) {
          return "set against the rules: \(wanted)"
        }
      case .audit(let id, let query):
        if let fault = fault(in: query, to: id) { return fault }
        owed.remove(id)
      case .news(let id, let query):
        if let fault = fault(in: query, to: id, isNews: true) { return fault }
        dispatcher.told(id, upTo: AuditPlace(turn: 0, offset: recorded.count))
      case .reply(let id, let reply):
        if let fault = fault(in: reply, to: id) { return fault }
        if !reply.continues { owed.remove(id) }
      }
    }
    for number in withdrawn {
      let answer = Answer(question: .asked(number), outcome: .withdrawn, choice: nil, fields: [])
      if let fault = check(dispatcher.settle(number, answer, at: 1)) { return fault }
    }
    return nil
  }

  /// Only user 0 may hear what others have asked.
  private func fault(in query: AuditQuery, to id: ConnectionID, isNews: Bool = false) -> String? {
    let user = numbers.firstIndex(of: id).map { Self.peer($0).user }
    if query.user == nil, user != 0 { return "told of others: \(query)" }
    let others = AuditRecord(.asked, 1, at: 1, [.init("user", 7)])
    let page = AuditPage(records: [others])
    return fault(in: isNews ? page.news(for: query) : query.reply(page), to: id)
  }

  private func fault(in reply: VarlinkReply, to id: ConnectionID) -> String? {
    if !owed.contains(id) { return "a reply that nobody waits for: \(reply)" }
    guard let contract else { return "there is no contract" }
    guard let error = reply.error else {
      let fits = contract.methods.values.contains {
        contract.fault(in: reply.parameters, as: $0.output) == nil
      }
      let own = ["interfaces", "description"].contains { reply.parameters[$0] != nil }
      return fits || own ? nil : "a reply that the contract does not know: \(reply)"
    }
    guard error.hasPrefix("io.telltale.") else { return nil }
    let fields = contract.errors[String(error.dropFirst(12))] ?? []
    return contract.fault(in: reply.parameters, as: fields).map { "\(error) without its \($0)" }
  }

  /// What is wrong once all questions have their answers.
  mutating func finish() -> String? {
    while let number = dispatcher.openNumbers.first {
      let answer = Answer(question: .asked(number), outcome: .timedOut, choice: nil, fields: [])
      if let fault = check(dispatcher.settle(number, answer, at: 1)) { return fault }
    }
    // Whoever hears of changes does so until the connection ends.
    let silent = owed.filter { !dispatcher.isWaiting($0) }
    return silent.isEmpty ? nil : "\(silent.count) calls have no reply"
  }
}
