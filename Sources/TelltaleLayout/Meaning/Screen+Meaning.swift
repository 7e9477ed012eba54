import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// Returns the meaning of the screen, or of the modal, to people as it stands now.
  package func meaning(in context: LayoutContext, _ state: MeaningState) -> Meaning {
    var context = context
    context.tells = true
    let placement = place(in: context)
    guard case .list(let list, _)? = split else {
      return ScreenMeaning(self, placement, state, context.language).tree()
    }
    let (own, rest) = placement.parted(at: list.path)
    var tree = ScreenMeaning(alone, rest, state, context.language).tree()
    var region = ScreenMeaning(list, own, state, context.language).tree()
    region.role = .region
    let frames = region.children.map(\.frame)
    region.frame = frames.dropFirst().reduce(frames.first ?? .empty) { $0.union($1) }
    // What is above both is read before them.
    let index = tree.children.firstIndex { $0.frame.y >= region.frame.y } ?? tree.children.count
    tree.children.insert(region, at: index)
    return tree
  }
}

/// Puts what a placement tells of its parts into a tree.
struct ScreenMeaning {
  let setting: ScreenSetting
  let placement: Placement
  let state: MeaningState
  let language: Language
  let elements: [NodePath: Element]

  private enum Subject: Hashable {
    case control(ControlID)
    case element(NodePath)
  }

  init(
    _ setting: ScreenSetting, _ placement: Placement, _ state: MeaningState, _ language: Language
  ) {
    (self.setting, self.placement, self.state) = (setting, placement, state)
    self.language = language
    var elements: [NodePath: Element] = [:]
    for root in setting.roots { root.walk { elements[$0.path] = $0.element } }
    self.elements = elements
  }

  func tree() -> Meaning {
    var root = Meaning(
      setting.modal == nil ? .main : .dialog, id: setting.modal?.modal.id, name: title,
      states: state.isInert ? [.inert] : [], actions: setting.modal == nil ? [] : [.cancel],
      frame: placement.frame)
    var containers: [NodePath: [Meaning]] = [:]
    var order: [NodePath] = []
    for (container, meaning) in things() {
      if containers[container] == nil { order.append(container) }
      containers[container, default: []].append(meaning)
    }
    // What is inside of something else goes there first.
    for path in order.sorted(by: { $0.description.count > $1.description.count })
    where path != .root {
      let whole = container(path, containers[path] ?? [])
      containers[home(of: path), default: []].append(whole)
    }
    // Content that does not fit scrolls as a whole.
    if !isContainer(setting.path) { tellScrolling(of: setting.path, in: &root) }
    root.children = inOrder(containers[.root] ?? [])
    return root
  }

  /// All that is seen or can be pressed, each with the container that it stands in.
  private func things() -> [(container: NodePath, Meaning)] {
    var drawn: [Subject: Drawn] = [:]
    var order: [Subject] = []
    func note(_ subject: Subject) {
      guard drawn[subject] == nil else { return }
      drawn[subject] = Drawn()
      order.append(subject)
    }
    for part in placement.parts {
      let subject: Subject =
        (part.subject?.control ?? part.control).map { .control($0) }
        ?? .element(part.subject?.element ?? setting.path)
      note(subject)
      drawn[subject]?.add(part)
    }
    for control in placement.controls + placement.disabled { note(.control(control.id)) }
    return order.flatMap { subject -> [(container: NodePath, Meaning)] in
      let one = drawn[subject] ?? Drawn()
      switch subject {
      case .element(let path):
        return texts(of: path, one).map { (container(holding: path), $0) }
      case .control(let id):
        let disabled = placement.disabled.first { $0.id == id }
        guard let control = placement.control(id) ?? disabled else {
          return texts(of: one.element ?? setting.path, one).map { (container(of: id, one), $0) }
        }
        guard var meaning = meaning(of: control, one) else { return [] }
        if disabled != nil {
          meaning.states.append(.disabled)
          meaning.actions = []
        }
        return [(container(of: id, one), meaning)]
      }
    }
  }

