import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads what a web view shows, and judges the page. All of its functions give the pictures of the
/// page back beside its content.
struct WebContentReader {
  /// A page in the scene itself.
  func html(
    _ node: YAMLNode, at path: NodePath, _ pictures: inout [PagePicture],
    in context: inout SceneContext
  ) -> WebContent? {
    guard let html = node.text else {
      if !node.isNull {
        context.complaints.add(
          node.location, "found \(node.summary), expected HTML as a text")
      }
      return nil
    }
    pictures = checkPage(html, node, at: path, in: &context)
    return .html(html)
  }

  /// A page of the bundle.
  func file(
    _ node: YAMLNode, at path: NodePath, _ pictures: inout [PagePicture],
    in context: inout SceneContext
  ) -> WebContent? {
    guard let file = BundlePathReader().path(node, in: &context) else { return nil }
    pictures = checkPage(inFile: file, at: path, in: &context)
    return .file(file)
  }

  /// Only what is in the bundle can be shown.
  func address(
    _ node: YAMLNode, at path: NodePath, _ pictures: inout [PagePicture],
    in context: inout SceneContext
  ) -> WebContent? {
    guard !node.isNull else { return nil }
    let scheme = "bundle:"
    if let text = node.text, text.hasPrefix(scheme) {
      let rest = String(text.dropFirst(scheme.count).drop { $0 == "/" })
      let name = YAMLNode(.scalar(rest, isPlain: false), at: node.location)
      return file(name, at: path, &pictures, in: &context)
    }
    context.refuse(
      .webViewRichContent, at: path,
      "found \(node.summary), expected content of the bundle; nothing is loaded from elsewhere",
      remedy: "write {file: notice.html} or {html: …}")
    return nil
  }

  // MARK: Pages

  /// A page in the scene itself: each fault at its own line where that can be told.
  private func checkPage(
    _ html: String, _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> [PagePicture] {
    let report = HTMLCheck.report(html, files: context.files)
    func place(_ line: Int) -> NodePath? {
      node.isLiteral || line > 1 ? path.key("line-\(line)") : nil
    }
    // From the first line all others can be told.
    for line in [1] + report.faults.map(\.line) + report.pictures.map(\.line) {
      if let own = place(line) { context.note(node.location(ofLine: line), at: own) }
    }
    for fault in report.faults {
      let own = place(fault.line)
      let words = own == nil ? "" : " (line \(fault.line) of the page)"
      add(fault, fault.message + words, at: own ?? path, in: &context)
    }
    return report.pictures
  }

  /// A page in a file of the bundle, where that is at hand.
  private func checkPage(
    inFile file: String, at path: NodePath, in context: inout SceneContext
  ) -> [PagePicture] {
    guard let html = page(inFile: file, at: path, in: &context) else { return [] }
    let report = HTMLCheck.report(
      html, files: context.files,
      folder: WebContent.file(file).folder)
    for fault in report.faults {
      let column = fault.column.map { ":\($0)" } ?? ""
      let place = "\(Quoted.plain(file)):\(fault.line)\(column)"
      add(fault, "\(place): \(fault.message)", at: path, in: &context)
    }
    return report.pictures
  }

  /// `nil` for a file that is not there yet, which an application may bring, and after a complaint.
  private func page(
    inFile file: String, at path: NodePath, in context: inout SceneContext
  ) -> String? {
    let place = context.sourceMap.location(of: path)
    do throws(LoadError) {
      let bytes = try context.files.read(file, limit: Limits.htmlBytes)
      guard let fault = TextEncodingError(bytes) else {
        return String(decoding: bytes, as: UTF8.self)
      }
      context.complaints.add(
        place, "\(Quoted.plain(file)): \(fault.message)", remedy: fault.remedy)
    } catch  where error.kind == .scene {
      context.complaints.add(
        place, "\(Quoted.plain(file)): \(error.message)", remedy: "make the page smaller")
    } catch {}
    return nil
  }

  private func add(
    _ fault: HTMLFinding, _ message: String, at path: NodePath, in context: inout SceneContext
  ) {
    switch fault.kind {
    case .active:
      context.refuse(
        .webViewStaticOnly, at: path, message,
        remedy: "remove it; a web view shows only still content from the bundle")
    case .link:
      context.refuse(
        .webViewNoBrowsing, at: path, message,
        remedy: "remove the link, or lead it to an id of the page")
    case .limit:
      context.complaints.add(
        context.sourceMap.location(of: path), message, remedy: "make the page smaller")
    case .depth:
      context.complaints.add(
        context.sourceMap.location(of: path), message,
        remedy: "nest fewer elements, and see that each of them is closed")
    }
  }
}
