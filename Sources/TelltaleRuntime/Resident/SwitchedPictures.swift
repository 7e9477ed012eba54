import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The pictures of whatever is shown: each scene brings a store of its own.
package final class SwitchedPictures: PictureStore {
  private var store: any PictureStore = EmptyPictures()
  private var wanted: Set<PictureKey> = []
  /// What the program of the app that is shown has delivered, by the paths that it is drawn by.
  private var delivered: [String: DeliveredPicture] = [:]

  package init() {}

  /// From now on pictures come from another store.
  ///
  /// - Parameters:
  ///   - store: That has them.
  ///   - isSameApp: Whether it is the same app that is shown, so that what its program has delivered is there as before.
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
