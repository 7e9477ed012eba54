import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// polkit's authentication agent: asks on the screen, as polkit wants, for what shows that somebody may do what a program
/// of theirs is about to do.
final class PolkitAgent {
  private let bus: SystemBus
  /// Where polkit's helper is had, where that is named; `nil` for wherever the system has it.
  private let namedHelper: PolkitHelperPlace?
  /// `nil` while the session is still to come.
  private var subject: PolkitSubject?
  private let signals: SignalSource?
  private var queue = PolkitQueue()
  /// polkit's connection; calls of others are refused.
  private var authority: String?
  /// The last call by which the bus was asked to tell what the agent follows.
  private var watch: UInt64?
  /// The call by which the agent was offered to polkit, while it has no reply.
  private var offer: UInt64?
  /// Calls of polkit that wait for a reply, by the queue's numbers.
  private var calls: [Int: BusMessage] = [:]
  private var lastCall = 0
  private var question: SecretProcess?
  private var helper: PolkitHelper?
  /// What was typed, until the helper has it.
  private var secret: SecretBytes?
  /// Helpers that were let go of and may not have ended yet.
  private var leaving: [pid_t] = []

  private static let authorityPeer = SystemBus.Peer(
    name: "org.freedesktop.PolicyKit1", path: "/org/freedesktop/PolicyKit1/Authority",
    interface: "org.freedesktop.PolicyKit1.Authority")
  private static let logins = "org.freedesktop.login1.Manager"
  private static let path = "/io/telltale/AuthenticationAgent"
  private static let interface = "org.freedesktop.PolicyKit1.AuthenticationAgent"
  /// Milliseconds in which PAM usually asks for something behind what it tells.
  private static let patience: Int32 = 1000

  /// Connects to the system's D-Bus and offers itself to polkit.
  ///
  /// - Parameters:
  ///   - named: for whom it asks; `nil` where that is to be found out.
  ///   - helper: polkit's helper or its socket; `nil` for the system's own.
  /// - Throws: where the machine has no polkit, or nobody is there for whom could be asked.
  init(for named: PolkitSubject?, helper: String?) throws(RuntimeError) {
    // Blocked before anything is started that they are to end.
    signals = SignalSource()
    bus = try SystemBus()
    namedHelper = helper.map(PolkitHelperPlace.named)
    if namedHelper == nil, PolkitHelperPlace.own == PolkitHelperPlace() {
      throw PolkitHelperPlace.missing
    }
    subject = if let named { named } else { try PolkitSubject.found(by: bus.library) }
    let rules = [
      "sender='\(SystemBus.itself.name)',member='NameOwnerChanged',arg0='\(Self.authorityPeer.name)'",
      "sender='org.freedesktop.login1',interface='\(Self.logins)'",
    ]
    for rule in rules {
      watch = try bus.call("AddMatch", of: SystemBus.itself) { $0.put("type='signal',\(rule)") }
    }
    if subject != nil {
      try offerItself()
    } else {
      StandardStreams.complain(
        "telltale: note: nobody is logged in yet; polkit's agent waits for a session")
    }
  }

  /// Serves until a signal comes, whose number it gives.
  ///
  /// - Throws: once the bus is lost, or polkit does not take the agent.
  func run() throws(RuntimeError) -> Int32 {
    defer { question?.withdraw() }
    while true {
      while let message = try bus.next() { try take(message) }
      leaving.removeAll { waitpid($0, nil, WNOHANG) != 0 }
      if let signal = try wait() { return signal }
    }
  }

