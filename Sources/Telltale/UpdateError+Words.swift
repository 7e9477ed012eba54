import TelltaleAppProtocol

extension UpdateError {
  /// Without the place, since nobody wrote the line.
  var words: String {
    message + (remedy.map { "; \($0)" } ?? "") + (rule.map { " [\($0)]" } ?? "")
  }
}
