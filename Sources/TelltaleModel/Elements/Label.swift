import TelltaleGraphics

/// Static text that names something or tells something (LABEL-STATIC-TEXT).
package struct Label: Hashable, Sendable {
  package var id: String?
  package var text: RichText
  /// The id of the element that it names.
  package var target: String?
  /// True where the author says that it tells something by itself.
  package var isMessage: Bool
  package var style: TextLook
  package var background: ColorValue?
  /// The greatest number of lines; what goes on past them is cut and closed with an ellipsis.
  package var lines: Int? = nil

  package init(
    id: String? = nil, text: RichText, target: String? = nil, isMessage: Bool = false,
    style: TextLook = TextLook(), background: ColorValue? = nil
  ) {
    self.id = id
    self.text = text
    self.target = target
    self.isMessage = isMessage
    self.style = style
    self.background = background
  }
}

/// A text in one or several looks, perhaps delivered by the application.
package struct RichText: Hashable, Sendable {
  /// The pieces of the text, at least one.
  package var runs: [TextRun]
  /// The name under which the application updates the text; the runs stand until then.
  package var binding: String?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - runs: The pieces of the text, one for each look; at least one.
  ///   - binding: The name under which the application updates the text; `nil` for a text that stays.
  package init(_ runs: [TextRun], binding: String? = nil) {
    self.runs = runs
    self.binding = binding
  }

  package init(_ text: TextContent) { self.init([TextRun(text: text)]) }

  /// All runs as one string.
  package var string: String { runs.map(\.text.string).joined() }

  /// The text as one, in the language of its first run.
  package var content: TextContent {
    TextContent(
      string, language: runs.first?.text.language, direction: runs.first?.text.direction)
  }
}

package struct TextRun: Hashable, Sendable {
  package var text: TextContent
  package var style: TextLook

  package init(text: TextContent, style: TextLook = TextLook()) {
    self.text = text
    self.style = style
  }
}

/// The differences of a text from the profile's own look; what is absent does not differ.
package struct TextLook: Hashable, Sendable {
  /// The role of the text among the texts of a screen.
  package var level: TextLevel?
  package var weight: TextWeight?
  /// A font family by name.
  package var font: String?
  package var size: Points?
  package var color: ColorValue?
  /// The name under which the application says one of the theme's colours.
  package var colorBinding: String?
  package var alignment: TextAlignment?
  /// True where all digits have one width, false where each has its own; absent, those of numbers have one.
  package var isTabular: Bool? = nil
  /// True where letters are italic; absent, they are upright.
  package var isItalic: Bool? = nil

  package init(
    level: TextLevel? = nil, weight: TextWeight? = nil, font: String? = nil, size: Points? = nil,
    color: ColorValue? = nil, colorBinding: String? = nil, alignment: TextAlignment? = nil,
    isTabular: Bool? = nil, isItalic: Bool? = nil
  ) {
    self.level = level
    self.weight = weight
    self.font = font
    self.size = size
    self.color = color
    self.colorBinding = colorBinding
    self.alignment = alignment
    self.isTabular = isTabular
    self.isItalic = isItalic
  }

  /// Returns this look with another one laid over it.
  ///
  /// - Returns: The other look's settings where it has them, else those of this one.
  package func overlaid(by other: TextLook) -> TextLook {
    TextLook(
      level: other.level ?? level, weight: other.weight ?? weight, font: other.font ?? font,
      size: other.size ?? size,
      color: other.color ?? color, colorBinding: other.colorBinding ?? colorBinding,
      alignment: other.alignment ?? alignment, isTabular: other.isTabular ?? isTabular,
      isItalic: other.isItalic ?? isItalic)
  }
}

package enum TextWeight: String, Hashable, Sendable, CaseIterable {
  case thin, light, regular, semibold, bold
}
