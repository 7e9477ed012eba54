package enum FontWeight: String, Hashable, Sendable, CaseIterable {
  case regular, semibold
}

/// The difference of letters from upright ones of their own widths; pages of HTML ask for it.
package enum FontShape: String, Hashable, Sendable, CaseIterable {
  case upright, italic, monospace
}
