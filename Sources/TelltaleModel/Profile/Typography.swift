import TelltaleGraphics

/// The type of a platform: sizes in points, fonts by preference.
package struct Typography: Hashable, Sendable {
  package var title: TextStyle
  package var message: TextStyle
  package var button: TextStyle
  package var field: TextStyle
  package var key: TextStyle
  /// Labels and running text of screens.
  package var body = TextStyle(size: 22, weight: .regular)
  package var bar = TextStyle(size: 24, weight: .semibold)
  package var tab = TextStyle(size: 20, weight: .regular)
  package var row = TextStyle(size: 26, weight: .regular)
  /// Subtitles and values of rows.
  package var detail = TextStyle(size: 20, weight: .regular)
  /// The line that leads a few lines of running text.
  package var headline = TextStyle(size: 22, weight: .semibold)
  /// Text that is said in passing.
  package var caption = TextStyle(size: 16, weight: .regular)
  /// The title that says what a screen is about...
  package var largeTitle = TextStyle(size: 40, weight: .semibold)
  /// ...and the one number that it is there for.
  package var figure = TextStyle(size: 72, weight: .semibold)
  package var badge = TextStyle(size: 15, weight: .semibold)
  /// The smallest size that may be shown, in points.
  package var minimumSize: Points
  /// Distance of baselines as a multiple of the size...
  package var lineHeight: Double
  /// ...and for languages whose letters are taller or denser.
  package var tallLineHeight: Double
  package var tallLanguages: Set<String>
  /// ...and for those that stack letters.
  package var tallestLineHeight = 1.0
  package var tallestLanguages: Set<String> = []
  /// The settings of text size that people can choose, 1 is as designed.
  package var largestTextSize: Double
  /// Faces by preference; the first that has the character, suits the language and the weight.
  package var faces: [FaceDescription]

  package init(
    title: TextStyle, message: TextStyle, button: TextStyle, field: TextStyle, key: TextStyle,
    minimumSize: Points, lineHeight: Double, tallLineHeight: Double, tallLanguages: Set<String>,
    largestTextSize: Double, faces: [FaceDescription]
  ) {
    self.title = title
    self.message = message
    self.button = button
    self.field = field
    self.key = key
    self.minimumSize = minimumSize
    self.lineHeight = lineHeight
    self.tallLineHeight = tallLineHeight
    self.tallLanguages = tallLanguages
    self.largestTextSize = largestTextSize
    self.faces = faces
  }

  /// Returns the style of a text by its role.
  ///
  /// - Parameter level: The role of the text among the texts of a screen.
  /// - Returns: The style; a caption is no smaller than `minimumSize`.
  package func style(_ level: TextLevel) -> TextStyle {
    switch level {
    case .largeTitle: largeTitle
    case .title: TextStyle(size: title.size, weight: .semibold)
    case .headline: headline
    case .body: body
    case .detail: detail
    case .caption:
      TextStyle(size: Points(max(caption.size.value, minimumSize.value)), weight: caption.weight)
    case .figure: figure
    }
  }

  /// Returns the line height factor for a language.
  ///
  /// - Parameter language: The language, of which the first part of the tag counts.
  /// - Returns: The distance of baselines as a multiple of the size.
  package func lineHeight(for language: Language) -> Double {
    if tallestLanguages.contains(language.primary) { return tallestLineHeight }
    return tallLanguages.contains(language.primary) ? tallLineHeight : lineHeight
  }
}

package struct TextStyle: Hashable, Sendable {
  package var size: Points
  package var weight: FontWeight
  package var digits = DigitWidths.ofNumbers
  package var shape = FontShape.upright

  package init(
    size: Points, weight: FontWeight, digits: DigitWidths = .ofNumbers,
    shape: FontShape = .upright
  ) {
    self.size = size
    self.weight = weight
    self.digits = digits
    self.shape = shape
  }
}

/// One face of the font list.
package struct FaceDescription: Hashable, Sendable {
  /// Path of the file; a bare name is looked for in the font directories. A name with a `*` in it
  /// stands for all files that fit, and is asked when no face that is listed has a character.
  package var file: String
  /// Number of the face in a collection file.
  package var index: Int
  package var weight: FontWeight
  /// Languages (`ja`, `zh-Hant`) that this face is preferred for; empty for any.
  package var languages: [Language]
  package var shape: FontShape

  /// Creates a face.
  ///
  /// - Parameters:
  ///   - file: The path of the file; a bare name is looked for in the font directories, and one with a `*` stands
  ///     for all files that fit.
  ///   - index: The number of the face in a collection file.
  ///   - weight: The weight of its letters.
  ///   - languages: Languages that this face is preferred for; empty for any.
  ///   - shape: The shape of its letters.
  package init(
    file: String, index: Int, weight: FontWeight, languages: [Language],
    shape: FontShape = .upright
  ) {
    self.file = file
    self.index = index
    self.weight = weight
    self.languages = languages
    self.shape = shape
  }

  /// True where it stands for all files of a name, such as `Noto*-Regular.ttf`.
  package var isPattern: Bool {
    // Asked of some hundred names at each start: bytes in a row are ten times as quick as indices.
    let star = UInt8(ascii: "*")
    let inRow = file.utf8.withContiguousStorageIfAvailable { $0.contains(star) }
    return inRow ?? file.utf8.contains(star)
  }
}
