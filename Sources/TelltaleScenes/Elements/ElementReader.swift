import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads one kind of element; each stands in a folder of its own, with its keys and what is refused.
protocol ElementReader {
  /// The maps that the kind is written with, by what the JSON Schema calls them.
  static var definitions: [JSONValue.Member] { get }
  /// True for what scrolls, and therefore does not stand inside of something that scrolls.
  var scrolls: Bool { get }
  /// What is said where the profile does not show the kind; `nil` where no guideline speaks of it.
  var exclusion: Exclusion? { get }

  /// The element, as far as it can be understood; `nil` after a complaint.
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element?
}

extension ElementReader {
  var scrolls: Bool { false }
  var exclusion: Exclusion? { nil }
}

/// A guideline that keeps an element from a profile, and what to do in its place.
struct Exclusion {
  var rule: RuleID
  var remedy: String
}
