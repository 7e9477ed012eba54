import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel

/// Anything that can be in front of a person: a question, a sheet, a page with keys, a screen or a modal. All
/// surfaces are placed, drawn, pressed, scrolled and guarded alike, and differ by their contents.
package struct Surface: Hashable, Sendable {
  package var content: Content
  package var placement = Placement.nowhere
  /// True when the content has changed since the surface was placed.
  package var isStale = false
  package var focus: ControlID? {
    didSet {
      if adjusting != focus { adjusting = nil }
      if stepped != focus { stepped = nil }
      if let glide, glide.control != focus { self.glide = nil }
    }
  }
  /// The range of values that a knob or a key has taken hold of. A turn changes its value until it is let go of.
  package var adjusting: ControlID?
  /// The control whose value an arrow has changed. The key goes on changing the value while it is held.
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
  /// True while a program hears what hands do on the surface.
  package private(set) var isAttended = true
  /// The state that decides whether the surface accepts input.
  package var arming = Arming.never
  /// The changes that the application made so recently that a press may be meant for what was there before.
  package var shifts = Shifts()
  /// Content that goes on moving by itself.
  package var fling: Fling?
  /// The ring of the focus while it is on its way.
  package var glide: FocusGlide?
  /// Content that is seen past its end.
  package var give: Give?
  /// The number of the frame that shows where content came to rest by itself; `nil` once it has been on the glass.
  package var restFrame: Int?
  /// The times at which scroll areas were moved last. Their indicators fade after that.
  package var moved: [NodePath: Instant] = [:]
  /// A control that shows as pressed for a moment after it was.
  package var glow: Glow?
  /// The movement of a surface that comes up from below, or goes back to its place.
  package var slide: Slide?
  /// The movement of a surface that comes in the place of another.
  package var entrance: Entrance?
  /// The position in the app of the screen that the surface shows; `nil` before the first one.
  package var position: Position?

  /// The kinds of things that a surface shows.
  package enum Content: Hashable, Sendable {
    /// An alert, a sheet, or the page with keys for a field of a screen.
    case question(SurfaceQuestion)
    /// The screen that the app has come to.
    case screen
    /// The modal that stands before it.
    case modal
  }

  /// The place of a screen in an app: its tab, and the number of screens below it.
  package struct Position: Hashable, Sendable {
    package var tab: Int
    package var depth: Int

    package init(tab: Int, depth: Int) { (self.tab, self.depth) = (tab, depth) }

    /// Returns the side from which a screen comes in that takes the place of one at this position.
    ///
    /// - Parameter new: The position of the screen that comes.
    /// - Returns: `.none` for another tab or the same depth, `.ahead` for a deeper screen, `.back` for one that is
    ///   less deep.
    package func side(of new: Position) -> Entrance.Side {
      if new.tab != tab || new.depth == depth { return .none }
      return new.depth > depth ? .ahead : .back
    }
  }

  /// The light on a control after a press, and the time at which it ends.
  package struct Glow: Hashable, Sendable {
    package var control: ControlID
    package var until: Instant
  }

  package init(_ content: Content) { self.content = content }

  /// Makes the surface one that is only seen: no program hears any more what hands do on it. Ends everything that is
  /// held.
  ///
  /// - Parameter time: When the program left; an armed surface is guarded from then on.
  package mutating func leave(at time: Instant) {
    isAttended = false
    (press, pinch, tap, fling, adjusting) = (nil, nil, nil, nil, nil)
    if arming.isArmed { arming = .guarding(until: time) }
  }
}

extension Surface {
  /// The question that the surface is; `nil` for a screen or a modal.
  package var question: SurfaceQuestion? {
    get { if case .question(let question) = content { question } else { nil } }
    set { if let newValue { content = .question(newValue) } }
  }

  package var isQuestion: Bool { if case .question = content { true } else { false } }
  package var isModal: Bool { if case .modal = content { true } else { false } }

  /// True for an alert that a critical one came over: people see one at a time (MODALITY-ONE-ALERT-AT-A-TIME).
  package var isOutOfSight: Bool { question?.isOutOfSight ?? false }

