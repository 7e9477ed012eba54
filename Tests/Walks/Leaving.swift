import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

@testable import TelltaleSession

/// From wherever one is, a knob alone, keys alone, a remote alone or fingers alone lead back to where
/// the app's section begins, and to everything that can be chosen there.
enum Leaving {
  /// Questions, modals and screens that may lie on each other.
  private static let most = 24

  static func broken(_ walker: Walker, by kind: InputKind) -> [String] {
    var walker = walker
    walker.does(.attached(name: "walk"), kind)
    walker.wait(2500)
    let here = missed(walker, kind)
    guard here.isEmpty else { return here }
    if walker.isHome { return [] }
    for _ in 0..<most where !walker.isHome {
      goBack(&walker, kind)
      walker.wait(2500)
    }
    guard walker.isHome else {
      return ["\(kind.rawValue) alone does not lead back from \(walker.place)"]
    }
    let open = Set(walker.asked).subtracting(walker.answered)
    if let first = walker.asked.first(where: open.contains) {
      return ["question \(first) has no answer"]
    }
    return missed(walker, kind)
  }

  private static func missed(_ walker: Walker, _ kind: InputKind) -> [String] {
    let (wanted, reached) = reach(walker, kind)
    // A hint leads to rows that can be reached without it, and goes once they are.
    let missed = wanted.subtracting(reached).filter { if case .hint = $0 { false } else { true } }
      .map { "\($0)" }.sorted()
    return missed.isEmpty
      ? [] : ["\(kind.rawValue) alone does not reach \(missed[0]) on \(walker.place)"]
  }

  private static func goBack(_ walker: inout Walker, _ kind: InputKind) {
    // Cancel leads back into what one wants to leave; what has the focus does not.
    let isKept = walker.session.questions.closing != nil
    switch kind {
    case .knob where isKept: walker.play(.hand("push"))
    case .keys where isKept: walker.play(.hand("key space"))
    case .remote where isKept: walker.play(.hand("remote ok"))
    case .knob: walker.play(.hand("hold-push 2000"))
    case .keys:
      let isAsked = walker.session.asking != nil || walker.session.app?.modal != nil
      if isAsked || walker.session.app?.visits.showsMore == true {
        return walker.play(.hand("key escape"))
      }
      // Not every keyboard has a key for it.
      walker.pressWayOut()
    case .remote: walker.play(.hand("remote back"))
    case .touch, .pointer: walker.tapWayOut(kind)
    }
  }

  /// What there is to be chosen, and what of it the hand has come to.
  private static func reach(
    _ walker: Walker, _ kind: InputKind
  ) -> (wanted: Set<ControlID>, reached: Set<ControlID>) {
    var walker = walker
    walker.session.showFocus()
    // Who holds a value lets go of it first, by a push.
    _ = walker.session.glass.stopAdjusting()
    switch kind {
    case .knob:
      return walker.collectBothWays(
        { $0.does(.turned(detents: 1), .knob) }, { $0.does(.turned(detents: -1), .knob) })
    case .keys:
      return walker.collectBothWays({ $0.tab(held: []) }, { $0.tab(held: [42]) })
    case .remote:
      // What is out of sight is only shown at first.
      walker.does(.keyDown(KeyPress(code: 103)), .remote)
      walker.does(.keyUp(KeyPress(code: 103)), .remote)
      walker.wait(40)
      return walker.collectByArrows()
    case .touch, .pointer: return walker.collectByScrolling()
    }
  }
}

extension Walker {
  /// Where a section of the app begins, with nothing before it.
  var isHome: Bool {
    guard session.asking == nil else { return false }
    guard let app = session.app else { return true }
    let isFirst = !app.visits.leadsBack || session.screenName == edition.scene.start
    return app.modal == nil && isFirst && !app.visits.showsMore
  }

