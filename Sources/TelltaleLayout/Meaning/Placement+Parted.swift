import TelltaleModel

extension Placement {
  /// What of it belongs to the list at a place of the scene, and what to the screen beside that.
  func parted(at list: NodePath) -> (list: Placement, rest: Placement) {
    func isOfList(_ id: ControlID) -> Bool {
      id == .listBack || id.path?.isWithin(list) == true
    }
    func isOfList(_ part: PlacedPart) -> Bool {
      (part.subject?.control ?? part.control).map(isOfList)
        ?? (part.subject?.element.isWithin(list) == true)
    }
    var (own, rest) = (self, self)
    own.parts = parts.filter(isOfList)
    rest.parts = parts.filter { !isOfList($0) }
    own.controls = controls.filter { isOfList($0.id) }
    rest.controls = controls.filter { !isOfList($0.id) }
    own.disabled = disabled.filter { isOfList($0.id) }
    rest.disabled = disabled.filter { !isOfList($0.id) }
    own.areas = areas.filter { $0.path.isWithin(list) }
    rest.areas = areas.filter { !$0.path.isWithin(list) }
    return (own, rest)
  }
}
