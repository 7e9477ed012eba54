import TelltaleHost
import TelltaleImages
import TelltaleModel
import TelltaleSyntax

/// Pictures that cannot be shown, each told once, at its place in the scene.
package final class PictureWarnings {
  private let pictures: [PlacedPicture]
  private let map: SourceMap
  private let notices: Notices
  private var told: Set<String> = []

  package init(_ shown: ShownScene, _ notices: Notices) {
    self.notices = notices
    pictures = shown.scene.pictures
    map = shown.sourceMap
  }

  /// Tells of a picture, once.
  package func tell(_ problem: PictureProblem) {
    guard told.insert("\(problem.kind) \(problem.name)").inserted else { return }
    notices.tell(line(problem))
  }

  /// Pictures that the scene does not name come from the application.
  func line(_ problem: PictureProblem) -> String {
    let isIcon = problem.kind == .icon
    let picture = pictures.first { $0.name == problem.name && $0.isIcon == isIcon }
    let place = picture.map { map.location(of: $0.path).description } ?? map.file
    guard !isIcon else { return "\(place): warning: \(problem.message)" }
    let what = problem.isShown ? "shown in part" : "not shown"
    let name = DeliveredPicture.name(at: problem.name) ?? problem.name
    return "\(place): warning: the picture \(Quoted.text(name)) is \(what): "
      + problem.message
  }
}
