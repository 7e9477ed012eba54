import TelltaleGraphics
import TelltaleModel

/// The looks that a page has where its own styles say nothing: those of the profile.
enum PageStyle {
  /// Colours of the theme are known only when a page is drawn, by day or by night. Until then each
  /// stands for itself as a colour that no author writes.
  private static let roles: [ColorRole] = [
    .text, .textSecondary, .accent, .separator, .raised,
  ]

  private static func code(_ role: ColorRole) -> UInt32 {
    0xFE01F0 + UInt32(roles.firstIndex(of: role) ?? 0)
  }

  private static func css(_ role: ColorRole) -> String {
    "#" + String(code(role), radix: 16)
  }

  /// What a colour of the page, `0xAARRGGBB`, stands for.
  static func color(_ word: UInt32) -> ColorValue {
    if let role = roles.first(where: { code($0) | 0xFF00_0000 == word }) { return .role(role) }
    return .fixed(Color(rgb: word & 0xFFFFFF).withAlpha(UInt8(truncatingIfNeeded: word >> 24)))
  }

  /// In a window so wide, with a font so large, in pixels of CSS. Where few letters fit on a line,
  /// neither margins nor headings take what they need: at the sides an eighth at the most.
  ///
  /// - least: pixels of the smallest text: no text is set smaller that its author did not.
  static func sheet(width: Int, em: Int, least: Int = 1) -> String {
    let side = em * 9 / 10 <= width / 16 ? "0.9em" : "\(width / 16)px"
    var own = sheet + small(em: em, least: least) + "\nbody { padding: 0.5em \(side) 0.9em }"
    if width < 12 * em { own += "\ntd, th { padding: 0.3em 0.35em }" }
    if width < 8 * em { own += "\nh1 { font-size: 1.15em } h2, h3 { font-size: 1em }" }
    return own
  }

  /// Notes, and what is raised or lowered. Inside of each other they shrink only where there is room.
  private static func small(em: Int, least: Int) -> String {
    let floor = min(1000, (least * 1000 + em - 1) / max(1, em))
    func size(_ wanted: Int) -> String { "font-size: \(Double(max(wanted, floor)) / 1000)em" }
    let (notes, shifted) = (["figcaption", "small", "caption"], ["sub", "sup"])
    let nested = (notes + shifted).flatMap { outer in
      (["small"] + shifted).map { "\(outer) \($0)" }
    }
    let rules =
      "\n\(notes.joined(separator: ", ")) { \(size(800)) } "
      + "\(shifted.joined(separator: ", ")) { \(size(750)) }"
    return floor > 560 ? rules + "\n\(nested.joined(separator: ", ")) { font-size: 1em }" : rules
  }

  private static let sheet = """
    html, body, div, p, h1, h2, h3, h4, h5, h6, ul, ol, dl, dt, dd, pre, blockquote, address, hr,
    article, aside, figure, figcaption, footer, header, main, nav, section, center, details,
    summary, fieldset, legend, form, hgroup, search, dialog[open], noscript { display: block }
    p noscript, h1 noscript, h2 noscript, h3 noscript, h4 noscript, span noscript { display: inline }
    head, style, script, title, meta, link, template, noframes, noembed, iframe, object, embed, audio,
    video, canvas, input, select, textarea, datalist, dialog, [hidden] { display: none }
    html { color: \(css(.text)) }
    body { margin: 0 }
    menu, dir { display: block; list-style-type: disc; padding-inline-start: 1.6em; margin: 0.6em 0 }
    p, ul, ol, dl, pre, blockquote, figure, table { margin: 0.6em 0 }
    h1, h2, h3, h4, h5, h6 { font-weight: bold; margin: 0.8em 0 0.35em }
    h1 { font-size: 1.5em } h2 { font-size: 1.25em } h3 { font-size: 1.1em }
    h4, h5, h6 { font-size: 1em }
    ul, ol { padding-inline-start: 1.6em } ul { list-style-type: disc } ol { list-style-type: decimal }
    ul ul { list-style-type: circle } li { display: list-item; margin: 0.2em 0 }
    li ul, li ol { margin: 0.2em 0 }
    dt { font-weight: bold } dd { margin-inline-start: 1.6em }
    blockquote { padding-inline-start: 0.8em;
      border-inline-start: 0.2em solid \(css(.separator)) }
    figcaption, small, caption { color: \(css(.textSecondary)) }
    pre { white-space: pre } nobr { white-space: nowrap } br { display: inline-block; white-space: pre }
    b, strong, th { font-weight: bold } u, ins { text-decoration: underline }
    s, strike, del { text-decoration: line-through }
    i, em, cite, dfn, var, address { font-style: italic }
    code, pre, kbd, samp, tt { font-family: monospace }
    a { color: \(css(.accent)); text-decoration: underline }
    mark { background: \(css(.raised)) }
    sub { vertical-align: sub } sup { vertical-align: super }
    big { font-size: 1.2em } center { text-align: center }
    hr { border-top: 1px solid \(css(.separator)); margin: 0.8em 0; height: 0 }
    img { display: inline-block; max-width: 100% }
    table { display: table; border-collapse: collapse; border-spacing: 0; text-align: start }
    thead { display: table-header-group } tbody { display: table-row-group }
    tfoot { display: table-footer-group } tr { display: table-row }
    col { display: table-column } colgroup { display: table-column-group }
    td, th { display: table-cell; padding: 0.3em 0.7em; vertical-align: middle;
      border-bottom: 1px solid \(css(.separator)) }
    caption { display: table-caption }
    """
}
