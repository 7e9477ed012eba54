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
      checkPage(html, entry.value, at: path)
      return .html(html)
    case "file":
      guard let file = bundlePath(entry.value) else { return nil }
      checkPage(inFile: file, entry.value, at: path)
      return .file(file)
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

  // MARK: Pages

  /// A page in the scene itself: each fault at its own line where that can be told.
  private mutating func checkPage(_ html: String, _ node: YAMLNode, at path: NodePath) {
    for fault in HTMLCheck.faults(html, files: files) {
      var own = path
      if node.isLiteral || fault.line > 1 {
        own = path.key("line-\(fault.line)")
        note(node.location(ofLine: fault.line), at: own)
      }
      let place = fault.line > 1 || node.isLiteral ? " (line \(fault.line) of the page)" : ""
      add(fault, fault.message + place, at: own)
    }
  }

  /// A page in a file of the bundle, where that is at hand.
  private mutating func checkPage(inFile file: String, _ node: YAMLNode, at path: NodePath) {
    guard let bytes = files.bytes(of: file) else { return }
    for fault in HTMLCheck.faults(String(decoding: bytes, as: UTF8.self), files: files) {
      add(fault, "\(Quoted.plain(file)):\(fault.line): \(fault.message)", at: path)
    }
  }

  private mutating func add(_ fault: HTMLFault, _ message: String, at path: NodePath) {
    switch fault.kind {
    case .active:
      refuse(
        "WEB-VIEW-STATIC-ONLY", at: path, message,
        remedy: "remove it; a web view shows what stands still and is in the bundle")
    case .link:
      refuse(
        "WEB-VIEW-NO-BROWSING", at: path, message,
        remedy: "remove the link, or lead it to an id of the page")
    case .limit:
      complaints.add(
        sourceMap.location(of: path), message, remedy: "make the page smaller")
    }
  }
}
