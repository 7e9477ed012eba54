import TelltaleHost
import TelltaleModel
import TelltaleSession

/// A report in a few words: a line of a trace or a transcript, which other programs read.
package enum ReportLine {
  /// Returns the line for a report of the loop.
  ///
  /// - Parameter report: The report.
  /// - Returns: The line without a time. Typed and scanned texts, which may be secret, are not in it.
  package static func of(_ report: HostReport) -> String {
    switch report {
    case .presented(let frame): "presented \(frame)"
    case .armed: "armed"
    case .attached(let name, let kind): "device + \(kind.rawValue) \(name)"
    case .detached(let name): "device - \(name)"
    case .answered(let answer): of(answer)
    case .emitted(let name): "emit \(name)"
    case .app(let event): of(event)
    case .replied(let reply): of(reply)
    case .home: "home"
    case .note(let finding): "note \(finding.rule) \(finding.message)"
    case .displayStalled: "display stalled"
    case .displayRecovered: "display recovered"
    case .displayHidden: "display hidden"
    case .displayVisible: "display visible"
    }
  }

  static func of(_ answer: Answer) -> String {
    switch answer.outcome {
    case .chosen: "answered \(answer.choice ?? "")"
    case .cancelled: "cancelled"
    case .timedOut: "timed out"
    case .withdrawn: "withdrawn"
    }
  }

  static func of(_ event: AppEvent) -> String {
    switch event {
    case .activated(let screen, let control): "activated \(screen) \(control)"
    case .selected(let screen, let list, let entry, let index):
      "selected \(screen) \(list) \(index) \(entry)"
    case .gesture(let screen, let list, let entry, let kind):
      "\(kind) \(screen) \(list) \(entry)"
    case .adjusted(let screen, let control, let value): "adjusted \(screen) \(control) \(value)"
    case .switched(let screen, let control, let isOn):
      "switched \(screen) \(control) \(isOn ? "on" : "off")"
    case .chosen(let screen, let control, let option): "chosen \(screen) \(control) \(option)"
    case .shown(let screen, let depth): "screen \(screen) \(depth)"
    case .tabSelected(let tab): "tab \(tab)"
    case .modalOpened(let name): "modal + \(name)"
    case .modalLeft(let name, _): "modal ~ \(name)"
    case .typed(let screen, let control, _): "typed in \(control) on \(screen)"
    case .modalClosed(let name, let kept, _): "modal - \(name) \(kept ? "kept" : "dropped")"
    case .wanted(let source): "wanted \(source)"
    case .silent(let isSilent): isSilent ? "application silent" : "application answers"
    case .limited(let limit):
      "limited \(limit.screen) \(limit.control) \(limit.kind.rawValue)"
        + " \(limit.shown) of \(limit.all)"
    case .idle: "idle"
    // What it says may be a key or a name.
    case .scanned(let code): "scanned \(code.count) characters"
    case .ignored(let control, let reason): "ignored \(control) \(reason.rawValue)"
    case .refused(let refusal): "refused \(of(refusal))"
    }
  }

  static func of(_ reply: AppReply) -> String {
    reply.refusal.map { "request \(reply.request) refused: \(of($0))" }
      ?? "request \(reply.request) done"
  }

  private static func of(_ refusal: AppRefusal) -> String {
    "\(refusal.reason)\(refusal.rule.map { " [\($0)]" } ?? "")"
  }
}
