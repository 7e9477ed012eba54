import TelltaleGraphics

/// A square code for the cameras of phones.
package struct QRCode: Hashable, Sendable {
  package var id: String?
  /// The text that a camera reads; empty where the application has yet to say it.
  package var content: String
  /// The name under which the application says it.
  package var binding: String?
  /// The description of what it leads to, for those who cannot see it.
  package var about: TextVariants?
  /// The name under which the application gives another description.
  package var aboutBinding: String? = nil
  /// The width with the quiet zone; absent, as much as there is room for.
  package var size: Size?
  package var correction: CodeCorrection

  package enum Size: Hashable, Sendable {
    case points(Points)
    /// On the glass, as far as the size of the panel is known.
    case millimetres(Double)
  }

  package init(
    id: String? = nil, content: String = "", binding: String? = nil, about: TextVariants? = nil,
    size: Size? = nil, correction: CodeCorrection = .medium
  ) {
    self.id = id
    self.content = content
    self.binding = binding
    self.about = about
    self.size = size
    self.correction = correction
  }
}

/// The share of a code that may be hidden before it cannot be read any more.
package enum CodeCorrection: String, Hashable, Sendable, CaseIterable {
  case low, medium, quartile, high

  /// Bytes that the largest code holds (ISO/IEC 18004, version 40, byte mode).
  package var capacity: Int {
    switch self {
    case .low: 2953
    case .medium: 2331
    case .quartile: 1663
    case .high: 1273
    }
  }
}

/// An engine that makes codes of texts.
///
/// It is total and deterministic: the same text gives the same modules.
package protocol CodeSetter {
  /// Returns the modules of a text, without a quiet zone around them.
  ///
  /// - Parameters:
  ///   - content: The text that a camera reads.
  ///   - correction: The share of the code that may be hidden.
  /// - Returns: The modules; `nil` where the text has none.
  func modules(of content: String, _ correction: CodeCorrection) -> ModuleGrid?
}
