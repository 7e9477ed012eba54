import TelltaleGraphics

/// Part of a surface in which every pixel is dimmed by the same scrims, with what is known about
/// the steps that cannot be seen in it.
struct Piece {
  let box: Box
  /// What dims it, in the order of the list.
  let scrims: [Scrim]
  /// Index of the step that covers the piece entirely, for nothing before it shows; nil where the
  /// black ground shows.
  private(set) var firstStep: Int?
  /// The largest part that one later step covers, such as the card of an alert, and that step.
  private(set) var hole = Box.empty
  private(set) var holeStep = 0

  /// Cuts `box` up; the order of the pieces means nothing.
  static func pieces(of box: Box, _ plan: Plan) -> [Piece] {
    guard !box.isEmpty else { return [] }
    // Most damage is a line of text, or less.
    if plan.scrims.isEmpty, box.area < worthwhile { return [Piece(box: box, scrims: [], plan)] }
    var parts: [(box: Box, scrims: [Scrim])] = [(box, [])]
    for scrim in plan.scrims { parts = parts.flatMap { cut($0.box, $0.scrims, by: scrim) } }
    return parts.flatMap { part in
      bands(part.box, plan.covering[...], plan).map {
        Piece(box: $0, scrims: part.scrims, plan)
      }
    }
  }

  private init(box: Box, scrims: [Scrim], _ plan: Plan) {
    self.box = box
    self.scrims = scrims
    for index in plan.covering.reversed() {
      let hidden = plan.steps[index].cover.intersection(box)
      if hidden == box {
        firstStep = index
        return
      }
      if hidden.area > hole.area {
        hole = hidden
        holeStep = index
      }
    }
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

  /// Cuts a box along the opaque surfaces that go through it from side to side, the rows of a list
  /// for example, so that nothing is painted below them.
  private static func bands(_ box: Box, _ covering: ArraySlice<Int>, _ plan: Plan) -> [Box] {
    guard box.area >= worthwhile else { return [box] }
    for place in covering.indices.reversed() {
      let inside = box.intersection(plan.steps[covering[place]].cover)
      if inside == box { return [box] }
      guard inside.width == box.width, inside.area >= worthwhile else { continue }
      let below = covering[..<place]
      return [inside] + box.around(inside).flatMap { bands($0, below, plan) }
    }
    return [box]
  }

  /// Pixels below which walking the list once more costs more than painting them twice.
  private static let worthwhile = 16384

  private static func cut(
    _ box: Box, _ scrims: [Scrim], by scrim: Scrim
  ) -> [(box: Box, scrims: [Scrim])] {
    let inside = box.intersection(scrim.box)
    if inside.isEmpty { return [(box, scrims)] }
    let dimmed = (inside, scrims + [scrim])
    return [dimmed] + box.around(inside).map { ($0, scrims) }
  }
}
