import TelltaleModel
import TelltaleSyntax

extension SceneDecoder {
  /// The page itself, so that nobody has to look for it later.
  package func page(of content: WebContent) -> String? {
    switch content {
    case .html(let html): html
    case .file(let file): files.bytes(of: file).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  package mutating func webContent(
    _ entry: YAMLEntry, at path: NodePath, _ pictures: inout [PagePicture]
  ) -> WebContent? {
    switch entry.key {
    case "html":
      guard let html = entry.value.text else {
        if !entry.value.isNull {
          complaints.add(
            entry.value.location, "found \(entry.value.summary), expected HTML as a text")
        }
        return nil
      }
      pictures = checkPage(html, entry.value, at: path)
      return .html(html)
    case "file":
      guard let file = bundlePath(entry.value) else { return nil }
      pictures = checkPage(inFile: file, at: path)
      return .file(file)
    default: return bundleURL(entry.value, at: path, &pictures)
    }
  }

  /// Only what is in the bundle can be shown.
  private mutating func bundleURL(
    _ node: YAMLNode, at path: NodePath, _ pictures: inout [PagePicture]
  ) -> WebContent? {
    guard !node.isNull else { return nil }
    let scheme = "bundle:"
    if let text = node.text, text.hasPrefix(scheme) {
      let rest = String(text.dropFirst(scheme.count).drop { $0 == "/" })
      guard let file = bundlePath(YAMLNode(.scalar(rest, isPlain: false), at: node.location))
      else { return nil }
      pictures = checkPage(inFile: file, at: path)
      return .file(file)
    }
    refuse(
      "WEB-VIEW-RICH-CONTENT", at: path,
      "found \(node.summary), expected content of the bundle; nothing is loaded from elsewhere",
      remedy: "write {file: notice.html} or {html: …}")
    return nil
  }

  // MARK: Pages

  /// A page in the scene itself: each fault at its own line where that can be told.
  private mutating func checkPage(
    _ html: String, _ node: YAMLNode, at path: NodePath
  ) -> [PagePicture] {
    let report = HTMLCheck.report(html, files: files)
    func place(_ line: Int) -> NodePath? {
      node.isLiteral || line > 1 ? path.key("line-\(line)") : nil
    }
    // From the first line all others can be told.
    for line in [1] + report.faults.map(\.line) + report.pictures.map(\.line) {
      if let own = place(line) { note(node.location(ofLine: line), at: own) }
    }
    for fault in report.faults {
      let own = place(fault.line)
      let words = own == nil ? "" : " (line \(fault.line) of the page)"
      add(fault, fault.message + words, at: own ?? path)
    }
    return report.pictures
  }

  /// A page in a file of the bundle, where that is at hand.
  private mutating func checkPage(inFile file: String, at path: NodePath) -> [PagePicture] {
    guard let bytes = files.bytes(of: file) else { return [] }
    let report = HTMLCheck.report(
      String(decoding: bytes, as: UTF8.self), files: files, folder: WebContent.file(file).folder)
    for fault in report.faults {
      let column = fault.column.map { ":\($0)" } ?? ""
      add(fault, "\(Quoted.plain(file)):\(fault.line)\(column): \(fault.message)", at: path)
    }
    return report.pictures
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
    case .depth:
      complaints.add(
        sourceMap.location(of: path), message,
        remedy: "nest fewer elements, and see that each of them is closed")
    }
  }
}
