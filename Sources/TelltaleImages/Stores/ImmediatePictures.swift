import TelltaleGraphics
import TelltaleHost

/// Pictures that are there as soon as they are wanted: for frames that are not waited for.
package final class ImmediatePictures: PictureStore {
  private let files: PictureFiles
  private let report: (PictureProblem) -> Void
  private var cache = PictureCache()
  private var arrived: Set<PictureKey> = []

  package init(_ files: PictureFiles, report: @escaping (PictureProblem) -> Void) {
    self.files = files
    self.report = report
  }

  package var descriptor: Int32? { nil }

  package func image(for key: PictureKey) -> GlyphImage? { cache.image(for: key) }

  package func show(_ keys: Set<PictureKey>) {
    cache.show(keys)
    fetch()
  }

  package func forget(_ name: String) {
    cache.forget(name)
    fetch()
  }

  package func drain() -> Set<PictureKey> {
    defer { arrived = [] }
    return arrived
  }

  private func fetch() {
    for key in cache.missing {
      do throws(PictureError) {
        cache.add(try files.image(for: key), for: key)
      } catch {
        cache.add(nil, for: key)
        report(PictureProblem(kind: key.kind, name: key.name, message: error.description))
      }
      arrived.insert(key)
    }
  }
}
