import TelltaleGraphics
import TelltaleModel
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax
import TelltaleVarlink

/// The state of the service: the clients, their questions, and the app on the screen. It takes calls and returns
/// the effects to carry out.
///
/// It is a value without a clock, a socket or a disk: the time comes with each call, and scenes are judged by a
/// function that it is given.
package struct ServiceDispatcher: Sendable {
  struct Client {
    var peer: Peer
    /// The event that its present call waits for.
    var wait: ClientWait?
  }

  /// The app on the screen, with its client.
  struct ShownApp {
    var client: ConnectionID
    var peer: Peer
    /// The time at which it was opened, in milliseconds since 1970.
    var openedAt: Int

    /// The error for other clients that want the screen.
    var refusal: ServiceError { .appShown(user: peer.user, unit: peer.unit) }
  }

  let policy: ServicePolicy
  let service: VarlinkService
  var judge: SceneJudge
  var appJudge: AppJudge
  let profiles: ProfileJudge
  var app: ShownApp?
  /// The members of the reply to `Describe`, without language and priority.
  var description: [JSONValue.Member]
  var clients: [ConnectionID: Client] = [:]
  var questions: [Int: ServedQuestion] = [:]
  /// The settings by which all is shown.
  package var shownBy: ShownBy
  private var counts: ServiceCounts
  private static let countedUsers = 4096
  /// The counts of each user who has called.
  private var ownCounts: [UInt32: ServiceCounts] = [:]
  private var rates: [UInt32: CallRate] = [:]
  /// The client that was told last of the journal.
  var newsTold = ConnectionID(0)
  /// The journal's past, with all that is recorded from now on.
  private(set) var past: AuditPast

  /// Creates the state of a service without clients.
  ///
  /// - Parameters:
  ///   - policy: The rights and limits of users.
  ///   - service: The names and the contract that the service tells of itself.
  ///   - judge: The judge of questions.
  ///   - appJudge: The judge of apps.
  ///   - profiles: The judge of profiles that the unit may be set to.
  ///   - description: The members of the reply to `Describe`, without language and priority.
  ///   - past: The past that the journal has.
  ///   - shownBy: The settings by which all is shown at first.
  ///   - time: The time in milliseconds since 1970.
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

  /// Adds a client.
  ///
  /// - Parameters:
  ///   - id: The name of the connection.
  ///   - peer: The client, as the kernel identifies it.
  package mutating func connect(_ id: ConnectionID, _ peer: Peer) {
    clients[id] = Client(peer: peer)
  }

  /// Counts the connections of a user.
  ///
  /// - Parameter user: The number of the user.
  /// - Returns: The connections at this moment.
  package func connections(of user: UInt32) -> Int {
    clients.values.count { $0.peer.user == user }
  }

  package var limits: ServiceLimits { policy.limits }

  /// Returns the error for a client whose user has too many connections.
  ///
  /// - Parameter peer: The client.
  /// - Returns: The error, with the time after which to try again.
  package func tooManyConnections(of peer: Peer) -> ServiceError {
    .busy("user \(peer.user) has \(limits.connectionsPerUser) connections", wait: 1000)
  }

  /// Tests whether another connection can be taken. Some are kept for clients that may ask critical questions.
  ///
  /// - Parameter peer: The client that connects.
  /// - Returns: False where all connections for such a client are in use.
  package func hasPlace(for peer: Peer) -> Bool {
    if policy.mayAskCritical(peer) { return clients.count < limits.connections }
    return clients.count < limits.connections
      && clients.keys.count(where: isOrdinary) < limits.connections - limits.keptConnections
  }

  /// Tests whether the user of a connection may not ask critical questions.
  ///
  /// - Parameter id: The connection.
  /// - Returns: False also for a connection that has ended.
  package func isOrdinary(_ id: ConnectionID) -> Bool {
    clients[id].map { !policy.mayAskCritical($0.peer) } ?? false
  }

  /// The error for a client for which there is no connection left.
  package var noPlace: ServiceError {
    .busy("all \(limits.connections - limits.keptConnections) connections are in use", wait: 1000)
  }

  /// The numbers of the questions without an answer, in their order.
  package var openNumbers: [Int] { questions.keys.sorted() }

  /// True while a question with a secret field is open.
  package var hasSecrets: Bool { questions.values.contains { !$0.secretFields.isEmpty } }

  /// Returns the clients that are told the answer of a question with a secret field.
  ///
  /// - Parameter number: The question's number.
  /// - Returns: The clients; none for a question without such a field.
  package func secretReaders(of number: Int) -> [ConnectionID] {
    questions[number].map { $0.secretFields.isEmpty ? [] : $0.watchers } ?? []
  }

  /// Tests whether a call of a client waits for its reply.
  ///
  /// - Parameter id: The client.
  /// - Returns: False also for a client that has gone.
  package func isWaiting(_ id: ConnectionID) -> Bool { clients[id]?.wait != nil }

  /// Removes a client. A question for which nobody else waits is taken back, unless it has a key.
  ///
  /// - Parameters:
  ///   - id: The client.
  ///   - reason: The reason for the journal, if its app was on the screen.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out.
  package mutating func disconnect(
    _ id: ConnectionID, _ reason: String = "its program has ended", at time: Int
  ) -> [ServiceEffect] {
    let client = clients.removeValue(forKey: id)
    if app?.client == id { return closeApp(reason, at: time) }
    guard let number = client?.wait?.question else { return [] }
    questions[number]?.watchers.removeAll { $0 == id }
    guard let question = questions[number], question.watchers.isEmpty, question.key == nil else {
      return []
    }
    return withdraw(number, because: "its client has disconnected")
  }

  // MARK: Calls

  /// Takes a call.
  ///
  /// - Parameters:
  ///   - call: The call as it was read.
  ///   - id: The client.
  ///   - bytes: The length of the message.
  ///   - now: The time of the service's clock.
  ///   - time: The time in milliseconds since 1970.
  /// - Returns: The effects to carry out; none while another call of the client waits.
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

  /// Refuses a call, beside other effects of it.
  mutating func refused(_ call: ServiceCall, _ error: ServiceError) -> ServiceEffect {
    count(for: call.peer.user) { $0.refused += 1 }
    return .reply(call.client, error.reply)
  }

  private func rate(_ now: Instant) -> CallRate {
    CallRate(perSecond: policy.limits.callsPerSecond, at: now)
  }

  /// The open questions, as far as a peer may know them.
  func summaries(for peer: Peer) -> [JSONValue] {
    let seesAll = policy.rule(for: peer).seesAll
    let seen = questions.values.filter { seesAll || $0.asker.user == peer.user }
    return seen.sorted { $0.number < $1.number }.map(\.summary)
  }

  /// Takes back the question of an id.
  ///
  /// - Parameters:
  ///   - id: The id of an open question.
  ///   - call: The call that waits for a reply.
  /// - Returns: The effects to carry out.
  /// - Throws: A refusal where no question that the caller may know of has the id.
  mutating func withdraw(
    _ id: String, for call: ServiceCall
  ) throws(ServiceRefusal) -> [ServiceEffect] {
    guard let question = questions.values.first(where: { $0.id == id }),
      question.asker.user == call.peer.user || policy.rule(for: call.peer).seesAll
    else { throw .error(.noSuchQuestion(id)) }
    return withdraw(question.number, because: "user \(call.peer.user) withdrew it")
      + [.reply(call.client, VarlinkReply())]
  }

  private mutating func withdraw(_ number: Int, because reason: String) -> [ServiceEffect] {
    questions[number]?.ending = reason
    return [.withdraw(number)]
  }

  // MARK: What is recorded

  /// Forgets old answers.
  ///
  /// - Parameter time: The moment before which they were given, in milliseconds since 1970.
  package mutating func forget(answersBefore time: Int) { past.forget(answersBefore: time) }

  /// Notes a record, so that it is known without reading the journal.
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

  /// The counts as the contract has them, as far as a peer may know them.
  func counts(for peer: Peer) -> JSONValue {
    guard !policy.rule(for: peer).seesAll else { return counts.json(connections: clients.count) }
    let own = ownCounts[peer.user] ?? ServiceCounts(since: counts.since)
    return own.json(connections: connections(of: peer.user))
  }
}
