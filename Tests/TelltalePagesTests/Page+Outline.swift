import TelltaleGraphics
import TelltaleModel

extension Page {
  /// The page in words, a line a part.
  var outline: String {
    let head = "page \(size.width)x\(size.height)\(isRightToLeft ? " from the right" : "")"
    let parts = parts.map { part in
      "\(part.kind) \(part.frame.text)\(part.link.map { " link \($0)" } ?? "")\(part.words)"
    }
    let links = links.enumerated().map { key, link in
      "link \(key) to #\(link.target) at \(place(of: link.target) ?? -1): "
        + link.frames.map(\.text).joined(separator: "; ")
    }
    return ([head] + parts + links).joined(separator: "\n") + "\n"
  }
}

extension PagePart {
  fileprivate var kind: String {
    switch shape {
    case .fill(let radius, let color): "fill \(color.text) r\(radius)"
    case .stroke(let radius, let width, let color): "stroke \(color.text) r\(radius) w\(width)"
    case .text(_, _, let baseline, let weight, let color):
      "text \(color.text) \(weight) b\(baseline)"
    case .picture(let name): "picture \(name)"
    }
  }

  fileprivate var words: String {
    if case .text(let string, _, _, _, _) = shape { " \(string)" } else { "" }
  }
}

extension ColorValue {
  fileprivate var text: String {
    switch self {
    case .role(let role): role.rawValue
    case .fixed(let color): "#" + String(color.rgb, radix: 16)
    }
  }
}

extension PixelRect {
  fileprivate var text: String { "\(x),\(y) \(width)x\(height)" }
}
