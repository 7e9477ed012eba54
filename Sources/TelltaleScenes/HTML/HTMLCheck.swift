import TelltaleModel
import TelltaleSyntax

/// A check for the parts of a page that a web view does not show. It shows what stands still and
/// belongs to the bundle.
package struct HTMLCheck {
  private let files: BundleFiles
  /// What names of pictures count from; empty, or with a slash at its end.
  private let folder: String
  private var pictures: [PagePicture] = []
  private var faults: [HTMLFinding] = []
  /// Places that links may lead to.
  private var anchors: Set<String> = ["", "top"]
  private var links: [(target: String, line: Int, tag: String)] = []

  /// Returns the faults and the pictures of a page.
  ///
  /// - Parameters:
  ///   - html: The page, damaged perhaps.
  ///   - files: The files that the scene may show.
  ///   - folder: The page's folder in the bundle; empty, or with a slash at its end.
  /// - Returns: One fault alone where the page costs too much to be read.
  package static func report(
    _ html: String, files: BundleFiles, folder: String = ""
  ) -> HTMLReport {
    let bytes = Array(html.utf8)
    if let fault = HTMLCost.fault(bytes) { return HTMLReport(faults: [fault]) }
    guard let page = HTMLPage(bytes) else {
      let fault = HTMLFinding(
        kind: .limit, line: 1,
        message: "the page takes more than \(Limits.htmlMemory) bytes of memory, the most that is"
          + " given to one")
      return HTMLReport(faults: [fault])
    }
    var check = HTMLCheck(files: files, folder: folder)
    page.forEach { check.check($0) }
    check.checkLinks()
    return HTMLReport(faults: check.sorted, pictures: check.sortedPictures)
  }

  private init(files: BundleFiles, folder: String) {
    self.files = files
    self.folder = folder
  }

  private var sortedPictures: [PagePicture] {
    var seen: Set<String> = []
    return pictures.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
      .filter { seen.insert($0.file).inserted }
  }

  private var sorted: [HTMLFinding] {
    var seen: Set<HTMLFinding> = []
    return faults.filter { seen.insert($0).inserted }
      .sorted { ($0.line, $0.message) < ($1.line, $1.message) }
  }

  // MARK: Elements

  private mutating func check(_ element: HTMLElement) {
    let tag = "<\(Quoted.plain(element.name))>"
    checkDepth(element, tag)
    if let reason = HTMLWords.refusedElements[element.name] {
      add(element.line, "\(tag) \(reason)")
    }
    if element.name == "meta", element.value("http-equiv")?.trimmed.lowercased() == "refresh" {
      add(element.line, "\(tag) loads this page again or another one")
    }
    if element.name == "style" {
      for text in element.texts {
        check(style: text.string, at: text.line, text.column, of: tag)
      }
    }
    if let id = element.value("id") { anchors.insert(id) }
    if element.name == "a", let name = element.value("name") { anchors.insert(name) }
    for attribute in element.attributes { check(attribute, of: element, tag) }
  }

  /// Said once, of the first that goes too deep.
  private mutating func checkDepth(_ element: HTMLElement, _ tag: String) {
    guard element.depth == Limits.htmlDepth, !element.isEmpty else { return }
    let fault = HTMLFinding(
      kind: .depth, line: element.line, column: element.column,
      message: "\(tag) is inside of \(element.depth) elements and holds more, at most"
        + " \(Limits.htmlDepth) are laid out inside each other")
    if let known = faults.firstIndex(where: { $0.kind == .depth }) {
      let other = faults[known]
      let isFirst = (fault.line, element.column) < (other.line, other.column ?? 1)
      if isFirst { faults[known] = fault }
    } else {
      faults.append(fault)
    }
  }

  private mutating func check(
    _ attribute: HTMLAttribute, of element: HTMLElement, _ tag: String
  ) {
    let name = attribute.name
    if name.hasPrefix("on"), name.utf8.count > 2 {
      add(attribute.line, "\(tag) has \(Quoted.plain(name)), which runs")
    } else if name == "style" {
      check(style: attribute.value, at: attribute.line, attribute.column, of: tag)
    } else if name == "srcset" || name == "imagesrcset" {
      for address in HTMLAddress.candidates(attribute.value) {
        check(address, in: name, at: attribute.line, of: tag)
      }
    } else if HTMLWords.isLink(name, of: element.name) {
      note(link: attribute, of: tag)
    } else if HTMLWords.addresses.contains(name) {
      check(attribute.value, in: name, at: attribute.line, of: tag)
      if name == "src", element.name == "img" || element.name == "image" {
        checkStill(attribute, of: tag)
      }
      if HTMLWords.isShown(name, of: element.name) {
        note(picture: attribute.value, at: attribute.line, attribute.column)
      }
    }
  }

  // MARK: Addresses

  private mutating func check(_ address: String, in name: String, at line: Int, of tag: String) {
    switch HTMLAddress(address) {
    case .script: add(line, "\(tag) has a script in \(name)")
    case .elsewhere:
      add(
        line,
        "\(tag) has the address \(Quoted.text(address)) in \(name), which is not in the bundle")
    case .anchor, .file: return
    }
  }

  private mutating func checkStill(_ attribute: HTMLAttribute, of tag: String) {
    guard case .file(let path) = HTMLAddress(attribute.value),
      let bytes = files.bytes(of: folder + path), ImageMotion.isAnimated(bytes)
    else { return }
    add(attribute.line, "\(tag) has the picture \(Quoted.text(path)), which moves")
  }

  private mutating func note(picture address: String, at line: Int, _ column: Int) {
    guard case .file(let path) = HTMLAddress(address), !HTMLWords.isSheet(path) else { return }
    pictures.append(PagePicture(file: folder + path, line: line, column: column))
  }

  private mutating func note(link attribute: HTMLAttribute, of tag: String) {
    switch HTMLAddress(attribute.value) {
    case .script: add(attribute.line, "\(tag) has a script in \(attribute.name)")
    case .anchor(let target): links.append((target, attribute.line, tag))
    case .elsewhere, .file:
      add(
        attribute.line,
        "\(tag) leads to \(Quoted.text(attribute.value)), which is not on this page", .link)
    }
  }

  private mutating func checkLinks() {
    for link in links where !anchors.contains(link.target) {
      add(
        link.line,
        "\(link.tag) leads to \(Quoted.text("#" + link.target)), and nothing on the page has that"
          + " id", .link)
    }
  }

  // MARK: Styles

  /// - column: where its first line begins.
  private mutating func check(
    style: String, at line: Int, _ column: Int, of tag: String
  ) {
    for fault in CSSScanner.faults(style) {
      switch fault.what {
      case .motion(let name):
        add(line + fault.line, "\(tag) has \(Quoted.plain(name)) in its style, which moves")
      case .address(let address):
        check(address, in: "its style", at: line + fault.line, of: tag)
        note(picture: address, at: line + fault.line, fault.line == 0 ? column : 1)
      }
    }
  }

  private mutating func add(_ line: Int, _ message: String, _ kind: HTMLFinding.Kind = .active) {
    guard faults.count < Limits.complaints else { return }
    faults.append(HTMLFinding(kind: kind, line: line, message: message))
  }
}

