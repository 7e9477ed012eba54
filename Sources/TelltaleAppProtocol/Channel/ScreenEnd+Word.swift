import TelltaleHost
import TelltaleModel

extension ScreenEnd {
  /// The word by which an application is told how its unit has ended: `failure`, `signal` or
  /// `left`.
  package var word: String {
    switch self {
    case .failed: "failure"
    case .signal: "signal"
    case .left, .answered: "left"
    }
  }
}
