import TelltaleLayout

/// Where arrows lead that lead nowhere by where things stand.
///
/// Arrows go by where things stand, and so there may be controls that no arrow leads to: from everywhere something nearer
/// lies before them. They hang on the arrows that lead nowhere. Among all controls that arrows come to from one, the one
/// farthest to the right has nothing to its right, and the one farthest to the left nothing to its left, since arrows
/// would come to what stood there as well. So two arrows of them lead nowhere, unless a value takes them, and both lead
/// out from there to what arrows have not come to: no part of a screen keeps the focus to itself. That every control
/// comes to every other in the end is held by a property over places by chance. An arrow that leads nowhere where all is
/// within reach stays so, as people feel by it that a line has ended.
extension Focus {
  /// The control that an arrow leads to which `target` has none for: the next in the order of reading that arrows do not
  /// come to from here, or for up and left the one before; `nil` where they come to all.
  static func detour(
    from current: ControlID?, _ move: FocusMove, among controls: [Control]
  ) -> ControlID? {
    guard case .towards(let direction) = move,
      let index = controls.firstIndex(where: { $0.id == current }),
      controls[index].leads(direction)
    else { return nil }
    let reached = reached(from: index, controls)
    let others = controls.indices.filter { !reached.contains(controls[$0].id) }
    let next =
      switch direction {
      case .right, .down: others.first { $0 > index } ?? others.first
      case .left, .up: others.last { $0 < index } ?? others.last
      }
    return next.map { controls[$0].id }
  }

  /// What arrows come to by where things stand, with where they begin.
  private static func reached(from index: Int, _ controls: [Control]) -> Set<ControlID> {
    let places = Dictionary(
      zip(controls.map(\.id), controls.indices), uniquingKeysWith: { first, _ in first })
    var reached: Set<ControlID> = [controls[index].id]
    var open = [index]
    while let next = open.popLast() {
      for direction in FocusMove.Direction.allCases where controls[next].leads(direction) {
        guard let id = way(from: next, direction, controls), reached.insert(id).inserted else {
          continue
        }
        if let place = places[id] { open.append(place) }
      }
    }
    return reached
  }
}

extension Control {
  /// Whether an arrow leads from it: those along a range of values change it.
  fileprivate func leads(_ direction: FocusMove.Direction) -> Bool {
    guard case .adjust = purpose else { return true }
    return direction == .up || direction == .down
  }
}
