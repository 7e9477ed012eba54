import TelltaleHost
import TelltaleImages
import TelltaleModel

extension ProfileSetup {
  /// Makes the pictures of a scene, on a thread of their own where frames do not wait for them and there can
  /// be a thread.
  ///
  /// - Parameters:
  ///   - shown: The scene.
  ///   - timing: `.awaited` lets frames wait for them.
  ///   - awaited: The names of pictures that are absent until the application says that they are there.
  ///   - hear: Told of pictures that cannot be shown, beside the notices.
  /// - Returns: The pictures; an empty store for a question whose frames do not wait.
  package func pictures(
    of shown: ShownScene, _ timing: FileTiming, awaiting awaited: Set<String> = [],
    hear: @escaping (Finding) -> Void = { _ in }
  ) -> any PictureStore {
    // Questions have no pictures, and most are asked by programs that start for just that.
    if timing == .late, shown.scene.isQuestion { return EmptyPictures() }
    let warnings = PictureWarnings(shown, notices, hear: hear)
    let files = pictureFiles(of: shown)
    guard timing == .late else {
      return ImmediatePictures(files, awaiting: awaited, report: warnings.tell)
    }
    do throws(SystemError) {
      return try BackgroundPictures(files, report: warnings.tell)
    } catch {
      // Late frames are better than none.
      notices.tell("telltale: warning: \(error.description); pictures slow frames down")
      return ImmediatePictures(files, report: warnings.tell)
    }
  }
}
