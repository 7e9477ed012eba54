import CPages
import TelltaleGraphics
import TelltaleModel

/// What stands before an item of a list.
enum PageMarker: Hashable {
  case disc, circle, square
  case text(String)

  init(_ kind: telltale_marker, index: Int) {
    switch kind {
    case telltale_disc: self = .disc
    case telltale_circle: self = .circle
    case telltale_square: self = .square
    case telltale_lower_alpha: self = .text(Self.letters(index).lowercased() + ".")
    case telltale_upper_alpha: self = .text(Self.letters(index) + ".")
    case telltale_lower_roman: self = .text(Self.roman(index).lowercased() + ".")
    case telltale_upper_roman: self = .text(Self.roman(index) + ".")
    default: self = .text("\(index).")
    }
  }

  /// A, B … Z, AA, AB …
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return String(number) }
    var text = ""
    var rest = number
    while rest > 0 {
      let letter = Unicode.Scalar(UInt8(65 + (rest - 1) % 26))
      text = String(Character(letter)) + text
      rest = (rest - 1) / 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return String(number) }
    let signs = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var text = ""
    for (value, sign) in signs {
      while rest >= value {
        text += sign
        rest -= value
      }
    }
    return text
  }
}

extension PageLayout {
  func draw(_ marker: PageMarker, font number: UInt, _ color: UInt32, _ box: PixelRect) {
    let ink = PageStyle.color(color)
    let side = max(3, box.height * 2 / 3)
    let dot = PixelRect(
      x: box.x + (box.width - side) / 2, y: box.midY - side / 2, width: side, height: side)
    switch marker {
    case .disc: drawn.add(.fill(radius: side / 2, ink), dot)
    case .circle: drawn.add(.stroke(radius: side / 2, width: max(1, side / 6), ink), dot)
    case .square: drawn.add(.fill(radius: 0, ink), dot)
    case .text(let text):
      let width = set(text, face(number)).width
      let metrics = font(face(number)).metrics
      // It ends where its box does, on the item's first line.
      let frame = PixelRect(
        x: box.maxX - width, y: box.y, width: width, height: scale.pixels(Int(metrics.height)))
      drawn.add(text: text, font: number, color, frame)
    }
  }
}
