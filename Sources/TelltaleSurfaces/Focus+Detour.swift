import TelltaleLayout

/// Detours: the ways of arrows that lead nowhere by where things stand.
///
/// Arrows go by where things stand. So there may be controls that no arrow leads to, since something nearer lies
/// before them from everywhere. Arrows that lead nowhere get ways to these. Among all controls that arrows reach from
/// one, the one farthest to the right has nothing to its right, and the one farthest to the left nothing to its left,
/// since arrows would reach what stood there as well. So two of their arrows lead nowhere, unless a value takes them,
/// and both lead out from there to controls that arrows have not reached: no part of a screen keeps the focus to
/// itself. A property test over random places checks that every control leads to every other in the end. Where all is
/// within reach, an arrow that leads nowhere stays so, since people feel by it that a line has ended.
extension Focus {
  /// Returns the control that an arrow leads to for which `target` has none: the next in the order of reading that
  /// arrows do not come to from here, or for up and left the one before.
  ///
  /// - Parameters:
  ///   - current: The control that has the focus.
  ///   - move: The move; only arrows have detours.
  ///   - controls: The controls that the focus may go to, in the order of reading.
  /// - Returns: `nil` where arrows come to all controls.
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

  /// Returns the controls that arrows come to by where things stand, and the one that they begin with.
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
  /// Returns true where an arrow leads away from the control. Arrows along a range of values change the value.
  fileprivate func leads(_ direction: FocusMove.Direction) -> Bool {
    guard case .adjust = purpose else { return true }
    return direction == .up || direction == .down
  }
}
