/// A string that a person reads, with the language it is in where that differs from the scene's.
package struct TextContent: Hashable, Sendable, ExpressibleByStringLiteral {
  package var string: String
  package var language: Language?
  /// The base direction that the author gave it; absent, it follows from the text.
  package var direction: TextDirection?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - string: The text as people read it.
  ///   - language: The language, where it differs from the scene's; `nil` for that one.
  ///   - direction: The base direction that the author gave it; `nil` where it follows from the text.
  package init(_ string: String, language: Language? = nil, direction: TextDirection? = nil) {
    self.string = string
    self.language = language
    self.direction = direction
  }

  package init(stringLiteral value: String) { self.init(value) }
}

/// The same text in several lengths, longest first; the longest that fits is shown.
///
/// Never empty: a scene gives one string, or a list of at least one.
package struct TextVariants: Hashable, Sendable, ExpressibleByStringLiteral {
  package let longest: TextContent
  package let shorter: [TextContent]

  /// Creates variants; there is always one.
  ///
  /// - Parameters:
  ///   - longest: The longest variant.
  ///   - shorter: The other variants, the longest of them first.
  package init(_ longest: TextContent, shorter: [TextContent] = []) {
    self.longest = longest
    self.shorter = shorter
  }

  package init(stringLiteral value: String) { self.init(TextContent(value)) }

  package var all: [TextContent] { [longest] + shorter }
}
