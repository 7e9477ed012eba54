import TelltaleHost
import TelltaleImages
import TelltaleModel

extension Stage {
  /// The pictures of a scene, made on a thread of their own where frames do not wait and there can be one.
  ///
  /// - Parameters:
  ///   - shown: The scene.
  ///   - timing: Whether frames wait for them.
  ///   - awaited: Names of those that are not there before the application says so.
  ///   - hear: Is told of those that cannot be shown, beside the notices.
  /// - Returns: Where they come from.
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
