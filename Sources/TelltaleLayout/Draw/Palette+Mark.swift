import TelltaleGraphics
import TelltaleModel

extension Palette {
  /// The contrast of legible text on its ground, as WCAG 2.2 asks of text of usual size.
  package static let leastContrast = 4.5

  /// What lies behind marked text: as much of the accent as leaves legible what was legible before.
  func mark(under inks: [Color], on ground: Color) -> Color {
    let read = inks.filter { $0.contrast(with: ground) >= Self.leastContrast }
    let marks = stride(from: UInt8(160), through: 32, by: -16).map(accent.withAlpha)
    return marks.first { mark in
      read.allSatisfy { $0.contrast(with: mark.over(ground)) >= Self.leastContrast }
    } ?? accent.withAlpha(32)
  }
}
