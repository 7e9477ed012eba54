import Glibc
import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// The line to an application: what it wants comes in at one end of a stream, what happened goes out
/// at the other. Nothing here ever waits for the application, except at the very end.
package final class AppChannel: RequestSource {
  /// Whether an application that does not read any more is heard until it closes its output too. Where it is not, the
  /// line ends as soon as nobody reads.
  package var outlivesReader = false
  /// Lines that the application has said.
  package private(set) var said = 0
  /// True once nothing more comes, and all that came is taken.
  package private(set) var isClosed = false
  /// Keeps rows for the next start, where it is to.
  package let keeper: SceneKeeper?
  /// What went over the line since it was taken, where somebody takes it.
  private var news: [ChannelNews] = []
  private let keepsNews: Bool
  private var desk: RequestDesk
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
  ///   - reader: Understands the application's lines.
  ///   - stream: What they come and go over.
  ///   - keeper: Keeps rows for the next start, where it is to.
  ///   - keepsNews: Whether somebody takes what went over the line.
  package init(
    _ reader: UpdateReader, over stream: AppStream, keeper: SceneKeeper? = nil,
    keepsNews: Bool = false
  ) {
    self.keeper = keeper
    self.keepsNews = keepsNews
    self.stream = stream
    inbox = DescriptorInbox(stream.input)
    desk = RequestDesk(reader, file: stream.name)
  }

  // MARK: In

  /// Takes what the application said before there was a channel.
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

  /// True where so much waits for a reader that nothing of the application is read until it has read.
  package var isBacked: Bool { outbox.isBacked }

  /// Bytes that wait for a reader.
  package var waitingBytes: Int { outbox.count }

  /// Bytes of a line that the application has begun and not ended; 0 while a whole one waits, or one that is too long.
  package var unfinishedBytes: Int { lines.unfinishedBytes }

  /// The last barrier that the application said that it has come to.
  package var synced: Int? { desk.synced }

  /// Sends a barrier; 0 says that there will be some.
  package func sync(_ barrier: Int) {
    if !isDeaf { desk.barrier = barrier }
    guard barrier > 0 else { return }
    tell(["event": "sync", "sync": .integer(barrier)])
  }

  private func take(_ line: LineBuffer.Line, into requests: inout [AppRequest]) {
    said += 1
    note(.said(line))
    let handed = inbox.take(upTo: lines.lineEnd)
    switch desk.receive(line, descriptors: inbox.isOpen ? handed.count : nil) {
    case .request(let request):
      keeper?.note(request, line.bytes)
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

  /// Another edition that the application wishes for, once what it said before has been given; nothing more of it is taken
  /// until `settleWish`.
  package var wish: Reopening? {
    flush()
    guard !isClosed, isDeaf || !outbox.isBacked else { return nil }
    return reopening?.0
  }

  /// Tells the application what came of its wish.
  ///
  /// - Parameter reason: Why it cannot be; `nil` where the other edition is shown.
  package func settleWish(_ reason: String?) {
    guard let (_, id, place) = reopening else { return }
    reopening = nil
    if let reason {
      tell(RequestDesk.refusal(id, [UpdateFault(place, reason)]))
    } else if let line = RequestDesk.ok(id) {
      tell(line)
    }
  }

  /// The names of another edition count from now on.
  package func use(_ reader: UpdateReader) {
    desk.reader = reader
    keeper?.use(reader.names)
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

  /// What went over the line since the last call, in order.
  package func takeNews() -> [ChannelNews] {
    defer { news = [] }
    return news
  }

  // MARK: Out

  package func report(_ report: HostReport) {
    if case .replied(let reply) = report {
      keeper?.settle(reply)
      if let fault = desk.fault(of: reply) { note(.refused([fault])) }
    }
    guard let (line, isOwed) = desk.line(for: report) else { return }
    send(line, isOwed: isOwed)
  }

  /// Tells something by itself.
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

  /// Says why nothing more comes, and writes what is still owed, for as long as half a second.
  package func finish(_ reason: String) {
    keeper?.finish()
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
