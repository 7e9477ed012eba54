import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// Pictures that exist as soon as they are wanted, for frames that are not waited for.
package final class ImmediatePictures: PictureStore {
  private let files: PictureFiles
  private let report: (PictureNotice) -> Void
  private var cache = PictureCache()
  private var arrived: Set<PictureKey> = []
  /// Files that count as not there yet, until they are forgotten.
  private var awaited: Set<String>

  /// A store that makes pictures in the calling thread.
  ///
  /// - Parameters:
  ///   - files: The files from which pictures are made.
  ///   - awaiting: Files of the bundle that count as missing until they are forgotten.
  ///   - report: Called with each picture that is not shown, or only in part.
  package init(
    _ files: PictureFiles, awaiting: Set<String> = [],
    report: @escaping (PictureNotice) -> Void
  ) {
    self.files = files
    self.report = report
    awaited = awaiting
  }

  package var descriptor: Int32? { nil }

  package func image(for key: PictureKey) -> GlyphImage? { cache.image(for: key) }

  package func show(_ keys: Set<PictureKey>) {
    cache.show(keys)
    fetch()
  }

  package func forget(_ name: String) {
    awaited.remove(name)
    cache.forget(name)
    fetch()
  }

  package func deliver(_ picture: DeliveredPicture?, at path: String) {
    guard files.delivered.take(picture, at: path) else { return }
    if picture == nil { cache.remove(path) } else { forget(path) }
  }

  package func drain() -> Set<PictureKey> {
    defer { arrived = [] }
    return arrived
  }

  private func fetch() {
    for key in cache.missing where key.kind != .bundle || !awaited.contains(key.name) {
      do throws(PictureError) {
        let made = try files.image(for: key)
        cache.add(made.image, for: key)
        if let problem = made.problem { report(problem) }
      } catch {
        cache.add(nil, for: key)
        report(PictureNotice(kind: key.kind, name: key.name, message: error.description))
      }
      arrived.insert(key)
    }
  }
}
