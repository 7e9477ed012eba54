import TelltaleGraphics

/// A text of any length in several looks, which scrolls where it does not fit.
package struct TextView: Hashable, Sendable {
  package var id: String?
  package var text: RichText
  package var style: TextLook
  package var background: ColorValue?
  /// Points; absent, what the text takes.
  package var height: Points?
  package var editing: TextEditing

  package init(
    id: String? = nil, text: RichText, style: TextLook = TextLook(),
    background: ColorValue? = nil, height: Points? = nil, editing: TextEditing = .none
  ) {
    self.id = id
    self.text = text
    self.style = style
    self.background = background
    self.height = height
    self.editing = editing
  }
}

/// Static HTML, from the scene or from a file beside it (WEB-VIEW-STATIC-ONLY).
package struct WebView: Hashable, Sendable {
  package var id: String?
  package var content: WebContent
  /// The page itself, read when the scene was; absent where its file is not there.
  package var page: String?
  /// The pictures that the page shows beside text.
  package var pictures: [PagePicture] = []
  /// Points; absent, what is left of the screen.
  package var height: Points?

  package init(
    id: String? = nil, content: WebContent, page: String? = nil, height: Points? = nil
  ) {
    self.id = id
    self.content = content
    self.page = page
    self.height = height
  }
}

/// A picture of a page.
package struct PagePicture: Hashable, Sendable {
  /// Its path in the bundle.
  package var file: String
  /// The place where the page names it; both count from 1.
  package var line: Int
  package var column: Int

  /// Creates a picture of a page.
  ///
  /// - Parameters:
  ///   - file: The path of the picture in the bundle.
  ///   - line: The line of the page that names it, from 1.
  ///   - column: The column of that line, from 1.
  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

package enum WebContent: Hashable, Sendable {
  case html(String)
  /// A path inside the bundle.
  case file(String)

  /// The folder that names in the page count from; empty, or with a slash at its end.
  package var folder: String {
    guard case .file(let path) = self, let slash = path.lastIndex(of: "/") else { return "" }
    return String(path[...slash])
  }
}