  /// A tab is called by its title, also where it shows an icon alone; what else it says describes it.
  private func name(_ meaning: inout Meaning, after index: Int, _ said: [String]) {
    guard let tab = setting.tabs?.bar.tabs[index] else { return }
    let titles = setting.data.title(of: tab)
    guard !titles.all.contains(where: { $0.string == meaning.name }) else { return }
    meaning.name = titles.longest.string
    meaning.description = said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// What a screen is called.
  private var title: String {
    let bar = setting.screen.navigationBar
    let bound = bar?.titleBinding.flatMap { setting.data.texts[$0] }
    let modal = setting.modal.flatMap { setting.data.title(of: $0.modal) }
    return (bound ?? bar?.title ?? modal)?.longest.string ?? ""
  }
}

extension ScreenMeaning {
  /// Words, pictures and what is waited for that are no control.
  private func texts(of path: NodePath, _ drawn: Drawn) -> [Meaning] {
    if drawn.isEmpty { return [] }
    if path == setting.toastPath { return [passing(drawn)] }
    switch elements[path] {
    case .picture(let picture):
      return drawn.pictures.map {
        Meaning(
          .img, id: picture.id,
          name: about(picture.about, picture.aboutBinding) ?? DeliveredPicture.name(at: $0.name)
            ?? $0.name,
          frame: $0.frame)
      }
    case .progress(let bar): return [progress(bar, drawn)]
    case .gauge(let gauge): return [meter(gauge, drawn)]
    case .icon(let icon):
      return drawn.pictures.map {
        Meaning(
          .img, id: icon.id, name: about(icon.about, icon.aboutBinding) ?? $0.name, frame: $0.frame)
      }
    case .qr(let code):
      let content = setting.data.said(code.binding) ?? code.content
      return drawn.pictures.map {
        Meaning(
          .img, id: code.id, name: about(code.about, code.aboutBinding) ?? content, frame: $0.frame)
      }
    case .label(let label): return [paragraph(drawn, id: label.id)]
    case .clock(let clock):
      var told = paragraph(drawn, id: clock.id)
      // Without the spaces that hold it together where it is drawn.
      told.name = setting.words.clock.text(of: clock, at: setting.data.time)
      return [told]
    case .textView(let view):
      var text = paragraph(drawn, id: view.id)
      tellScrolling(of: path, in: &text)
      return [text] + drawn.extras()
    // Of what is no text or picture itself its parts are told, such as the titles of rows.
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .webView, .button, .keypad, .field, .activityIndicator, .iconButton, .stack,
      .spacer, .divider, .slider, .toggle, .segmented, .stepper, nil:
      let texts = drawn.said.map { text in
        Meaning(text.role == .title ? .heading : .paragraph, name: text.string, frame: text.frame)
      }
      return texts + drawn.extras()
    }
  }

  private func paragraph(_ drawn: Drawn, id: String?) -> Meaning {
    Meaning(
      .paragraph, id: id, name: drawn.text, states: drawn.isCut ? [.cut] : [], frame: drawn.frame)
  }

  private func progress(_ bar: ProgressBar, _ drawn: Drawn) -> Meaning {
    // The figure in percent is its value, and stands before all other texts.
    let texts = drawn.said.dropFirst(bar.figure == .percent ? 1 : 0).map(\.string)
    return Meaning(
      .progressbar, id: bar.id, name: about(bar.about, bar.aboutBinding) ?? "",
      description: texts.isEmpty ? nil : texts.joined(separator: ", "),
      // As it is read where it is drawn.
      value: bar.figure == .percent
        ? drawn.said.first?.string : drawn.waits.first?.share?.percent,
      states: drawn.isCut ? [.cut] : [],
      frame: drawn.frame)
  }

  private func meter(_ gauge: Gauge, _ drawn: Drawn) -> Meaning {
    let said = drawn.said.map(\.string)
    let caption = gauge.caption.map { setting.data.current($0).string }
    let name = about(gauge.about, gauge.aboutBinding) ?? caption ?? ""
    let value = drawn.waits.first?.share?.percent
    let rest = said.filter { $0 != name && $0 != value }
    return Meaning(
      .meter, id: gauge.id, name: name,
      description: rest.isEmpty ? nil : rest.joined(separator: ", "),
      value: value, states: drawn.isCut ? [.cut] : [], frame: drawn.frame)
  }

