import CQREncode
import TelltaleGraphics
import TelltaleModel

/// The QR codes of the texts that are shown. libqrencode makes them, and they are kept, since a
/// screen asks for the same one with each frame. A book belongs to one thread.
package final class CodeBook: CodeSetter {
  private struct Key: Hashable {
    var content: String
    var correction: CodeCorrection
  }

  /// Codes that are kept: more are not seen at once.
  private static let limit = 16
  private var known: [Key: ModuleGrid?] = [:]

  package init() {}

  /// Returns the modules of a text, in the smallest version that holds it.
  ///
  /// - Parameters:
  ///   - content: The text. An empty one, and one with a NUL byte, has no code.
  ///   - correction: The level of error correction.
  /// - Returns: The modules without a quiet zone around them; `nil` where the text has no code, or
  ///   is too long for one.
  package func modules(of content: String, _ correction: CodeCorrection) -> ModuleGrid? {
    let key = Key(content: content, correction: correction)
    if let known = known[key] { return known }
    if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
    let made = Self.made(content, correction)
    known[key] = .some(made)
    return made
  }

  private static func made(_ content: String, _ correction: CodeCorrection) -> ModuleGrid? {
    // The library reads as far as the first byte that is 0.
    guard !content.isEmpty, !content.utf8.contains(0) else { return nil }
    // In the smallest version that holds it; digits and capitals take less room than other bytes.
    guard let code = QRcode_encodeString(content, 0, correction.level, QR_MODE_8, 1) else {
      return nil
    }
    defer { QRcode_free(code) }
    let side = Int(code.pointee.width)
    guard side > 0, let data = code.pointee.data else { return nil }
    return ModuleGrid(side: side, dark: (0..<side * side).map { data[$0] & 1 == 1 })
  }
}

extension CodeCorrection {
  fileprivate var level: QRecLevel {
    switch self {
    case .low: QR_ECLEVEL_L
    case .medium: QR_ECLEVEL_M
    case .quartile: QR_ECLEVEL_Q
    case .high: QR_ECLEVEL_H
    }
  }
}
