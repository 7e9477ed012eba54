import TelltaleModel

extension Answer.Outcome {
  /// The contract's word for it.
  package var word: String {
    switch self {
    case .chosen: "chosen"
    case .cancelled: "cancelled"
    case .timedOut: "timedOut"
    case .withdrawn: "withdrawn"
    }
  }
}
