import TelltaleServiceClient

/// The fields of a record in the journal of the system.
extension AuditRecord {
  /// The event, the question and its user. The texts of questions and answers stay in the service's own journal,
  /// since others may read this one.
  var fields: [(name: String, value: String)] {
    let head = [
      ("MESSAGE", message), ("PRIORITY", "6"), ("SYSLOG_IDENTIFIER", "telltale"),
      ("TELLTALE_EVENT", kind.rawValue),
    ]
    let question = number > 0 ? [("TELLTALE_QUESTION", String(number))] : []
    return head + question
      + Self.told.compactMap { key, name in
        self[key].map { (name, $0.string ?? $0.line) }
      }
  }

  private static let told = [
    ("user", "TELLTALE_USER"), ("unit", "TELLTALE_UNIT"), ("priority", "TELLTALE_PRIORITY"),
    ("outcome", "TELLTALE_OUTCOME"), ("wasShown", "TELLTALE_WAS_SHOWN"),
  ]

  private var message: String {
    let subject = number > 0 ? "question \(number)" : "app"
    return switch kind {
    case .asked: "\(subject) is asked by user \(user ?? 0)"
    case .shown: "\(subject) is seen"
    case .armed: "\(subject) takes an answer"
    case .answered: "\(subject) is answered: \(self["outcome"]?.string ?? "")"
    case .ended: "\(subject) ended without an answer"
    case .started: "the journal begins"
    case .opened: "an app of user \(user ?? 0) is shown"
    case .closed: "the app of user \(user ?? 0) is closed"
    case .set: "user \(user ?? 0) has changed settings"
    }
  }
}
