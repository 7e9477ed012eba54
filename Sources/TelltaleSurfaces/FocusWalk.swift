import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// The way of the focus in front, with all that has to be scrolled for it.
///
/// It returns one step after another, and looks at where things stand after each.
package struct FocusWalk {
  /// One thing that is to be done.
  package enum Step: Hashable {
    case scroll(NodePath, to: PixelPoint)
    case focus(ControlID)
    /// The value of the focused control goes to a step of its range.
    case adjust(ControlID, to: Int)
    /// Nothing is done to a control, since the hand does not go for it.
    case ignore(ControlID)
    /// The focus shows from now on.
    case show
    /// A hand has left what had the focus.
    case left
    /// The focus has come to a text, or to something else of that path.
    case arrived(NodePath)
  }

  /// A part of the way that is still to be looked at.
  private enum Phase {
    case step(Step)
    /// A focus that does not show yet, or has been scrolled out of sight, is only shown.
    case show(before: FocusMove?)
    case end(ifSeenOr: Bool)
    case adjust(FocusMove, isRepeat: Bool, isMeant: Bool)
    case go(FocusMove, byTab: Bool)
    case goInQuestion(FocusMove)
    case rest(on: ControlID?, in: NodePath)
    case endIfStill(ControlID?)
    case take(ControlID, after: FocusMove)
    case enterRing(isForward: Bool)
    case reveal(widely: Bool)
    case bring(into: NodePath, widely: Bool)
    case arrive
  }

  private var setups: [Phase]

  private init(_ setups: [Phase]) { self.setups = setups }

  /// Returns a move of the focus: through the content of a screen, and what is to be read of it; through the controls
  /// of a question, whose text is scrolled to its end before it is left.
  ///
  /// - Parameters:
  ///   - move: The direction.
  ///   - byTab: True where a text with a caret, or a value that is held, is left at once.
  ///   - isRepeat: True for a key that repeats itself because it is held down.
  ///   - isMeant: False where the focus came to its control by itself a moment ago, so that the hand may not know of
  ///     it.
  ///   - inQuestion: True where a question is in front.
  /// - Returns: The way from where the focus is.
  package static func move(
    _ move: FocusMove, byTab: Bool, isRepeat: Bool = false, isMeant: Bool = true, inQuestion: Bool
  ) -> FocusWalk {
    if inQuestion { return FocusWalk([.goInQuestion(move)]) }
    let adjusting = byTab ? [] : [Phase.adjust(move, isRepeat: isRepeat, isMeant: isMeant)]
    return FocusWalk(
      [.show(before: move)] + adjusting
        + [.go(move, byTab: byTab), .reveal(widely: true), .arrive])
  }

  /// Returns the way that shows a focus that does not show yet, or is out of sight: nobody can mean a control that
  /// they do not see.
  package static func show(inQuestion: Bool) -> FocusWalk {
    inQuestion
      ? FocusWalk([.step(.show), .reveal(widely: true)]) : FocusWalk([.show(before: nil)])
  }

  /// Returns the way that brings the focused control into view: in its own window, then that in the one around it.
  ///
  /// - Parameter widely: True where content also moves for what is next to the control, as for a person who goes
  ///   through it. False for a person who only looks where the focus is.
  /// - Returns: The way of the content; the focus stays.
  package static func reveal(widely: Bool) -> FocusWalk { FocusWalk([.reveal(widely: widely)]) }

  /// True at the end of the way.
  package var isOver: Bool { setups.isEmpty }

  /// Returns the next thing to be done, as things stand.
  ///
  /// - Parameters:
  ///   - surface: The surface in front.
  ///   - showsFocus: True while the focus is seen.
  ///   - isInText: True while a text with a caret has the focus.
  /// - Returns: `nil` at the end of the way.
  package mutating func next(on surface: Surface, showsFocus: Bool, isInText: Bool) -> Step? {
    while !setups.isEmpty {
      let phase = setups.removeFirst()
      switch phase {
      case .step(let step): return step
      case .show(let move):
        if let step = show(before: move, surface, wasShown: showsFocus) { return step }
      case .end(let isMeant): if isMeant || surface.seesFocus { setups = [] }
      case .adjust(let move, let isRepeat, let isMeant):
        if let step = adjust(move, surface, isRepeat: isRepeat, isMeant: isMeant) { return step }
      case .go(let move, let byTab):
        if let step = go(move, surface, leavesText: byTab && isInText) { return step }
      case .goInQuestion(let move):
        return goInQuestion(move, surface, showsFocus: showsFocus)
      case .rest(let target, let path): rest(on: target, in: path, surface)
      case .endIfStill(let focus): if surface.focus == focus { setups = [] }
      case .take(let target, let move): return take(target, after: move, surface)
      case .enterRing(let isForward): enterRing(isForward: isForward, surface)
      case .reveal(let widely):
        let areas = surface.focused.map(surface.placement.areas) ?? []
        first(areas.map { .bring(into: $0.path, widely: widely) })
      case .bring(let path, let widely):
        if let offset = offset(bringingInto: path, widely: widely, surface) {
          return .scroll(path, to: offset)
        }
      case .arrive: if case .node(let path)? = surface.focus { return .arrived(path) }
      }
    }
    return nil
  }

  /// Puts setups before all others.
  private mutating func first(_ setups: [Phase]) { self.setups = setups + self.setups }
}

