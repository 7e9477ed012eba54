import TelltaleGraphics
import TelltaleHost
import TelltaleInput

/// The events of a play, line by line, with the time in milliseconds.
package final class Transcript {
  package private(set) var text = ""
  /// The time of the last line. Earlier events that come later are noted with it.
  private var last = Instant.zero

  package init() {}

  /// Adds what happened.
  ///
  /// - Parameters:
  ///   - report: The report of the loop.
  ///   - time: The screen's time of it.
  /// - Returns: The file name for a frame that was presented; `nil` for all other reports.
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

  /// Adds an act of a hand.
  ///
  /// - Parameter event: The event, with its time.
  package func add(_ event: InputEvent) {
    add(event.line, at: event.time)
  }

  /// Adds a line.
  ///
  /// - Parameters:
  ///   - line: The text after the time.
  ///   - time: The screen's time; a time before that of the last line is raised to it.
  package func add(_ line: String, at time: Instant) {
    last = max(last, time)
    text += "\(padded(Int(last.microseconds / 1000), 6)) \(line)\n"
  }

  private func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
