import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// Questions asked and answers given: the only place that remembers.
///
/// A value: the same events give the same effects. It knows no device, no display and no clock;
/// moments come with the events.
package struct Session: Hashable, Sendable {
  package private(set) var size: PixelSize
  package private(set) var appearance: Appearance
  package private(set) var textSize: Double
  var dialog: Dialog?
  var waiting: [Question] = []
  /// Number of the newest picture.
  package private(set) var frame = 0
  var showsFocus: Bool
  var pointer: PixelPoint?
  var devices = AttachedDevices()
  var hands = HandLedger()
  var budget = AlertBudget()
  var isVisible = true
  /// How many alerts were opened by actions; they are questions of the session's own, and have
  /// negative numbers.
  var opened = 0
  private var isDirty = false
  var effects: [Effect] = []

  package init(
    size: PixelSize, appearance: Appearance, textSize: Double = 1, in world: World
  ) {
    self.size = size
    self.appearance = appearance
    self.textSize = textSize
    showsFocus = world.profile.behaviour.showsFocusInitially
  }

  /// Takes an event in and says what is to be done about it, in order.
  package mutating func handle(_ event: Event, in world: World) -> [Effect] {
    switch event {
    case .asked(let question): ask(question, in: world)
    case .withdrawn(let number): withdraw(number, in: world)
    case .input(let input, let now): take(input, now: now, in: world)
    case .presented(let frame, let time): presented(frame, at: time, in: world)
    case .elapsed(let now): elapsed(now, in: world)
    case .resized(let size): resize(to: size, in: world)
    case .appearanceChanged(let appearance):
      self.appearance = appearance
      changed()
    case .textSizeChanged(let textSize):
      self.textSize = textSize
      replace(in: world)
    case .visibilityChanged(let isVisible, let time):
      setVisible(isVisible, at: time, in: world)
    }
    return flush()
  }

  private mutating func resize(to size: PixelSize, in world: World) {
    self.size = size
    pointer = pointer.map {
      PixelPoint(x: min($0.x, size.width - 1), y: min($0.y, size.height - 1))
    }
    replace(in: world)
  }

  /// The picture as things stand.
  package func picture(in world: World) -> DisplayList {
    guard let dialog else {
      let ground = world.profile.theme.palette(appearance).ground
      return DisplayList(size: size, commands: [.fill(PixelRect(size), ground)])
    }
    let state = DrawState(
      appearance: appearance, focus: dialog.focus, showsFocus: showsFocus,
      pressed: dialog.press?.control, scrollOffset: dialog.scrollOffset,
      caret: dialog.typing.map { .field($0.field) } ?? (showsFocus ? dialog.focus : nil),
      isShifted: dialog.typing?.isShifted ?? false)
    var list = dialog.placement.draw(state, profile: world.profile)
    list.commands += PointerMark.commands(at: pointer, placement: dialog.placement)
    return list
  }

  /// The placement on the screen, for scripts and tests that name controls.
  package var placement: Placement? { dialog?.placement }

  /// Where a control of that name stands now.
  package func frame(ofControl name: String) -> PixelRect? {
    guard let dialog, let control = dialog.placement.controls.first(where: { $0.name == name })
    else { return nil }
    return dialog.frame(control)
  }

  package var focusedControl: String? {
    dialog.flatMap { dialog in dialog.focus.flatMap { dialog.placement.control($0)?.name } }
  }

  /// Milliseconds that the shown question may take, where it has a limit.
  package var timeLimitMilliseconds: Int? { dialog?.alert.timeoutMilliseconds }

  package var isArmed: Bool { dialog?.arming.isArmed ?? false }

  /// Draws the focus from now on, as a knob's first turn does.
  package mutating func showFocus() { showsFocus = true }

  /// True while somebody is owed an answer.
  package var isBusy: Bool { dialog != nil || !waiting.isEmpty }

  /// The picture has to be made anew.
  mutating func changed() { isDirty = true }

  private mutating func flush() -> [Effect] {
    if isDirty {
      frame += 1
      isDirty = false
      effects.append(.redraw(frame: frame))
    }
    defer { effects = [] }
    return effects
  }
}
