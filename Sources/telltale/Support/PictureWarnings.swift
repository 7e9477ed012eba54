import TelltaleImages
import TelltaleModel
import TelltaleSyntax

/// Pictures that cannot be shown, each told once, at its place in the scene.
final class PictureWarnings {
  private let pictures: [PlacedPicture]
  private let map: SourceMap
  private var told: Set<String> = []

  init(_ shown: ShownScene) {
    pictures = shown.scene.pictures
    map = shown.sourceMap
  }

  /// Warns on standard error.
  func tell(_ problem: PictureProblem) {
    guard told.insert("\(problem.kind) \(problem.name)").inserted else { return }
    StandardStreams.complain(line(problem))
  }

  /// Pictures that the scene does not name come from the application.
  func line(_ problem: PictureProblem) -> String {
    let isIcon = problem.kind == .icon
    let picture = pictures.first { $0.name == problem.name && $0.isIcon == isIcon }
    let place = picture.map { map.location(of: $0.path).description } ?? map.file
    guard !isIcon else { return "\(place): warning: \(problem.message)" }
    return "\(place): warning: the picture \(Quoted.text(problem.name)) is not shown: "
      + problem.message
  }
}
