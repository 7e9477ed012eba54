import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// The display as a person has it in front, with the hands at it: the surfaces, the clock that guards them, the
/// devices, and all that is to be told of them, in order.
package struct Glass: Hashable, Sendable {
  package private(set) var size: PixelSize
  package var appearance: Appearance
  package var textSize: Double
  /// The aids that were turned on or off since the unit's own settings; true for on.
  package var aids: [Aid: Bool] = [:]
  /// All surfaces that can be seen.
  package var surfaces = SurfaceStack()
  package var clock = SessionClock()
  /// The number of the newest picture.
  package private(set) var frame = 0
  /// True where the focused control shows that it has the focus.
  package var showsFocus: Bool
  package var pointer: PixelPoint?
  package var devices = AttachedDevices()
  package var hands = HandHistory()
  /// True while somebody can see the picture.
  package var isVisible = true
  /// The text that was copied last.
  package var clipboard = ""
  private var isDirty = false
  private var effects: [Effect] = []

  /// Starts with no surface.
  ///
  /// - Parameters:
  ///   - size: The size of the display, in pixels.
  ///   - appearance: The theme's variant: day or night.
  ///   - textSize: The factor for texts: 1 as designed, up to the profile's largest.
  ///   - showsFocus: True where the focus shows before a key is used.
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

  /// The surface that takes input.
  package var front: Surface? {
    get { surfaces.front }
    _modify { yield &surfaces.front }
  }

  /// The app's surface in front: its modal, else its screen.
  package var screen: Surface? {
    get { surfaces.screen }
    _modify { yield &surfaces.screen }
  }

  /// Notes that the picture has to be made anew.
  package mutating func changed() { isDirty = true }

  /// Takes down an effect that is to be carried out outside, after those before it.
  package mutating func say(_ effect: Effect) { effects.append(effect) }

  /// Takes down an event that the application is told, after those before it.
  package mutating func tell(_ event: AppEvent) { effects.append(.app(event)) }

  /// Hands over all that was taken down. Calls for a picture where one is due.
  ///
  /// - Returns: The effects since the last call, in order; the call for a picture is the last one.
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

  /// Changes the size of the display. A pointer outside of it comes to its edge.
  ///
  /// - Parameter size: The new size, in pixels.
  package mutating func resize(to size: PixelSize) {
    self.size = size
    pointer = pointer.map {
      PixelPoint(x: min($0.x, size.width - 1), y: min($0.y, size.height - 1))
    }
  }

  /// Returns the context in which texts of a language are placed.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - environment: The surroundings, with profile and typesetters.
  /// - Returns: The context for the glass's size of display and of texts.
  package func context(_ language: Language, in environment: Environment) -> LayoutContext {
    var context = LayoutContext(
      profile: environment.profile, language: language, size: size, textSize: textSize,
      typesetter: environment.typesetter, pages: environment.pages, codes: environment.codes)
    context.placements = environment.placements
    return context
  }
}

// Whatever changes something that is shown says so; it is placed once for all that changed, where the next one needs to
// know where things stand, and at the latest when the event is done.
extension Glass {
  /// Notes that something has changed of what the app shows in front.
  package mutating func screenChanged() {
    surfaces.screenChanged()
    changed()
  }

  /// Notes that something has changed of what the app shows, below a modal perhaps.
  package mutating func groundChanged() {
    surfaces.groundChanged()
    screenChanged()
  }

  /// Notes that something of the question in front has changed.
  package mutating func questionChanged() {
    surfaces.questionChanged()
    changed()
  }

  /// Notes that all that is seen has to be placed again.
  package mutating func allChanged() {
    surfaces.leaving = nil
    surfaces.forEach { $0.isStale = true }
    changed()
  }
}

extension Glass {
  /// Returns the picture as things stand.
  ///
  /// - Parameters:
  ///   - silentSince: The moment since which nobody knows whether anybody is at work: indicators that turn stand
  ///     still from then on. `nil` lets them turn.
  ///   - profile: The platform's profile.
  /// - Returns: The drawing commands, from the back to the front, with the pointer in front of all.
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

  /// Returns the state by which the meaning of a surface is told.
  ///
  /// - Parameters:
  ///   - surface: The surface.
  ///   - isInFront: False for a surface that takes no input; its meaning has no focus and is inert.
  /// - Returns: Focus, press and Caps Lock, as they are seen.
  package func meaningState(of surface: Surface, isInFront: Bool) -> MeaningState {
    var state = MeaningState(
      focus: isInFront && showsFocus ? surface.focus : nil,
      pressed: surface.pressed, isInert: !isInFront)
    state.locksCapitals = devices.locksCapitals
    return state
  }
}
