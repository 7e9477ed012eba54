import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

extension Placement {
  /// What scrolls of a question.
  package var scroll: ScrollArea? { areas.first }

  /// A question as text, a line for each thing that stands somewhere: what reviewers read.
  package var questionOutline: String {
    var lines = ["screen \(size.width)x\(size.height)\(isRightToLeft ? " right-to-left" : "")"]
    lines.append("card \(frame.words) radius \(radius)")
    for text in texts {
      lines.append("\(text.role.rawValue) \(text.frame.words) \(text.weight.rawValue)")
      lines += text.outlineLines
    }
    if let scroll {
      lines.append("scroll \(scroll.viewport.words) content \(scroll.content.height)")
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

extension Placement {
  /// What is seen of the screen as text, a line for each thing that stands somewhere.
  package var outline: String {
    let display = PixelRect(size)
    var lines = ["screen \(size.width)x\(size.height)\(isRightToLeft ? " right-to-left" : "")"]
    if frame != display { lines.append("card \(frame.words) radius \(radius)") }
    for area in areas {
      lines.append(
        "area \(area.viewport.words) content \(area.content.width)x\(area.content.height)"
          + " at \(area.offset.x) \(area.offset.y)")
    }
    lines += parts.filter { $0.shape.frame.intersects($0.clip.intersection(display)) }
      .flatMap(\.shape.outlineLines)
    for control in controls where control.target.intersects(display) {
      lines.append("control \(control.name) \(control.frame.words)")
    }
    for note in notes { lines.append("note \(note.kind.rawValue) at \(note.path): \(note.detail)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension PlacedPart.Shape {
  fileprivate var frame: PixelRect {
    switch self {
    case .body(let rect, _, _, _), .fill(let rect, _, _), .stroke(let rect, _, _, _),
      .shade(let rect, _),
      .picture(let rect, _),
      .artwork(let rect, _, _, _),
      .icon(let rect, _, _), .sign(let rect, _, _), .ground(let rect, _, _), .ring(let rect, _),
      .spinner(let rect),
      .progress(let rect, _, _), .gauge(let rect, _), .code(let rect, _, _),
      .indicator(_, let rect),
      .caret(let rect, _), .capsLock(let rect, _), .track(let rect, _, _, _, _),
      .capsule(let rect, _, _, _):
      rect
    case .text(let text, _): text.frame
    }
  }

  /// Grounds and rings stand where their controls do.
  fileprivate var outlineLines: [String] {
    switch self {
    case .body(_, let radius, let rest, _):
      ["body \(frame.words) radius \(radius) \(rest.words)"]
    case .fill(_, let radius, let ink): ["fill \(frame.words) radius \(radius) \(ink.words)"]
    case .stroke(_, let radius, let width, let ink):
      ["stroke \(frame.words) radius \(radius) width \(width) \(ink.words)"]
    case .shade(_, let ink): ["shade \(frame.words) \(ink.words)"]
    case .text(let text, let ink):
      text.lines.map { line in
        "text \(line.origin.x) \(line.origin.y) width \(line.line.width) \(text.weight.rawValue)"
          + " \(ink.words): \(text.words(of: line))"
      }
    case .picture(_, let name): ["picture \(frame.words) \(name)"]
    case .artwork(_, let shape, let name, let placeholder):
      [
        "artwork \(frame.words) \(shape.fills ? "fill" : "fit") radius \(shape.radius) \(name)"
          + (placeholder.map { " or \($0)" } ?? "")
          + (shape.shade > 0 ? " dimmed by \(shape.shade)" : "")
      ]
    case .icon(_, let name, let ink): ["icon \(frame.words) \(name) \(ink.words)"]
    case .sign(_, let name, let ink): ["sign \(frame.words) \(name) \(ink.words)"]
    case .ground, .ring: []
    case .capsLock: ["caps-lock \(frame.words)"]
    case .caret: ["caret \(frame.words)"]
    case .spinner: ["spinner \(frame.words)"]
    case .progress(_, let share, _): ["progress \(frame.words) \(Int((share * 100).rounded()))%"]
    case .code(_, let quiet, let grid): ["code \(frame.words) \(grid.side) modules, quiet \(quiet)"]
    case .gauge(_, let look):
      ["gauge \(frame.words) \(Int((look.share * 100).rounded()))% \(look.ink.words)"]
    case .indicator: ["indicator \(frame.words)"]
    case .capsule(_, let knob, let isOn, let isEnabled):
      [
        "switch \(frame.words) knob \(knob.words) \(isOn ? "on" : "off")\(isEnabled ? "" : " faint")"
      ]
    case .track(_, let filled, let knob, _, let isEnabled):
      [
        "track \(frame.words) filled \(filled.words) knob \(knob.words)"
          + (isEnabled ? "" : " faint")
      ]
    }
  }
}

extension PartInk {
  fileprivate var words: String {
    switch self {
    case .white: "white"
    case .title(let role, _): role.rawValue
    case .value(let value): value.words
    case .readable(let ink, let grounds, _):
      "\(ink.words) readable on \(grounds.map(\.words).joined(separator: ", "))"
    case .mark: "mark"
    case .faint(let ink): "faint \(ink.words)"
    case .onDestroying(let ink): ink.words
    case .unseen: "unseen"
    case .veil: "veil"
    case .soft: "soft"
    case .outline: "outline"
    case .cardEdge: "card-edge"
    case .divider: "separator"
    case .groundFoot: "ground-foot"
    case .edge(let ink): "edge \(ink.words)"
    case .lit: "lit"
    case .onLit: "on-lit"
    }
  }
}

extension ColorValue {
  fileprivate var words: String {
    switch self {
    case .role(let role): role.rawValue
    case .fixed(let color): "#" + color.hexadecimal
    }
  }
}

extension Color {
  fileprivate var hexadecimal: String {
    let digits = String(rgb, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
