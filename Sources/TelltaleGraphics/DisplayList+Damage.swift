extension DisplayList {
  /// What has to be drawn again where this list follows `old` on the same surface.
  ///
  /// Lists of equal shape are compared command by command; where commands were added or removed,
  /// all between the common beginning and the common end counts as changed.
  package func damage(since old: DisplayList) -> Damage {
    guard size == old.size else { return .full(size) }
    var damage = Damage()
    if commands.count == old.commands.count {
      for (new, before) in zip(commands, old.commands) where new != before {
        damage.add(from: before.bounds, to: new.bounds)
      }
    } else {
      let start = zip(commands, old.commands).prefix { $0 == $1 }.count
      let most = min(commands.count, old.commands.count) - start
      let end = zip(commands.reversed(), old.commands.reversed()).prefix(most)
        .prefix { $0 == $1 }.count
      for command in commands[start..<(commands.count - end)] { damage.add(command.bounds) }
      for command in old.commands[start..<(old.commands.count - end)] { damage.add(command.bounds) }
    }
    return damage.clipped(to: PixelRect(size))
  }
}

extension DrawCommand {
  /// The pixels that the command may change; a clip that differs counts with all of its area.
  package var bounds: PixelRect {
    switch self {
    case .fill(let rect, _), .roundedFill(let rect, _, _), .roundedStroke(let rect, _, _, _),
      .scrim(let rect, _), .pushClip(let rect), .picture(let rect, _, _),
      .icon(let rect, _, _):
      rect
    case .shadow(let rect, _, let blur, _): rect.insetBy(-blur)
    case .glyphs(let run, let origin, _): run.bounds(at: origin)
    case .popClip: .empty
    }
  }
}

extension DisplayList {
  /// The places of pictures, for when these have come or gone.
  package func places(of pictures: Set<PictureKey>) -> [PixelRect] {
    guard !pictures.isEmpty else { return [] }
    return commands.compactMap { command in
      command.picture.flatMap { pictures.contains($0) ? command.bounds : nil }
    }
  }
}

extension GlyphRun {
  /// A rectangle that holds the ink: pens, and an em and a half around them, which no glyph of the
  /// faces in use leaves (stacked marks of Thai and Devanagari reach furthest).
  func bounds(at origin: PixelPoint) -> PixelRect {
    guard let first = glyphs.first else { return .empty }
    let em = Int(size) / 64 + 1
    var left = first.x
    var right = first.x
    var top = first.y
    var bottom = first.y
    for glyph in glyphs {
      left = min(left, glyph.x)
      right = max(right, glyph.x)
      top = min(top, glyph.y)
      bottom = max(bottom, glyph.y)
    }
    let x = origin.x + Int(left) / 64 - em / 2
    let y = origin.y + Int(top) / 64 - em * 3 / 2
    return PixelRect(
      x: x, y: y, width: (Int(right) - Int(left)) / 64 + 1 + em * 5 / 2,
      height: (Int(bottom) - Int(top)) / 64 + 1 + em * 5 / 2)
  }
}
