import TelltaleModel

/// The content of a text field or a text view, and the place where typing goes on.
package struct FieldValue: Hashable, Sendable {
  package var text: String
  /// Characters (grapheme clusters) before the caret.
  package var caret: Int
  /// The place where marking began, in characters; all between it and the caret is marked.
  package var anchor: Int?
  /// True where the caret is at the end of the upper line. Where a line is broken between two
  /// characters, the caret has two places.
  package var leansBack = false
  /// Pixels from the left that moving up and down keeps to; `nil` after any other movement.
  package var goal: Int?
  /// The looks of the text, piece by piece; empty where all of it looks the same.
  package var looks: [Stretch] = []

  /// A piece of the text with a look and a language of its own.
  package struct Stretch: Hashable, Sendable {
    /// Bytes of UTF-8.
    package var bytes: Int
    package var look: TextLook
    package var language: Language?

    package init(bytes: Int, look: TextLook, language: Language?) {
      self.bytes = bytes
      self.look = look
      self.language = language
    }
  }

  /// A text in one look.
  ///
  /// - Parameters:
  ///   - text: The whole content.
  ///   - caret: Characters before the caret, kept within the text; `nil` for its end.
  package init(text: String, caret: Int? = nil) {
    self.text = text
    self.caret = min(max(caret ?? text.count, 0), text.count)
  }

  /// A text with its looks, and with the caret at its end.
  ///
  /// - Parameter text: The content of a text view, as the scene or the application gives it.
  package init(_ text: RichText) {
    self.init(text: text.string)
    looks = text.runs.map {
      Stretch(bytes: $0.text.string.utf8.count, look: $0.style, language: $0.text.language)
    }
  }

  /// The characters that are marked; `nil` where there are none.
  package var marked: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    let last = text.count
    let range = min(anchor, caret, last)..<min(max(anchor, caret), last)
    return range.isEmpty ? nil : range
  }

  /// The text with its looks; at least one run.
  package var richText: RichText {
    guard !looks.isEmpty else { return RichText(TextContent(text)) }
    var rest = text.utf8[...]
    let runs = looks.map { stretch in
      let piece = rest.prefix(stretch.bytes)
      rest = rest.dropFirst(stretch.bytes)
      return TextRun(
        text: TextContent(String(piece) ?? "", language: stretch.language), style: stretch.look)
    }
    return RichText(runs)
  }
}
