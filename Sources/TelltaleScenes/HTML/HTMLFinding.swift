import TelltaleModel

/// A part of a page that a web view does not show.
package struct HTMLFinding: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It runs, moves, asks, or comes from elsewhere (WEB-VIEW-STATIC-ONLY).
    case active
    /// It leads away from the page, or nowhere (WEB-VIEW-NO-BROWSING).
    case link
    /// The page costs more to read than is spent on it.
    case limit
    /// Elements stand inside each other more often than they are laid out.
    case depth
  }

  package var kind: Kind
  /// The line, from 1.
  package var line: Int
  /// The column, from 1; `nil` where only the line is known.
  package var column: Int?
  /// The fault in words, which begins with the tag: `<script> runs`.
  package var message: String
}

/// The facts about a page that are known before it is laid out.
package struct HTMLReport: Hashable, Sendable {
  /// The faults in the order of their lines.
  package var faults: [HTMLFinding] = []
  /// The pictures of the bundle that it shows, in the order of their lines; each file once.
  package var pictures: [PagePicture] = []
}
