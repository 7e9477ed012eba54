import Glibc
import TelltaleHost

/// What an errno of a display call means for the next step.
enum Verdict: Hashable, Sendable {
  /// At once, at most `Verdict.retries` times.
  case again
  /// Keep the damage and try at the next tick: the hardware is still at the last frame.
  case waitForFlip
  /// Another program has the display: no call until it can be had again.
  case waitForMaster
  /// Not in this form: leave out optional parts, then set the mode, then the older interface.
  case lesser
  /// The card is gone.
  case giveUp

  /// More interruptions in a row than this are not chance.
  static let retries = 8

  /// Unknown numbers mean `lesser`: its ladder is short and ends in giving up.
  init(errno code: Int32) {
    switch code {
    case EINTR, EAGAIN, EDEADLK: self = .again
    // EIO and ETIMEDOUT come from a GPU that resets itself, which takes it some frames.
    case EBUSY, EIO, ETIMEDOUT: self = .waitForFlip
    case EACCES, EPERM: self = .waitForMaster
    case ENODEV, ENXIO, EBADF: self = .giveUp
    default: self = .lesser
    }
  }
}

extension SystemError {
  var verdict: Verdict { Verdict(errno: code) }
}
