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
    var index = stacks[selected].count - 2
    while index >= 0 {
      if let split = stacks[selected][index].screen.split, width.reaches(split.widerThan) {
        return stacks[selected][stacks[selected].count - 1].screen.isFullscreen ? nil : index
      }
      index -= 1
    }
    return nil
  }

  /// Whether two screens stand side by side.
  package var isSplit: Bool { listIndex != nil }

  /// Whether a screen stands beside another where it is a list.
  func splits(_ visit: ScreenVisit) -> Bool {
    guard let split = visit.screen.split, let width else { return false }
    return width.reaches(split.widerThan)
  }

  /// The list that stands beside the screen, whether a modal stands before both or not.
  package var list: ScreenVisit? { listIndex.map { stacks[selected][$0] } }

  /// The screen below the list.
  package var belowList: ScreenVisit? {
    listIndex.flatMap { $0 > 0 ? stacks[selected][$0 - 1] : nil }
  }

  /// The screen below the one that is seen, where the way back leads to that; from what a list has led to it leads
  /// nowhere, since the list is there.
  package var belowGround: ScreenVisit? {
    if listIndex == stacks[selected].count - 2 { return nil }
    return stacks[selected].dropLast().last
  }

  /// The name of the screen that is to stand beside the one on top; `nil` where none is.
  package var missingDetail: String? {
    guard modal == nil, !showsMore, listIndex == nil, !ground.screen.isFullscreen, splits(ground)
    else { return nil }
    return ground.screen.split?.detail
  }

  /// The screens that are seen and take input, a list first.
  package var seen: [ScreenVisit] {
    if let modal { return [modal.visit] }
    return (list.map { [$0] } ?? []) + [ground]
  }

  /// What each of the screens that are seen gives, a list first.
  package func gathered<Part>(_ parts: (ScreenVisit) -> [Part]) -> [Part] {
    isSplit ? seen.flatMap(parts) : parts(current)
  }

  /// Does something to each of the screens that are seen, below a modal too.
  package mutating func changeGround(_ body: (inout ScreenVisit) -> Void) {
    if let listIndex { body(&stacks[selected][listIndex]) }
    body(&ground)
  }

  /// The screen that takes input and has a place of the scene: the list, or the one in front.
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

  /// A hand is at work on a control: what it leads to takes the place of what stands beside the list, where it is
  /// of that.
  package mutating func noteHand(on control: ControlID) {
    guard let listIndex, let path = control.path else { return }
    isHandOnList = path.isWithin(stacks[selected][listIndex].path)
  }

  /// The screen that a hand is at work on, where two are seen.
  package var worked: ScreenVisit? { list.map { isHandOnList ? $0 : ground } }

  /// Whether what is pushed next takes the place of what stands beside a list.
  package var replacesByPush: Bool { modal == nil && isHandOnList && listIndex != nil }

  /// Takes away what stands beside the list, which something else comes to.
  ///
  /// - Returns: What went; nothing where no hand is at work on a list.
  package mutating func makeRoomBesideList() -> [ScreenVisit] {
    guard replacesByPush, let listIndex else { return [] }
    let gone = Array(stacks[selected][(listIndex + 1)...])
    stacks[selected].removeLast(gone.count)
    return gone
  }

  /// Whether there is a screen to go back to.
  package var canPop: Bool {
    if modal != nil { return depth > 1 }
    return belowGround != nil || belowList != nil
  }

  /// Back from the list, and from what stands beside it; false where it is the first.
  package mutating func leaveList() -> Bool {
    guard let listIndex, listIndex > 0 else { return false }
    stacks[selected].removeLast(stacks[selected].count - listIndex)
    isHandOnList = true
    return true
  }
}
