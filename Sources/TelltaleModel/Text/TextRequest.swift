/// A text to be set in lines.
package struct TextRequest: Hashable, Sendable {
  package var string: String
  package var language: Language
  /// Pixels per em in 26.6 fixed point.
  package var size: UInt32
  package var weight: FontWeight
  package var shape: FontShape
  /// Lines are broken to fit in this many pixels; absent, only at line feeds.
  package var maximumWidth: Int?
  /// Text past this many lines is cut at a grapheme and closed with an ellipsis.
  package var maximumLines: Int?
  package var direction: TextDirection
  /// Words that are wider than a line are divided with a hyphen, where the language's syllables are
  /// known.
  package var divides: Bool
  package var digits = DigitWidths.ofNumbers

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - string: The text; a line feed begins a new line.
  ///   - language: The language by which lines are broken and faces chosen.
  ///   - size: The pixels per em, in 26.6 fixed point.
  ///   - weight: The weight of the letters.
  ///   - shape: The shape of the letters.
  ///   - maximumWidth: The pixels that lines are broken to fit in; `nil` for lines that end only at line feeds.
  ///   - maximumLines: The greatest number of lines; `nil` for as many as it takes.
  ///   - direction: The base direction of the paragraph.
  ///   - divides: True where words that are wider than a line are divided with a hyphen.
  package init(
    string: String, language: Language, size: UInt32, weight: FontWeight,
    shape: FontShape = .upright, maximumWidth: Int? = nil, maximumLines: Int? = nil,
    direction: TextDirection = .natural, divides: Bool = true
  ) {
    self.string = string
    self.language = language
    self.size = size
    self.weight = weight
    self.shape = shape
    self.maximumWidth = maximumWidth
    self.maximumLines = maximumLines
    self.direction = direction
    self.divides = divides
  }

  /// This request with all the room that there is.
  package var withoutLimits: TextRequest {
    var request = self
    request.maximumWidth = nil
    request.maximumLines = nil
    return request
  }

  /// Hashes the parts that nearly always tell requests apart: each row of each frame is looked up by them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(size)
    hasher.combine(maximumWidth ?? -1)
  }
}

/// The base direction of a paragraph (UAX #9).
package enum TextDirection: String, Hashable, Sendable, CaseIterable {
  /// By the first strong character; without one, the language's.
  case natural
  case leftToRight, rightToLeft
}
