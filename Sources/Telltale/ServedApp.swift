import Glibc
import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

/// An app whose screens the unit's service shows.
final class ServedApp: ShownApp {
  let events: AsyncStream<App.Event>

  private let line: AppLine
  private let replies: Replies
  private let numbers = Numbers()
  /// Rung at the end.
  private let over: Doorbell

  /// Milliseconds that the service has to let the screens go.
  private static let patience = 2_000

  /// Hears what is told over a connection that speaks the protocol of apps by now.
  init(_ caller: ServiceCaller) throws(RuntimeError) {
    let (events, sink) = EventOutlet.stream()
    let outlet = EventOutlet(sink)
    let replies = Replies()
    do throws(SystemError) { over = try Doorbell() } catch { throw RuntimeError(error) }
    line = try AppLine(
      caller,
      hear: { told in
        if !replies.hear(told), let event = App.Event(told) { outlet.hear(event) }
      },
      ended: { [over] in
        sink.finish()
        replies.end()
        over.ring()
      })
    (self.events, self.replies) = (events, replies)
  }

  deinit { line.finish() }

  func update(_ updates: [Update]) async throws(TelltaleError) -> [String] {
    let number = numbers.next()
    let request = updates.json.adding([.init("id", .integer(number))])
    let bytes = Array(request.line.utf8)
    // Nobody could tell whose line it is that nobody can read.
    let faults = UpdateReader.unreadable(bytes, file: "update")
    guard faults.isEmpty else { throw .usage(faults.map(\.words).joined(separator: "\n")) }
    let descriptors = try SharedPixels.descriptors(of: updates.compactMap(\.bytes))
    let result = await withCheckedContinuation { (done: Continuation<[String]>) in
      guard replies.add(number, done) else { return SharedPixels.close(descriptors) }
      if !line.send(bytes + [UInt8(ascii: "\n")], descriptors) { replies.fail(number) }
    }
    do throws(RuntimeError) { return try result.get() } catch { throw TelltaleError(error) }
  }

  func close() { line.finish() }

  /// Takes the app from the screen, and returns once it has gone; at once where it went before.
  func closeAndWait() {
    line.finish()
    if !over.wait(milliseconds: Self.patience) { line.cut() }
    // Whoever waits next goes on at once as well.
    over.ring()
  }
}

/// Updates that wait for their replies.
private final class Replies: Sendable {
  private struct State {
    var isOver = false
    var waiting: [Int: Continuation<[String]>] = [:]
  }

  private let state = Mutex(State())

  /// Has somebody wait for the reply to a request; false, and told so, where none comes any more.
  func add(_ number: Int, _ done: Continuation<[String]>) -> Bool {
    let isOver = state.withLock { state in
      if !state.isOver { state.waiting[number] = done }
      return state.isOver
    }
    if isOver { done.resume(returning: .failure(.notShown)) }
    return !isOver
  }

  /// Hands a reply to who waits for it; false for a line that is none.
  func hear(_ line: JSONValue) -> Bool {
    guard let reply = UpdateReply(line) else { return false }
    let done = state.withLock { $0.waiting.removeValue(forKey: reply.number) }
    done?.resume(returning: reply.result)
    return true
  }

  /// The request was not sent.
  func fail(_ number: Int) {
    let done = state.withLock { $0.waiting.removeValue(forKey: number) }
    done?.resume(returning: .failure(.notShown))
  }

  /// No more replies come.
  func end() {
    let left = state.withLock { state in
      state.isOver = true
      defer { state.waiting = [:] }
      return state.waiting
    }
    for done in left.values { done.resume(returning: .failure(.notShown)) }
  }
}

/// What came of a request, as a line of the app protocol says.
struct UpdateReply {
  let number: Int
  /// What was left out of texts, or why nothing was done.
  let result: Result<[String], RuntimeError>

  /// `nil` for a line that is no reply to a numbered request.
  init?(_ line: JSONValue) {
    if let number = line["ok"]?.integer {
      let warnings = (line["warnings"]?.items ?? []).compactMap(\.string)
      self.number = number
      result = .success(warnings.map { Self.words($0, after: "warning") })
    } else if let number = line["error"]?.integer {
      let remedy = line["remedy"]?.string.map { "; \($0)" } ?? ""
      let rule = line["rule"]?.string.map { " [\($0)]" } ?? ""
      let also = (line["also"]?.items ?? []).compactMap(\.string)
      let lines =
        ["\(line["message"]?.string ?? "the update is refused")\(remedy)\(rule)"]
        + also.map { Self.words($0, after: "error") }
      self.number = number
      result = .failure(RuntimeError(.usage, lines.joined(separator: "\n")))
    } else {
      return nil
    }
  }

  /// Without the place, since nobody wrote the line.
  private static func words(_ text: String, after kind: String) -> String {
    let mark = Array(": \(kind): ".utf8)
    let bytes = Array(text.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: mark) }
    return start.map { String(decoding: bytes[($0 + mark.count)...], as: UTF8.self) } ?? text
  }
}