  /// The reason why the surface takes no input however long it is seen; `nil` where it takes input.
  package var obstacle: IgnoredReason? {
    // Letters that leave no ink.
    if placement.unreadable != nil { return .unreadable }
    return isAttended ? nil : .unattended
  }

  /// True for a surface that blocks and dims all below it (MODALITY-SEPARATE-FOCUSED-MODE).
  package var isOverlay: Bool { isQuestion || isModal }

  /// True where a finger may drag from anywhere, and a press counts only while the finger stays where it is. In a
  /// question a finger drags only areas that scroll.
  package var followsFingers: Bool { !isQuestion }

  /// True while content moves by itself, as far as people can see, or all of the surface comes or goes. A touch then
  /// stops the movement, and means no control.
  package var isMoving: Bool {
    fling != nil || slide != nil || give?.isHeld == false || restFrame != nil
  }

  /// True while some of the focused control is in sight.
  package var seesFocus: Bool { focused?.target.isEmpty == false }

  /// The control that a hand holds down, or that is still lit after a press.
  package var pressed: ControlID? {
    if let press {
      if case .value(let control)? = press.drag?.subject { return control }
      if let control = press.control { return control }
    }
    return adjusting ?? glow?.control
  }

  /// The path of the control whose value a finger drags along a track.
  package var draggedValue: NodePath? { press?.draggedValue }

  /// Returns the range of values of a control.
  ///
  /// - Parameter control: The control; `nil` for none.
  /// - Returns: `nil` where the control has no range.
  package func range(of control: ControlID?) -> AdjustedRange? {
    guard case .adjust(let range)? = control.flatMap(placement.control)?.purpose else { return nil }
    return range
  }

  /// Returns the step of a control's range that a finger is at.
  ///
  /// - Parameters:
  ///   - control: The control with the range.
  ///   - point: Where the finger is, in pixels of the display.
  ///   - press: The press that the finger began with.
  /// - Returns: `nil` where the range or its track is another than the one that the finger went down on.
  func step(of control: ControlID, at point: PixelPoint, _ press: Press) -> Int? {
    guard case .adjust(let old)? = press.purpose, let range = range(of: control),
      range.isSame(as: old), let frame = placement.control(control)?.frame, frame == press.frame
    else { return nil }
    return range.step(at: point, in: frame)
  }

  package var focused: Control? { focus.flatMap(placement.control) }

  /// Returns the control that a press at a point means.
  ///
  /// - Parameter point: The point, in pixels of the display.
  /// - Returns: `nil` where there is no control. Beside a sheet it is `.beside`, which stands for Cancel, where the
  ///   sheet has one (ACTION-SHEET-MODAL).
  package func target(at point: PixelPoint) -> ControlID? {
    if let control = placement.controls.pressed(at: point) { return control.id }
    guard question?.cancelsBeside == true, !placement.frame.contains(point) else { return nil }
    return .beside
  }

  /// The number of pixels that a hand holds the modal down by.
  package var pull: Int {
    guard let drag = press?.drag, drag.subject == .modal else { return 0 }
    return max(0, -drag.position.y)
  }

  /// The number of pixels that the surface is seen below its place.
  package var drop: Int { pull + placement.drop(in: slide) }

  /// Stops all movement and ends all that is held, since another surface of the same kind stands before this one now.
  /// It takes no input until it is back and armed anew.
  package mutating func cover() {
    (press, pinch, fling, slide, adjusting) = (nil, nil, nil, nil, nil)
    entrance = nil
    give = nil
    glide = nil
    arming = .never
  }
}

extension Placement {
  /// Returns the number of pixels that the placement is seen below its place.
  ///
  /// - Parameter slide: The movement that it is in; `nil` where it stands still.
  /// - Returns: 0 where it stands in its place.
  package func drop(in slide: Slide?) -> Int {
    slide.map { $0.drop(of: size.height - frame.y) } ?? 0
  }
}
