import TelltaleModel

/// Something in a page that a web view does not show.
package struct HTMLFault: Hashable, Sendable {
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
  /// Counts from 1.
  package var line: Int
  /// Counts from 1; absent where only the line is known.
  package var column: Int?
  /// Begins with the tag: `<script> runs`.
  package var message: String
}

/// What there is to know about a page before it is laid out.
package struct HTMLReport: Hashable, Sendable {
  /// In the order of its lines.
  package var faults: [HTMLFault] = []
  /// What it shows of the bundle, in the order of its lines; each file once.
  package var pictures: [PagePicture] = []
}
