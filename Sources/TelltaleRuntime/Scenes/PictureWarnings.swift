import TelltaleCatalogue
import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleSyntax

/// Pictures that cannot be shown, each told once, at its place in the scene.
package final class PictureWarnings {
  private let pictures: [PlacedPicture]
  private let map: SourceMap
  private let notices: Notices
  /// Whose pictures they are hears of them as well, where it is another program.
  private let hear: (Finding) -> Void
  private var told: Set<String> = []

  package init(
    _ shown: ShownScene, _ notices: Notices, hear: @escaping (Finding) -> Void = { _ in }
  ) {
    self.notices = notices
    self.hear = hear
    pictures = shown.scene.pictures
    map = shown.sourceMap
  }

  /// Tells of a picture, once.
  package func tell(_ problem: PictureProblem) {
    guard told.insert("\(problem.kind) \(problem.name)").inserted else { return }
    notices.tell(line(problem))
    hear(finding(problem))
  }

  /// Pictures that the scene does not name come from the application.
  func line(_ problem: PictureProblem) -> String {
    let place = place(problem).map { map.location(of: $0).description } ?? map.file
    return "\(place): warning: \(words(problem))"
  }

  private func finding(_ problem: PictureProblem) -> Finding {
    Finding(
      rule: problem.kind == .icon ? .scenePictureMissing : .scenePictureBroken, severity: .warning,
      path: place(problem) ?? .root, message: told(problem))
  }

  /// What the program hears: why a file cannot be shown may quote what stands in it, which is for the log.
  private func told(_ problem: PictureProblem) -> String {
    let isItsOwn = DeliveredPicture.name(at: problem.name) != nil
    guard problem.kind != .icon, !isItsOwn else { return words(problem) }
    let what = problem.isShown ? "shown in part" : "not shown"
    return "the picture \(Quoted.text(problem.name)) is \(what); the log says why"
  }

  /// Where the scene names it.
  private func place(_ problem: PictureProblem) -> NodePath? {
    pictures.first { $0.name == problem.name && $0.isIcon == (problem.kind == .icon) }?.path
  }

  private func words(_ problem: PictureProblem) -> String {
    guard problem.kind != .icon else { return problem.message }
    let what = problem.isShown ? "shown in part" : "not shown"
    let name = DeliveredPicture.name(at: problem.name) ?? problem.name
    return "the picture \(Quoted.text(name)) is \(what): \(problem.message)"
  }
}
