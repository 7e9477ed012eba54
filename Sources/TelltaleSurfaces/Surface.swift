import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// What can be in front of a person: a question, a sheet, a page with keys, a screen or a modal. They
/// are placed, drawn, pressed, scrolled and guarded alike, and differ by what they hold.
package struct Surface: Hashable, Sendable {
  package var content: Content
  package var placement = Placement.nowhere
  /// What it holds has changed since it was placed.
  package var isStale = false
  package var focus: ControlID? {
    didSet {
      if adjusting != focus { adjusting = nil }
      if stepped != focus { stepped = nil }
      if let glide, glide.control != focus { self.glide = nil }
    }
  }
  /// A knob or a key has taken hold of a range of values, which a turn changes until it is let go of.
  package var adjusting: ControlID?
  /// The control whose value an arrow has changed: held, that key goes on changing it.
  package var stepped: ControlID?
  package var press: Press? {
    didSet {
      // What the application has said meanwhile stands there now.
      if oldValue?.draggedValue != nil, press?.draggedValue == nil { isStale = true }
      if press?.drag == nil, give?.isHeld == true { give = nil }
    }
  }
  package var pinch: Pinch?
  package var tap: TextTap?
  /// Somebody hears what hands do on it.
  package private(set) var isAttended = true
  /// Whether it takes input yet.
  package var arming = Arming.never
  /// What the application changed so shortly ago that a press may be meant for what was there.
  package var shifts = Shifts()
  /// Content that goes on moving by itself.
  package var fling: Fling?
  /// The ring of the focus is on its way.
  package var glide: FocusGlide?
  /// Content that is seen past its end.
  package var give: Give?
  /// The frame that shows where content came to rest by itself, until it has been on the glass.
  package var restFrame: Int?
  /// When areas were moved last; their indicators fade after it.
  package var moved: [NodePath: Instant] = [:]
  /// A control that shows as pressed for a moment after it was.
  package var glow: Glow?
  /// It comes up from below, or goes back to its place.
  package var slide: Slide?
  /// It comes in the place of another.
  package var entrance: Entrance?
  /// Where in the app the screen stands that it shows; absent before the first one.
  package var position: Position?

  package enum Content: Hashable, Sendable {
    /// An alert, a sheet, or the page with keys for a field of a screen.
    case question(SurfaceQuestion)
    /// The screen that the app has come to.
    case screen
    /// The modal that stands before it.
    case modal
  }

  package struct Position: Hashable, Sendable {
    package var tab: Int
    package var depth: Int

    package init(tab: Int, depth: Int) { (self.tab, self.depth) = (tab, depth) }

    /// Where a screen comes from that takes the place of one that stands here.
    package func side(of new: Position) -> Entrance.Side {
      if new.tab != tab || new.depth == depth { return .none }
      return new.depth > depth ? .ahead : .back
    }
  }

  package struct Glow: Hashable, Sendable {
    package var control: ControlID
    package var until: Instant
  }

  package init(_ content: Content) { self.content = content }

  /// Nobody hears any more what hands do on it: from now on it is only seen.
  package mutating func leave(at time: Instant) {
    isAttended = false
    (press, pinch, tap, fling, adjusting) = (nil, nil, nil, nil, nil)
    if arming.isArmed { arming = .guarding(until: time) }
  }
}

extension Surface {
  /// The question that it is; `nil` for a screen or a modal.
  package var question: SurfaceQuestion? {
    get { if case .question(let question) = content { question } else { nil } }
    set { if let newValue { content = .question(newValue) } }
  }

  package var isQuestion: Bool { if case .question = content { true } else { false } }
  package var isModal: Bool { if case .modal = content { true } else { false } }

  /// An alert that a critical one came over: people see one at a time (MODALITY-ONE-ALERT-AT-A-TIME).
  package var isOutOfSight: Bool { question?.isOutOfSight ?? false }

  /// Why it takes no input however long it is seen; `nil` where it does.
  package var obstacle: IgnoredReason? {
    // Letters that leave no ink.
    if placement.unreadable != nil { return .unreadable }
    return isAttended ? nil : .unattended
  }

  /// What is below it is blocked, and dimmed (MODALITY-SEPARATE-FOCUSED-MODE).
  package var isOverlay: Bool { isQuestion || isModal }

  /// A finger may drag from anywhere, and what it presses counts only where it stays; in a question it
  /// drags nothing but what scrolls.
  package var followsFingers: Bool { !isQuestion }

  /// Content goes on by itself, as far as people can see, or all of it comes and goes: a touch stops it,
  /// and means no control.
  package var isMoving: Bool {
    fling != nil || slide != nil || give?.isHeld == false || restFrame != nil
  }

  /// Some of what has the focus is in sight.
  package var seesFocus: Bool { focused?.target.isEmpty == false }

  /// The control that a hand has down, or that is lit since it had.
  package var pressed: ControlID? {
    if let press {
      if case .value(let control)? = press.drag?.subject { return control }
      if let control = press.control { return control }
    }
    return adjusting ?? glow?.control
  }

  /// Where the value stands that a finger has on its way along a track.
  package var draggedValue: NodePath? { press?.draggedValue }

  /// The range of values of a control; `nil` where it has none.
  package func range(of control: ControlID?) -> AdjustedRange? {
    guard case .adjust(let range)? = control.flatMap(placement.control)?.purpose else { return nil }
    return range
  }

  /// The step of a control's range that a finger is at; `nil` where the range or its track is another than the one that
  /// it went down on.
  func step(of control: ControlID, at point: PixelPoint, _ press: Press) -> Int? {
    guard case .adjust(let old)? = press.purpose, let range = range(of: control),
      range.isSame(as: old), let frame = placement.control(control)?.frame, frame == press.frame
    else { return nil }
    return range.step(at: point, in: frame)
  }

  package var focused: Control? { focus.flatMap(placement.control) }

  /// What a press at a point means; beside a sheet that is Cancel, where there is one
  /// (ACTION-SHEET-MODAL).
  package func target(at point: PixelPoint) -> ControlID? {
    if let control = placement.controls.pressed(at: point) { return control.id }
    guard question?.cancelsBeside == true, !placement.frame.contains(point) else { return nil }
    return .beside
  }

  /// Pixels that a hand holds the modal down by.
  package var pull: Int {
    guard let drag = press?.drag, drag.subject == .modal else { return 0 }
    return max(0, -drag.position.y)
  }

  /// Pixels that it is seen below its place.
  package var drop: Int { pull + placement.drop(in: slide) }

  /// Another of its kind stands before it: nothing of it moves or is held, and it takes no input until
  /// it is back and armed anew.
  package mutating func cover() {
    (press, pinch, fling, slide, adjusting) = (nil, nil, nil, nil, nil)
    entrance = nil
    give = nil
    glide = nil
    arming = .never
  }
}

extension Placement {
  /// Pixels that it is seen below its place.
  package func drop(in slide: Slide?) -> Int {
    slide.map { $0.drop(of: size.height - frame.y) } ?? 0
  }
}
