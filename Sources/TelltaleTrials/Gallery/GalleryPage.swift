import TelltaleSyntax

/// A gallery as one HTML page over the pictures beside it, which any browser shows without a
/// server.
///
/// Texts of scenes are data of the page and never markup: they stand in JSON without `<`, and are
/// shown as text only.
package struct GalleryPage {
  /// The bytes of the page.
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - entries: All pictures, in their order.
  ///   - comparison: The comparison with an earlier gallery; `nil` where there is none.
  ///   - against: The name of the earlier gallery; `nil` where there is none.
  package init(
    _ entries: [GalleryEntry], comparison: GalleryComparison? = nil, against: String? = nil
  ) {
    let all = entries + (comparison?.gone ?? [])
    let pictures = all.map { entry -> JSONValue in
      guard case .object(let members) = entry.value else { return .null }
      let change = comparison?.changes[entry.subject]?.value ?? .null
      return .object(members + [.init("change", change)])
    }
    let data: JSONValue = [
      "pictures": .array(pictures), "against": against.map(JSONValue.string) ?? .null,
      "summary": .string(comparison?.summary ?? ""),
    ]
    bytes = Array(Self.text(TestPage.harmless(data.line)).utf8)
  }

  private static func text(_ data: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file: data:; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Gallery</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(markup)
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }
}
