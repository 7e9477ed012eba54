import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// The connection to an application: its requests come in at one end of a stream, events go out at the other. It never
/// waits for the application, except at the very end.
package final class AppChannel: RequestSource {
  /// True where an application that has stopped reading is heard until it closes its output too. If false, the
  /// connection ends as soon as nobody reads.
  package var outlivesReader = false
  /// The number of lines that the application has sent.
  package private(set) var said = 0
  /// True once nothing more comes, and everything that came is taken.
  package private(set) var isClosed = false
  /// The store of rows for the next start; `nil` where none are kept.
  package let store: SceneStore?
  /// What went over the line since it was taken, where somebody takes it.
  private var news: [ChannelNews] = []
  private let keepsNews: Bool
  private var codec: RequestCodec
  private let stream: AppStream
  private var lines = LineBuffer(most: Limits.fileBytes)
  private var inbox: DescriptorInbox
  /// Pictures that are being copied; what was said after them waits.
  private var copy: MemoryCopy?
  private var outbox = Outbox()
  /// Another edition that waits until what was said before it is done.
  private var reopening: (Reopening, RequestID?, SourceLocation)?
  /// A refusal that waits until what was said before it has its replies.
  private var refusal: JSONValue?
  private var isAtEnd = false
  /// Why nobody reads any more what is written.
  private(set) var broken: Int32?

  /// Lines that are taken at once, so that hands and pictures are not kept waiting by a flood.
  private static let batch = 16
  /// A pipe that can be written to takes as much as this without waiting.
  private static let chunk = 4096
  /// Readings of what is left at the end: as much as a pipe or a socket holds as a rule.
  private static let rest = 4

  /// - Parameters:
  ///   - reader: The reader that understands the application's lines.
  ///   - stream: The stream over which they come and go.
  ///   - store: The store of rows for the next start; `nil` where none are kept.
  ///   - keepsNews: True where somebody takes the lines in both directions by `takeNews`.
  package init(
    _ reader: UpdateReader, over stream: AppStream, store: SceneStore? = nil,
    keepsNews: Bool = false
  ) {
    self.store = store
    self.keepsNews = keepsNews
    self.stream = stream
    inbox = DescriptorInbox(stream.input)
    codec = RequestCodec(reader, file: stream.name)
  }

  // MARK: In

  /// Takes in what the application sent before the channel existed.
  package func hear(_ bytes: [UInt8]) {
    inbox.skip(bytes.count)
    lines.add(bytes[...])
  }

  package var interests: [pollfd] {
    let wanted = Int16(outbox.isEmpty ? 0 : POLLOUT)
    // Without a wish the kernel still tells when the reader goes. Once it has gone every poll returns at once.
    var entries =
      isDeaf && outlivesReader ? [] : [pollfd(fd: stream.output, events: wanted, revents: 0)]
    if let copy {
      entries.append(pollfd(fd: copy.descriptor, events: Int16(POLLIN), revents: 0))
    } else if !isAtEnd, !outbox.isBacked {
      entries.append(pollfd(fd: stream.input, events: Int16(POLLIN), revents: 0))
    }
    return entries
  }

  package var hasMore: Bool {
    if copy != nil { return false }
    if isDeaf, !outlivesReader { return !isClosed }
    return !outbox.isBacked
      && (reopening != nil || refusal != nil || lines.hasLine || isAtEnd && !isClosed)
  }

  package func drain() -> [AppRequest] {
    flush()
    defer { flush() }
    guard !isClosed, isDeaf || !outbox.isBacked else { return [] }
    var requests: [AppRequest] = []
    guard takeCopied(into: &requests) else { return [] }
    if isDeaf, !outlivesReader, !isAtEnd { readRest() }
    tellRefusal()
    if !lines.hasLine { read() }
    let before = said
    for _ in 0..<Self.batch where reopening == nil && refusal == nil && copy == nil {
      guard let line = lines.next() ?? (isAtEnd ? lines.finish() : nil) else { break }
      take(line, into: &requests)
    }
    if requests.isEmpty { tellRefusal() }
    // What is given now is still to be replied to.
    if isAtEnd, said == before, reopening == nil, requests.isEmpty { isClosed = true }
    return requests
  }

  /// True while so much output waits for the application that its lines are not read.
  package var isBacked: Bool { outbox.isBacked }

  /// The number of bytes that wait to be read by the application.
  package var waitingBytes: Int { outbox.count }

  /// Bytes of a line that has begun and not ended; 0 while a whole line waits, or one that is too
  /// long.
  package var unfinishedBytes: Int { lines.unfinishedBytes }

  /// The highest barrier that the application has confirmed; `nil` before any.
  package var synced: Int? { codec.synced }

  /// Sends a barrier, which the application confirms when it has dealt with everything before it; 0 only announces
  /// barriers.
  package func sync(_ barrier: Int) {
    if !isDeaf { codec.barrier = barrier }
    guard barrier > 0 else { return }
    tell(["event": "sync", "sync": .integer(barrier)])
  }

  private func take(_ line: LineBuffer.Line, into requests: inout [AppRequest]) {
    said += 1
    note(.said(line))
    let handed = inbox.take(upTo: lines.lineEnd)
    switch codec.receive(line, descriptors: inbox.isOpen ? handed.count : nil) {
    case .request(let request):
      store?.note(request, line.bytes)
      take(request, from: handed, into: &requests)
    case .refused(let reply, let faults):
      note(.refused(faults))
      refusal = reply
    case .reopening(let wish, let id, let place): reopening = (wish, id, place)
    case .nothing: break
    }
  }

  private func take(
    _ request: AppRequest, from handed: [HandedDescriptor?], into requests: inout [AppRequest]
  ) {
    guard request.needsCopy else { return requests.append(request) }
    do throws(SystemError) {
      copy = try MemoryCopy(request, from: handed)
    } catch {
      take(MemoryCopy.outcome(of: request, from: handed), into: &requests)
    }
  }

  /// False while pictures are still being copied.
  private func takeCopied(into requests: inout [AppRequest]) -> Bool {
    guard let copy else { return true }
    guard let outcome = copy.outcome else { return false }
    self.copy = nil
    take(outcome, into: &requests)
    return true
  }

  private func take(_ outcome: MemoryCopy.Outcome, into requests: inout [AppRequest]) {
    switch outcome {
    case .taken(let request): requests.append(request)
    case .refused(let reply): report(.replied(reply))
    }
  }

  private func tellRefusal() {
    guard let reply = refusal else { return }
    refusal = nil
    tell(reply)
  }

  /// The other edition of the app that is asked for. Nothing that follows it is taken until `settleWish`.
  package var wish: Reopening? {
    flush()
    guard !isClosed, isDeaf || !outbox.isBacked else { return nil }
    return reopening?.0
  }

  /// Tells the application the result of its wish for another edition.
  ///
  /// - Parameter reason: The reason for which it cannot be shown; `nil` where it is shown.
  package func settleWish(_ reason: String?) {
    guard let (_, id, place) = reopening else { return }
    reopening = nil
    if let reason {
      tell(RequestCodec.refusal(id, [UpdateError(place, reason)]))
    } else if let line = RequestCodec.ok(id) {
      tell(line)
    }
  }

  /// Reads lines by the names of another edition from now on.
  package func use(_ reader: UpdateReader) {
    codec.reader = reader
    store?.use(reader.names)
  }

  private func read() {
    guard isReady(stream.input, Int16(POLLIN)) else { return }
    if let bytes = inbox.read() { lines.add(bytes[...]) } else { isAtEnd = true }
  }

  /// Takes what an application said before it went; one that goes on although it does not listen is not heard out, and
  /// the line is left that it was in the middle of.
  private func readRest() {
    for _ in 0..<Self.rest where !isAtEnd { read() }
    if !isAtEnd, isReady(stream.input, Int16(POLLIN)) { lines.dropUnfinished() }
    isAtEnd = true
  }

  private func note(_ piece: ChannelNews) {
    if keepsNews { news.append(piece) }
  }

  /// Returns the lines that went in both directions since the last call, in order.
  package func takeNews() -> [ChannelNews] {
    defer { news = [] }
    return news
  }

  // MARK: Out

  package func report(_ report: HostReport) {
    if case .replied(let reply) = report {
      store?.settle(reply)
      if let fault = codec.fault(of: reply) { note(.refused([fault])) }
    }
    guard let (line, isOwed) = codec.line(for: report) else { return }
    send(line, isOwed: isOwed)
  }

  /// Sends a line that answers no request.
  package func tell(_ line: JSONValue) { send(line, isOwed: true) }

  private func send(_ line: JSONValue, isOwed: Bool) {
    guard !isDeaf else { return note(.missed(line)) }
    note(.told(line))
    outbox.add(line, isOwed: isOwed)
    flush()
  }

  private func flush() {
    let events = Int16(outbox.isEmpty ? 0 : POLLOUT)
    var state = pollfd(fd: stream.output, events: events, revents: 0)
    while broken == nil, poll(&state, 1, 0) > 0 {
      if state.revents & Int16(POLLERR | POLLHUP | POLLNVAL) != 0 {
        breakOff(EPIPE)
      } else if outbox.isEmpty || state.revents & Int16(POLLOUT) == 0 {
        return
      } else {
        write()
      }
    }
  }

  private func write() {
    let count = outbox.next(Self.chunk).withUnsafeBytes {
      Glibc.write(stream.output, $0.baseAddress, $0.count)
    }
    if count > 0 { return outbox.wrote(count) }
    if errno != EINTR, errno != EAGAIN { breakOff(errno) }
  }

  /// What waits for a reader waits for nobody.
  private func breakOff(_ code: Int32) {
    broken = code
    outbox = Outbox()
  }

  /// Tells the application that nothing more comes, and writes what it is owed, for at most half a second.
  package func finish(_ reason: String) {
    store?.finish()
    tellRefusal()
    tell(["event": "ended", "reason": .string(reason)])
    for _ in 0..<50 where !outbox.isEmpty && broken == nil {
      var state = pollfd(fd: stream.output, events: Int16(POLLOUT), revents: 0)
      poll(&state, 1, 10)
      flush()
      // Who waits for somebody to read does not read.
      if outlivesReader { discard() }
    }
  }

  /// Reads what counts for nothing any more.
  private func discard() {
    if isReady(stream.input, Int16(POLLIN)) { _ = inbox.read() }
  }

  private func isReady(_ descriptor: Int32, _ events: Int16) -> Bool {
    var state = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&state, 1, 0) > 0
  }
}
