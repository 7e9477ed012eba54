import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// The reader of an application's lines, which also words the replies and events for it.
package struct RequestCodec {
  package var reader: UpdateReader
  /// The name of the stream in messages.
  package let file: String
  /// The highest barrier that the application has confirmed; `nil` before any.
  package private(set) var synced: Int?
  /// The number of the last barrier that was sent, and 0 before any; `nil` where nobody sends
  /// barriers, and confirmations are not checked.
  package var barrier: Int?
  private var requests = 0
  private var open: [Int: (id: RequestID?, places: [SourceLocation], notes: [UpdateError])] = [:]
  /// Questions that have no answer yet, by the ids of the requests that asked them; an id may come
  /// again before its first question is answered.
  private var asked: [RequestID: [Int]] = [:]

  /// - Parameters:
  ///   - reader: The reader that understands the lines.
  ///   - file: The name of the stream in messages.
  package init(_ reader: UpdateReader, file: String) {
    self.reader = reader
    self.file = file
  }

  package enum Received {
    case request(AppRequest)
    case reopening(Reopening, RequestID?, SourceLocation)
    /// The line is refused; with the reply and the faults in it.
    case refused(reply: JSONValue, [UpdateError])
    case nothing
  }

  /// Reads a line of the application.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - descriptors: The number of descriptors that came with it; `nil` where none can come.
  /// - Returns: The request or wish in the line, or the reply that refuses it.
  package mutating func receive(_ line: LineBuffer.Line, descriptors: Int? = nil) -> Received {
    guard !line.isTooLong else {
      let place = SourceLocation(file: file, line: line.number, column: 1)
      let fault = UpdateError(
        place, "the line has more than \(Limits.fileBytes) bytes, the most that is read",
        remedy:
          "send rows in several lines, and large pictures as files or in memory that is shared")
      return .refused(reply: Self.refusal(nil, [fault]), [fault])
    }
    guard line.bytes.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
    else { return .nothing }
    requests += 1
    let update = reader.read(
      line.bytes, file: file, line: line.number, request: requests,
      asked: asked.compactMapValues(\.last), descriptors: descriptors)
    guard update.faults.isEmpty else {
      return .refused(reply: Self.refusal(update.id, update.faults), update.faults)
    }
    if let barrier, let synced = update.sync, synced > barrier {
      return refuse(synced, after: barrier, update.id, line)
    }
    if let reached = update.sync { synced = max(reached, synced ?? reached) }
    if let reopening = update.reopening {
      let place = SourceLocation(file: file, line: line.number, column: 1)
      return .reopening(reopening, update.id, place)
    }
    let notes = (line.hadMark ? [markFault(line)] : []) + update.notes
    open[requests] = (update.id, update.places, notes)
    let asks = update.updates.contains { if case .ask = $0 { true } else { false } }
    if asks, let id = update.id { asked[id, default: []].append(requests) }
    return .request(AppRequest(number: requests, updates: update.updates))
  }

  /// Nobody has come to a barrier that was not sent.
  private func refuse(
    _ synced: Int, after barrier: Int, _ id: RequestID?, _ line: LineBuffer.Line
  ) -> Received {
    let fault = UpdateError(
      SourceLocation(file: file, line: line.number, column: 1),
      "\"sync\": \(synced) answers a barrier that was not sent; "
        + (barrier == 0 ? "none was" : "the last one is \(barrier)"),
      remedy: "answer each event \"sync\" with its own number, and begin with {\"sync\":0}")
    return .refused(reply: Self.refusal(id, [fault]), [fault])
  }

  private func markFault(_ line: LineBuffer.Line) -> UpdateError {
    UpdateError(
      SourceLocation(file: file, line: line.number, column: 1),
      "a byte order mark stands before the first line, and is ignored",
      remedy: "write UTF-8 without one")
  }

  /// Returns the line by which the application is told of a report.
  ///
  /// - Parameter report: The report of the host.
  /// - Returns: The line, with true where the application waits for it; `nil` where the report is
  ///   not for the application.
  package mutating func line(for report: HostReport) -> (line: JSONValue, isOwed: Bool)? {
    switch report {
    case .replied(let reply): return self.reply(reply).map { ($0, true) }
    case .answered(let answer): return (self.answer(answer), true)
    default: return report.event.map { ($0, false) }
    }
  }

  /// Returns the fault for which a request was refused.
  ///
  /// - Parameter reply: The reply of the session.
  /// - Returns: The fault, at the place of the update in the application's line; `nil` where the
  ///   request was carried out.
  package func fault(of reply: AppReply) -> UpdateError? {
    guard let refusal = reply.refusal else { return nil }
    let places = open[reply.request]?.places ?? []
    let place =
      places.indices.contains(refusal.update)
      ? places[refusal.update] : SourceLocation(file: file, line: 1, column: 1)
    return UpdateError(place, refusal.reason, remedy: refusal.remedy, rule: refusal.rule)
  }

  private mutating func reply(_ reply: AppReply) -> JSONValue? {
    let fault = fault(of: reply)
    let request = open.removeValue(forKey: reply.request)
    let id = request?.id
    guard let fault else { return Self.ok(id, telling: request?.notes ?? []) }
    _ = settled(reply.request)
    return Self.refusal(id, [fault])
  }

  /// Nobody waits for the answer to this request's question any more; the id it came with.
  private mutating func settled(_ number: Int) -> RequestID? {
    guard let id = asked.first(where: { $0.value.contains(number) })?.key else { return nil }
    asked[id]?.removeAll { $0 == number }
    // Ids are new ones as a rule, and an application runs for years.
    if asked[id]?.isEmpty == true { asked[id] = nil }
    return id
  }

  private mutating func answer(_ answer: Answer) -> JSONValue {
    var id: RequestID?
    if case .asked(let number, by: .app) = answer.question { id = settled(number) }
    return [
      "event": "answered", "ask": id?.json ?? .null,
      "alert": answer.alertID.map { .string($0) } ?? .null,
      "outcome": .string(answer.outcome.rawValue),
      "choice": answer.choice.map { .string($0) } ?? .null, "fields": .strings(answer.fields),
    ]
  }

  /// Returns the reply to a request that was carried out.
  ///
  /// - Parameters:
  ///   - id: The id that the application gave to its request; `nil` where it gave none.
  ///   - notes: The things that were put right in texts of the request.
  /// - Returns: The line; `nil` where there is neither an id nor a note.
  package static func ok(_ id: RequestID?, telling notes: [UpdateError] = []) -> JSONValue? {
    guard !notes.isEmpty else { return id.map { ["ok": $0.json] } }
    return ["ok": id?.json ?? .null, "warnings": .strings(notes.map { $0.line(as: "warning") })]
  }

  /// Returns the reply that refuses a request: the first fault in full, the others as compilers
  /// write them.
  ///
  /// - Parameters:
  ///   - id: The id that the application gave to its request; `nil` where it gave none.
  ///   - faults: The faults, in the order of the line.
  /// - Returns: The line, as an object.
  package static func refusal(_ id: RequestID?, _ faults: [UpdateError]) -> JSONValue {
    var line: JSONValue = ["error": id?.json ?? .null]
    guard let first = faults.first else { return line }
    line = line.adding([
      .init("message", .string(first.message)), .init("line", .integer(first.place.line)),
      .init("column", .integer(first.place.column)),
    ])
    if let remedy = first.remedy { line = line.adding([.init("remedy", .string(remedy))]) }
    if let rule = first.rule { line = line.adding([.init("rule", .string(rule))]) }
    let others = faults.dropFirst().map(\.line)
    return others.isEmpty ? line : line.adding([.init("also", .strings(others))])
  }
}

extension UpdateError {
  /// The fault on one line: `standard input:3:17: error: what is wrong; what to do [RULE]`.
  package var line: String { line(as: "error") }

  /// The same with another word for how much it matters.
  func line(as kind: String) -> String {
    let remedy = remedy.map { "; \($0)" } ?? ""
    return "\(place): \(kind): \(message)\(remedy)\(rule.map { " [\($0)]" } ?? "")"
  }
}
