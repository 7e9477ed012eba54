import TelltaleGraphics
import TelltaleModel

/// The page on which a field is filled in with the on-screen keyboard: the field on top, keys below.
///
/// It takes the place of the card while it is open, so that it fits the smallest screen.
package struct TypingPage: Hashable, Sendable {
  package var field: Int
  package var layout: KeyboardLayout
  package var page: Int
  package var isShifted: Bool
  /// The text may have several lines, and there is a key to begin one.
  package var isMultiline: Bool
  /// The keys are those of Latin letters, beside letters of another writing.
  package var isLatin = false
  /// What a secret field holds is read, until the page goes.
  package var isRevealed = false

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

  package var keys: [[KeyCap]] { pages.indices.contains(page) ? pages[page].rows : [] }

  /// The pages that one goes through with the letters that are there.
  var pages: [KeyboardPage] { isLatin ? layout.latin : layout.pages }

  /// The page that the key for other letters leads to; `nil` where there are no others.
  var otherLetters: KeyboardPage? {
    layout.latin.isEmpty ? nil : isLatin ? layout.pages.first : layout.latin.first
  }

  package mutating func turnPage() {
    page = (page + 1) % max(1, pages.count)
  }

  /// From Latin letters to the others and back.
  package mutating func switchLetters() {
    guard otherLetters != nil else { return }
    isLatin.toggle()
    page = 0
    isShifted = false
  }

  /// What a key types as things stand.
  package func text(row: Int, column: Int) -> String? {
    guard keys.indices.contains(row), keys[row].indices.contains(column) else { return nil }
    let cap = keys[row][column]
    return isShifted ? cap.shifted : cap.plain
  }

  /// What scrolls of the page: keys that are too many for the screen.
  package static let area: NodePath = "keyboard"
}
