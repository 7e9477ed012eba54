import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// The pictures of whatever is shown: each scene brings a store of its own.
package final class SwitchedPictures: PictureStore {
  private var store: any PictureStore = EmptyPictures()
  private var wanted: Set<PictureKey> = []

  package init() {}

  /// From now on pictures come from another store.
  package func use(_ store: any PictureStore) {
    self.store.show([])
    self.store = store
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
    store.deliver(picture, at: path)
  }
}
