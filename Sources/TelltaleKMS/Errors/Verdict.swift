import Glibc
import TelltaleHost

/// The next step after an errno of a display call.
enum Verdict: Hashable, Sendable {
  /// Try at once, at most `Verdict.retries` times.
  case again
  /// Keep the damage and try at the next tick: the hardware is still at the last frame.
  case waitForFlip
  /// Another program has the display: no call until it can be had again.
  case waitForMaster
  /// Try a lesser form: leave out optional parts, then set the mode, then use the older interface.
  case lesser
  /// The card is gone.
  case giveUp

  /// The most interruptions in a row that are chance.
  static let retries = 8

  /// The next step after an errno. Unknown numbers mean `lesser`: its steps are few and end in giving up.
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
