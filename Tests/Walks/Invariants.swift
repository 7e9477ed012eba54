import TelltaleApp
import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// What has to hold in every state.
enum Invariants {
  static func broken(_ walker: Walker) -> [String] {
    let session = walker.session
    return focus(session) + press(session) + bounds(session) + questions(walker) + depth(walker)
      + standing(walker)
  }

  /// What is kept of a screen from frame to frame changes nothing of where things stand.
  private static func standing(_ walker: Walker) -> [String] {
    let session = walker.session
    guard var app = session.app, session.screenPlacement != nil else { return [] }
    let limits = app.limits(in: walker.environment)
    let now = session.glass.clock.now
    var context = session.glass.context(app.language, in: walker.environment)
    let kept = app.place(limits: limits, at: now, in: context)
    context.placements = nil
    let anew = app.place(limits: limits, at: now, in: context)
    return kept == anew ? [] : ["what was kept of the screen stands otherwise than placed anew"]
  }

  /// One control has the focus wherever there is one.
  private static func focus(_ session: Session) -> [String] {
    guard let front = session.glass.front else { return [] }
    let name = front.isQuestion ? "question" : "screen"
    return front.focused != nil || front.placement.controls.isEmpty
      ? [] : ["the \(name) has no focus"]
  }

  /// A hand holds only what is there, and only what is in front.
  private static func press(_ session: Session) -> [String] {
    var broken: [String] = []
    for surface in session.glass.surfaces.all {
      if let held = surface.press?.control, held != .beside, surface.placement.control(held) == nil
      {
        broken.append("a control is held that is not there")
      }
      if surface.fling != nil, surface.press?.drag != nil {
        broken.append("something glides that is held")
      }
    }
    for surface in session.glass.surfaces.all.dropLast()
    where surface.press != nil || surface.pinch != nil {
      broken.append("something is held while something else stands before it")
    }
    guard let surface = session.glass.screen else { return broken }
    let modal = session.app?.modal
    if modal == nil && (surface.slide != nil || surface.pull > 0)
      || modal != nil && session.glass.surfaces.leaving != nil
    {
      broken.append("a modal moves that is not there")
    }
    if (modal != nil) != surface.isModal { broken.append("the modal is not the one in front") }
    if let pinch = surface.pinch,
      pinch.fingers.count != 2 || session.glass.hands.contactCount(on: pinch.device) == 0
    {
      broken.append("fingers magnify that are not there")
    }
    return broken
  }

  /// Content is never scrolled past its ends, and no two controls share a place.
  private static func bounds(_ session: Session) -> [String] {
    if let question = session.glass.surfaces.question, let asking = session.asking {
      let most = question.placement.areas.first?.maximumOffset.y ?? 0
      return (0...most).contains(asking.offset) ? [] : ["the question is scrolled too far"]
    }
    guard let app = session.app, let placement = session.screenPlacement else { return [] }
    var broken: [String] = []
    for area in placement.areas
    where app[holding: area.path].view.offsets[area.path] != area.offset {
      broken.append("\(area.path) is remembered elsewhere than it stands")
    }
    let screen = PixelRect(placement.size)
    let seen = placement.controls.filter { !$0.target.isEmpty && !$0.id.isAbove }
    for control in seen where control.area == nil && !screen.contains(control.frame) {
      broken.append("\(control.name) leaves the screen")
    }
    guard app.morphs.isEmpty else { return broken }
    let frames = seen.map { ($0.name, $0.frame.intersection($0.target)) }
    for (index, one) in frames.enumerated() {
      for other in frames[(index + 1)...] where one.1.intersects(other.1) {
        broken.append("\(one.0) and \(other.0) share a place")
      }
    }
    return broken
  }

  /// No question is answered twice, and no modal is opened before the last is closed.
  private static func questions(_ walker: Walker) -> [String] {
    var broken: [String] = []
    var answered: Set<QuestionID> = []
    var isOpen = walker.edition.scene.root.name == "modal"
    for effect in walker.effects {
      switch effect {
      case .answer(let answer):
        if !answered.insert(answer.question).inserted {
          broken.append("question \(answer.question) is answered twice")
        }
      case .app(.modalOpened(let name)):
        if isOpen, walker.edition.scene.root.name != "modal" {
          broken.append("\(name) opens over a modal")
        }
        isOpen = true
      case .app(.modalClosed): isOpen = false
      default: break
      }
    }
    return broken
  }

  /// Nothing lies deeper, and nobody types, than the driving state allows.
  private static func depth(_ walker: Walker) -> [String] {
    guard let app = walker.session.app,
      let limits = walker.environment.profile.behaviour.driving[walker.driving]
    else { return [] }
    var broken: [String] = []
    if let most = limits.depth, app.modal == nil, app.visits.depth > most {
      broken.append("\(app.visits.depth) screens lie on each other, and \(most) may")
    }
    if !limits.allowsTyping, let form = walker.session.asking?.question.form, case .field = form {
      broken.append("somebody types who may not")
    }
    return broken
  }
}

extension ControlID {
  /// Stands over other controls by its nature, or around them.
  fileprivate var isAbove: Bool {
    switch self {
    case .hint, .area: true
    default: false
    }
  }
}
