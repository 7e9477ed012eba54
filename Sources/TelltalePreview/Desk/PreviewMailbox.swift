import Synchronization
import TelltaleHost

/// What is left for the screen's thread by others.
final class PreviewMailbox: Sendable {
  enum Letter: Sendable {
    case joined(Int)
    case left(Int)
    case said(Int, [UInt8])
    case worked(PreviewWorker.Result)
    case noticed(String)
    case closed
  }

  private let letters = Mutex<[Letter]>([])
  /// Rung when something was left.
  let bell: Doorbell

  /// Letters that wait at most; what comes then is from somebody who does not stop.
  private static let room = 10_000

  init() throws(SystemError) { bell = try Doorbell() }

  func put(_ letter: Letter) {
    letters.withLock { letters in
      if case .said = letter, letters.count >= Self.room { return }
      letters.append(letter)
    }
    bell.ring()
  }

  /// All that was left since the last call.
  func take() -> [Letter] {
    bell.clear()
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