extension FocusWalk {
  /// A focus that does not show yet, or has been scrolled out of sight, is only shown: nobody can
  /// mean what they do not see. Content comes to rest for it and stays where it is: the focus comes to
  /// what is seen of it. Where that is nothing, the move is one through content.
  private mutating func show(
    before move: FocusMove?, _ surface: Surface, wasShown: Bool
  ) -> Step? {
    guard let control = surface.focused else {
      if !wasShown { setups = [] }
      return .show
    }
    if wasShown, !control.target.isEmpty { return nil }
    let placement = surface.placement
    if placement.shows(control) {
      setups = []
      return .show
    }
    let areas = placement.areas(around: control)
    let isBackward =
      areas.first.flatMap { area in
        move.flatMap { ReadingWindow(area, $0, isRightToLeft: placement.isRightToLeft) }
      }?.isBackward ?? false
    let entrance = areas.lazy.compactMap {
      placement.entrance(to: $0.path, isBackward: isBackward)
    }.first
    if let entrance, wasShown, move != nil, !placement.shows(entrance) || entrance.id.isWindow {
      return .show
    }
    if wasShown, let move, goesOn(move, from: control, placement) { return .show }
    let entering = entrance.map { [Phase.step(.focus($0.id))] } ?? []
    first(entering + [.reveal(widely: false), .end(ifSeenOr: !wasShown)])
    return .show
  }

  /// Returns true where a move leads on from a control that has been read past.
  private func goesOn(_ move: FocusMove, from control: Control, _ placement: Placement) -> Bool {
    guard let area = control.area.flatMap(placement.area),
      placement.goesOn(move, from: control, in: area)
    else { return false }
    return placement.step(move.withoutWrapping, from: control.id, leavesText: false) != nil
  }

  /// Arrows along a range of values change it, and so does a turn once it is held; a key that repeats itself only goes
  /// on with what it has begun.
  private mutating func adjust(
    _ move: FocusMove, _ surface: Surface, isRepeat: Bool, isMeant: Bool
  ) -> Step? {
    guard surface.seesFocus, let control = surface.focus, let range = surface.range(of: control),
      let step = range.step(after: move, isHeld: surface.adjusting == control),
      !isRepeat || surface.stepped == control
    else { return nil }
    setups = []
    if !isMeant { return .ignore(control) }
    return step == range.step ? nil : .adjust(control, to: step)
  }

  private mutating func go(_ move: FocusMove, _ surface: Surface, leavesText: Bool) -> Step? {
    let placement = surface.placement
    switch placement.step(move.withoutWrapping, from: surface.focus, leavesText: leavesText) {
    case .scroll(let path, let offset, let target):
      first([.rest(on: target, in: path), .endIfStill(surface.focus)])
      return .scroll(path, to: offset)
    case .focus(let target):
      return target == surface.focus ? nil : take(target, after: move, surface)
    case nil:
      goAround(move, surface)
      return nil
    }
  }

