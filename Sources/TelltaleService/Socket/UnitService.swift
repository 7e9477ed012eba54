import Glibc
import Synchronization
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleSession
import TelltaleVarlink

/// The service on a unit's screen: clients' calls in, answers out, on the thread of the screen's loop.
///
/// It never waits for a client. Records are on the disk before a client is told, and before a question is asked.
package final class UnitService: ResidentJobs {
  /// The state of the screen at the last turn of its loop.
  var sight: ResidentSight?
  /// The commands for that screen.
  var commands: [ScreenCommand] = []
  let socket: ServiceSocket
  private let journal: AuditJournal
  let limits: ServiceLimits
  let notices: Notices
  /// The journal of the system; `nil` unless the service runs below one.
  private let system: SystemJournal?
  private var secrets: SecretWatch
  var dispatcher: ServiceDispatcher
  var connections: [ConnectionID: ServiceConnection] = [:]
  /// The newest connection.
  var newest = ConnectionID(0)
  /// The app on the screen.
  var app: ServedApp?
  /// The app whose last screen is still there, and the end of its time.
  var leftApp: (number: Int, until: Instant, hasSecrets: Bool)?
  /// The clients to which secrets are being sent.
  private var secretReaders: Set<ConnectionID> = []
  /// The number of apps that were shown.
  var shownApps = 0
  /// The answers of the screen since the last turn.
  private let settled = SettledQuestions()
  /// The question in front, as clients were told it.
  private var front: QuestionInFront?
  private var hasResumed = false
  /// The notes about messages that are no calls.
  var garbage = QuietNotes()
  /// The notes that clients are not told.
  private var unread = QuietNotes()
  /// The time until which nobody is accepted, for want of descriptors.
  var isShutUntil: Instant?

  /// Creates a service, which starts with the first turn of the loop.
  ///
  /// - Parameters:
  ///   - dispatcher: The rights, the judges and the journal's past.
  ///   - socket: The socket that clients connect to.
  ///   - journal: The journal on the disk.
  ///   - notices: Hears of failures to write.
  ///   - system: The journal of the system; `nil` unless the service runs below one.
  ///   - secrets: The means to protect secrets in memory; `nil` for none.
  package init(
    _ dispatcher: ServiceDispatcher, at socket: ServiceSocket, journal: AuditJournal,
    notices: Notices,
    system: SystemJournal? = nil, secrets: SecretMemory? = nil
  ) {
    self.system = system
    self.secrets = SecretWatch(secrets)
    self.dispatcher = dispatcher
    self.socket = socket
    self.journal = journal
    self.notices = notices
    limits = dispatcher.limits
  }

  /// The number of questions without an answer.
  package var openQuestions: Int { dispatcher.openNumbers.count }

  // MARK: What the loop asks

  package var interests: [pollfd] {
    var entries = connections.filter { $0.key != app?.client }.map { id, connection in
      connection.interest(isWaiting: dispatcher.isWaiting(id))
    }
    entries += app?.channel.interests ?? []
    if isShutUntil == nil {
      entries.append(pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0))
    }
    if let watched = socket.watched {
      entries.append(pollfd(fd: watched, events: Int16(POLLIN), revents: 0))
    }
    return entries
  }

  package func hasMore(_ sight: ResidentSight) -> Bool {
    !settled.isEmpty || sight.inFront != front || app?.hasMore == true || secrets.isOn != hasSecrets
      || dispatcher.hasNews(upTo: journal.end, isRead)
      || connections.contains { $0 != app?.client && !dispatcher.isWaiting($0) && $1.hasCall() }
  }

  package var isClosed: Bool { false }
  package var deadline: Instant? {
    [isShutUntil, silenceEnd, leftApp?.until, expiry, socket.retry].compactMap { $0 }.min()
  }

  /// The time at which records of the journal become too old.
  private var expiry: Instant? {
    journal.expiry.map { now.advanced(byMilliseconds: max(0, $0 - Self.time)) }
  }

  package func drain(_ sight: ResidentSight) -> [ScreenCommand] {
    self.sight = sight
    // What held an answer in the last round is freed by now.
    secrets.note(hasSecrets)
    if !hasResumed {
      hasResumed = true
      resume()
    }
    settle()
    // What ends now knows whether somebody has seen it.
    tellProgress(sight.inFront)
    closeLeftApp()
    if let limit = journal.expire(at: Self.time) { dispatcher.forget(answersBefore: limit) }
    accept()
    // Those who have come to the one that was taken away are let in.
    if let words = socket.recover(at: now) { notices.tell(words) }
    // Each client once a turn, in the order in which they came, so that none keeps another waiting.
    for id in connections.keys.sorted() { serve(id) }
    endSilent()
    return takeCommands()
  }

  /// Takes the results of the commands, and the requests of the app's program.
  ///
  /// - Parameter sight: The state of the screen after the commands.
  /// - Returns: The commands that follow from them.
  package func look(_ sight: ResidentSight) -> [ScreenCommand] {
    self.sight = sight
    settle()
    tellProgress(sight.inFront)
    serveApp()
    tellNews()
    return takeCommands()
  }

  /// True while something secret may be typed, or was and is not all sent.
  private var hasSecrets: Bool {
    dispatcher.hasSecrets || app?.hasSecrets == true || leftApp?.hasSecrets == true
      || secretReaders.contains { connections[$0]?.hasSentAll == false }
  }

  /// Resumes open questions. They are on the disk already, so they are asked even if the end of the others cannot
  /// be recorded.
  private func resume() {
    let effects = dispatcher.resume(at: Self.time)
    carryOut(effects.filter { if case .record = $0 { true } else { false } })
    carryOut(effects.filter { if case .record = $0 { false } else { true } })
  }

  private func takeCommands() -> [ScreenCommand] {
    defer { commands = [] }
    return commands
  }

  var now: Instant { sight?.now ?? .zero }

  /// The time in milliseconds since 1970.
  package static var time: Int {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return moment.tv_sec * 1000 + moment.tv_nsec / 1_000_000
  }

  // MARK: Questions

  private func settle() {
    secretReaders = secretReaders.filter { connections[$0]?.hasSentAll == false }
    for (number, result) in settled.take() {
      secretReaders.formUnion(dispatcher.secretReaders(of: number))
      switch result {
      case .success(let answer): carryOut(dispatcher.settle(number, answer, at: Self.time))
      case .failure(let error): carryOut(dispatcher.fail(number, error.message, at: Self.time))
      }
    }
  }

  private func tellProgress(_ now: QuestionInFront?) {
    guard now != front else { return }
    front = now
    carryOut(dispatcher.progress(now, at: Self.time))
  }

  /// Tells changes to the clients that hear of them and have read what they were told before.
  private func tellNews() {
    carryOut(dispatcher.news(upTo: journal.end, isRead))
  }

  /// True for a client that has read all that it was told.
  private func isRead(_ id: ConnectionID) -> Bool { connections[id]?.hasSentAll == true }

  /// Carries out all effects, the records first.
  func carryOut(_ effects: [ServiceEffect]) {
    let records = effects.compactMap { if case .record(let record) = $0 { record } else { nil } }
    if let code = journal.append(records) { return carryOut(effects, unrecorded: code) }
    if let system { for record in records { system.tell(record.fields) } }
    for effect in effects { carryOut(effect) }
  }

  /// Carries effects out when the disk takes nothing: questions are not asked, and answers are told all the same.
  private func carryOut(_ effects: [ServiceEffect], unrecorded code: Int32) {
    let reason = SystemError(code, "journal").description
    notices.tell("telltale: error: the journal cannot be written: \(reason)")
    for effect in effects {
      switch effect {
      case .ask(let number, _): for reply in dispatcher.drop(number, reason) { carryOut(reply) }
      case .openApp: for reply in dispatcher.dropApp(reason) { carryOut(reply) }
      case .record: break
      case .reply, .withdraw, .closeApp, .set, .stand, .audit, .news, .note: carryOut(effect)
      }
    }
  }

  private func carryOut(_ effect: ServiceEffect) {
    switch effect {
    case .record: break
    case .reply(let id, let reply): connections[id]?.send(reply)
    case .withdraw(let number): commands.append(.withdraw(number))
    case .ask(let number, let scene):
      if dispatcher.hasSecrets { secrets.note(true) }
      commands.append(
        .ask(
          scene.shown, number: number, limit: scene.limit, rank: scene.priority.rank,
          by: .visitor(number), receipt: { [settled] in settled.add(number, $0) }))
    case .openApp(let id, let judged, let rights): open(judged, of: id, rights)
    case .closeApp(let wait): close(after: wait)
    case .set(let wanted): set(wanted)
    case .stand(let change): stand(change)
    case .audit(let id, let query):
      connections[id]?.send(query.reply(journal.page(at: query.place)))
    case .news(let id, let query): tell(id, query)
    case .note(let words): unread.note(words, at: now, notices)
    }
  }

  private func tell(_ id: ConnectionID, _ query: AuditQuery) {
    let page = journal.news(after: query.place)
    dispatcher.told(id, upTo: page.next)
    let reply = page.news(for: query)
    if !page.records.compactMap(query.told).isEmpty || page.unread > 0 {
      connections[id]?.send(reply)
    }
  }

  /// Stops the service. Clients are disconnected. Questions with a key are asked again at the next start, and those
  /// without are recorded as ended then.
  package func stop() {
    settle()
    endApp("signal")
    connections = [:]
  }

  /// Ends the service because the screen is lost or closed. Clients that wait are told, as far as they read.
  ///
  /// - Parameter reason: The reason, for the journal and the clients.
  package func end(_ reason: String) {
    settle()
    endApp("failure")
    for number in dispatcher.openNumbers {
      carryOut(dispatcher.fail(number, reason, at: Self.time))
    }
    connections = [:]
  }
}

extension UnitService {
  /// Ends the app with the service; its program is told by a word of the app protocol.
  private func endApp(_ word: String) {
    guard let app else { return }
    app.channel.finish(word)
    carryOut(dispatcher.disconnect(app.client, "the service ended", at: Self.time))
    self.app = nil
  }
}

/// The questions that have ended, until the service's next turn.
private final class SettledQuestions: Sendable {
  typealias Ended = (number: Int, result: Result<Answer, RuntimeError>)

  private let waiting = Mutex<[Ended]>([])

  var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

  func add(_ number: Int, _ result: Result<Answer, RuntimeError>) {
    waiting.withLock { $0.append((number, result)) }
  }

  func take() -> [Ended] {
    waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
