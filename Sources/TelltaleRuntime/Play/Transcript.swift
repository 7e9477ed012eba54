import TelltaleGraphics
import TelltaleHost
import TelltaleInput

/// What happened in a play, line by line, with the time in milliseconds.
package final class Transcript {
  package private(set) var text = ""
  /// Hears the file name of each frame that came on the glass.
  package var onFrame: (String) -> Void = { _ in }

  /// When the last line was: what is told of an earlier moment is told now.
  private var last = Instant.zero

  package init() {}

  package func add(_ report: HostReport, at time: Instant) {
    guard case .presented(let frame) = report else { return add(ReportLine.of(report), at: time) }
    let milliseconds = time.microseconds / 1000
    let name = "\(padded(frame, 4))-\(padded(Int(milliseconds), 6))ms.png"
    add("frame \(name)", at: time)
    onFrame(name)
  }

  package func add(_ event: InputEvent) {
    add(event.line, at: event.time)
  }

  package func add(_ line: String, at time: Instant) {
    last = max(last, time)
    text += "\(padded(Int(last.microseconds / 1000), 6)) \(line)\n"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
