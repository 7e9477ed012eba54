extension AppChannel {
  package enum Ending: Equatable {
    case endOfInput
    /// Nobody reads what is written any more; with the number of the error.
    case brokenOutput(Int32)
  }

  /// The way in which the connection to the application has ended; `nil` while it has not.
  package var ending: Ending? {
    if let broken, !outlivesReader { return .brokenOutput(broken) }
    return isClosed ? .endOfInput : nil
  }

  /// True where nobody reads any more what is sent to the application.
  package var isDeaf: Bool { broken != nil }
}
