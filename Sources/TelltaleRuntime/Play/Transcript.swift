import TelltaleGraphics
import TelltaleHost
import TelltaleInput

/// What happened in a play, line by line, with the time in milliseconds.
package final class Transcript {
  package private(set) var text = ""
  /// When the last line was: what is told of an earlier moment is told now.
  private var last = Instant.zero

  package init() {}

  /// Takes down what happened.
  ///
  /// - Returns: The file name of a frame that came on the glass; `nil` for all else.
  @discardableResult
  package func add(_ report: HostReport, at time: Instant) -> String? {
    guard case .presented(let frame) = report else {
      add(ReportLine.of(report), at: time)
      return nil
    }
    let milliseconds = time.microseconds / 1000
    let name = "\(padded(frame, 4))-\(padded(Int(milliseconds), 6))ms.png"
    add("frame \(name)", at: time)
    return name
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
