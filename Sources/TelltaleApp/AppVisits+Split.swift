import TelltaleLayout
import TelltaleModel

// A list and what was chosen of it, side by side.
extension AppVisits {
  /// Where the list is that stands beside the screen on top, among those of the section; `nil` where that stands alone.
  ///
  /// The nearest below counts, so that no more than two screens stand side by side.
  private var listIndex: Int? {
    guard let width, !showsMore else { return nil }
    // By numbers: a visit is large, and this is asked for every event.
    let top = stacks[selected].count - 1
    var index = top - 1
    while index >= 0 {
      if let split = stacks[selected][index].screen.split, width.reaches(split.widerThan) {
        // Two of the same could not be told apart.
        let isAlone =
          stacks[selected][top].screen.isFullscreen
          || stacks[selected][top].path == stacks[selected][index].path
        return isAlone ? nil : index
      }
      index -= 1
    }
    return nil
  }

  /// True where two screens stand side by side.
  package var isSplit: Bool { listIndex != nil }

  /// Whether a screen stands beside another where it is a list.
  func splits(_ visit: ScreenVisit) -> Bool {
    guard let split = visit.screen.split, let width else { return false }
    return width.reaches(split.widerThan)
  }

  /// The list beside the screen, also below a modal; `nil` where the screen stands alone.
  package var list: ScreenVisit? { listIndex.map { stacks[selected][$0] } }

  /// How many screens lie on each other up to the list.
  var listDepth: Int { (listIndex ?? 0) + 1 }

  /// The screen that the list has led to, and the row or item that led there, where it is known.
  package var led: (name: String, by: ControlID?)? {
    listIndex.map { (stacks[selected][$0 + 1].name, stacks[selected][$0 + 1].ledBy) }
  }

  /// The screen below the list; `nil` where there is no list, or the list is the first screen.
  package var belowList: ScreenVisit? {
    listIndex.flatMap { $0 > 0 ? stacks[selected][$0 - 1] : nil }
  }

  /// The screen to which the way back leads from the screen that is seen; `nil` beside a list that
  /// has led to it, since that list is in view.
  package var belowGround: ScreenVisit? {
    if listIndex == stacks[selected].count - 2 { return nil }
    return stacks[selected].dropLast().last
  }

  /// The name of the screen that belongs beside the one on top and is not open; `nil` where none
  /// belongs there.
  package var missingDetail: String? {
    guard modal == nil, !showsMore, listIndex == nil, !ground.screen.isFullscreen, splits(ground)
    else { return nil }
    return ground.screen.split?.detail
  }

  /// The screens that are in view and take input, the list first.
  package var seen: [ScreenVisit] {
    if let modal { return [modal.visit] }
    return (list.map { [$0] } ?? []) + [ground]
  }

  /// Returns the parts of all screens that are in view, those of a list first.
  ///
  /// - Parameter parts: Returns the parts of one screen.
  /// - Returns: The parts of the list, then those of the screen beside it; without a list those of
  ///   the screen that takes input.
  package func gathered<Part>(_ parts: (ScreenVisit) -> [Part]) -> [Part] {
    isSplit ? seen.flatMap(parts) : parts(current)
  }

  /// Applies a function to each of the screens that are in view, also below a modal.
  ///
  /// - Parameter body: Changes one screen.
  package mutating func changeGround(_ body: (inout ScreenVisit) -> Void) {
    if let listIndex { body(&stacks[selected][listIndex]) }
    body(&ground)
  }

  /// The screen that takes input and contains a place of the scene: the list, or the one in front.
  package subscript(holding path: NodePath) -> ScreenVisit {
    _read {
      if let index = index(ofListHolding: path) {
        yield stacks[selected][index]
      } else if modal == nil {
        yield stacks[selected][stacks[selected].count - 1]
      } else {
        yield current
      }
    }
    _modify {
      if let index = index(ofListHolding: path) {
        yield &stacks[selected][index]
      } else {
        yield &current
      }
    }
  }

  private func index(ofListHolding path: NodePath) -> Int? {
    guard let listIndex, modal == nil, path.isWithin(stacks[selected][listIndex].path) else {
      return nil
    }
    return listIndex
  }

  /// Notes the control that a person uses. Where it belongs to the list, the next screen replaces
  /// the one beside the list.
  ///
  /// - Parameter control: The control. A control without a place in the scene changes nothing.
  package mutating func noteHand(on control: ControlID) {
    chosen = nil
    guard let listIndex, let path = control.path else { return }
    isHandOnList = path.isWithin(stacks[selected][listIndex].path)
    if isHandOnList, case .entry = control { chosen = control }
  }

  /// The screen that a person uses, where two are in view; `nil` where one is.
  package var worked: ScreenVisit? { list.map { isHandOnList ? $0 : ground } }

  /// True where the next screen that is pushed replaces the one beside a list.
  package var replacesByPush: Bool { modal == nil && isHandOnList && listIndex != nil }

  /// Removes the screens beside the list, to make room for another one.
  ///
  /// - Returns: The screens that were removed; an empty array where no person uses a list.
  package mutating func makeRoomBesideList() -> [ScreenVisit] {
    guard replacesByPush, let listIndex else { return [] }
    let gone = Array(stacks[selected][(listIndex + 1)...])
    stacks[selected].removeLast(gone.count)
    return gone
  }

  /// True where a person finds a way back from here.
  package var leadsBack: Bool {
    if modal != nil { return depth > 1 }
    return belowGround != nil || belowList != nil
  }

  /// Goes back from the list and from the screen beside it: to an earlier list with the screen that
  /// it has led to, or else to the screen before.
  ///
  /// - Returns: False where the list is the first screen.
  package mutating func leaveList() -> Bool {
    guard let listIndex, listIndex > 0 else { return false }
    let all = stacks[selected]
    stacks[selected].removeLast(all.count - listIndex - 1)
    // Where it has been led to by another list it stands beside that.
    if self.listIndex == nil { stacks[selected].removeLast() }
    (isHandOnList, chosen) = (true, nil)
    return true
  }
}
