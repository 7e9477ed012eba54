import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads web views: `html: …` in the scene, or a file of the bundle.
struct WebViewReader: ElementReader {
  var scrolls: Bool { true }

  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var draft = Draft()
    let before = (context.complaints, context.refusals)
    guard Self.record.read(entry.value, at: path, into: &draft, in: &context) else { return nil }
    if let content = draft.content {
      draft.view.content = content
      draft.view.page = page(of: content, context.files)
    } else if before == (context.complaints, context.refusals) {
      context.refuse(
        .webViewRichContent, at: path, "the web view has neither html nor a file",
        remedy: "write {html: …} or {file: notice.html}")
    }
    return .webView(draft.view)
  }

  /// The page itself, so that nobody has to look for it later.
  private func page(of content: WebContent, _ files: BundleFiles) -> String? {
    switch content {
    case .html(let html): html
    case .file(let file): files.bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
    }
  }
}

// MARK: Format

extension WebViewReader {
  private struct Draft {
    var view = WebView(content: .html(""))
    var content: WebContent?
  }

  static var definitions: [JSONValue.Member] { [.init("web-view", record.schema)] }

  private static let record = SceneRecord<Draft>(
    "a web view",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.view.id = $1 },
      content("html", ["type": "string"], "A static page.") { entry, path, context, pictures in
        WebContentReader().html(entry.value, at: path, &pictures, in: &context)
      },
      content("file", SchemaPiece.file, "A page of the bundle.") {
        entry, path, context, pictures in
        WebContentReader().file(entry.value, at: path, &pictures, in: &context)
      },
      content("url", ["type": "string", "pattern": "^bundle:"], "The same as an address.") {
        entry, path, context, pictures in
        WebContentReader().address(entry.value, at: path, &pictures, in: &context)
      },
      .key("height", .points(1...4_000), "Points; absent, what is left of the screen.") {
        $0.view.height = $1
      },
    ])

  /// A key that gives the content, which only one may do.
  private static func content(
    _ name: String, _ schema: JSONValue, _ doc: String,
    _ read:
      @escaping @Sendable (
        YAMLEntry, NodePath, inout SceneContext, inout [PagePicture]
      ) -> WebContent?
  ) -> SceneKey<Draft> {
    .key(name, schema: schema, doc) { entry, path, context, draft in
      if draft.content != nil {
        context.complaints.add(
          entry.location, "a second content, expected either html or file",
          remedy: "keep one of them")
      }
      draft.content = read(entry, path, &context, &draft.view.pictures) ?? draft.content
    }
  }
}