  /// A control with what is drawn on it; `nil` for the window of what scrolls, which is told by what
  /// it holds.
  private func meaning(of control: Control, _ drawn: Drawn) -> Meaning? {
    let said = whole(drawn.said.map(\.string), of: control.id)
    var meaning = Meaning(
      .button, id: control.name, name: said.first ?? "",
      states: state.states(of: control), actions: [.press], frame: control.frame,
      children: drawn.extras())
    if drawn.isCut { meaning.states.append(.cut) }
    let rest = Array(said.dropFirst())
    if !rest.isEmpty { meaning.description = rest.joined(separator: ", ") }
    switch control.id {
    case .area: return nil
    case .tab(let index):
      meaning.role = .tab
      name(&meaning, after: index, said)
      if index == setting.tabs?.selected, !setting.view.showsMore {
        meaning.states.append(.selected)
      }
    case .more:
      meaning.role = .tab
      if setting.view.showsMore { meaning.states.append(.selected) }
    case .back: if meaning.name.isEmpty { meaning.name = setting.words.back }
    case .listBack:
      if meaning.name.isEmpty {
        meaning.name = setting.back?.title?.longest.string ?? setting.words.back
      }
    case .dismissCancel, .dismiss: if meaning.name.isEmpty { meaning.name = setting.words.cancel }
    case .entry(let path, let key): describe(&meaning, control.id, path, key)
    case .accessory(let path, let key): describe(&meaning, accessoryOf: path, key)
    case .node(let path): describe(&meaning, path, drawn)
    case .button, .field, .key, .keyboard, .hint, .beside: break
    }
    if case .adjust(let range) = control.purpose {
      (meaning.role, meaning.actions) = (.slider, [.adjust])
      meaning.value = meaning.value ?? range.value(at: range.step)
    }
    if case .change(.choose(let option), let path) = control.purpose {
      describe(&meaning, option: option, of: path)
    }
    if case .change(.step(let count), let path) = control.purpose {
      describe(&meaning, stepBy: count, of: path)
    }
    return meaning
  }

  /// A button, or something to type into.
  private func describe(_ meaning: inout Meaning, _ path: NodePath, _ drawn: Drawn) {
    switch elements[path] {
    case .field(let field):
      let isEmpty = drawn.texts.first?.role == .placeholder || drawn.texts.isEmpty
      meaning.role = .textbox
      meaning.value = isEmpty ? "" : drawn.text
      let label = setting.screen.label(of: field.id)
      let hint = isEmpty ? drawn.texts.first?.string : nil
      meaning.name = label ?? hint ?? field.placeholder?.longest.string ?? field.nameShown
      meaning.description = label == nil || hint == label ? nil : hint
      if field.isSecure { meaning.states += state.secretStates(of: .node(path)) }
      meaning.actions.append(.type)
    case .textView(let view):
      meaning.role = .textbox
      meaning.name =
        setting.screen.label(of: view.id) ?? view.id ?? ""
      meaning.value = drawn.text
      meaning.description = nil
      if view.editing.isEditable { meaning.actions.append(.type) }
    case .iconButton(let button):
      let said = button.titleBinding.flatMap { setting.data.texts[$0] } ?? button.title
      meaning.name = said?.longest.string ?? meaning.id ?? ""
      meaning.children = []
    case .slider(let slider): describe(&meaning, slider, at: path)
    case .toggle(let toggle): describe(&meaning, toggle, at: path)
    // A button without words is called by its icon.
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .webView, .label, .button, .keypad, .picture, .activityIndicator, .progress,
      .stack, .spacer, .divider, .gauge, .icon, .qr, .segmented, .stepper, .clock, nil:
      if meaning.name.isEmpty {
        meaning.name =
          aboutPictures(in: path) ?? drawn.pictures.first?.name ?? meaning.id ?? ""
      }
    }
  }
}

extension ScreenSetting {
  /// Where the bar of the screen stands in the file, whether it is written there or not.
  var barPath: NodePath { (modal?.path ?? path).key("navigation-bar") }

  /// What is looked at, with all in it.
  fileprivate var roots: [PlacedElement] {
    [PlacedElement(.screen(screen), at: path)]
  }
}
