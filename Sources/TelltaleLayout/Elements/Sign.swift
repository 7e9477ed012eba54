import TelltaleGraphics
import TelltaleModel

/// A chevron or a mark: an icon of the profile, drawn the same wherever it stands.
struct Sign {
  enum Kind: String, CaseIterable {
    case left = "back"
    case right = "forward"
    case check

    /// Twenty-fourths of the icon's square that are empty before what is seen of it, and after that.
    fileprivate var empty: (before: Int, after: Int) {
      switch self {
      case .left: (6, 8)
      case .right: (8, 6)
      case .check: (3, 3)
      }
    }
  }

  let kind: Kind
  /// Of the icon's square, in pixels.
  let side: Int

  init(_ kind: Kind, side: Int) {
    self.kind = kind
    self.side = max(8, side)
  }

  private var before: Int { side * kind.empty.before / 24 }

  /// Of what is seen, in pixels.
  var width: Int { side - before - side * kind.empty.after / 24 }

  /// The square in which what is seen begins at `x`, in the middle of a line.
  func frame(from x: Int, midY: Int) -> PixelRect {
    PixelRect(x: x - before, y: midY - side / 2, width: side, height: side)
  }
}

extension ScreenParts {
  /// Adds a sign; what it says is told by the state of its control.
  mutating func add(
    _ sign: Sign, from x: Int, midY: Int, _ ink: PartInk, of control: ControlID
  ) {
    add(
      .sign(sign.frame(from: x, midY: midY), name: sign.kind.rawValue, ink), of: control)
  }
}
