import TelltaleGraphics

/// Part of a surface in which every pixel is dimmed by the same scrims and hidden by the same
/// surface, so that it can be painted in one go, from the lowest step that shows.
struct Piece {
  let box: Box
  /// What dims it, in the order of the list.
  private(set) var scrims: [Scrim]
  /// Index of the step that covers the piece entirely, for nothing before it shows; nil where the
  /// black ground shows.
  private(set) var firstStep: Int?

  /// Cuts `box` up; the order of the pieces means nothing.
  static func pieces(of box: Box, _ plan: Plan) -> [Piece] {
    guard !box.isEmpty else { return [] }
    var pieces = [Piece(box: box, scrims: [], firstStep: nil)]
    for scrim in plan.scrims { pieces = pieces.flatMap { $0.cut(by: scrim) } }
    return pieces.flatMap { $0.cut(by: plan.steps, depth: 0) }
  }

  /// `color`, as a command at `index` has to be painted here.
  func color(_ color: Color, of index: Int) -> Color {
    var color = color
    for scrim in scrims where scrim.command > index { color = color.dimmed(by: scrim.color) }
    return color
  }

  /// The scrims that dim a command at `index`.
  func scrims(over index: Int) -> ArraySlice<Scrim> {
    scrims.drop { $0.command < index }
  }

  private func cut(by scrim: Scrim) -> [Piece] {
    let inside = box.intersection(scrim.box)
    if inside.isEmpty { return [self] }
    let dimmed = Piece(box: inside, scrims: scrims + [scrim], firstStep: nil)
    if inside == box { return [dimmed] }
    return [dimmed] + box.around(inside).map { Piece(box: $0, scrims: scrims, firstStep: nil) }
  }

  /// Cuts out what the uppermost large opaque surface hides, such as the card of an alert; what
  /// lies around it is cut again, to the given depth.
  private func cut(by steps: [Step], depth: Int) -> [Piece] {
    for (index, step) in steps.enumerated().reversed() {
      let inside = box.intersection(step.cover)
      if inside == box { return [Piece(box: box, scrims: scrims, firstStep: index)] }
      guard depth < Piece.depthLimit, !inside.isEmpty, inside.area >= Piece.worthwhile,
        inside.area >= box.area / 16
      else { continue }
      let rest = box.around(inside).map { Piece(box: $0, scrims: scrims, firstStep: nil) }
      return [Piece(box: inside, scrims: scrims, firstStep: index)]
        + rest.flatMap { $0.cut(by: steps, depth: depth + 1) }
    }
    return [self]
  }

  /// Cuts within cuts: enough for a card on a screen of a few surfaces.
  private static let depthLimit = 2
  /// Pixels below which walking the list once more costs more than painting them twice.
  private static let worthwhile = 16384
}
