/// What is to be shown: one element, with what holds for all of it.
package struct Scene: Hashable, Sendable {
  /// The profile the scene names for itself; the command line may choose another.
  package var profile: String?
  package var language: Language?
  /// The kinds of input the scene is meant for; absent, the profile's.
  package var inputs: Set<InputKind>?
  package var root: Element

  package init(
    profile: String? = nil, language: Language? = nil, inputs: Set<InputKind>? = nil,
    root: Element
  ) {
    self.profile = profile
    self.language = language
    self.inputs = inputs
    self.root = root
  }
}

/// What a scene can show. Closed on purpose: a new element makes the compiler list the places that
/// have to learn it.
package enum Element: Hashable, Sendable {
  case alert(Alert)

  /// The key that stands for this element in a scene file.
  package var name: String {
    switch self {
    case .alert: "alert"
    }
  }
}

/// A way for a person to act on the screen.
package enum InputKind: String, Hashable, Sendable, CaseIterable {
  case touch, knob, keys, remote, pointer
}
