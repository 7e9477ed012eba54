import TelltaleGraphics
import TelltaleModel

/// The page on which a field is filled in with the on-screen keyboard: the field on top, keys
/// below.
///
/// It takes the place of the card while it is open, so that it fits the smallest screen.
package struct TypingPage: Hashable, Sendable {
  package var field: Int
  package var layout: KeyboardLayout
  package var page: Int
  package var isShifted: Bool
  /// True where the text may have several lines, and there is a key to begin one.
  package var isMultiline: Bool
  /// True where the keys are those of Latin letters, beside letters of another writing.
  package var isLatin = false
  /// True where the content of a secret field is shown, until the page goes.
  package var isRevealed = false

  /// A page with keys for a field.
  ///
  /// - Parameters:
  ///   - field: The index of the field in its question.
  ///   - layout: The keys of the language and of the field's content.
  ///   - page: The index of the layout's page.
  ///   - isShifted: True where keys type capitals.
  ///   - isMultiline: True where the text may have several lines.
  package init(
    field: Int, layout: KeyboardLayout, page: Int = 0, isShifted: Bool = false,
    isMultiline: Bool = false
  ) {
    self.field = field
    self.layout = layout
    self.page = page
    self.isShifted = isShifted
    self.isMultiline = isMultiline
  }

  /// The rows of keys that are shown; empty where the layout has no such page.
  package var keys: [[KeyCap]] { pages.indices.contains(page) ? pages[page].rows : [] }

  /// The pages that one goes through with the letters that are there.
  var pages: [KeyboardPage] { isLatin ? layout.latin : layout.pages }

  /// The page that the key for other letters leads to; `nil` where there are no others.
  var otherLetters: KeyboardPage? {
    layout.latin.isEmpty ? nil : isLatin ? layout.pages.first : layout.latin.first
  }

  /// Goes on to the next page of keys, and from the last to the first.
  package mutating func turnPage() {
    page = (page + 1) % max(1, pages.count)
  }

  /// Changes from Latin letters to the others and back.
  package mutating func switchLetters() {
    guard otherLetters != nil else { return }
    isLatin.toggle()
    page = 0
    isShifted = false
  }

  /// Returns the text that a key types now.
  ///
  /// - Parameters:
  ///   - row: The row of the key from the top, from 0.
  ///   - column: The place of the key in its row, from 0.
  /// - Returns: The character, shifted where that is on; `nil` where there is no such key.
  package func text(row: Int, column: Int) -> String? {
    guard keys.indices.contains(row), keys[row].indices.contains(column) else { return nil }
    let cap = keys[row][column]
    return isShifted ? cap.shifted : cap.plain
  }

  /// The scroll area of the page, for keys that are too many for the screen.
  package static let area: NodePath = "keyboard"
}
