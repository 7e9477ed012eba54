import TelltaleSyntax

/// Reads the XML of a drawing: UTF-8, elements, attributes and text. What makes one file into another
/// (definitions of a document type, entities) is refused, and so is what takes more than `Limits` allow.
struct XMLReader {
  /// An element that has not ended, by the name that it is written with.
  private struct Open {
    var element: XMLElement
    var name: String
    var spaces: [String: String]
  }

  private var scanner: XMLScanner
  private var open: [Open] = []
  private var root: XMLElement?
  private var elements = 0

  /// The root of a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The element that all others are in.
  /// - Throws: What is wrong with it, and where.
  static func root(of bytes: [UInt8]) throws(PictureError) -> XMLElement {
    guard bytes.count <= Limits.drawingBytes else {
      throw PictureError(
        "\(bytes.count) bytes of SVG are more than the \(Limits.drawingBytes) that are drawn",
        "simplify it, or use PNG")
    }
    guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
      throw PictureError("it is not in UTF-8", "save it as that")
    }
    var reader = XMLReader(scanner: XMLScanner(bytes))
    return try reader.read()
  }

  private init(scanner: XMLScanner) { self.scanner = scanner }

  private mutating func read() throws(PictureError) -> XMLElement {
    _ = scanner.take("\u{FEFF}")
    if scanner.begins(with: "<?xml ") { try readDeclaration() }
    while !scanner.isAtEnd {
      if scanner.take("<!--") {
        try skip(through: "-->")
      } else if scanner.take("<?") {
        try skip(through: "?>")
      } else if scanner.take("<![CDATA[") {
        try add(text: skip(through: "]]>"))
      } else if scanner.begins(with: "<!") {
        try readDocumentType()
      } else if scanner.take("</") {
        try readEnd()
      } else if scanner.take("<") {
        try readStart()
      } else {
        try readText()
      }
    }
    if let last = open.last { throw problem("<\(last.name)> has no end", at: last.element.place) }
    guard let root else { throw problem("there is no element") }
    return root
  }

  // What stands around the elements.

  private mutating func readDeclaration() throws(PictureError) {
    let text = try skip(through: "?>").lowercased()
    guard let name = text.firstRange(ofText: "encoding") else { return }
    guard text[name.upperBound...].contains(text: "utf-8") else {
      throw problem("it says that it is not in UTF-8", "save it as that")
    }
  }

  /// The name of a document type is harmless; what can be defined in it is not.
  private mutating func readDocumentType() throws(PictureError) {
    guard root == nil, open.isEmpty, scanner.take("<!DOCTYPE") else {
      throw problem("expected an element, found <!")
    }
    _ = scanner.take { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "[") }
    guard scanner.take(">") else {
      throw problem("definitions inside of <!DOCTYPE> are not read", "take them out")
    }
  }

  // Elements.

  private mutating func readStart() throws(PictureError) {
    let place = scanner.place
    let name = try readName()
    elements += 1
    guard elements <= Limits.drawingElements else {
      throw problem("more than \(Limits.drawingElements) elements", "simplify it", at: place)
    }
    guard open.count < Limits.drawingDepth else {
      throw problem("more than \(Limits.drawingDepth) elements inside each other", at: place)
    }
    guard root == nil || !open.isEmpty else {
      throw problem("<\(name)> stands after the end of the drawing", at: place)
    }
    var written: [(name: String, value: String, place: XMLPlace)] = []
    while scanner.takeSpace(), scanner.next != UInt8(ascii: "/"), scanner.next != UInt8(ascii: ">")
    {
      written.append(try readAttribute())
      guard written.count <= Limits.drawingAttributes else {
        throw problem("<\(name)> has more than \(Limits.drawingAttributes) attributes", at: place)
      }
    }
    let isEmpty = scanner.take("/")
    guard scanner.take(">") else { throw problem("expected > at the end of <\(name)>") }
    var spaces = open.last?.spaces ?? ["": "", "xml": XMLReader.xml]
    for item in written {
      if item.name == "xmlns" { spaces[""] = item.value }
      if item.name.hasPrefix("xmlns:") { spaces[String(item.name.dropFirst(6))] = item.value }
    }
    let element = XMLElement(
      name: try resolve(name, spaces, place), attributes: try attributes(written, spaces),
      place: place)
    open.append(Open(element: element, name: name, spaces: spaces))
    if isEmpty { close() }
  }

  private func attributes(
    _ written: [(name: String, value: String, place: XMLPlace)], _ spaces: [String: String]
  ) throws(PictureError) -> [XMLAttribute] {
    var found: [XMLAttribute] = []
    for item in written where item.name != "xmlns" && !item.name.hasPrefix("xmlns:") {
      let isPlain = !item.name.contains(":")
      let name =
        isPlain
        ? XMLName(space: "", local: item.name) : try resolve(item.name, spaces, item.place)
      guard !found.contains(where: { $0.name == name }) else {
        throw problem("the attribute \(item.name) stands here twice", at: item.place)
      }
      found.append(XMLAttribute(name: name, value: item.value, place: item.place))
    }
    return found
  }

  private func resolve(
    _ name: String, _ spaces: [String: String], _ place: XMLPlace
  ) throws(PictureError) -> XMLName {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    let prefix = parts.count == 2 ? parts[0] : ""
    guard parts.count <= 2, let local = parts.last, !local.isEmpty, let space = spaces[prefix]
    else { throw problem("the namespace of \(name) is unknown", at: place) }
    return XMLName(space: space, local: local)
  }

  private mutating func readAttribute() throws(PictureError) -> (String, String, XMLPlace) {
    let place = scanner.place
    let name = try readName()
    _ = scanner.takeSpace()
    guard scanner.take("=") else { throw problem("expected = after \(name)") }
    _ = scanner.takeSpace()
    let quote = scanner.next
    guard scanner.take("\"") || scanner.take("'") else {
      throw problem("expected the value of \(name) in quotation marks")
    }
    let value = scanner.take { $0 != quote && $0 != UInt8(ascii: "<") }
    guard scanner.take("\"") || scanner.take("'") else {
      throw problem("the value of \(name) does not end", at: place)
    }
    return (name, try plain(value, at: place), place)
  }

  private mutating func readEnd() throws(PictureError) {
    let place = scanner.place
    let name = try readName()
    _ = scanner.takeSpace()
    guard scanner.take(">"), name == open.last?.name else {
      throw problem("</\(name)> has no start", at: place)
    }
    close()
  }

  private mutating func close() {
    guard let done = open.popLast() else { return }
    if open.isEmpty {
      root = done.element
    } else {
      open[open.count - 1].element.contents.append(.element(done.element))
    }
  }

  // Names and text.

  private mutating func readName() throws(PictureError) -> String {
    let name = scanner.take { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x3A).contains(byte)
        || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
    }
    guard let first = name.utf8.first, first | 0x20 >= 0x61 || first == UInt8(ascii: "_"),
      name.utf8.count <= Limits.nameScalars
    else { throw problem("expected a name") }
    return name
  }

  private mutating func readText() throws(PictureError) {
    let place = scanner.place
    let text = scanner.take { $0 != UInt8(ascii: "<") }
    if open.isEmpty, !text.allSatisfy(\.isWhitespace) {
      throw problem("there is text outside of the drawing", at: place)
    }
    add(text: try plain(text, at: place))
  }

  private mutating func add(text: String) {
    guard !open.isEmpty, !text.isEmpty else { return }
    open[open.count - 1].element.contents.append(.text(text))
  }

  /// A text with its references replaced.
  private func plain(_ text: String, at place: XMLPlace) throws(PictureError) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.firstIndex(of: "&") {
      result += rest[..<sign]
      let after = rest[rest.index(after: sign)...]
      guard let end = after.prefix(12).firstIndex(of: ";"),
        let character = Self.character(after[..<end])
      else { throw problem("a & without the name of a character", "write &amp;", at: place) }
      result.unicodeScalars.append(character)
      rest = after[after.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    if let known = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][String(name)] {
      return Unicode.Scalar(known)
    }
    guard name.first == "#" else { return nil }
    let isHexadecimal = name.dropFirst().first == "x"
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), digits.first != "+",
      number >= 0x20 || [9, 10, 13].contains(number)
    else { return nil }
    return Unicode.Scalar(number)
  }

  private static let xml = "http://www.w3.org/XML/1998/namespace"

  @discardableResult
  private mutating func skip(through end: StaticString) throws(PictureError) -> String {
    let start = scanner.place
    guard let text = scanner.take(through: end) else {
      throw problem("expected \(end) after what begins here", at: start)
    }
    return text
  }

  private func problem(
    _ text: String, _ remedy: String? = nil, at place: XMLPlace? = nil
  ) -> PictureError {
    PictureError("\(place ?? scanner.place): \(text)", remedy)
  }
}