  var place: String {
    let screen = "\(session.screenName ?? "nothing") at depth \(session.screenDepth)"
    if let dialog = session.asking {
      return "\(dialog.question.form) \(dialog.alert.title.longest.string)"
    }
    return session.app?.modal.map { "the modal \($0.name), \(screen)" } ?? screen
  }

  var answered: Set<QuestionID> {
    Set(effects.compactMap { if case .answer(let answer) = $0 { answer.question } else { nil } })
  }

  /// Fingers tap what says that it leads back, and pull away what says nothing.
  fileprivate mutating func tapWayOut(_ kind: InputKind) {
    let tap = kind == .pointer ? "click" : "tap"
    if let asking = session.asking, let placement = session.placement {
      let buttons = asking.alert.buttons.indices
        .filter { session.questions.closing == nil || asking.alert.buttons[$0].role != .cancel }
        .map(ControlID.button)
      let ways =
        asking.typing != nil
        ? [.keyboard(.done)]
        : (asking.alert.cancelIndex.map { [.button($0)] } ?? []).filter(buttons.contains) + buttons
      guard let way = ways.first else { return }
      for _ in 0..<30 {
        guard let control = session.placement?.control(way), control.scrolls,
          let scroll = placement.areas.first, control.frame.midY >= scroll.viewport.maxY
        else { break }
        play(
          .hand(
            "drag \(scroll.viewport.midX) \(scroll.viewport.maxY - 4) \(scroll.viewport.midX) \(scroll.viewport.y + 4) 300"
          ))
      }
      guard let frame = session.placement?.control(way)?.frame else { return }
      return play(.hand("\(tap) \(frame.midX) \(frame.midY)"))
    }
    guard let placement = session.screenPlacement else { return }
    if let control = wayOut {
      // What is seen of it: the last row of a list may stand half below the screen.
      return play(.hand("\(tap) \(control.target.midX) \(control.target.midY)"))
    }
    if session.app?.modal == nil {
      if let control = controlOfProgram {
        play(.hand("\(tap) \(control.target.midX) \(control.target.midY)"))
      }
      return play(Walker.answerOfProgram)
    }
    let frame = placement.frame
    play(.hand("drag \(frame.midX) \(frame.y + 8) \(frame.midX) \(session.size.height - 2) 300"))
  }

  fileprivate mutating func tab(held: Set<UInt16>) {
    does(.keyDown(KeyPress(code: 15, held: held)), .keys)
    does(.keyUp(KeyPress(code: 15, held: held)), .keys)
  }

  /// Goes on until the focus has been everywhere or stands still.
  fileprivate mutating func collect(
    _ step: (inout Walker) -> Void
  ) -> (wanted: Set<ControlID>, reached: Set<ControlID>) {
    var wanted: Set<ControlID> = []
    var reached: Set<ControlID> = []
    var idle = 0
    for _ in 0..<2000 where idle < 3 {
      let before = session.reach
      let isNew =
        !wanted.isSuperset(of: before.controls)
        || before.focus.map { !reached.contains($0) } == true
      wanted.formUnion(before.controls)
      if let here = before.focus { reached.insert(here) }
      step(&self)
      wait(40)
      let stands = session.reach == before
      idle = isNew || !stands && !wanted.isSubset(of: reached) ? 0 : idle + 1
    }
    return (wanted, reached)
  }

  /// Ahead to the end and back to the beginning; and once more ahead where one began in the middle of what scrolls, which
  /// is come back to where it is seen.
  fileprivate mutating func collectBothWays(
    _ ahead: (inout Walker) -> Void, _ back: (inout Walker) -> Void
  ) -> (wanted: Set<ControlID>, reached: Set<ControlID>) {
    let parts = [collect(ahead), collect(back), collect(ahead)]
    return parts.reduce(into: (wanted: [], reached: [])) { all, part in
      all.wanted.formUnion(part.wanted)
      all.reached.formUnion(part.reached)
    }
  }

