import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The pictures of the scene that is shown. Each scene brings a store of its own.
package final class SwitchedPictures: PictureStore {
  private var store: any PictureStore = EmptyPictures()
  private var wanted: Set<PictureKey> = []
  /// The pictures that the program of the app has delivered, by the paths under which they are drawn.
  private var delivered: [String: DeliveredPicture] = [:]

  package init() {}

  /// Takes pictures from another store from now on.
  ///
  /// - Parameters:
  ///   - store: The store with the pictures.
  ///   - isSameApp: True if the same app is shown, so that its delivered pictures are kept.
  package func use(_ store: any PictureStore, isSameApp: Bool = false) {
    self.store.show([])
    self.store = store
    if !isSameApp { delivered = [:] }
    for (path, picture) in delivered { store.deliver(picture, at: path) }
    store.show(wanted)
  }

  package var descriptor: Int32? { store.descriptor }

  package func image(for key: PictureKey) -> GlyphImage? { store.image(for: key) }

  package func show(_ keys: Set<PictureKey>) {
    wanted = keys
    store.show(keys)
  }

  package func drain() -> Set<PictureKey> { store.drain() }
  package func forget(_ name: String) { store.forget(name) }

  package func deliver(_ picture: DeliveredPicture?, at path: String) {
    delivered[path] = picture
    store.deliver(picture, at: path)
  }
}
