import TelltaleHost
import TelltaleSyntax

/// The reason why a unit cannot do what it was asked to, by the reaction that it calls for.
package enum RuntimeError: Error, Hashable, Sendable {
  /// The machine was short of something for the moment: the same may succeed at once.
  case retry(Cause)
  /// Something outside of the program has to change first: another program has the display, or no screen is
  /// plugged in.
  case wait(Cause)
  /// It would fail the same way every time: a file, an option or the machine has to be changed.
  case giveUp(Cause)

  /// The failure, in words for somebody who looks after the unit.
  package struct Cause: Hashable, Sendable {
    package var kind: Kind
    /// The message as the command line prints it: the place, the finding and the remedy. It may have several lines.
    package var message: String

    /// Creates a failure.
    ///
    /// - Parameters:
    ///   - kind: The kind of thing at fault; it becomes the exit code.
    ///   - message: All that is printed.
    package init(kind: Kind, message: String) {
      self.kind = kind
      self.message = message
    }
  }

  /// The kind of thing at fault.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// The request contradicts itself, or cannot be met here.
    case usage
    case scene
    /// A file is not there, or cannot be read.
    case missingFile
    case profile
    /// No card, no screen, no mode, or a screen that is too small.
    case noDisplay
    /// Another program has the display.
    case displayInUse
    case permission
  }

  package var failure: Cause {
    switch self {
    case .retry(let failure), .wait(let failure), .giveUp(let failure): failure
    }
  }

  package var message: String { failure.message }
  package var kind: Kind { failure.kind }
}

extension RuntimeError {
  /// Creates an error that does not go away by itself.
  ///
  /// - Parameters:
  ///   - kind: The kind of thing at fault.
  ///   - message: All that is printed.
  package init(_ kind: Kind, _ message: String) {
    self = .giveUp(Cause(kind: kind, message: message))
  }

  /// Takes the error of a file that was refused.
  ///
  /// - Parameter error: Its kind tells a file that cannot be read from one with a fault in it.
  package init(_ error: LoadError) { self.init(Kind(error.kind), error.description) }

  /// Takes the errors of files that were refused.
  ///
  /// - Parameter errors: The errors; the first one decides the kind.
  package init(_ errors: LoadErrors) {
    self.init(errors.all.first.map { Kind($0.kind) } ?? .scene, errors.description)
  }

  /// Takes the error of a call to the kernel, for threads or descriptors, which a machine can be short of. It
  /// may be retried.
  ///
  /// - Parameter error: The call and its error number.
  package init(_ error: SystemError) {
    self = .retry(Cause(kind: .noDisplay, message: "telltale: \(error.description)"))
  }

  /// Takes the error of a display that cannot be had, or was lost.
  ///
  /// - Parameter error: Its kind decides the reaction: retry for memory, wait for another program or a cable,
  ///   else give up.
  package init(_ error: DisplayError) {
    let message = "telltale: \(error.message). \(error.remedy)"
    switch error.kind {
    case .noMemory: self = .retry(Cause(kind: .noDisplay, message: message))
    case .busy: self = .wait(Cause(kind: .displayInUse, message: message))
    case .noConnector, .gone: self = .wait(Cause(kind: .noDisplay, message: message))
    case .permission: self.init(.permission, message)
    case .noCard, .noMode, .failed: self.init(.noDisplay, message)
    }
  }
}

extension RuntimeError.Kind {
  fileprivate init(_ kind: LoadError.Kind) {
    switch kind {
    case .unreadable: self = .missingFile
    case .scene: self = .scene
    case .profile, .project: self = .profile
    }
  }
}