  /// The number of a signal, if one came.
  private func wait() throws(RuntimeError) -> Int32? {
    let unused = pollfd(fd: -1, events: 0, revents: 0)
    func readable(_ descriptor: Int32?) -> pollfd {
      descriptor.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } ?? unused
    }
    var entries = [
      bus.entry, readable(signals?.descriptor), readable(question?.descriptor),
      readable(helper?.descriptor),
    ]
    let pauses = [bus.pause, queue.hasUnsaid || !leaving.isEmpty ? Self.patience : -1]
    let count = poll(&entries, nfds_t(entries.count), pauses.filter { $0 >= 0 }.min() ?? -1)
    if count == 0, queue.hasUnsaid { try carryOut(queue.pass()) }
    guard count > 0 else { return nil }
    if entries[1].revents != 0, let number = signals?.next() { return number }
    // Either may end the other, which then has nothing to be read.
    if entries[3].revents != 0 {
      try hear()
    } else if entries[2].revents != 0, let end = question?.advance() {
      try settle(end)
    }
    return nil
  }

  // MARK: polkit

  private func offerItself() throws(RuntimeError) {
    guard let subject else { return }
    authority = nil
    offer = try bus.call("RegisterAuthenticationAgent", of: Self.authorityPeer) { message in
      subject.write(to: message)
      message.put(Self.locale)
      message.put(Self.path)
    }
  }

  /// The locale in which polkit is to say what is to be done.
  private static var locale: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    return names.lazy.compactMap(ProgramEnvironment.variable).first ?? "C"
  }

  private func take(_ message: BusMessage) throws(RuntimeError) {
    if let offer, message.answered == offer {
      self.offer = nil
      if let subject, let error = message.error { throw PolkitRefusal(error, subject).error }
      authority = message.sender
    } else if message.isSignal(of: SystemBus.itself.interface, "NameOwnerChanged") {
      try follow(message)
    } else if subject == nil,
      message.answered == watch || message.isSignal(of: Self.logins, "SessionNew")
    {
      // One that came before the bus began to tell of them was not told.
      subject = try PolkitSubject.found(by: bus.library)
      try offerItself()
    } else if message.isSignal(of: Self.logins, "SessionRemoved") {
      // Whoever sent that, the login manager's own files say whether it is true.
      if subject?.isOver(by: bus.library) == true { throw Self.isOver }
    } else if message.isCall {
      try answer(message)
    }
  }

  /// polkit was started anew, or has ended: what it wanted is over, and the next one does not know the agent yet.
  private func follow(_ message: BusMessage) throws(RuntimeError) {
    guard message.sender == SystemBus.itself.name, message.text() == Self.authorityPeer.name,
      message.text() != nil, let new = message.text(), authority != nil, new != authority
    else { return }
    StandardStreams.complain(
      "telltale: polkit has ended; the agent registers again when polkit starts")
    calls = [:]
    try carryOut(queue.forget())
    try offerItself()
  }

  private static let isOver = RuntimeError.wait(
    .init(
      kind: .displayInUse,
      message:
        "telltale: the login session of the agent has ended; start the agent again in a new session"
    ))

  private func answer(_ call: BusMessage) throws(RuntimeError) {
    guard let authority, call.sender == authority, call.path == Self.path,
      call.interface == nil || call.interface == Self.interface
    else {
      return try bus.reply(
        to: call, error: "org.freedesktop.DBus.Error.AccessDenied",
        "only polkit may call its agent, at the path \(Self.path)")
    }
    switch call.member {
    case "BeginAuthentication":
      lastCall += 1
      guard let request = PolkitRequest(call, number: lastCall) else {
        return try bus.reply(
          to: call, error: "org.freedesktop.DBus.Error.InvalidArgs",
          "BeginAuthentication takes sssa{ss}sa(sa{sv})")
      }
      calls[lastCall] = call
      try carryOut(queue.begin(request))
    case "CancelAuthentication":
      guard let steps = call.text().flatMap({ queue.cancel($0) }) else {
        return try bus.reply(to: call, error: Self.failed, "no authentication has this cookie")
      }
      try carryOut(steps)
      try bus.reply(to: call)
    default:
      try bus.reply(
        to: call, error: "org.freedesktop.DBus.Error.UnknownMethod", "there is no such method")
    }
  }

  private static let failed = "org.freedesktop.PolicyKit1.Error.Failed"

  private func reply(_ call: BusMessage, _ outcome: PolkitQueue.Outcome) throws(RuntimeError) {
    switch outcome {
    case .done: try bus.reply(to: call)
    case .cancelled:
      try bus.reply(
        to: call, error: "org.freedesktop.PolicyKit1.Error.Cancelled",
        "the authentication was cancelled")
    case .failed(let reason):
      StandardStreams.complain("telltale: an authentication could not be carried out: \(reason)")
      try bus.reply(to: call, error: Self.failed, reason)
    }
  }

  // MARK: Helper and person

  private func hear() throws(RuntimeError) {
    guard let speaker = helper else { return }
    let heard = speaker.advance()
    for line in heard.lines {
      try carryOut(queue.hear(line))
      // Another one may have been started, which has said nothing yet.
      guard helper === speaker else { return }
    }
    guard heard.hasEnded else { return }
    stop()
    try carryOut(queue.helperEnded("polkit's helper has ended without a result"))
  }

  private func settle(_ end: SecretProcess.End) throws(RuntimeError) {
    question = nil
    switch end {
    case .answered(let typed):
      secret = typed
      try carryOut(queue.end(.answered))
      secret = nil
    case .cancelled, .timedOut: try carryOut(queue.end(.cancelled))
    case .other: try carryOut(queue.end(.other))
    case .failed: try carryOut(queue.end(.failed))
    }
  }

  private func stop() {
    if let process = helper?.process { leaving.append(process) }
    helper = nil
  }

  private func carryOut(_ steps: [PolkitQueue.Step]) throws(RuntimeError) {
    var steps = steps[...]
    while let step = steps.popFirst() {
      switch step {
      case .start(let user, let cookie):
        stop()
        do throws(RuntimeError) {
          helper = try PolkitHelper(namedHelper ?? .own, user: user, cookie: cookie)
        } catch {
          steps += queue.helperEnded(error.message)
        }
      case .stop: stop()
      case .ask(let asked):
        do throws(RuntimeError) {
          question = try SecretProcess(asked)
        } catch {
          StandardStreams.complain(error.message)
          steps += queue.end(.failed)
        }
      case .withdraw:
        question?.withdraw()
        question = nil
      case .hand:
        if let secret, helper?.answer(secret) != true {
          steps += queue.helperEnded("polkit's helper does not accept the answer")
        }
      case .reply(let number, let outcome):
        if let call = calls.removeValue(forKey: number) { try reply(call, outcome) }
      }
    }
  }
}
