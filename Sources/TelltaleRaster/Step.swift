import TelltaleGraphics

/// One command of a list with what has to be known before it is drawn.
struct Step {
  /// Index of the command in its list.
  var command: Int
  /// The clip in force, within the surface.
  var clip: Box
  /// All pixels that it can touch, within the clip.
  var bounds: Box
  /// Pixels that it paints over entirely, so that nothing drawn before shows; may be fewer than
  /// there are.
  var cover: Box
}

/// A scrim with the pixels that it dims.
struct Scrim {
  /// Index of the command in its list: what comes before is dimmed.
  var command: Int
  var box: Box
  var color: Color
}

/// A list made ready: its steps in order, without those that cannot be seen.
struct Plan {
  private(set) var steps: [Step] = []
  private(set) var scrims: [Scrim] = []
  /// Indices of the steps that paint over something, few among many.
  private(set) var covering: [Int] = []

  mutating func build(_ list: DisplayList, surface: Box) {
    steps.removeAll(keepingCapacity: true)
    scrims.removeAll(keepingCapacity: true)
    covering.removeAll(keepingCapacity: true)
    var clip = surface
    var outer: [Box] = []
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .pushClip(let rect):
        outer.append(clip)
        clip = clip.intersection(Box(rect))
      case .popClip:
        clip = outer.popLast() ?? clip
      case .scrim(let rect, let color):
        let box = Box(rect).intersection(clip)
        if !box.isEmpty, color.alpha > 0 {
          scrims.append(Scrim(command: index, box: box, color: color))
        }
      case .fill, .gradient, .roundedFill, .roundedStroke, .arc, .modules, .shadow, .glyphs,
        .picture,
        .artwork,
        .icon:
        let bounds = Plan.bounds(command).intersection(clip)
        guard !bounds.isEmpty else { continue }
        let cover = Plan.cover(command).intersection(clip)
        if !cover.isEmpty { covering.append(steps.count) }
        steps.append(
          Step(command: index, clip: clip, bounds: bounds, cover: cover.isEmpty ? .empty : cover))
      }
    }
  }

  private static func bounds(_ command: DrawCommand) -> Box {
    switch command {
    case .fill(let rect, let color), .roundedFill(let rect, _, let color),
      .roundedStroke(let rect, _, _, let color), .arc(let rect, _, let color),
      .modules(let rect, _, let color):
      return color.alpha == 0 ? .empty : Box(rect)
    case .shadow(let rect, _, let blur, let color):
      let box = Box(rect)
      guard color.alpha > 0, !box.isEmpty else { return .empty }
      return box.inset(by: -ShadowShape.blur(blur))
    case .glyphs(let run, let origin, let color):
      return color.alpha == 0 ? .empty : GlyphPen(run, at: origin).bounds
    case .gradient(let rect, _, _), .picture(let rect, _, _), .artwork(let rect, _, _, _):
      return Box(rect)
    case .icon(let rect, _, let color): return color.alpha == 0 ? .empty : Box(rect)
    case .scrim, .pushClip, .popClip: return .empty
    }
  }

  private static func cover(_ command: DrawCommand) -> Box {
    switch command {
    case .fill(let rect, let color) where color.alpha == 255: return Box(rect)
    case .gradient(let rect, let from, let to) where from.alpha == 255 && to.alpha == 255:
      return Box(rect)
    case .roundedFill(let rect, let radius, let color) where color.alpha == 255:
      let box = Box(rect)
      let radius = RoundedBox.key(box, radius: radius, ring: nil).radius
      // A square with its corner on the arc's middle: 1 - 1/sqrt(2) of the radius from each side.
      return box.inset(by: (radius * 293 + 999) / 1000)
    default: return .empty
    }
  }
}
