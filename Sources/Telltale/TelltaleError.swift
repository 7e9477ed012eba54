import TelltaleRuntime

/// Why something could not be done, by what there is to be done about it.
///
/// ```swift
/// do {
///   answer = try await screen.ask("route.yaml")
/// } catch .wait(let reason) {
///   log("\(reason.message); trying again in a minute")
/// } catch {
///   log(error.message)
/// }
/// ```
public enum TelltaleError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The machine was short of something for the moment: the same call may go well at once.
  case retry(Reason)
  /// Something outside of the program has to change first: another program has the display, or no
  /// screen is plugged in. The same call goes well once it has.
  case wait(Reason)
  /// The same call would fail every time: a file, an argument or the machine has to be changed.
  case giveUp(Reason)

  /// The cause of an error.
  public struct Reason: Hashable, Sendable {
    /// The kind of thing that was at fault.
    public let kind: Kind
    /// The words that the command line would print: where, what was found, what was expected, what to do. It is
    /// for a log, in English, and may have several lines.
    public let message: String
  }

  /// The kind of thing that was at fault. More kinds may come with a minor version.
  public enum Kind: Hashable, Sendable {
    /// An argument, or a call at the wrong time.
    case usage
    /// A scene that cannot be read, or that a guideline refuses.
    case scene
    /// A file that is not there, or cannot be read.
    case missingFile
    /// A profile, a device file, or the fonts that it names.
    case profile
    /// There is no card, no screen or no mode, or the screen is too small.
    case noDisplay
    /// Another program has the display.
    case displayInUse
    /// The process may not open the display.
    case permission
  }

  /// The cause, independent of the reaction to it.
  public var reason: Reason {
    switch self {
    case .retry(let reason), .wait(let reason), .giveUp(let reason): reason
    }
  }

  /// The words that the command line would print.
  public var message: String { reason.message }

  /// The same as ``message``.
  public var description: String { message }
}

extension TelltaleError {
  init(_ error: RuntimeError) {
    let reason = Reason(kind: Kind(error.kind), message: error.message)
    switch error {
    case .retry: self = .retry(reason)
    case .wait: self = .wait(reason)
    case .giveUp: self = .giveUp(reason)
    }
  }

  /// An argument that cannot be taken.
  static func usage(_ message: String) -> TelltaleError {
    .giveUp(Reason(kind: .usage, message: message))
  }
}

extension TelltaleError.Kind {
  fileprivate init(_ kind: RuntimeError.Kind) {
    switch kind {
    case .usage: self = .usage
    case .scene: self = .scene
    case .missingFile: self = .missingFile
    case .profile: self = .profile
    case .noDisplay: self = .noDisplay
    case .displayInUse: self = .displayInUse
    case .permission: self = .permission
    }
  }
}