/// What HTML calls things.
private enum HTMLWords {
  static let refusedElements: [String: String] = {
    let groups = [
      ("runs", ["script"]),
      (
        "shows another page or program inside of this one",
        ["iframe", "frame", "frameset", "object", "embed", "applet", "portal", "fencedframe"]
      ),
      (
        "asks for input",
        ["form", "input", "select", "textarea", "button", "keygen", "isindex", "datalist"]
      ),
      ("plays", ["video", "audio", "bgsound"]),
      ("is drawn by a script", ["canvas"]),
      (
        "moves",
        [
          "marquee", "blink", "animate", "animatemotion", "animatetransform", "animatecolor", "set",
        ]
      ),
      ("changes where every address leads", ["base"]),
    ]
    var words: [String: String] = [:]
    for (reason, names) in groups { for name in names { words[name] = reason } }
    return words
  }()

  /// Attributes whose value is fetched.
  static let addresses: Set = [
    "src", "href", "xlink:href", "poster", "data", "action", "formaction", "background", "manifest",
    "ping", "codebase", "classid", "archive", "dynsrc", "lowsrc", "icon", "profile", "usemap",
  ]

  /// True for what a style names that is no picture: other styles, and fonts.
  static func isSheet(_ path: String) -> Bool {
    let ending = path.split(separator: ".").last?.lowercased() ?? ""
    return ["css", "ttf", "ttc", "otf", "woff", "woff2", "eot"].contains(ending)
  }

  /// True for an attribute that names a picture which is drawn.
  static func isShown(_ attribute: String, of element: String) -> Bool {
    switch attribute {
    case "src": ["img", "image"].contains(element)
    case "background": ["body", "table", "td", "th"].contains(element)
    default: false
    }
  }

  /// True for an attribute that people follow.
  static func isLink(_ attribute: String, of element: String) -> Bool {
    (attribute == "href" || attribute == "xlink:href") && ["a", "area"].contains(element)
  }
}

extension String {
  /// Without white space at both ends.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
