import TelltaleModel

/// The outcome of a question. Every question gets exactly one.
public enum Answer: Hashable, Sendable {
  /// A button was chosen.
  ///
  /// The first value is the button's id, its title where it has none. `fields` are the texts of the
  /// question's fields in their order.
  case chosen(String, fields: [String] = [])
  /// The person chose Cancel or left by another way that means the same, such as Escape, Back or Home.
  case cancelled
  /// The time was over before anybody answered.
  case timedOut
  /// The question was taken back: its task was cancelled, or the same question was shown already.
  case withdrawn
}

extension Answer {
  init(_ answer: TelltaleModel.Answer) {
    switch answer.outcome {
    case .chosen: self = .chosen(answer.choice ?? "", fields: answer.fields)
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut
    case .withdrawn: self = .withdrawn
    }
  }
}
