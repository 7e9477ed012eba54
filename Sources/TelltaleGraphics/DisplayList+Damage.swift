extension DisplayList {
  /// Returns the part of the surface that has to be drawn again where this list follows another
  /// one.
  ///
  /// Lists of equal shape are compared command by command; where commands were added or removed,
  /// all between the common beginning and the common end counts as changed.
  ///
  /// - Parameter old: The list whose pixels are on the surface.
  /// - Returns: Damage in pixels of the surface; all of it where the size differs.
  package func damage(since old: DisplayList) -> Damage {
    guard size == old.size else { return .full(size) }
    let surface = PixelRect(size)
    var damage = Damage()
    func add(_ commands: ArraySlice<DrawCommand>) {
      for command in commands { damage.add(command.bounds.intersection(surface)) }
    }
    if commands.count == old.commands.count {
      for (new, before) in zip(commands, old.commands) where new != before {
        if let part = new.change(of: before) {
          damage.add(part.intersection(surface))
        } else {
          damage.add(
            from: before.bounds.intersection(surface), to: new.bounds.intersection(surface))
        }
      }
    } else {
      let start = zip(commands, old.commands).prefix { $0 == $1 }.count
      let most = min(commands.count, old.commands.count) - start
      let end = zip(commands.reversed(), old.commands.reversed()).prefix(most)
        .prefix { $0 == $1 }.count
      add(commands[start..<(commands.count - end)])
      add(old.commands[start..<(old.commands.count - end)])
    }
    return damage
  }
}

extension DrawCommand {
  /// What changes of an arc that only goes further, or less far, than before; `nil` for anything else.
  fileprivate func change(of before: DrawCommand) -> PixelRect? {
    guard case .arc(let rect, let shape, let color) = self,
      case .arc(rect, let old, color) = before
    else { return nil }
    return shape.difference(from: old)?.bounds(in: rect)
  }

  /// The pixels that the command may change. A clip that differs counts with all of its area.
  package var bounds: PixelRect {
    switch self {
    case .fill(let rect, _), .gradient(let rect, _, _), .roundedFill(let rect, _, _),
      .roundedStroke(let rect, _, _, _), .scrim(let rect, _), .pushClip(let rect),
      .picture(let rect, _, _), .artwork(let rect, _, _, _), .icon(let rect, _, _),
      .modules(let rect, _, _):
      rect
    case .arc(let rect, let shape, _): shape.bounds(in: rect)
    case .shadow(let rect, _, let blur, _): rect.insetBy(-blur)
    case .glyphs(let run, let origin, _): run.ink.placed(at: origin)
    case .popClip: .empty
    }
  }
}

extension DisplayList {
  /// Returns the places of pictures, to be drawn again after these have come or gone.
  ///
  /// - Parameter pictures: Pictures at their sizes.
  /// - Returns: Pixels of each command that shows one of them, in the order of the commands; they
  ///   are not clipped.
  package func places(of pictures: Set<PictureKey>) -> [PixelRect] {
    guard !pictures.isEmpty else { return [] }
    return commands.compactMap { command in
      command.picture.flatMap { pictures.contains($0) ? command.bounds : nil }
    }
  }
}
