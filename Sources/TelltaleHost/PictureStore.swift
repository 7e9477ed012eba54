import TelltaleGraphics
import TelltaleModel

/// Where a painter gets pictures from, and what it tells it about those that are wanted.
package protocol PictureStore: PictureSource, AnyObject {
  /// Readable when pictures have come that `drain` will tell of.
  var descriptor: Int32? { get }
  /// All that the frame shows from now on. Those that are not there are fetched, and so is nothing
  /// else: what went out of sight before it came is not waited for.
  func show(_ keys: Set<PictureKey>)
  /// The pictures that came or went since the last call. Never waits.
  func drain() -> Set<PictureKey>
  /// The file behind a name is a new one.
  func forget(_ name: String)
  /// What an application has delivered is drawn by that path from now on, once it is made; absent, nothing is. What
  /// was drawn by it stays until then.
  func deliver(_ picture: DeliveredPicture?, at path: String)
}

extension PictureStore {
  /// Keeps nothing of it.
  package func deliver(_ picture: DeliveredPicture?, at path: String) {}
}

/// Never has any.
package final class EmptyPictures: PictureStore {
  package init() {}

  package var descriptor: Int32? { nil }
  package func image(for key: PictureKey) -> GlyphImage? { nil }
  package func show(_ keys: Set<PictureKey>) {}
  package func drain() -> Set<PictureKey> { [] }
  package func forget(_ name: String) {}
}
