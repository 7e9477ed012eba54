import Glibc
import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// An app behind its screens, at the other end of a stream that speaks the protocol of apps: hands it what happens
/// and does what it says, until it ends.
struct ZenityConversation {
  private var app: any ZenityApp
  private let descriptor: Int32
  private let begun = Self.milliseconds
  private let limit: Int?
  private var isQuiet = false
  /// Where signals come that end it.
  private var signals: Int32?
  private var lines = LineBuffer(most: Limits.fileBytes)
  private var input = InputLines()
  private var isInputOpen: Bool
  private var result: ZenityResult?
  /// The last that happened was that the screens were left.
  private var isLeft = false
  /// The screens went, and nobody had left them.
  private var isCutOff = false
  /// A barrier that waits until standard input has nothing more to say for now, and the milliseconds until which it waits
  /// at the longest.
  private var barrier: (number: Int, end: Int)?

  private static let longestBarrier = 2000
  /// Milliseconds in which nothing comes, after which nothing more is to be said for now.
  private static let quiet: Int32 = 20

  /// Shows an app's screens until it ends.
  ///
  /// - Parameters:
  ///   - app: what is behind the screens.
  ///   - asker: who shows them.
  ///   - name: what messages about them call them.
  ///   - limit: milliseconds until it goes unanswered.
  ///   - isQuiet: whether nothing is told on standard error.
  ///   - closesBySignal: whether SIGUSR1 presses OK, and SIGUSR2 ends it with 1.
  /// - Returns: What the call prints and its code, or that the screens were left, or by which signal.
  /// - Throws: where nothing could be shown.
  static func run(
    _ app: any ZenityApp, _ asker: UnitAsker, name: String, limit: Int?, isQuiet: Bool = false,
    closesBySignal: Bool = false
  ) throws -> ScriptEnd {
    let ended = EndedCall()
    let signals = closesBySignal ? SignalSource([SIGUSR1, SIGUSR2]) : nil
    let descriptor = signals?.descriptor
    defer { withExtendedLifetime(signals) {} }
    do {
      let signal = try asker.show(app.scene, name: name) { stream in
        var conversation = ZenityConversation(app, over: stream, limit: limit)
        (conversation.isQuiet, conversation.signals) = (isQuiet, descriptor)
        ended.end = conversation.run()
        ended.isByItself = !conversation.isCutOff
      }
      if let signal { return .signal(signal) }
    } catch {
      // A play ends with its program, and says so; where the screens went first something else was wrong.
      guard ended.isByItself else { throw error }
    }
    guard ended.isByItself, let end = ended.end else { throw Self.cutOff(name) }
    return end
  }

  /// No failure looks like an answer.
  private static func cutOff(_ name: String) -> RuntimeError {
    RuntimeError(.scene, "\(name): the screens were closed before anybody answered")
  }

  private init(_ app: any ZenityApp, over descriptor: Int32, limit: Int?) {
    self.app = app
    self.descriptor = descriptor
    self.limit = limit
    isInputOpen = app.readsInput
  }

  private static var milliseconds: Int {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return moment.tv_sec * 1000 + moment.tv_nsec / 1_000_000
  }

  private var elapsed: Int { Self.milliseconds - begun }

  private mutating func run() -> ScriptEnd? {
    // Says that barriers are answered.
    say(["sync": 0])
    carryOut(app.beginning)
    while result == nil { turn() }
    return result.map { Self.end($0, isLeft: isLeft) }
  }

  /// How a call has ended.
  ///
  /// - Parameters:
  ///   - result: as its app has it.
  ///   - isLeft: whether it came of leaving the screens.
  /// - Returns: That it was left, where the app takes that for Cancel.
  static func end(_ result: ZenityResult, isLeft: Bool) -> ScriptEnd {
    isLeft && result.code == 1 ? .left : .answered(result, nil)
  }

