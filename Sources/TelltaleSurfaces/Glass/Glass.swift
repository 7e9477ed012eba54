import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What stands before a person and the hands at it, whatever it stands for: surfaces, the clock that guards them, and
/// what is to be told of all that, in order.
package struct Glass: Hashable, Sendable {
  package private(set) var size: PixelSize
  package var appearance: Appearance
  package var textSize: Double
  /// Aids that were turned on or off since the unit's own settings.
  package var aids: [Aid: Bool] = [:]
  /// All that can be seen.
  package var surfaces = SurfaceStack()
  package var clock = SessionClock()
  /// Number of the newest picture.
  package private(set) var frame = 0
  /// What has the focus shows it.
  package var showsFocus: Bool
  package var pointer: PixelPoint?
  package var devices = AttachedDevices()
  package var hands = HandLedger()
  /// Somebody can see the picture.
  package var isVisible = true
  /// What was copied out of a text last.
  package var clipboard = ""
  private var isDirty = false
  private var effects: [Effect] = []

  package init(
    size: PixelSize = PixelSize(width: 0, height: 0), appearance: Appearance = .day,
    textSize: Double = 1,
    showsFocus: Bool = false
  ) {
    self.size = size
    self.appearance = appearance
    self.textSize = textSize
    self.showsFocus = showsFocus
  }

  /// What takes input.
  package var front: Surface? {
    get { surfaces.front }
    _modify { yield &surfaces.front }
  }

  /// What the app shows in front: its modal, else its screen.
  package var screen: Surface? {
    get { surfaces.screen }
    _modify { yield &surfaces.screen }
  }

  /// The picture has to be made anew.
  package mutating func changed() { isDirty = true }

  /// Takes down something that is to be done outside.
  package mutating func say(_ effect: Effect) { effects.append(effect) }

  /// Takes down something that the application is told.
  package mutating func tell(_ event: AppEvent) { effects.append(.app(event)) }

  /// Calls for a picture where one is due.
  ///
  /// - Returns: All that was taken down since, in order.
  package mutating func flush() -> [Effect] {
    if isDirty {
      frame += 1
      isDirty = false
      clock.draw()
      effects.append(.redraw(frame: frame))
    }
    defer { effects = [] }
    return effects
  }

  /// The display has other pixels now.
  package mutating func resize(to size: PixelSize) {
    self.size = size
    pointer = pointer.map {
      PixelPoint(x: min($0.x, size.width - 1), y: min($0.y, size.height - 1))
    }
  }

  /// What a text of a language is placed in.
  package func context(_ language: Language, in world: World) -> LayoutContext {
    var context = LayoutContext(
      profile: world.profile, language: language, size: size, textSize: textSize,
      typesetter: world.typesetter, pages: world.pages, codes: world.codes)
    context.keeper = world.keeper
    return context
  }
}

// Whatever changes something that is shown says so; it is placed once for all that changed, where the next one needs to
// know where things stand, and at the latest when the event is done.
extension Glass {
  /// Something that the app shows in front has changed.
  package mutating func screenChanged() {
    surfaces.screenChanged()
    changed()
  }

  /// Something that the app shows has changed, below a modal perhaps.
  package mutating func groundChanged() {
    surfaces.groundChanged()
    screenChanged()
  }

  /// Something of the question in front has changed.
  package mutating func questionChanged() {
    surfaces.questionChanged()
    changed()
  }

  /// All that is seen stands otherwise.
  package mutating func allChanged() {
    surfaces.leaving = nil
    surfaces.forEach { $0.isStale = true }
    changed()
  }
}

extension Glass {
  /// The picture as things stand.
  ///
  /// - Parameters:
  ///   - silentSince: since when nobody knows whether anybody is at work: what turns stands still from then on.
  ///   - profile: of the platform.
  /// - Returns: What is drawn, from the back to the front.
  package func picture(silentSince: Instant?, _ profile: Profile) -> DisplayList {
    let picture = SurfacePicture(
      surfaces: surfaces, appearance: appearance, showsFocus: showsFocus,
      locksCapitals: devices.locksCapitals, now: clock.now,
      turningUntil: silentSince ?? clock.now)
    var commands = picture.commands(size: size, profile)
    if let ring = surfaces.ofFront({ $0.placement.focusRing }) {
      commands += PointerMark.commands(at: pointer, ring: ring)
    }
    return DisplayList(size: size, commands: commands)
  }

  /// How the meaning of a surface is told.
  package func meaningState(of surface: Surface, isInFront: Bool) -> MeaningState {
    var state = MeaningState(
      focus: isInFront && showsFocus ? surface.focus : nil,
      pressed: surface.pressed, isInert: !isInFront)
    state.locksCapitals = devices.locksCapitals
    return state
  }
}
