import TelltaleModel
import TelltaleSyntax

/// The name of a file that is an edition of another one: `app.de.yaml` of `app.yaml`.
package struct EditionName: Hashable, Sendable {
  /// The name of the file that it is an edition of.
  package let original: String
  /// The language that the name says: `de`, `zh-Hant`.
  package let tag: String

  /// Takes a path apart; `nil` for a file that is not named as an edition.
  ///
  /// - Parameter path: The path or the name of a file.
  package init?(_ path: String) {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let parts = path[folder.endIndex...].split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, let ending = parts.last,
      Language(checking: String(parts[parts.count - 2])) != nil
    else { return nil }
    tag = String(parts[parts.count - 2])
    original = folder + parts.dropLast(2).joined(separator: ".") + ".\(ending)"
  }

  /// Whether a file of that name is an edition by what it says as well: one whose `lang` is another is none.
  func agrees(with root: YAMLNode) -> Bool {
    let primary = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    guard let language = root["lang"]?.text else { return primary.utf8.count == 2 }
    return language.split(separator: "-").first?.lowercased() == primary
  }
}