  /// Four keys, tried everywhere: with a window that has the focus, wherever what it shows stands.
  fileprivate func collectByArrows() -> (Set<ControlID>, Set<ControlID>) {
    var wanted = session.reach.controls
    var reached: Set<ControlID> = []
    var tried: Set<Front> = []
    var open = [self]
    while let next = open.popLast(), tried.count < 300 {
      let stand = next.session.reach
      guard let focus = stand.focus, tried.insert(stand.withoutContent).inserted else { continue }
      reached.insert(focus)
      wanted.formUnion(stand.controls)
      for code in [103, 108, 105, 106] as [UInt16] {
        var walker = next
        // What scrolls as a whole is scrolled to its end.
        for _ in 0..<60 where walker.session.reach.focus == focus {
          let before = walker.session.reach
          walker.does(.keyDown(KeyPress(code: code)), .remote)
          walker.does(.keyUp(KeyPress(code: code)), .remote)
          walker.wait(40)
          if walker.session.reach == before { break }
        }
        open.append(walker)
      }
    }
    return (wanted, reached)
  }

  /// All content is drawn past the eye, and what is seen can be touched.
  fileprivate func collectByScrolling() -> (Set<ControlID>, Set<ControlID>) {
    var walker = self
    var wanted = session.reach.controls
    var reached = session.touchable
    for area in session.glass.front?.placement.areas ?? [] where area.maximumOffset != .zero {
      for point in area.stops {
        walker.scroll(area.path, to: point)
        wanted.formUnion(walker.session.reach.controls)
        reached.formUnion(walker.session.touchable)
      }
    }
    return (wanted, reached)
  }
}

/// What takes input, as far as reaching things goes.
private struct Front: Hashable {
  var controls: Set<ControlID>
  var focus: ControlID?
  var offsets: [NodePath: PixelPoint]

  /// Where the focus is: of a control wherever that stands, of a window with what it shows.
  var withoutContent: Front {
    let isWindow = if case .area? = focus { true } else { false }
    return Front(controls: [], focus: focus, offsets: isWindow ? offsets : [:])
  }
}

extension ScrollArea {
  fileprivate static func stops(_ most: Int, _ step: Int) -> [Int] {
    Array(stride(from: 0, to: most, by: max(1, step / 2))) + [most]
  }

  /// Offsets that together show all of it.
  fileprivate var stops: [PixelPoint] {
    Self.stops(maximumOffset.y, viewport.height).flatMap { y in
      Self.stops(maximumOffset.x, viewport.width).map { PixelPoint(x: $0, y: y) }
    }
  }
}

extension Session {
  fileprivate var reach: Front {
    Front(
      controls: Set((glass.front?.placement.controls ?? []).map(\.id)), focus: glass.front?.focus,
      offsets: glass.front?.isQuestion == true
        ? [.root: PixelPoint(x: 0, y: asking?.offset ?? 0)] : offsetsSeen)
  }

  /// How far all that is seen of an app has scrolled.
  private var offsetsSeen: [NodePath: PixelPoint] {
    (app?.visits.seen ?? []).reduce(into: [:]) { $0.merge($1.view.offsets) { first, _ in first } }
  }

  /// What enough is seen of to be touched.
  fileprivate var touchable: Set<ControlID> {
    let screen = PixelRect(size)
    func isTouchable(_ control: Control, _ frame: PixelRect, _ target: PixelRect) -> Bool {
      let seen = target.intersection(screen).intersection(frame)
      return seen.width * seen.height * 4 >= frame.width * frame.height
        || seen.height >= size.height / 3
    }
    return Set(
      (glass.front?.placement.controls ?? []).filter { isTouchable($0, $0.frame, $0.target) }
        .map(\.id))
  }
}

extension Walker {
  /// Moves content as hands may, without one.
  fileprivate mutating func scroll(_ path: NodePath, to point: PixelPoint) {
    let now = now
    if session.isAsking {
      session.onQuestions(in: environment) { $0.scroll(path, to: point, at: now) }
    } else {
      session.onApp(in: environment) { $0.scroll(path, to: point, at: now) }
    }
    session.settle(in: environment)
  }
}
