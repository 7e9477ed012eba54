import TelltaleModel
import TelltaleSyntax

/// Puts the files of a bundle together.
struct BundleAssembly {
  private let profile: Profile
  private let lexicons: Lexicons
  private let language: Language?
  private var files: [File] = []

  private struct File {
    var context: SceneContext
    /// Absent where the file could not be understood.
    var parts: SceneParts?

    var name: String { context.sourceMap.file }

    /// True for what belongs to the app as a whole.
    var isOfApp: Bool { parts.map { $0.screens != nil || $0.namesStart } ?? false || hasRoot }

    /// True for a file that says what is seen first.
    var hasRoot: Bool {
      switch parts?.element {
      case .tabBar, .screen: true
      case .alert, .actionSheet, .menu, .modal, .navigationBar, .scrollView, .table, .collection,
        .textView, .webView, .label, .button, .keypad, .field, .picture, .activityIndicator,
        .progress, .iconButton, .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle,
        .segmented, .stepper, .clock, nil:
        false
      }
    }
  }

  init(profile: Profile, lexicons: Lexicons, language: Language?) {
    self.profile = profile
    self.lexicons = lexicons
    self.language = language
  }

  mutating func read(_ source: BundleSource) {
    let text = SceneText(source.bytes, name: source.name)
    var context = SceneContext(
      file: source.name, profile: profile, lexicons: lexicons, language: language,
      files: BundleFiles(beside: source.name), complaints: text.complaints)
    let parts = SceneFileReader().parts(text, in: &context)
    files.append(File(context: context, parts: parts))
  }

  mutating func bundle() -> LoadedBundle {
    let screens = mergeScreens()
    let named = namedElements()
    let app = app(screens, named)
    let others = files.indices.compactMap { index -> LoadedScene? in
      if let parts = files[index].parts, files[index].isOfApp,
        parts.element == nil || files[index].hasRoot
      {
        return nil
      }
      return other(index, screens, named)
    }
    return LoadedBundle(app: app, others: others)
  }

  // MARK: Screens

  /// All screens by name; a name that two files give is told with both places.
  private mutating func mergeScreens() -> [String: Screen] {
    var screens: [String: Screen] = [:]
    var places: [String: SourceLocation] = [:]
    for index in files.indices {
      for (name, screen) in (files[index].parts?.screens ?? [:]).sorted(by: { $0.key < $1.key }) {
        let place = files[index].context.sourceMap.location(of: .screen(name))
        if let first = places[name] {
          files[index].context.complaints.add(
            place,
            "the screen \(Quoted.text(name)) is given a second time; the first is at \(first)",
            remedy: "give one of them another name")
          continue
        }
        places[name] = place
        screens[name] = screen
      }
    }
    return screens
  }

  /// The elements that actions may open by their ids, at paths that tell their files.
  private func namedElements() -> [String: PlacedElement] {
    var named: [String: PlacedElement] = [:]
    for file in files {
      guard let element = file.parts?.element, let id = overlayID(of: element) else { continue }
      named["\(element.name) \(id)"] = PlacedElement(
        element, at: .root.file(file.name).key(element.name))
    }
    return named
  }

  // MARK: The app

  private mutating func app(
    _ screens: [String: Screen], _ named: [String: PlacedElement]
  ) -> LoadedScene? {
    let parts = files.indices.filter { files[$0].isOfApp }
    guard let first = parts.first else { return nil }
    let roots = parts.filter { files[$0].parts?.namesStart == true || files[$0].hasRoot }
    let main = roots.first ?? first
    var context = files[main].context
    for index in roots.dropFirst() { complain(about: index, after: main, in: &context) }
    for index in files.indices where index != main { adopt(files[index], into: &context) }
    guard let parts = files[main].parts else { return context.loaded(nil) }
    let start = SceneFileReader().start(parts.start, among: screens, in: &context)
    guard
      let root = start.flatMap({ screens[$0] }).map(Element.screen)
        ?? (files[main].hasRoot ? parts.element : nil)
    else {
      if roots.isEmpty {
        context.complaints.add(
          parts.location, "no file names the screen that is seen first",
          remedy: "add `start: NAME` to one of them")
      }
      return context.loaded(nil)
    }
    var scene = Scene(
      profile: parts.profile, language: parts.language, inputs: parts.inputs, root: root)
    scene.screens = screens
    scene.start = start
    for index in files.indices where index != main { refuseStatus(of: index, in: &context) }
    StatusReader().keep(parts.status, on: &scene, in: &context)
    scene.hiding = hiding(of: main)
    SceneCheck(names: screens.isEmpty ? nil : Set(screens.keys), named: named)
      .check(scene, in: &context)
    return context.loaded(scene)
  }

  /// What stays is said where it is said what comes first.
  private func refuseStatus(of index: Int, in context: inout SceneContext) {
    guard files[index].isOfApp, files[index].parts?.status != nil else { return }
    context.complaints.add(
      files[index].context.sourceMap.location(of: StatusBars.path),
      "\"status\" in a file that does not name the screen that is seen first",
      remedy: "move it to the file with `start`")
  }

  /// What may be hidden: of the app's own element, and of the screens of all files.
  private func hiding(of main: Int) -> [NodePath: Hiding] {
    var hiding = files[main].context.hiding
    for file in files {
      hiding.merge(file.context.hiding.filter { $0.key.isWithin("screens") }) { first, _ in first }
    }
    return hiding
  }

  private func complain(about index: Int, after main: Int, in context: inout SceneContext) {
    guard let place = files[index].parts?.location else { return }
    context.complaints.add(
      place,
      "a second file says what is seen first; \(Quoted.plain(files[main].name)) does so already",
      remedy: "keep `start`, or the element, in one of them")
  }

  /// Takes what another file has for the app: places, findings and complaints.
  private func adopt(_ file: File, into context: inout SceneContext) {
    for (path, place) in file.context.sourceMap.locations {
      if path.isWithin("screens") {
        context.sourceMap.locations[path] = place
      } else if path != .root {
        context.sourceMap.locations[.root.file(file.name).appending(path.steps)] = place
      }
    }
    guard file.isOfApp else { return }
    context.adopt(
      file.context.findings.filter { file.parts?.element == nil || $0.path.isWithin("screens") })
    context.complaints.add(contentsOf: file.context.complaints.errors)
  }

  // MARK: Everything else

  /// A file with an element of its own, whose names are those of the bundle.
  private mutating func other(
    _ index: Int, _ screens: [String: Screen], _ named: [String: PlacedElement]
  ) -> LoadedScene {
    var context = files[index].context
    guard let parts = files[index].parts, let element = parts.element else {
      return context.loaded(nil)
    }
    var scene = Scene(
      profile: parts.profile, language: parts.language, inputs: parts.inputs, root: element)
    scene.hiding = context.hiding.filter { !$0.key.isWithin("screens") }
    // What the file has for the app is told there.
    let told = files[index].isOfApp ? context.complaints.errors.count : 0
    SceneCheck(names: screens.isEmpty ? nil : Set(screens.keys), named: named)
      .check(scene, in: &context)
    var loaded = context.loaded(scene)
    loaded.errors.removeFirst(told)
    if files[index].isOfApp { loaded.findings.removeAll { $0.path.isWithin("screens") } }
    return loaded
  }
}

/// The id of an element that comes over screens.
private func overlayID(of element: Element) -> String? {
  switch element.traits.place {
  case .question, .modal: element.id
  case .menu, .screen, .bar, .content: nil
  }
}
