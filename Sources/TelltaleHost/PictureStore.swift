import TelltaleGraphics
import TelltaleModel

/// A store of pictures for a painter. It is told which pictures are wanted.
package protocol PictureStore: PictureSource, AnyObject {
  /// Readable when pictures have come that `drain` will tell of.
  var descriptor: Int32? { get }
  /// Fetches pictures. Those that went out of sight before they came are not waited for.
  ///
  /// - Parameter keys: All pictures that the frame shows from now on.
  func show(_ keys: Set<PictureKey>)
  /// Returns the pictures that came or went since the last call. It never waits.
  func drain() -> Set<PictureKey>
  /// Notes that the file behind a name is a new one.
  ///
  /// - Parameter name: The name by which scenes show it.
  func forget(_ name: String)
  /// Takes a picture that an application has delivered. The earlier picture is drawn until the new one is made.
  ///
  /// - Parameters:
  ///   - picture: The picture; `nil` removes it.
  ///   - path: The path by which it is drawn.
  func deliver(_ picture: DeliveredPicture?, at path: String)
}

extension PictureStore {
  /// Ignores delivered pictures.
  package func deliver(_ picture: DeliveredPicture?, at path: String) {}
}

/// A store that never has any pictures.
package final class EmptyPictures: PictureStore {
  package init() {}

  package var descriptor: Int32? { nil }
  package func image(for key: PictureKey) -> GlyphImage? { nil }
  package func show(_ keys: Set<PictureKey>) {}
  package func drain() -> Set<PictureKey> { [] }
  package func forget(_ name: String) {}
}
