import ArgumentParser
import CShim
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleSession

/// A line for each thing that happens while a question is shown, written at once.
final class Trace {
  private var descriptor: Int32?
  private let path: String

  /// Appends to the file, or traces nothing without one; complains and ends with 73 where the file
  /// cannot be written.
  init(path: String?) throws {
    self.path = path ?? ""
    guard let path else { return }
    let opened = telltale_open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard opened >= 0 else {
      let reason = String(cString: strerror(errno))
      StandardStreams.complain(
        "telltale: cannot write the trace \(path): \(reason); "
          + "name a file in a folder you may write to")
      throw ExitStatus.cannotCreate.code
    }
    descriptor = opened
  }

  deinit { if let descriptor { close(descriptor) } }

  /// The question goes on where the trace cannot, which is told once.
  func write(_ line: String) {
    guard let descriptor,
      let code = StandardStreams.write(Array((line + "\n").utf8), to: descriptor)
    else { return }
    let reason = String(cString: strerror(code))
    StandardStreams.complain("telltale: warning: the trace \(path) ends here: \(reason)")
    close(descriptor)
    self.descriptor = nil
  }

  func report(_ report: HostReport) {
    if case .note(let finding) = report {
      StandardStreams.complain("telltale: note: \(finding.message) [\(finding.rule)]")
    }
    write(Trace.line(report))
  }

  static func line(_ report: HostReport) -> String {
    switch report {
    case .presented(let frame): "presented \(frame)"
    case .armed: "armed"
    case .attached(let name, let kind): "device + \(kind.rawValue) \(name)"
    case .detached(let name): "device - \(name)"
    case .answered(let answer): line(answer)
    case .emitted(let name): "emit \(name)"
    case .app(let event): line(event)
    case .replied(let reply): line(reply)
    case .home: "home"
    case .note(let finding): "note \(finding.rule) \(finding.message)"
    case .displayStalled: "display stalled"
    case .displayRecovered: "display recovered"
    case .displayHidden: "display hidden"
    case .displayVisible: "display visible"
    }
  }

  static func line(_ answer: Answer) -> String {
    switch answer.outcome {
    case .chosen: "answered \(answer.choice ?? "")"
    case .cancelled: "cancelled"
    case .timedOut: "timed out"
    case .withdrawn: "withdrawn"
    }
  }

  static func line(_ event: AppEvent) -> String {
    switch event {
    case .activated(let screen, let control): "activated \(screen) \(control)"
    case .selected(let screen, let list, let entry, let index):
      "selected \(screen) \(list) \(index) \(entry)"
    case .gesture(let screen, let list, let entry, let kind):
      "\(kind) \(screen) \(list) \(entry)"
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
    case .refused(let refusal): "refused \(line(refusal))"
    }
  }

  static func line(_ reply: AppReply) -> String {
    reply.refusal.map { "request \(reply.request) refused: \(line($0))" }
      ?? "request \(reply.request) done"
  }

  private static func line(_ refusal: AppRefusal) -> String {
    "\(refusal.reason)\(refusal.rule.map { " [\($0)]" } ?? "")"
  }
}
