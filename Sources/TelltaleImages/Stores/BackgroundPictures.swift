import TelltaleGraphics
import TelltaleHost
import TelltaleModel

/// Pictures that are made on a thread of their own while frames go on. They arrive when they are
/// done.
package final class BackgroundPictures: PictureStore {
  private let files: PictureFiles
  private let loader: PictureLoader
  private let report: (PictureNotice) -> Void
  private var cache = PictureCache()

  /// A store with a thread of its own.
  ///
  /// - Parameters:
  ///   - files: The files from which pictures are made.
  ///   - report: Called in `drain` with each picture that is not shown, or only in part.
  /// - Throws: The system's error where no event descriptor can be made.
  package init(
    _ files: PictureFiles, report: @escaping (PictureNotice) -> Void
  ) throws(SystemError) {
    self.files = files
    loader = try PictureLoader(files)
    self.report = report
  }

  deinit { loader.order([]) }

  package var descriptor: Int32? { loader.bell.descriptor }

  package func image(for key: PictureKey) -> GlyphImage? { cache.image(for: key) }

  package func show(_ keys: Set<PictureKey>) {
    cache.show(keys)
    loader.order(cache.missing)
  }

  package func forget(_ name: String) {
    cache.forget(name)
    loader.order(cache.missing, afresh: name)
  }

  package func deliver(_ picture: DeliveredPicture?, at path: String) {
    guard files.delivered.take(picture, at: path) else { return }
    if picture == nil { cache.remove(path) } else { cache.forget(path) }
    loader.order(cache.missing, afresh: path, keepsDone: picture != nil)
  }

  package func drain() -> Set<PictureKey> {
    var arrived: Set<PictureKey> = []
    let (done, ordered) = loader.collect()
    for piece in done {
      switch piece.outcome {
      case .image(let image, let problem):
        cache.add(image, for: piece.key)
        if let problem { report(problem) }
      case .problem(let problem):
        cache.add(nil, for: piece.key)
        report(problem)
      }
      if ordered.contains(piece.key) { cache.forget(piece.key.name) }
      arrived.insert(piece.key)
    }
    return arrived
  }
}
