import TelltaleGraphics
import TelltaleInput
import TelltaleModel
import TelltaleSession
import TelltaleSurfaces

/// The hand of a script that looks first, as a person does. It waits until the aim of a step takes input, and
/// scrolls to things that are out of sight.
package struct LookingHand: Hashable, Sendable {
  /// The most milliseconds that it waits before it acts all the same.
  package static let patience = 5_000
  /// The milliseconds between two looks while it waits.
  private static let look = 100
  /// The most movements of content for one step, and the most in a row that have no effect.
  private static let (mostScrolls, mostStalls) = (40, 3)

  /// False where nothing that happens meanwhile could bring a control that is absent.
  private let awaitsControls: Bool
  /// The step that it looks for, and the time since when.
  private var place: SourceLocation?
  private var since = Instant.zero
  private var scrolls = 0
  private var stalls = 0
  /// The offset of the content before the last movement.
  private var offset: PixelPoint?

  /// The next thing that the hand does.
  package enum Move: Hashable, Sendable {
    /// It does the step.
    case act
    /// It looks again at that time.
    case wait(until: Instant)
    /// It does these steps first.
    case scroll([ScriptStep])
  }

  /// The reason why a step cannot be done yet.
  private enum Obstacle {
    /// Time removes it.
    case passing
    /// There is no such control.
    case absence
    /// The control is scrolled out of sight.
    case distance(ContentMove)
  }

  /// Creates a hand.
  ///
  /// - Parameter awaitsControls: True if it waits for a control that is absent.
  package init(awaitsControls: Bool = true) { self.awaitsControls = awaitsControls }

  /// Decides what comes before a step, as things are now.
  ///
  /// - Parameters:
  ///   - step: The next step.
  ///   - session: The session with all that is shown.
  ///   - slop: The pixels that a finger may move and still press.
  ///   - now: The screen's time.
  ///   - due: The time at which something happens on the screen by itself; `nil` for never.
  /// - Returns: The step itself, or the acts before the next look.
  package mutating func move(
    before step: ScriptStep, _ session: Session, slop: Int, at now: Instant, due: Instant?
  ) -> Move {
    guard !step.isAtOnce, let aim = step.action.aim else { return .act }
    if place != step.location { begin(step.location, now) }
    let end = since.advanced(byMilliseconds: Self.patience)
    let next = min(end, now.advanced(byMilliseconds: Self.look))
    switch obstacle(to: aim, session, at: now) {
    case nil: return .act
    case .passing?:
      return now < end ? .wait(until: due.map { $0 > now ? min(next, $0) : next } ?? next) : .act
    case .absence?:
      if awaitsControls, now < end, scrolls == 0 { return .wait(until: next) }
      return scroll(session.glass.onward.map(ContentMove.init), for: step, aim, slop)
    case .distance(let move)?: return scroll(move, for: step, aim, slop)
    }
  }

  /// Returns the time for which the last step has been looked for.
  ///
  /// - Parameter now: The screen's time.
  /// - Returns: The time in milliseconds; 0 before the first step.
  package func waited(until now: Instant) -> Int {
    place == nil ? 0 : now.milliseconds(since: since)
  }

  private mutating func begin(_ place: SourceLocation, _ now: Instant) {
    (self.place, since) = (place, now)
    (scrolls, stalls, offset) = (0, 0, nil)
  }

  /// Scrolls, or gives up where content does not move any more.
  private mutating func scroll(
    _ move: ContentMove?, for step: ScriptStep, _ aim: ScriptStep.Aim, _ slop: Int
  ) -> Move {
    guard let move, scrolls < Self.mostScrolls else { return .act }
    stalls = move.area.offset == offset ? stalls + 1 : 0
    guard stalls < Self.mostStalls else { return .act }
    scrolls += 1
    offset = move.area.offset
    return .scroll(
      move.steps(attempt: stalls, byPointer: aim.isByPointer, slop: slop, at: step.location))
  }

  private func obstacle(
    to aim: ScriptStep.Aim, _ session: Session, at now: Instant
  ) -> Obstacle? {
    let glass = session.glass
    switch aim {
    case .focus: return Self.passing(glass.refusal(at: now))
    case .content(.point(let point), _), .thing(.point(let point), _):
      return Self.passing(glass.refusal(of: aim, at: point, now))
    case .content(.share(let x, let y), _), .thing(.share(let x, let y), _):
      return Self.passing(glass.refusal(of: aim, at: session.size.place(x: x, y: y), now))
    case .content(.control(let name), _), .thing(.control(let name), _):
      guard let frame = glass.touchable(control: name) else { return .absence }
      if frame.isEmpty {
        return glass.scrolling(toControl: name).map { .distance(ContentMove($0)) }
      }
      let middle = PixelPoint(x: frame.midX, y: frame.midY)
      return Self.passing(glass.refusal(of: aim, at: middle, now))
    }
  }

  /// The obstacle of a refusal. Nothing that a script does meanwhile could make the screen seen, readable, or
  /// heard of.
  private static func passing(_ refusal: IgnoredReason?) -> Obstacle? {
    let lasting: [IgnoredReason?] = [nil, .hidden, .unreadable, .unattended]
    return lasting.contains(refusal) ? nil : .passing
  }
}

extension Glass {
  /// The reason why a hand would have no effect at a point; `nil` where it would count.
  fileprivate func refusal(
    of aim: ScriptStep.Aim, at point: PixelPoint, _ now: Instant
  ) -> IgnoredReason? {
    if case .thing = aim { refusal(ofPressAt: point, now) } else { refusal(at: now) }
  }
}
