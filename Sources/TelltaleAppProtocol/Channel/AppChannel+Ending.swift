extension AppChannel {
  package enum Ending: Equatable {
    case endOfInput
    /// Nobody reads what is written.
    case brokenOutput(Int32)
  }

  /// How the application went, where it did.
  package var ending: Ending? {
    if let broken, !outlivesReader { return .brokenOutput(broken) }
    return isClosed ? .endOfInput : nil
  }

  /// True where nobody reads any more what the application is told.
  package var isDeaf: Bool { broken != nil }
}
