import Synchronization
import TelltaleModel

/// What an application has delivered by itself, by the paths that it is drawn by: the newest of each.
final class DeliveredPictures: Sendable {
  private let pictures = Mutex<[String: DeliveredPicture]>([:])

  subscript(path: String) -> DeliveredPicture? { pictures.withLock { $0[path] } }

  /// Keeps a picture in place of the one before it; absent, none.
  ///
  /// - Returns: False where there was none, and is none.
  func take(_ picture: DeliveredPicture?, at path: String) -> Bool {
    pictures.withLock { pictures in
      guard picture != nil || pictures[path] != nil else { return false }
      pictures[path] = picture
      return true
    }
  }
}
