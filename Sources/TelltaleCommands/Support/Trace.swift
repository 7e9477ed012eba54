import ArgumentParser
import CShim
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime

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
    write(ReportLine.of(report))
  }
}

extension LiveScreen {
  /// The machine's own screen, with a trace of what happens on it.
  init(stage: Stage, scene: SceneSettings, trace: Trace) {
    self.init(stage: stage, scene: scene, report: trace.report) { trace.write("restored") }
  }
}
