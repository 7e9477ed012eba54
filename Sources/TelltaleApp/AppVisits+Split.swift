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

  /// Whether two screens stand side by side.
  package var isSplit: Bool { listIndex != nil }

  /// Whether a screen stands beside another where it is a list.
  func splits(_ visit: ScreenVisit) -> Bool {
    guard let split = visit.screen.split, let width else { return false }
    return width.reaches(split.widerThan)
  }

  /// The list that stands beside the screen, whether a modal stands before both or not.
  package var list: ScreenVisit? { listIndex.map { stacks[selected][$0] } }

  /// How many screens lie on each other up to the list.
  var listDepth: Int { (listIndex ?? 0) + 1 }

  /// What the list has led to, and which row or item of it did, where that is known.
  package var led: (name: String, by: ControlID?)? {
    listIndex.map { (stacks[selected][$0 + 1].name, stacks[selected][$0 + 1].ledBy) }
  }

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
    chosen = nil
    guard let listIndex, let path = control.path else { return }
    isHandOnList = path.isWithin(stacks[selected][listIndex].path)
    if isHandOnList, case .entry = control { chosen = control }
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

  /// Whether a hand finds a way back from here.
  package var leadsBack: Bool {
    if modal != nil { return depth > 1 }
    return belowGround != nil || belowList != nil
  }

  /// Back from the list, and from what stands beside it, to where a list before it stands beside what it has led to, or
  /// else to the screen before; false where it is the first.
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
