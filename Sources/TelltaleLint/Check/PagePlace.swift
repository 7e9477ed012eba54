import TelltaleModel
import TelltaleSyntax

/// A place in the page of a web view: in a file of its own, or in the scene itself.
struct PagePlace {
  /// Where it is in the scene.
  let path: NodePath
  private let file: String?
  private let line: Int?
  private let column: Int?

  /// - line, column: of the page, from 1; absent where nobody can tell.
  init(of view: WebView, at path: NodePath, line: Int?, _ column: Int? = nil) {
    self.line = line
    self.column = column
    switch view.content {
    case .file(let name):
      file = name
      self.path = path.key("file")
    case .html:
      file = nil
      self.path = line.map { path.key("html").key("line-\($0)") } ?? path.key("html")
    }
  }

  /// At its own line where the page is written line by line in the scene.
  func location(in map: SourceMap) -> SourceLocation {
    let known = map.location(of: path)
    guard let line, file == nil,
      let first = map.locations[path.parent.key("line-1")]
    else { return known }
    return SourceLocation(file: first.file, line: first.line + line - 1, column: 1)
  }

  /// What there is to say, with the place in the page.
  func told(_ message: String) -> String {
    guard let file else { return message + (line.map { " (line \($0) of the page)" } ?? "") }
    let numbers = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(Quoted.plain(file))\(numbers): \(message)"
  }
}
