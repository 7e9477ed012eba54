import TelltaleHost
import TelltaleModel

extension ScreenEnd {
  /// What an application is told when its unit ends: `failure`, `signal` or `left`.
  package var word: String {
    switch self {
    case .failed: "failure"
    case .signal: "signal"
    case .left, .answered: "left"
    }
  }
}