  /// Scrolling text is scrolled to its end before the focus leaves it: it is read before it is answered.
  private mutating func goInQuestion(
    _ move: FocusMove, _ surface: Surface, showsFocus: Bool
  ) -> Step? {
    let isScrolled = !surface.placement.areas.isEmpty
    guard showsFocus else {
      if isScrolled { setups = [.reveal(widely: true)] }
      return .show
    }
    if isScrolled, case .area(let path)? = surface.focus, let area = surface.placement.area(path),
      let offset = move.lines.map({ area.clamped(area.offset.down(by: $0 * area.step)) }),
      offset != area.offset
    {
      return .scroll(path, to: offset)
    }
    let (move, controls) = (move.leaving(surface.focus), surface.placement.controls)
    let next =
      Focus.target(from: surface.focus, move, among: controls)
      ?? Focus.detour(from: surface.focus, move, among: controls)
    guard let next, next != surface.focus else { return nil }
    if isScrolled { setups = [.reveal(widely: true)] }
    return .focus(next)
  }

  /// Gives the focus to a control. Content that goes both ways and is come to from its own controls is read from its
  /// end.
  private mutating func take(
    _ target: ControlID, after move: FocusMove, _ surface: Surface
  ) -> Step {
    let placement = surface.placement
    if case .area(let path) = target, case .previous = move, let area = placement.area(path),
      surface.focused?.area == path
    {
      first([.step(.focus(target)), .step(.left)])
      return .scroll(
        path, to: area.readingEnd(isFirst: false, isRightToLeft: placement.isRightToLeft))
    }
    first([.step(.left)])
    return .focus(target)
  }

  /// Ends a movement of content: the control that it was moved for takes the focus once it is seen. Until then the
  /// window has it.
  private mutating func rest(on target: ControlID?, in path: NodePath, _ surface: Surface) {
    let placement = surface.placement
    if let target, placement.control(target)?.target.isEmpty == false {
      return first([.take(target, after: .next(wraps: false))])
    }
    if !surface.seesFocus, placement.control(.area(path)) != nil {
      first([.step(.focus(.area(path)))])
    }
  }

  /// Goes round a ring, in which the first control follows the last: the very first or the very last of a list, which
  /// may be far from what is seen. All that scrolls is gone through anew, from its start or its end.
  private mutating func goAround(_ move: FocusMove, _ surface: Surface) {
    let isForward = move == .next(wraps: true)
    guard isForward || move == .previous(wraps: true) else { return }
    let placement = surface.placement
    let scrolling = placement.areas.map { area in
      let start = area.readingEnd(isFirst: isForward, isRightToLeft: placement.isRightToLeft)
      return Phase.step(.scroll(area.path, to: start))
    }
    first(scrolling + [.enterRing(isForward: isForward)])
  }

  private mutating func enterRing(isForward: Bool, _ surface: Surface) {
    let placement = surface.placement
    guard let end = isForward ? placement.controls.first : placement.controls.last else { return }
    let entrance = placement.home(of: end).flatMap {
      placement.entrance(to: $0, isBackward: !isForward)
    }
    let target = (entrance ?? end).id
    if target != surface.focus { first([.take(target, after: .next(wraps: false))]) }
  }

  /// Returns the offset that an area is scrolled to for the focus; `nil` where it stays.
  private mutating func offset(
    bringingInto path: NodePath, widely: Bool, _ surface: Surface
  ) -> PixelPoint? {
    guard let control = surface.focused, let area = surface.placement.area(path) else {
      setups.removeAll { if case .bring = $0 { true } else { false } }
      return nil
    }
    return surface.placement.reveal(control, in: area, widely: widely)
  }
}

extension ControlID {
  /// A window onto content, not something in it.
  fileprivate var isWindow: Bool { if case .area = self { true } else { false } }
}

extension PixelPoint {
  fileprivate func down(by pixels: Int) -> PixelPoint { PixelPoint(x: x, y: y + pixels) }
}
