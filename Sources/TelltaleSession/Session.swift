import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

/// Questions asked and answers given: the only place that remembers.
///
/// A value: the same events give the same effects. It knows no device, no display and no clock;
/// moments come with the events.
package struct Session: Hashable, Sendable {
  package private(set) var size: PixelSize
  package internal(set) var appearance: Appearance
  package private(set) var textSize: Double
  /// All that can be seen.
  var surfaces = SurfaceStack()
  var questions = Questions()
  /// The app that is shown below questions, where there is one.
  var app: AppState?
  var clock = SessionClock()
  /// Number of the newest picture.
  package private(set) var frame = 0
  var showsFocus: Bool
  var pointer: PixelPoint?
  var devices = AttachedDevices()
  var hands = HandLedger()
  var isVisible = true
  /// What was copied out of a text last.
  var clipboard = ""
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
    case .withdrawn(let question): withdraw(question, in: world)
    case .input(let input, let now): take(input, now: now, in: world)
    case .presented(let frame, let time): presented(frame, at: time, in: world)
    case .elapsed(let now): elapsed(now, in: world)
    case .resized(let size): shifting(in: world) { $0.resize(to: size, in: world) }
    case .appearanceChanged(let appearance):
      self.appearance = appearance
      changed()
    case .textSizeChanged(let textSize):
      shifting(in: world) { $0.setTextSize(textSize, in: world) }
    case .updated(let update, let now):
      shifting(in: world) { $0.take(update, at: now, in: world) }
    case .requested(let request, let now):
      shifting(in: world) { $0.take(request, at: now, in: world) }
    case .visibilityChanged(let isVisible, let time):
      shifting(in: world) { $0.setVisible(isVisible, at: time, in: world) }
    case .pagesCame(let now): shifting(in: world) { $0.pagesCame(at: now) }
    }
    settle(in: world)
    return flush()
  }

  mutating func setTextSize(_ textSize: Double, in world: World) {
    self.textSize = textSize
    replace(in: world)
  }

  private mutating func resize(to size: PixelSize, in world: World) {
    self.size = size
    pointer = pointer.map {
      PixelPoint(x: min($0.x, size.width - 1), y: min($0.y, size.height - 1))
    }
    replace(in: world)
  }

  /// What takes input.
  var front: Surface? {
    get { surfaces.front }
    _modify { yield &surfaces.front }
  }

  /// What the app shows in front: its modal, else its screen.
  var screen: Surface? {
    get { surfaces.screen }
    _modify { yield &surfaces.screen }
  }

  /// The question in front.
  var asking: Asking? {
    get { surfaces.questionNumber.flatMap { questions.shown[$0] } }
    _modify {
      let number = surfaces.questionNumber
      var asking = number.flatMap { questions.shown[$0] }
      defer {
        if let number, let asking {
          questions.shown[number] = asking
          surfaces.questionIs(asking.facts(number))
        }
      }
      yield &asking
    }
  }

  /// The question that a surface is; `nil` for a screen or a modal.
  func asking(of surface: Surface) -> Asking? {
    surface.question.flatMap { questions.shown[$0.number] }
  }

  /// Where the question in front stands, for scripts and tests that name controls.
  package var placement: Placement? { surfaces.question?.placement }

  /// Where a control of that name stands now.
  package func frame(ofControl name: String) -> PixelRect? { front?.placement.named(name)?.frame }

  /// Where a finger finds the control of that name: where it stands, or what is to be seen of it where its
  /// middle is scrolled out of sight; empty where nothing of it is, `nil` where there is none.
  package func touchable(control name: String) -> PixelRect? {
    guard let placement = front?.placement else { return nil }
    return placement.named(name).map(placement.touchable)
  }

  package var focusedControl: String? { front?.focused?.name }

  /// Where what the app shows stands, for scripts and tests.
  package var screenPlacement: Placement? { screen?.placement }

  /// True while hands act on screens, since no question is in front of them.
  var takesScreenInput: Bool { !surfaces.isAsking && app != nil }

  /// True for an app scene, which ends with its application and not with an answer.
  package var showsScreens: Bool { app != nil }

  /// The name of the screen that is seen, and how deep it lies.
  package var screenName: String? { app?.current.name }
  package var screenDepth: Int { app?.visits.depth ?? 0 }

  /// Milliseconds that the shown question may take, where it has a limit.
  package var timeLimitMilliseconds: Int? { asking?.alert.timeoutMilliseconds }

  package var isArmed: Bool { front?.arming.isArmed ?? false }

  /// Draws the focus from now on, as a knob's first turn does.
  package mutating func showFocus() { showsFocus = true }

  /// True while somebody is owed an answer, or an app is shown.
  package var isBusy: Bool { surfaces.isAsking || !questions.waiting.isEmpty || app != nil }

  /// The picture has to be made anew.
  mutating func changed() { isDirty = true }

  mutating func flush() -> [Effect] {
    if isDirty {
      frame += 1
      isDirty = false
      clock.draw()
      effects.append(.redraw(frame: frame))
    }
    defer { effects = [] }
    return effects
  }
}
