import TelltaleGraphics
import TelltaleLayout

extension Placement {
  /// The placement as text, a line for each thing that stands somewhere: what reviewers read.
  package var outline: String {
    var lines = ["screen \(size.width)x\(size.height)\(isRightToLeft ? " right-to-left" : "")"]
    lines.append("card \(card.words) radius \(cardRadius)")
    for text in texts {
      lines.append("\(text.role.rawValue) \(text.frame.words) \(text.weight.rawValue)")
      lines += text.outlineLines
    }
    if let scroll {
      lines.append("scroll \(scroll.viewport.words) content \(scroll.contentHeight)")
    }
    for control in controls {
      let role = control.isDefault ? "\(control.role.rawValue), default" : control.role.rawValue
      lines.append("control \(control.name) \(control.frame.words) \(role)")
      lines += control.label.outlineLines
    }
    for note in notes { lines.append("note \(note.kind.rawValue) at \(note.path): \(note.detail)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PlacedText {
  fileprivate var outlineLines: [String] {
    lines.map { placed in
      "  line \(placed.origin.x) \(placed.origin.y) width \(placed.line.width) "
        + "\(weight.rawValue): \(words(of: placed))"
    }
  }

  func words(of placed: PlacedLine) -> String {
    let bytes = Array(string.utf8)
    return String(decoding: bytes[placed.line.range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

extension PixelRect {
  var words: String { "\(x) \(y) \(width)x\(height)" }
}
