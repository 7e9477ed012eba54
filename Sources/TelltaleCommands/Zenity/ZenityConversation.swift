import Glibc
import Synchronization
import TelltaleAppProtocol
import TelltaleRuntime
import TelltaleSyntax

/// An app behind its screens, at the other end of a stream that speaks the protocol of apps: hands it what happens
/// and does what it says, until it ends.
struct ZenityConversation {
  private var app: any ZenityApp
  private let descriptor: Int32
  private let begun = Self.milliseconds
  private let limit: Int?
  private var lines = LineBuffer(most: Limits.fileBytes)
  private var input = LineBuffer(most: Limits.fileBytes)
  private var isInputOpen: Bool
  private var result: ZenityResult?
  /// A barrier that waits until standard input has nothing more to say for now.
  private var barrier: Int?

  /// Shows an app's screens until it ends.
  ///
  /// - Parameters:
  ///   - app: what is behind the screens.
  ///   - asker: who shows them.
  ///   - name: what messages about them call them.
  ///   - limit: milliseconds until it goes unanswered.
  /// - Returns: What the call prints, and its code.
  /// - Throws: where nothing could be shown.
  static func run(
    _ app: any ZenityApp, _ asker: UnitAsker, name: String, limit: Int?
  ) throws -> ZenityResult {
    let ended = EndedCall()
    do {
      let signal = try asker.show(app.scene, name: name) { descriptor in
        var conversation = ZenityConversation(app, over: descriptor, limit: limit)
        ended.result = conversation.run()
      }
      if let signal { return ZenityResult(code: 128 + signal) }
    } catch {
      // A play ends with its program, and says so.
      guard ended.result != nil else { throw error }
    }
    return ended.result ?? ZenityResult(code: 1)
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

  private mutating func run() -> ZenityResult? {
    // Says that barriers are answered.
    say(["sync": 0])
    carryOut(app.beginning)
    while result == nil { turn() }
    return result
  }

  /// Waits for something to happen, and deals with it.
  private mutating func turn() {
    var entries = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if isInputOpen { entries.append(pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)) }
    let left = limit.map { Int32(clamping: max(0, $0 - elapsed)) } ?? -1
    let count = poll(&entries, nfds_t(entries.count), barrier == nil ? left : 0)
    if let limit, elapsed >= limit { return hear(.timedOut) }
    if count < 0, errno != EINTR { return hear(.left) }
    if entries.count > 1, entries[1].revents != 0 { readInput() }
    if result == nil, entries[0].revents != 0 { readEvents() }
    if let number = barrier, result == nil, entries.dropFirst().allSatisfy({ $0.revents == 0 }) {
      barrier = nil
      say(["sync": .integer(number)])
    }
  }

  private mutating func readEvents() {
    let isOpen = Self.read(descriptor, into: &lines)
    while result == nil, let line = lines.next() {
      guard let event = try? JSONReader.read(line.bytes) else { continue }
      if event["event"] == "sync" { barrier = event["sync"]?.integer }
      if let message = event["message"]?.string, event["error"] != nil {
        StandardStreams.complain("telltale: error: \(message)")
        result = ZenityResult(code: ZenityProgram.failed)
      }
      if let own = ZenityEvent(event) { hear(own) }
    }
    if !isOpen, result == nil { hear(.left) }
  }

  private mutating func readInput() {
    isInputOpen = Self.read(STDIN_FILENO, into: &input)
    var told: [ZenityEffect] = []
    while let line = input.next() ?? (isInputOpen ? nil : input.finish()) {
      told += app.hear(.line(KeptBytes.text(line.bytes), at: elapsed))
    }
    told += app.hear(isInputOpen ? .pause : .endOfInput)
    carryOut(told)
  }

  /// False at the end.
  private static func read(_ descriptor: Int32, into buffer: inout LineBuffer) -> Bool {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &room, room.count)
    if count > 0 { buffer.add(room.prefix(count)) }
    return count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  // MARK: What comes of it

  private mutating func hear(_ event: ZenityEvent) { carryOut(app.hear(event)) }

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
      case .note(let text): StandardStreams.complain(text)
      case .print(let text): try? StandardStreams.put(KeptBytes.bytes(of: text))
      case .endParent: kill(getppid(), SIGHUP)
      case .end(let end): result = end
      }
    }
    if !values.isEmpty, result == nil { say(["set": .object(values)]) }
  }

  /// In lines that are short enough for the protocol.
  private func append(_ rows: ArraySlice<JSONValue>, to list: String) {
    var rest = rows
    while !rest.isEmpty {
      say(["rows": .object([.init(list, ["append": .array(Array(rest.prefix(500)))])])])
      rest = rest.dropFirst(500)
    }
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
  private let box = Mutex<ZenityResult?>(nil)

  var result: ZenityResult? {
    get { box.withLock { $0 } }
    set { box.withLock { $0 = newValue } }
  }
}
