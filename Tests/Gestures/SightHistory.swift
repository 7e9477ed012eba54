import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// Since when what is in front has been on the glass, and what stood there shortly before.
struct SightHistory {
  /// What stood before a change that no hand brought about, and after it, until it has been seen for long
  /// enough.
  private struct Past {
    var before: [Control]
    var after: [Control]
    /// The frame that shows the change.
    var frame: Int
    var seenAt: Instant?
  }

  private var subject: GestureEyes.Subject
  /// The frame that has to have been on the glass before anything counts.
  private var frame: Int
  private var seenAt: Instant?
  private var isQuestion: Bool
  private var isDestructive: Bool
  private var pasts: [Past] = []
  private var guardMilliseconds = 0

  init(_ eyes: GestureEyes) {
    (subject, frame) = (eyes.subject, eyes.frame)
    (isQuestion, isDestructive) = (eyes.isQuestion, eyes.isDestructive)
  }

  /// Takes in what an event has changed.
  mutating func see(_ event: Event, _ before: GestureEyes, _ eyes: GestureEyes) {
    if case .presented(let frame, let time) = event { presented(frame, at: time) }
    (isQuestion, isDestructive) = (eyes.isQuestion, eyes.isDestructive)
    let isOther = !subject.isSamePlace(as: eyes.subject)
    subject = eyes.subject
    if isOther || event.isStranger && isQuestion && before.changed(to: eyes) {
      (frame, seenAt, pasts) = (eyes.frame, nil, [])
    } else if event.isStranger, !isQuestion, before.changed(to: eyes) {
      pasts.append(
        Past(
          before: before.placement?.controls ?? [], after: eyes.placement?.controls ?? [],
          frame: eyes.frame))
    }
  }

  private mutating func presented(_ number: Int, at time: Instant) {
    if seenAt == nil, number >= frame { seenAt = time }
    for index in pasts.indices where pasts[index].seenAt == nil && number >= pasts[index].frame {
      pasts[index].seenAt = time
    }
  }

  /// Whether what is in front had been seen for its guard at that moment.
  mutating func isSettled(at time: Instant, _ behaviour: BehaviourProfile) -> Bool {
    guardMilliseconds = behaviour.screenGuardMilliseconds
    // An event of half a second ago is old anyway.
    pasts.removeAll { past in
      past.seenAt.map { time.milliseconds(since: $0) > guardMilliseconds + 500 } == true
    }
    guard let seenAt else { return false }
    let least =
      !isQuestion
      ? behaviour.screenGuardMilliseconds
      : isDestructive ? behaviour.destructiveGuardMilliseconds : behaviour.guardMilliseconds
    return time.milliseconds(since: seenAt) >= (subject.isPage ? 0 : least)
  }

  /// Whether the same thing with the same meaning stood at a point for as long as a hand takes to go down.
  func stood(
    _ pressed: GestureEyes.Pressed?, at point: PixelPoint, _ time: Instant
  ) -> Bool {
    pasts.allSatisfy { past in
      if let seenAt = past.seenAt, time.milliseconds(since: seenAt) >= guardMilliseconds {
        return true
      }
      let before = GestureEyes.pressed(of: past.before, at: point)
      // Where it changed nothing, what stands there now was brought there by a hand.
      return before == pressed || before == GestureEyes.pressed(of: past.after, at: point)
    }
  }
}

extension Event {
  /// Nobody's hand did it.
  fileprivate var isStranger: Bool {
    switch self {
    case .input, .elapsed, .presented: false
    default: true
    }
  }
}

extension GestureEyes.Subject {
  /// The page with keys of a field of a question is still that question; it comes by a hand.
  fileprivate func isSamePlace(as other: Self) -> Bool {
    if case .question(let one, _, _) = self, case .question(let two, _, _) = other {
      return one == two
    }
    return self == other
  }

  /// A page with keys, which somebody has opened to type on.
  fileprivate var isPage: Bool {
    if case .question(_, .field, _) = self { true } else { false }
  }
}

extension GestureEyes {
  /// What is out of sight cannot be pressed.
  private var pressable: [Control] { (placement?.controls ?? []).filter { !$0.target.isEmpty } }

  /// What can be pressed stands elsewhere, or means something else.
  fileprivate func changed(to other: GestureEyes) -> Bool {
    let (old, new) = (pressable, other.pressable)
    return !old.elementsEqual(new) { one, two in
      one.id == two.id && one.meaning == two.meaning && one.frame == two.frame
        && one.target == two.target
    }
  }
}