  /// Waits for something to happen, and deals with it.
  private mutating func turn() {
    let none: Int32 = -1
    var entries = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals ?? none, events: Int16(POLLIN), revents: 0),
    ]
    if isInputOpen, app.wantsInput {
      entries.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0))
    }
    let left = limit.map { Int32(clamping: max(0, $0 - elapsed)) } ?? -1
    let wait = barrier == nil ? left : entries.count > 2 ? Self.quiet : 0
    let count = poll(&entries, nfds_t(entries.count), wait)
    if let limit, elapsed >= limit { return hear(.timedOut) }
    if count < 0, errno != EINTR { return cutOff() }
    if entries[1].revents != 0 { takeSignal() }
    if entries.count > 2, entries[2].revents != 0, result == nil { readInput() }
    if result == nil, entries[0].revents != 0 { readEvents() }
    guard let (number, end) = barrier, result == nil else { return }
    if entries.dropFirst(2).allSatisfy({ $0.revents == 0 }) || elapsed > end {
      barrier = nil
      say(["sync": .integer(number)])
    }
  }

  private mutating func takeSignal() {
    guard let signals, let number = SignalSource.next(on: signals) else { return }
    if number == SIGUSR1 {
      hear(.pressed(ZenityFrame.okName))
    } else {
      result = ZenityResult(code: 1)
    }
  }

  private mutating func readEvents() {
    let isOpen = Self.read(descriptor, into: &lines)
    while result == nil, let line = lines.next() {
      guard let event = try? JSONReader.read(line.bytes) else { continue }
      if event["event"] == "sync" {
        barrier = event["sync"]?.integer.map { ($0, elapsed + Self.longestBarrier) }
      }
      if let message = event["message"]?.string, event["error"] != nil {
        StandardStreams.complain("telltale: error: \(message)")
        result = ZenityResult(code: ScriptEnd.failed)
      }
      if event["event"] == "ended" {
        cutOff()
      } else if let own = ZenityEvent(event) {
        hear(own)
      }
    }
    if !isOpen, result == nil { cutOff() }
  }

  /// Ends it without a word to the app: nobody has pressed anything.
  private mutating func cutOff() {
    isCutOff = true
    result = ZenityResult(code: ScriptEnd.failed)
  }

  private mutating func readInput() {
    let wasCut = input.isCut
    input.read()
    isInputOpen = input.isOpen
    var told: [ZenityEffect] = []
    while let line = input.next() { told += app.hear(.line(line, at: elapsed)) }
    if input.isCut, !wasCut { told.append(.note(Self.cut)) }
    told += app.hear(isInputOpen ? .pause : .endOfInput)
    carryOut(told)
  }

  private static let cut =
    "telltale: note: only the first \(Limits.fileBytes) bytes of a line of standard input are read"

  /// False at the end.
  private static func read(_ descriptor: Int32, into buffer: inout LineBuffer) -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &room, room.count)
    if count > 0 { buffer.add(room.prefix(count)) }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  // MARK: What comes of it

  private mutating func hear(_ event: ZenityEvent) {
    carryOut(app.hear(event))
    isLeft = event == .left
  }

  /// What many lines set one after the other is set once.
  private mutating func carryOut(_ effects: [ZenityEffect]) {
    var values: [JSONValue.Member] = []
    for effect in effects where result == nil {
      switch effect {
      case .set(let members):
        for member in members {
          values.removeAll { $0.key == member.key }
          values.append(member)
        }
      case .rows(let rows): say(["rows": rows])
      case .ask(let alert): say(["ask": ["alert": alert]])
      case .append(let rows, let list): append(rows[...], to: list)
      case .back: say(["pop": "all"])
      case .note(let text): if !isQuiet { StandardStreams.complain(text) }
      case .print(let text): try? StandardStreams.put(KeptBytes.bytes(of: text))
      case .endParent: kill(getppid(), SIGHUP)
      case .end(let end): result = end
      }
    }
    if !values.isEmpty, result == nil { say(["set": .object(values)]) }
  }

  /// In lines that are short enough for the protocol: a line has a mebibyte and ten thousand values at most.
  private func append(_ rows: ArraySlice<JSONValue>, to list: String) {
    var (piece, bytes): ([JSONValue], Int) = ([], 0)
    func send() {
      say(["rows": .object([.init(list, ["append": .array(piece)])])])
    }
    for row in rows {
      let size = row.line.utf8.count
      if piece.count == 400 || bytes + size > 500_000, !piece.isEmpty {
        send()
        (piece, bytes) = ([], 0)
      }
      piece.append(row)
      bytes += size
    }
    if !piece.isEmpty { send() }
  }

  private func say(_ line: JSONValue) {
    var rest = Array((line.line + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        return
      }
    }
  }
}

/// How a call ended, told from one thread to another.
private final class EndedCall: Sendable {
  private let box = Mutex<(end: ScriptEnd?, isByItself: Bool)>((nil, false))

  var end: ScriptEnd? {
    get { box.withLock { $0.end } }
    set { box.withLock { $0.end = newValue } }
  }

  /// It had ended before its screens went.
  var isByItself: Bool {
    get { box.withLock { $0.isByItself } }
    set { box.withLock { $0.isByItself = newValue } }
  }
}
