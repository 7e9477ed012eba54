import Synchronization
import TelltaleHost

/// The messages that other threads have left for the screen's thread.
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
  /// Wakes the screen's thread when something was left.
  let bell: Doorbell

  /// The largest number of letters that wait. Messages of pages that come then are from a page that does not stop.
  private static let room = 10_000

  init() throws(SystemError) { bell = try Doorbell() }

  func put(_ letter: Letter) {
    letters.withLock { letters in
      if case .said = letter, letters.count >= Self.room { return }
      letters.append(letter)
    }
    bell.ring()
  }

  /// Returns all letters that were left since the last call.
  func take() -> [Letter] {
    bell.clear()
    return letters.withLock { letters in
      defer { letters = [] }
      return letters
    }
  }
}
