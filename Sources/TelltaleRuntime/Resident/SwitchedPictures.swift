import TelltaleGraphics
import TelltaleHost

/// The pictures of whatever is shown: each scene brings a store of its own.
final class SwitchedPictures: PictureStore {
  private var store: any PictureStore = EmptyPictures()
  private var wanted: Set<PictureKey> = []

  /// From now on pictures come from another store.
  func use(_ store: any PictureStore) {
    self.store.show([])
    self.store = store
    store.show(wanted)
  }

  var descriptor: Int32? { store.descriptor }

  func image(for key: PictureKey) -> GlyphImage? { store.image(for: key) }

  func show(_ keys: Set<PictureKey>) {
    wanted = keys
    store.show(keys)
  }

  func drain() -> Set<PictureKey> { store.drain() }
  func forget(_ name: String) { store.forget(name) }
}
