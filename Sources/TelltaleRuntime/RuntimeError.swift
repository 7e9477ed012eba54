import TelltaleHost
import TelltaleSyntax

/// Why a unit cannot do what it was asked to, by what there is to be done about it.
package enum RuntimeError: Error, Hashable, Sendable {
  /// The machine was short of something for the moment: the same may go well at once.
  case retry(Failure)
  /// Something outside of the program has to change first: another one has the display, or no screen
  /// is plugged in.
  case wait(Failure)
  /// It would go the same way every time: a file, an option or the machine has to be changed.
  case giveUp(Failure)

  /// What went wrong, in words for whoever looks after the unit.
  package struct Failure: Hashable, Sendable {
    package var kind: Kind
    /// What the command line prints: where, what was found, what to do; may have several lines.
    package var message: String

    package init(kind: Kind, message: String) {
      self.kind = kind
      self.message = message
    }
  }

  /// What kind of thing was at fault.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// What was asked for contradicts itself, or cannot be done here.
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

  package var failure: Failure {
    switch self {
    case .retry(let failure), .wait(let failure), .giveUp(let failure): failure
    }
  }

  package var message: String { failure.message }
  package var kind: Kind { failure.kind }
}

extension RuntimeError {
  /// Something that does not get better by itself.
  package init(_ kind: Kind, _ message: String) {
    self = .giveUp(Failure(kind: kind, message: message))
  }

  /// A file that could not be taken.
  package init(_ error: LoadError) { self.init(Kind(error.kind), error.description) }

  /// Files that could not be taken; the first says what kind of file it is.
  package init(_ errors: LoadErrors) {
    self.init(errors.all.first.map { Kind($0.kind) } ?? .scene, errors.description)
  }

  /// A call to the kernel that takes what the machine has little of: threads, descriptors.
  package init(_ error: SystemError) {
    self = .retry(Failure(kind: .noDisplay, message: "telltale: \(error.description)"))
  }

  /// A display that cannot be had, or was lost.
  package init(_ error: DisplayError) {
    let message = "telltale: \(error.message). \(error.remedy)"
    switch error.kind {
    case .noMemory: self = .retry(Failure(kind: .noDisplay, message: message))
    case .busy: self = .wait(Failure(kind: .displayInUse, message: message))
    case .noConnector, .gone: self = .wait(Failure(kind: .noDisplay, message: message))
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
