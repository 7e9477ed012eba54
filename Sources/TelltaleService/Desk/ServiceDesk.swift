import TelltaleGraphics
import TelltaleModel
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// Who asked what, whose turn it is and what came of it: takes calls in, and says what is to be done.
///
/// A value without a clock, a socket or a disk: moments come with the calls, scenes are judged by a function
/// that is handed in.
package struct ServiceDesk: Sendable {
  struct Client {
    var peer: Peer
    /// What its present call waits for.
    var wait: ClientWait?
  }

  /// Whose app is on the screen.
  struct ShownApp {
    var client: ConnectionID
    var peer: Peer
    /// Milliseconds since 1970.
    var openedAt: Int

    /// What others are told who want the screen.
    var refusal: ServiceError { .appShown(user: peer.user, unit: peer.unit) }
  }

  let policy: ServicePolicy
  let service: VarlinkService
  var judge: SceneJudge
  var appJudge: AppJudge
  let profiles: ProfileJudge
  var app: ShownApp?
  /// What `Describe` tells, but for language and priority.
  var description: [JSONValue.Member]
  var clients: [ConnectionID: Client] = [:]
  var questions: [Int: ServedQuestion] = [:]
  /// What all that is shown is shown by.
  package var shownBy: ShownBy
  private var counts: ServiceCounts
  private static let countedUsers = 4096
  /// Of each user who has called.
  private var ownCounts: [UInt32: ServiceCounts] = [:]
  private var rates: [UInt32: CallRate] = [:]
  /// Who was told last of what the journal says.
  var newsTold = ConnectionID(0)
  /// What the journal says, with all that is recorded from now on.
  private(set) var past: AuditPast

  /// - Parameters:
  ///   - policy: who may ask what.
  ///   - service: what the service tells of itself.
  ///   - judge: reads scenes.
  ///   - appJudge: reads apps.
  ///   - profiles: reads profiles that the unit may be set to.
  ///   - description: what `Describe` tells.
  ///   - past: what the journal says.
  ///   - shownBy: what all is shown by at first.
  ///   - time: milliseconds since 1970.
  package init(
    policy: ServicePolicy, service: VarlinkService, judge: SceneJudge, appJudge: AppJudge,
    profiles: ProfileJudge = .none, description: [JSONValue.Member], past: AuditPast,
    shownBy: ShownBy, at time: Int
  ) {
    self.policy = policy
    self.service = service
    self.judge = judge
    self.appJudge = appJudge
    self.profiles = profiles
    self.description = description
    self.past = past
    self.shownBy = shownBy
    counts = ServiceCounts(since: time)
  }

  // MARK: Clients

  /// Somebody connected.
  package mutating func connect(_ id: ConnectionID, _ peer: Peer) {
    clients[id] = Client(peer: peer)
  }

  /// How many connections a user has.
  package func connections(of user: UInt32) -> Int {
    clients.values.count { $0.peer.user == user }
  }

  package var limits: ServiceLimits { policy.limits }

  /// What a user is told who has too many connections.
  package func tooManyConnections(of peer: Peer) -> ServiceError {
    .busy("user \(peer.user) has \(limits.connectionsPerUser) connections", wait: 1000)
  }

  /// True where there is a place for another connection of a user: some are kept for who may ask what is critical.
  package func hasPlace(for peer: Peer) -> Bool {
    if policy.mayAskCritical(peer) { return clients.count < limits.connections }
    return clients.count < limits.connections
      && clients.keys.count(where: isOrdinary) < limits.connections - limits.keptConnections
  }

  /// True for a connection whose user may not ask what is critical.
  package func isOrdinary(_ id: ConnectionID) -> Bool {
    clients[id].map { !policy.mayAskCritical($0.peer) } ?? false
  }

  /// What a user is told for whom there is no place.
  package var noPlace: ServiceError {
    .busy("all \(limits.connections - limits.keptConnections) connections are in use", wait: 1000)
  }

  /// Questions without an answer.
  package var openNumbers: [Int] { questions.keys.sorted() }

  /// True while a question with a secret field is open.
  package var hasSecrets: Bool { questions.values.contains { !$0.secretFields.isEmpty } }

  /// Who is told the answer of a question with a secret field; nobody for any other.
  package func secretReaders(of number: Int) -> [ConnectionID] {
    questions[number].map { $0.secretFields.isEmpty ? [] : $0.watchers } ?? []
  }

  /// True while a call of the client waits for its reply.
  package func isWaiting(_ id: ConnectionID) -> Bool { clients[id]?.wait != nil }

  /// A connection ended: nobody waits for its reply, and a question that nobody waits for is taken back.
  ///
  /// - Parameters:
  ///   - id: whose.
  ///   - reason: for the journal, where its app was on the screen.
  ///   - time: milliseconds since 1970.
  /// - Returns: What is to be done.
  package mutating func disconnect(
    _ id: ConnectionID, _ reason: String = "its program has gone", at time: Int
  ) -> [ServiceEffect] {
    let client = clients.removeValue(forKey: id)
    if app?.client == id { return closeApp(reason, at: time) }
    guard let number = client?.wait?.question else { return [] }
    questions[number]?.watchers.removeAll { $0 == id }
    guard let question = questions[number], question.watchers.isEmpty, question.key == nil else {
      return []
    }
    return withdraw(number, because: "its client has gone")
  }

  // MARK: Calls

  /// Does what a client wants.
  ///
  /// - Parameters:
  ///   - call: as it was read.
  ///   - id: who calls.
  ///   - bytes: that it had.
  ///   - now: on the service's clock.
  ///   - time: milliseconds since 1970.
  /// - Returns: What is to be done; nothing while another call of the client waits.
  package mutating func take(
    _ call: VarlinkCall, from id: ConnectionID, bytes: Int = 0, at now: Instant, time: Int
  ) -> [ServiceEffect] {
    guard let client = clients[id], client.wait == nil else { return [] }
    let unspent = rate(now)
    if let wait = rates[client.peer.user, default: unspent].take(bytes, at: now) {
      let reason = "more than \(policy.limits.callsPerSecond) calls in a second"
      count(for: client.peer.user) { $0.refused += 1 }
      return [.reply(id, ServiceError.busy(reason, wait: wait).reply)]
    }
    count(for: client.peer.user) { $0.calls += 1 }
    if let reply = service.reply(to: call) { return [.reply(id, reply)] }
    guard let method = ServiceMethod.named(call.name) else {
      return [.reply(id, VarlinkService.notImplemented(call.method))]
    }
    do throws(ServiceRefusal) {
      return try method.work(&self, ServiceCall(call, from: id, client.peer, at: time))
    } catch {
      count(for: client.peer.user) { $0.refused += 1 }
      return [.reply(id, error.reply)]
    }
  }

  /// Refuses a call beside what else is done about it.
  mutating func refused(_ call: ServiceCall, _ error: ServiceError) -> ServiceEffect {
    count(for: call.peer.user) { $0.refused += 1 }
    return .reply(call.client, error.reply)
  }

  private func rate(_ now: Instant) -> CallRate {
    CallRate(perSecond: policy.limits.callsPerSecond, at: now)
  }

  /// What a peer may know of the open questions.
  func summaries(for peer: Peer) -> [JSONValue] {
    let seesAll = policy.rule(for: peer).seesAll
    let seen = questions.values.filter { seesAll || $0.asker.user == peer.user }
    return seen.sorted { $0.number < $1.number }.map(\.summary)
  }

  /// Takes the question back that has the id.
  ///
  /// - Returns: What is to be done.
  /// - Throws: where no question has it that the caller may know of.
  mutating func withdraw(
    _ id: String, for call: ServiceCall
  ) throws(ServiceRefusal) -> [ServiceEffect] {
    guard let question = questions.values.first(where: { $0.id == id }),
      question.asker.user == call.peer.user || policy.rule(for: call.peer).seesAll
    else { throw .error(.noSuchQuestion(id)) }
    return withdraw(question.number, because: "user \(call.peer.user) took it back")
      + [.reply(call.client, VarlinkReply())]
  }

  private mutating func withdraw(_ number: Int, because reason: String) -> [ServiceEffect] {
    questions[number]?.ending = reason
    return [.withdraw(number)]
  }

  // MARK: What is recorded

  /// Forgets answers that were given before a moment, in milliseconds since 1970.
  package mutating func forget(answersBefore time: Int) { past.forget(answersBefore: time) }

  /// Notes what is recorded, so that it is known without reading the journal.
  mutating func recorded(_ record: AuditRecord) -> ServiceEffect {
    past.take(record)
    count(for: record.user) { $0.take(record) }
    return .record(record)
  }

  // MARK: What is counted

  /// Counts something of a user, and of all.
  private mutating func count(for user: UInt32?, _ change: (inout ServiceCounts) -> Void) {
    change(&counts)
    guard let user else { return }
    // Nobody has as many users; who makes them up begins anew.
    if ownCounts.count >= Self.countedUsers, ownCounts[user] == nil { ownCounts = [:] }
    let none = ServiceCounts(since: counts.since)
    change(&ownCounts[user, default: none])
  }

  /// How much there was, as far as a peer may know it, as the contract has it.
  func counts(for peer: Peer) -> JSONValue {
    guard !policy.rule(for: peer).seesAll else { return counts.json(connections: clients.count) }
    let own = ownCounts[peer.user] ?? ServiceCounts(since: counts.since)
    return own.json(connections: connections(of: peer.user))
  }
}
