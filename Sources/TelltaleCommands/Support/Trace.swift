import ArgumentParser
import CShim
import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime

/// A line for each thing that happens while a question is shown, written at once where there is room;
/// nothing waits for whoever reads it.
final class Trace {
  private var output: TellingOutput?
  private let descriptor: Int32
  private let path: String
  /// It has been told that lines cannot be written.
  private var isInterrupted = false

  /// Appends to the file, or traces nothing without one; complains and ends with 73 where the file
  /// cannot be written. A pipe need not have a reader yet.
  init(path: String?) throws {
    self.path = path ?? ""
    guard let path else {
      descriptor = -1
      return
    }
    descriptor = Self.open(path)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      StandardStreams.complain(
        "telltale: cannot write the trace \(path): \(reason); "
          + "name a file in a folder you may write to")
      throw ExitStatus.cannotCreate.code
    }
    output = TellingOutput(descriptor) { "left out \($0)" }
  }

  deinit {
    output?.finish()
    output = nil
    if descriptor >= 0 { close(descriptor) }
  }

  private static func open(_ path: String) -> Int32 {
    let flags = O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    let opened = telltale_open(path, O_WRONLY | flags, 0o644)
    // A pipe that nobody reads yet opens at once for whoever could read it as well.
    return opened < 0 && errno == ENXIO ? telltale_open(path, O_RDWR | flags, 0o644) : opened
  }

  /// The question goes on where the trace cannot, which is told once; it is tried again with each line.
  func write(_ line: String) {
    guard let code = output?.tell(line + "\n") else { return }
    guard !isInterrupted else { return }
    isInterrupted = true
    let reason = String(cString: strerror(code))
    StandardStreams.complain(
      "telltale: warning: the trace \(path) cannot be written now: \(reason); it continues once it can be written again"
    )
  }

  func report(_ report: HostReport) {
    if case .note(let finding) = report {
      StandardStreams.complain(
        "telltale: \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
    }
    write(ReportLine.of(report))
  }
}

extension LiveScreen {
  /// The machine's own screen, with a trace of what happens on it.
  init(setup: ProfileSetup, scene: SceneSettings, trace: Trace) {
    self.init(setup: setup, scene: scene, report: trace.report) { trace.write("restored") }
  }
}
