/// Something in a page that a web view does not show.
package struct HTMLFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It runs, moves, asks, or comes from elsewhere (WEB-VIEW-STATIC-ONLY).
    case active
    /// It leads away from the page, or nowhere (WEB-VIEW-NO-BROWSING).
    case link
    /// The page costs more to read than is spent on it.
    case limit
  }

  package var kind: Kind
  /// Counts from 1.
  package var line: Int
  /// Begins with the tag: `<script> runs`.
  package var message: String
}
