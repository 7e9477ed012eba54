/// What of CSS has an effect on pages: what litehtml 0.6 reads, and what is our own.
enum PageStyles {
  static let properties = names(
    """
    background background-attachment background-clip background-color background-image
    background-origin background-position background-repeat background-size border border-bottom
    border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style
    border-bottom-width border-collapse border-color border-left border-left-color border-left-style
    border-left-width border-radius border-right border-right-color border-right-style
    border-right-width border-spacing border-style border-top border-top-color
    border-top-left-radius border-top-right-radius border-top-style border-top-width border-width
    box-sizing clear color content direction display float font font-family font-size
    font-style font-variant font-weight height line-height list-style list-style-image
    list-style-position list-style-type margin margin-bottom margin-left margin-right margin-top
    max-height max-width min-height min-width overflow padding padding-bottom padding-left padding-right
    padding-top position text-align text-decoration text-indent text-transform unicode-bidi
    vertical-align visibility white-space width
    """)

  /// What changes nothing about a page that stands still, is not typed into, and breaks its words as it has
  /// to anyway.
  static let unseen = names(
    """
    cursor pointer-events user-select touch-action scroll-behavior will-change caret-color
    accent-color color-scheme appearance resize orphans widows page-break-after page-break-before
    page-break-inside break-after break-before break-inside print-color-adjust speak quotes
    overflow-wrap word-wrap hyphens text-rendering font-smooth font-display src unicode-range
    text-size-adjust overscroll-behavior contain content-visibility
    """)

  /// Told by another guideline (WEB-VIEW-STATIC-ONLY).
  static let moving = ["animation", "transition"]

  /// Of properties whose values are words: those that are known.
  static let values: [String: Set<String>] = [
    "display": names(
      """
      none block inline inline-block inline-table list-item table table-caption table-cell
      table-column table-column-group table-footer-group table-header-group table-row
      table-row-group
      """),
    "position": names("static"),
    "float": names("none left right"),
    "overflow": names("visible hidden scroll auto"),
    "white-space": names("normal nowrap pre pre-line pre-wrap"),
    "text-transform": names("none capitalize uppercase lowercase"),
    "visibility": names("visible hidden collapse"),
  ]

  /// Values that every property has.
  static let general = names("inherit initial unset revert")

  static let functions = names("rgb rgba url attr counter src format local")

  /// Rules that are read, or are told by another guideline.
  static let rules = names("@media @font-face @charset @import @keyframes @page @namespace")

  private static func names(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
