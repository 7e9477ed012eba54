import Glibc
import TelltaleAppProtocol
import TelltaleGraphics
import TelltaleHost
import TelltaleRuntime
import TelltaleSession
import TelltaleSyntax

/// The conversation of the screen with its program: a program that runs, a person who writes lines by hand, or both.
final class PreviewConversation {
  /// A line with its speaker, and its time on the screen's clock.
  struct Line {
    /// The speaker: `program`, `hand` or `screen`; `note` for a remark about the program.
    var speaker: String
    var milliseconds: Int
    var text: String
  }

  /// The lines that were said since they were last asked for.
  private(set) var news: [Line] = []
  private var codec: RequestCodec
  private let process: ProgramProcess?
  private var isAtEnd = false
  private var incoming = LineBuffer(most: Limits.fileBytes)
  private var outgoing: [UInt8] = []
  private var said = 0

  /// The largest number of bytes that wait for a program, before it counts as one that does not read.
  private static let room = 1 << 20

  /// Starts the program, where there is one. Throws where the machine is short of what that takes.
  init(_ reader: UpdateReader, program: String?) throws(RuntimeError) {
    codec = RequestCodec(reader, file: "line")
    process = if let program { try ProgramProcess(program) } else { nil }
    guard let process else { return }
    for descriptor in [process.stream.input, process.stream.output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  /// Uses the names of another edition from now on.
  func use(_ reader: UpdateReader) { codec.reader = reader }

  /// The descriptors that there is to wait for.
  var interests: [pollfd] {
    guard let process, !isAtEnd else { return [] }
    var entries = [pollfd(fd: process.stream.input, events: Int16(POLLIN), revents: 0)]
    if !outgoing.isEmpty {
      entries.append(pollfd(fd: process.stream.output, events: Int16(POLLOUT), revents: 0))
    }
    return entries
  }

  /// Returns what was said, and forgets it.
  func takeNews() -> [Line] {
    defer { news = [] }
    return news
  }

  // MARK: In

  /// Returns what the program has said by now.
  func listen(at time: Instant) -> [RequestCodec.Received] {
    flush()
    guard let process, !isAtEnd else { return [] }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(process.stream.input, &room, room.count)
    if count > 0 {
      incoming.add(room.prefix(count))
    } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
      isAtEnd = true
      note("the program has ended: \(process.end(within: 200))", at: time)
    }
    var received: [RequestCodec.Received] = []
    while let line = incoming.next() ?? (isAtEnd ? incoming.finish() : nil) {
      received.append(take(line.bytes, from: "program", at: time, isTooLong: line.isTooLong))
    }
    return received
  }

  /// Takes a line by hand, as if the program had said it.
  func say(_ text: String, at time: Instant) -> RequestCodec.Received {
    take(Array(text.utf8), from: "hand", at: time)
  }

  private func take(
    _ bytes: [UInt8], from speaker: String, at time: Instant, isTooLong: Bool = false
  ) -> RequestCodec.Received {
    said += 1
    add(speaker, String(decoding: bytes, as: UTF8.self), at: time)
    let received = codec.receive(
      LineBuffer.Line(number: said, bytes: bytes, isTooLong: isTooLong))
    if case .refused(let reply, _) = received { tell(reply, at: time) }
    return received
  }

  // MARK: Out

  /// Tells the program the line that belongs to a report, and returns it; `nil` where the program hears nothing of
  /// that.
  func hear(_ report: HostReport, at time: Instant) -> JSONValue? {
    guard let line = codec.line(for: report)?.line else { return nil }
    tell(line, at: time)
    return line
  }

  /// Tells the program a line.
  func tell(_ line: JSONValue, at time: Instant) {
    add("screen", line.line, at: time)
    guard process != nil, !isAtEnd, outgoing.count < Self.room else { return }
    outgoing += Array((line.line + "\n").utf8)
    flush()
  }

  /// Adds a remark about the program.
  func note(_ text: String, at time: Instant) { add("note", text, at: time) }

  /// Ends the program, where one runs.
  func finish(at time: Instant) {
    tell(["event": "ended", "reason": "left"], at: time)
    process?.end(within: 200)
    isAtEnd = true
  }

  private func flush() {
    guard let process, !outgoing.isEmpty else { return }
    let count = outgoing.withUnsafeBytes { write(process.stream.output, $0.baseAddress, $0.count) }
    if count > 0 { outgoing.removeFirst(count) }
    if count < 0, errno != EAGAIN, errno != EINTR { outgoing = [] }
  }

  private func add(_ speaker: String, _ text: String, at time: Instant) {
    news.append(
      Line(speaker: speaker, milliseconds: Int(time.microseconds / 1000), text: text))
  }
}
