import TelltaleModel

extension SceneDecoder {
  /// The page itself, so that nobody has to look for it later.
  func page(of content: WebContent) -> String? {
    switch content {
    case .html(let html): html
    case .file(let file): files.bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  mutating func webContent(_ entry: YAMLEntry, at path: NodePath) -> WebContent? {
    switch entry.key {
    case "html":
      guard let html = entry.value.text else {
        if !entry.value.isNull {
          complaints.add(
            entry.value.location, "found \(entry.value.summary), expected HTML as a text")
        }
        return nil
      }
      return .html(html)
    case "file": return bundlePath(entry.value).map(WebContent.file)
    default: return bundleURL(entry.value, at: path)
    }
  }

  /// Only what is in the bundle can be shown.
  private mutating func bundleURL(_ node: YAMLNode, at path: NodePath) -> WebContent? {
    guard !node.isNull else { return nil }
    let scheme = "bundle:"
    if let text = node.text, text.hasPrefix(scheme) {
      let rest = String(text.dropFirst(scheme.count).drop { $0 == "/" })
      return bundlePath(YAMLNode(.scalar(rest, isPlain: false), at: node.location))
        .map(WebContent.file)
    }
    refuse(
      "WEB-VIEW-RICH-CONTENT", at: path,
      "found \(node.summary), expected content of the bundle; nothing is loaded from elsewhere",
      remedy: "write {file: notice.html} or {html: …}")
    return nil
  }
}
