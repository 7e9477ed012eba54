import Synchronization
import TelltaleHost

/// The thread for work that takes longer than a frame: findings, and the pictures of the matrix. Only the newest
/// order of a kind counts.
final class PreviewWorker: Sendable {
  /// The result of an order, with the edition that it was for.
  enum Result: Sendable {
    case findings(PreviewFindings, edition: Int)
    case picture(PreviewMatrix.Picture, edition: Int)
  }

  private struct Orders {
    var findings: (PreviewOptions, Int)?
    var matrix: (PreviewOptions, Int, left: [String])?
    var isClosed = false
  }

  private let orders = Mutex(Orders())
  private let bell: Doorbell
  private let report: @Sendable (Result) -> Void

  /// Starts the thread. Throws where the machine is short of what a thread takes.
  init(report: @escaping @Sendable (Result) -> Void) throws(SystemError) {
    bell = try Doorbell()
    self.report = report
    try Thread.start { [self] in run() }
  }

  /// Orders findings.
  func judge(_ options: PreviewOptions, edition: Int) {
    orders.withLock { $0.findings = (options, edition) }
    bell.ring()
  }

  /// Orders the pictures of all these profiles, in their order.
  func draw(_ options: PreviewOptions, _ profiles: [String], edition: Int) {
    orders.withLock { $0.matrix = (options, edition, profiles) }
    bell.ring()
  }

  /// Ends the thread: nothing more is wanted.
  func close() {
    orders.withLock { $0.isClosed = true }
    bell.ring()
  }

  private enum Order {
    case findings(PreviewOptions, Int)
    case picture(PreviewOptions, Int, String)
    case wait, end
  }

  private func next() -> Order {
    orders.withLock { orders in
      if orders.isClosed { return .end }
      if let (options, edition) = orders.findings {
        orders.findings = nil
        return .findings(options, edition)
      }
      guard let (options, edition, left) = orders.matrix, let profile = left.first else {
        return .wait
      }
      orders.matrix = left.count > 1 ? (options, edition, Array(left.dropFirst())) : nil
      return .picture(options, edition, profile)
    }
  }

  private func run() {
    while true {
      switch next() {
      case .findings(let options, let edition):
        report(.findings(PreviewFindings(options), edition: edition))
      case .picture(let options, let edition, let profile):
        report(.picture(PreviewMatrix.picture(profile, options), edition: edition))
      case .wait:
        _ = bell.wait(milliseconds: 60_000)
        bell.clear()
      case .end: return
      }
    }
  }
}
