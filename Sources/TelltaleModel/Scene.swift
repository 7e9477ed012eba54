/// A scene: one element, with what holds for all of it, or an app whose screens have names.
package struct Scene: Hashable, Sendable {
  /// The profile the scene names for itself; the command line may choose another.
  package var profile: String?
  package var language: Language?
  /// The kinds of input the scene is meant for; absent, the profile's.
  package var inputs: Set<InputKind>?
  /// The element that is seen first; in an app the screen or tab bar that it starts with.
  package var root: Element
  /// The screens of an app by name, where it has any.
  package var screens: [String: Screen]
  /// The name of the screen that is the root, where it has one.
  package var start: String?
  /// The storage of `status`, by which it is set and asked for.
  package var keptStatus: StatusBars?
  /// The elements that may be hidden, by their places.
  package var hiding: [NodePath: Hiding] = [:]

  /// Creates a scene.
  ///
  /// - Parameters:
  ///   - profile: The profile that the scene names for itself; `nil` where it names none.
  ///   - language: The language of its texts; `nil` where it names none.
  ///   - inputs: The kinds of input that the scene is meant for; `nil` for the profile's.
  ///   - root: The element that is seen first.
  ///   - screens: The screens of an app by name; empty for a scene of one element.
  ///   - start: The name of the screen that is the root; `nil` where it has none.
  package init(
    profile: String? = nil, language: Language? = nil, inputs: Set<InputKind>? = nil,
    root: Element, screens: [String: Screen] = [:], start: String? = nil
  ) {
    self.profile = profile
    self.language = language
    self.inputs = inputs
    self.root = root
    self.screens = screens
    self.start = start
  }
}

extension Scene {
  /// The root and the screens, each once, at their places in the file.
  package var elements: [PlacedElement] {
    let others = screens.sorted { $0.key < $1.key }.map { name, screen in
      PlacedElement(.screen(screen), at: .screen(name))
    }
    guard start == nil else { return others }
    return [PlacedElement(root, at: .root.key(root.name))] + others
  }

  /// All elements at any depth, with those that actions open.
  package var allElements: [PlacedElement] {
    func all(_ placed: PlacedElement) -> [PlacedElement] {
      let element = placed.element
      return [placed]
        + (element.children(at: placed.path) + element.opened(at: placed.path)).flatMap(all)
    }
    let found = elements.flatMap(all)
    guard status != nil else { return found }
    // What stays is on every screen, and stands in the file once.
    var seen: Set<NodePath> = []
    return found.filter { !$0.path.isInStatus || seen.insert($0.path).inserted }
  }
}

extension Scene {
  /// The status, which stays while its screens come and go. Each screen has it, but those that ask not to and those
  /// that fill the display.
  package var status: StatusBars? {
    get { keptStatus }
    set {
      keptStatus = newValue
      for (name, screen) in screens { screens[name] = screen.showing(newValue) }
      if case .screen(let screen) = root { root = .screen(screen.showing(newValue)) }
    }
  }
}

extension Scene {
  /// True where anything of it shows the time.
  package var hasClock: Bool {
    allElements.contains { if case .clock = $0.element { true } else { false } }
  }
}

/// A way for a person to act on the screen.
package enum InputKind: String, Hashable, Sendable, CaseIterable {
  case touch, knob, keys, remote, pointer
}
