import TelltaleGraphics
import TelltaleHost
import TelltaleSyntax

/// The report of a relay to the service manager that started it: the service has a screen for the app, and the relay
/// lives. The service reports for itself.
struct RelayReport {
  /// The milliseconds until a manager that was busy is told again.
  private static let patience = 250

  private let manager: ServiceManager?
  private let clock = MonotonicClock()
  private var firstLine: [UInt8] = []
  /// True until the service has said its first line.
  private var awaits = true
  /// True while the manager has to be told that the app has a screen.
  private var owes = false
  /// The time of the next sign of life; `nil` where none is wanted.
  private var due: Instant?

  /// Creates a report.
  ///
  /// - Parameter manager: The manager; `nil` where nobody wants to be told.
  init(to manager: ServiceManager?) {
    self.manager = manager
    due = manager?.limit.map { clock.now.advanced(byMilliseconds: $0 / 2) }
  }

  /// Takes bytes that the service has said. Its first line tells whether there is a screen.
  mutating func hear(_ bytes: ArraySlice<UInt8>) {
    guard manager != nil, awaits else { return }
    firstLine += bytes
    guard let end = firstLine.firstIndex(of: 10) else { return }
    let event = try? JSONReader.read(Array(firstLine[..<end]))
    owes = event?["event"]?.string == "ready"
    awaits = false
    firstLine = []
  }

  /// Tells what is due.
  mutating func turn() {
    guard let manager else { return }
    if owes, manager.tell("READY=1") { owes = false }
    guard let limit = manager.limit, let due, clock.now >= due else { return }
    manager.tell("WATCHDOG=1")
    self.due = clock.now.advanced(byMilliseconds: limit / 2)
  }

  /// The milliseconds until the next turn; -1 for never.
  var timeout: Int32 {
    if owes { return Int32(Self.patience) }
    guard let due else { return -1 }
    return Int32(clamping: max(0, due.microseconds - clock.now.microseconds + 999) / 1000)
  }

  func stop() { manager?.tell("STOPPING=1") }
}
