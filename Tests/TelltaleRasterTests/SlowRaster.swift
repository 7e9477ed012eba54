import TelltaleGraphics

@testable import TelltaleRaster

/// The meaning of a display list without shadows, pixel by pixel and command by command, written
/// for being right and not for speed.
struct SlowRaster {
  var list: DisplayList
  var glyphs: any GlyphSource

  func pixels() -> [UInt32] {
    var result: [UInt32] = []
    for y in 0..<list.size.height {
      for x in 0..<list.size.width { result.append(pixel(x, y)) }
    }
    return result
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let open = list.commands.indices.map { isOpen($0, x, y) }
    let veils = list.commands.indices.filter { open[$0] && isScrim($0, x, y) }
    var ground = seen(.black, after: -1, veils)
    for (index, command) in list.commands.enumerated() where open[index] {
      switch command {
      case .fill(let rect, let color):
        let inside = rect.contains(PixelPoint(x: x, y: y))
        ground = mixed(seen(color, after: index, veils), inside ? 255 : 0, ground)
      case .gradient(let rect, let from, let to):
        guard rect.contains(PixelPoint(x: x, y: y)) else { continue }
        let color = Gradient(rect, from: from, to: to).color(at: y - rect.y)
        ground = mixed(seen(color, after: index, veils), 255, ground)
      case .roundedFill(let rect, let radius, let color):
        let coverage = roundCoverage(rect, radius, x, y)
        ground = mixed(seen(color, after: index, veils), coverage, ground)
      case .roundedStroke(let rect, let radius, let width, let color):
        let radius = min(radius, min(rect.width, rect.height) / 2)
        let hole = roundCoverage(rect.insetBy(width), max(0, radius - width), x, y)
        let coverage = roundCoverage(rect, radius, x, y) - hole
        ground = mixed(seen(color, after: index, veils), coverage, ground)
      case .glyphs(let run, let origin, let color):
        guard command.bounds.contains(PixelPoint(x: x, y: y)) else { continue }
        for glyph in run.glyphs {
          let quarters = Int((Double(glyph.x) / 16 + 0.5).rounded(.down))
          let left = Int((Double(quarters) / 4).rounded(.down))
          let row = origin.y + Int((Double(glyph.y) / 64 + 0.5).rounded(.down))
          let key = GlyphKey(
            face: run.face, size: run.size, glyph: glyph.glyph, phase: UInt8(quarters - 4 * left))
          guard abs(row - y) < 20, abs(origin.x + left - x) < 60 else { continue }
          let image = glyphs.image(for: key)
          let column = x - origin.x - left - image.left
          let line = y - row + image.top
          guard (0..<image.width).contains(column), (0..<image.height).contains(line) else {
            continue
          }
          let place = line * image.width + column
          switch image.pixels {
          case .coverage(let bytes):
            ground = mixed(seen(color, after: index, veils), Int(bytes[place]), ground)
          case .color(let words):
            ground = laid(words[place], color.alpha, after: index, veils, ground)
          }
        }
      case .picture(let rect, _, let color):
        // The place of a picture that is not there.
        let radius = min(rect.width, rect.height) / 8
        ground = mixed(seen(color, after: index, veils), roundCoverage(rect, radius, x, y), ground)
      case .artwork(let rect, let shape, _, let color):
        ground = mixed(
          seen(color, after: index, veils), roundCoverage(rect, shape.radius, x, y), ground)
      case .arc, .modules, .icon, .shadow, .scrim, .pushClip, .popClip: break
      }
    }
    return ground.rgb
  }

  private func roundCoverage(_ rect: PixelRect, _ radius: Int, _ x: Int, _ y: Int) -> Int {
    guard rect.contains(PixelPoint(x: x, y: y)) else { return 0 }
    let radius = min(radius, min(rect.width, rect.height) / 2)
    let isCorner =
      min(x - rect.x, rect.maxX - 1 - x) < radius && min(y - rect.y, rect.maxY - 1 - y) < radius
    guard isCorner else { return 255 }
    var inside = 0
    for sub in 0..<256 {
      // In 32nds of a pixel, from the upper left corner, mirrored into it.
      let px = 32 * min(x - rect.x, rect.maxX - 1 - x) + 2 * (sub % 16) + 1
      let py = 32 * min(y - rect.y, rect.maxY - 1 - y) + 2 * (sub / 16) + 1
      let dx = max(0, 32 * radius - px)
      let dy = max(0, 32 * radius - py)
      if dx == 0 || dy == 0 || dx * dx + dy * dy <= 1024 * radius * radius { inside += 1 }
    }
    return (inside * 255 + 128) / 256
  }

  /// The colour as the scrims drawn later leave it.
  private func seen(_ color: Color, after index: Int, _ veils: [Int]) -> Color {
    veils.filter { $0 > index }.reduce(color) { color, later in
      guard case .scrim(_, let veil) = list.commands[later] else { return color }
      return mixed(veil, 255, color).withAlpha(color.alpha)
    }
  }

  private func laid(
    _ word: UInt32, _ alpha: UInt8, after index: Int, _ veils: [Int], _ ground: Color
  ) -> Color {
    var channels = [24, 16, 8, 0].map { scaled(Int(word >> $0 & 255), Int(alpha)) }
    for later in veils where later > index {
      guard case .scrim(_, let veil) = list.commands[later] else { continue }
      for (channel, part) in [veil.red, veil.green, veil.blue].enumerated() {
        let target = scaled(Int(part), channels[0])
        let sum = target * Int(veil.alpha) + channels[channel + 1] * (255 - Int(veil.alpha))
        channels[channel + 1] = rounded(sum)
      }
    }
    let old = [ground.red, ground.green, ground.blue]
    let new = (0..<3).map { index in
      UInt8(min(255, channels[index + 1] + scaled(Int(old[index]), 255 - channels[0])))
    }
    return Color(red: new[0], green: new[1], blue: new[2])
  }

  private func isScrim(_ index: Int, _ x: Int, _ y: Int) -> Bool {
    guard case .scrim(let rect, _) = list.commands[index] else { return false }
    return rect.contains(PixelPoint(x: x, y: y))
  }

  private func isOpen(_ index: Int, _ x: Int, _ y: Int) -> Bool {
    var clips: [PixelRect] = []
    for command in list.commands[..<index] {
      if case .pushClip(let rect) = command { clips.append(rect) }
      if case .popClip = command, !clips.isEmpty { clips.removeLast() }
    }
    return clips.allSatisfy { $0.contains(PixelPoint(x: x, y: y)) }
  }

  private func mixed(_ color: Color, _ coverage: Int, _ ground: Color) -> Color {
    let share = scaled(coverage, Int(color.alpha))
    return Color(
      red: mixed(color.red, share, ground.red), green: mixed(color.green, share, ground.green),
      blue: mixed(color.blue, share, ground.blue))
  }

  private func mixed(_ top: UInt8, _ share: Int, _ bottom: UInt8) -> UInt8 {
    UInt8(rounded(Int(top) * share + Int(bottom) * (255 - share)))
  }

  private func scaled(_ value: Int, _ share: Int) -> Int { rounded(value * share) }

  /// A quotient by 255, to the nearest.
  private func rounded(_ value: Int) -> Int { (2 * value + 255) / 510 }
}
