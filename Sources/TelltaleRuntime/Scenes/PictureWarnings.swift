import TelltaleCatalogue
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleSyntax

/// The warnings about pictures that cannot be shown. Each is told once, at its place in the scene.
package final class PictureWarnings {
  private let pictures: [PlacedPicture]
  private let map: SourceMap
  private let notices: Notices
  /// Tells another program about its own pictures.
  private let hear: (Finding) -> Void
  private var told: Set<String> = []

  /// Creates the warnings of a scene.
  ///
  /// - Parameters:
  ///   - shown: The scene, with the places of its pictures.
  ///   - notices: The receiver of the warnings.
  ///   - hear: Hears the same as findings, for the program of an app. Reasons that may quote a file are left
  ///     out of them.
  package init(
    _ shown: ShownScene, _ notices: Notices, hear: @escaping (Finding) -> Void = { _ in }
  ) {
    self.notices = notices
    self.hear = hear
    pictures = shown.scene.pictures
    map = shown.sourceMap
  }

  /// Tells of a picture; a repetition is ignored.
  ///
  /// - Parameter problem: The picture, and its fault.
  package func tell(_ problem: PictureNotice) {
    guard told.insert("\(problem.kind) \(problem.name)").inserted else { return }
    notices.tell(line(problem))
    hear(finding(problem))
  }

  /// The line of a warning. Pictures that the scene does not name come from the application and stand at the
  /// file.
  func line(_ problem: PictureNotice) -> String {
    let place = place(problem).map { map.location(of: $0).description } ?? map.file
    return "\(place): warning: \(words(problem))"
  }

  private func finding(_ problem: PictureNotice) -> Finding {
    Finding(
      rule: problem.kind == .icon ? .scenePictureMissing : .scenePictureBroken, severity: .warning,
      path: place(problem) ?? .root, message: told(problem))
  }

  /// The message for the program. The reason why a file cannot be shown may quote its contents, so it is only
  /// for the log.
  private func told(_ problem: PictureNotice) -> String {
    let isItsOwn = DeliveredPicture.name(at: problem.name) != nil
    guard problem.kind != .icon, !isItsOwn else { return words(problem) }
    let what = problem.isShown ? "shown in part" : "not shown"
    return "the picture \(Quoted.text(problem.name)) is \(what); the log says why"
  }

  /// The place at which the scene names it.
  private func place(_ problem: PictureNotice) -> NodePath? {
    pictures.first { $0.name == problem.name && $0.isIcon == (problem.kind == .icon) }?.path
  }

  private func words(_ problem: PictureNotice) -> String {
    guard problem.kind != .icon else { return problem.message }
    let what = problem.isShown ? "shown in part" : "not shown"
    let name = DeliveredPicture.name(at: problem.name) ?? problem.name
    return "the picture \(Quoted.text(name)) is \(what): \(problem.message)"
  }
}
