import TelltaleGraphics
import TelltaleModel

extension ScreenSetting {
  /// Puts the screen, or the modal, in its place on the display.
  package func place(in context: LayoutContext) -> Placement {
    var placer = ScreenPlacer(self, in: context)
    placer.place()
    return placer.placement
  }
}

/// Gives the parts of a screen their places, from top to bottom.
struct ScreenPlacer {
  let setting: ScreenSetting
  /// Denser inside of what is magnified.
  var context: LayoutContext
  /// Of the display.
  let density: Density
  /// What content may occupy, after bars have taken theirs.
  var room: PixelRect
  /// What is outside of this is not seen.
  var clip: PixelRect
  /// The scroll area that is being filled.
  var area: NodePath?
  /// What is being placed: for parts that say what they are of.
  var element: NodePath
  /// The control that parts are about without following its colours.
  var about: ControlID?
  private(set) var frame: PixelRect
  var parts: [PlacedPart] = []
  /// With those that cannot be chosen.
  var controls: [Control] = []
  private(set) var areas: [ScrollArea] = []
  private(set) var textViews: [PlacedTextView] = []
  private(set) var notes: [PlacementNote] = []
  /// Stands before the content of the scene and scrolls with it.
  var lead: PlacedElement?
  /// What the text of a bar is made smaller by, so that its title fits, ...
  var barScale = 1.0
  /// ...and whether the way back is as narrow as its chevron.
  var isBackNarrow = false
  /// Where a modal's way out stands in its content.
  var foot: PixelRect?

  init(_ setting: ScreenSetting, in context: LayoutContext) {
    self.setting = setting
    self.context = context
    density = context.density
    element = setting.path
    frame = setting.modal.map { context.modalFrame($0.modal.style) } ?? PixelRect(context.size)
    room = frame.intersection(context.safeArea)
    clip = frame
  }

  var profile: Profile { context.profile }
  var metrics: ScreenMetrics { context.profile.screen }
  var type: Typography { context.profile.typography }

  var placement: Placement {
    let disabled = controls.filter { !$0.isEnabled }
    return Placement(
      size: context.size, isRightToLeft: context.isRightToLeft, frame: frame,
      radius: setting.modal.map { context.modalRadius($0.modal.style) } ?? 0, ground: ground,
      parts: parts,
      controls: disabled.isEmpty ? controls : controls.filter(\.isEnabled), disabled: disabled,
      areas: areas, textViews: textViews, focusRing: context.focusRing,
      notes: notes)
  }

  /// A card has one of its own; what covers the display is the display's.
  private var ground: ColorRole { frame == PixelRect(context.size) ? .ground : .card }

  mutating func place() {
    if setting.modal?.modal.style == .confirmationDialog { fitDialog() }
    if setting.view.showsMore, let path = setting.tabs?.path { element = path }
    let isBare = setting.screen.isFullscreen && setting.modal == nil
    if !isBare, let tabs = setting.tabs { with(tabs.path) { $0.placeTabs(tabs) } }
    if setting.modal != nil {
      with(setting.barPath) { $0.placeModalBar() }
    } else if !isBare, !setting.view.showsMore {
      // More is a screen of its own (TAB-BAR-MORE-TAB).
      with(setting.barPath) { $0.placeNavigationBar() }
    }
    if setting.view.showsMore, let tabs = setting.tabs {
      placeMore(tabs)
    } else if let tabs = setting.tabs, let reason = unavailable(tabs) {
      placeNotice(Notice(text: reason), in: room, at: setting.path)
    } else {
      placeContent()
    }
    placeModalFoot()
    readInOrder()
  }

  /// A dialog is as high as what it holds, as far as the display allows.
  private mutating func fitDialog() {
    var trial = self
    trial.placeModalBar()
    let content = stackHeight(setting.screen.content, at: setting.path, width: room.width)
    let head = trial.lead.map { trial.extent(of: $0, width: contentColumn.width).whole } ?? 0
    let gap = head == 0 ? 0 : pixels(metrics.gap)
    let height = min(frame.height, frame.height - trial.room.height + content + head + gap)
    frame = PixelRect(
      x: frame.x, y: frame.y + (frame.height - height) / 2, width: frame.width, height: height)
    room = frame.intersection(context.safeArea)
    clip = frame
  }

  /// Focus moves as people read: bars as they stand, content below them; the hint of a table comes
  /// last, since it is not always there.
  private mutating func readInOrder() {
    let hints = controls.filter { if case .hint = $0.id { true } else { false } }
    guard !hints.isEmpty else { return }
    controls.removeAll { hints.contains($0) }
    controls += hints
  }

  /// What stands in a section without content; its tab can be chosen all the same
  /// (TAB-BAR-ALWAYS-ENABLED).
  private func unavailable(_ tabs: TabSetting) -> TextVariants? {
    let tab = tabs.bar.tabs[tabs.selected]
    guard let source = tab.source else { return nil }
    switch setting.data.state(of: source) {
    case .unavailable, .failed: return tab.unavailable
    case .loading, .ready: return nil
    }
  }
}

extension ScreenPlacer {
  func pixels(_ points: Points) -> Int { context.pixels(points) }

  mutating func add(_ shape: PlacedPart.Shape, of control: ControlID? = nil) {
    let subject =
      context.tells
      ? PlacedPart.Subject(element: element, control: control ?? about) : nil
    parts.append(PlacedPart(shape, clip: clip, control: control, subject: subject))
  }

  /// Adds an icon of the profile in the ink of the text beside it, or a picture in its own colours.
  mutating func add(
    icon name: String, in rect: PixelRect, _ ink: PartInk, of control: ControlID?
  ) {
    add(
      Element.isIcon(name) ? .icon(rect, name: name, ink) : .picture(rect, name: name),
      of: control)
  }

  mutating func add(_ area: ScrollArea) { areas.append(area) }

  /// Places something that stands elsewhere in the file than what is around it.
  mutating func with(_ element: NodePath, _ body: (inout ScreenPlacer) -> Void) {
    let outer = self.element
    self.element = element
    body(&self)
    self.element = outer
  }

  /// Places what is about a control, such as the text in a field or the badge of a tab.
  mutating func about(_ control: ControlID?, _ body: (inout ScreenPlacer) -> Void) {
    let outer = about
    about = control
    body(&self)
    about = outer
  }

  /// Tells the area that is being filled of something to be read.
  mutating func addReading(_ frame: PixelRect) {
    guard let index = areas.lastIndex(where: { $0.path == area }) else { return }
    areas[index].readings.append(frame)
  }

  mutating func add(_ text: PlacedTextView) { textViews.append(text) }

  /// Lets the control that was added last be read before those from a place on.
  mutating func moveLastControl(to index: Int) {
    guard let last = controls.popLast() else { return }
    controls.insert(last, at: index)
  }

  mutating func note(_ kind: PlacementNote.Kind, at path: NodePath, _ detail: String) {
    notes.append(PlacementNote(kind, path: path, detail: detail))
  }

  /// Adds what can be focused; where nothing of it is seen it cannot be touched, and what is seen of
  /// it takes no touches from beside the window that it scrolls in.
  mutating func add(
    _ id: ControlID, named name: String, frame: PixelRect, radius: Int = 0,
    role: ButtonRole = .plain, isDefault: Bool = false, label: PlacedText = .empty(.label),
    meaning: ControlMeaning? = nil, isEnabled: Bool = true
  ) {
    let seen = frame.intersection(clip)
    let grown =
      area == nil
      ? context.target(seen).moved(into: self.frame)
      : context.target(seen).intersection(clip)
    var control = Control(
      id: id, name: name, frame: frame, target: seen.isEmpty ? .empty : grown,
      radius: radius, label: label, role: role, isDefault: isDefault, area: area, meaning: meaning)
    control.isEnabled = isEnabled
    controls.append(control)
  }

  /// Adds what is scrolled out of view, so that the focus can get there.
  mutating func addUnseen(
    _ id: ControlID, named name: String, frame: PixelRect, meaning: ControlMeaning
  ) {
    controls.append(
      Control(
        id: id, name: name, frame: frame, target: .empty, radius: 0, label: .empty(.label),
        role: .plain, isDefault: false, area: area, meaning: meaning))
  }

  /// The ground that shows focus and press; comes before what stands on it.
  mutating func addGround(_ frame: PixelRect, radius: Int, ring: Bool = true, of id: ControlID) {
    add(.ground(frame, radius: radius, ring: ring), of: id)
  }

  /// Sets one line, cut with an ellipsis where it has to be, and says so.
  func line(_ text: TextContent, _ style: TextStyle, width: Int?) -> StyledText {
    context.set(text, style, width: width, lines: 1)
  }
}
