import CHTML
import TelltaleSyntax

/// A page as gumbo reads it.
struct HTMLPage: ~Copyable {
  private let page: OpaquePointer
  private let text: UnsafeMutableBufferPointer<CChar>

  /// `nil` where it takes more memory than it may.
  init?(_ bytes: [UInt8]) {
    text = .allocate(capacity: bytes.count + 1)
    for (index, byte) in bytes.enumerated() { text[index] = CChar(bitPattern: byte) }
    text[bytes.count] = 0
    guard let page = telltale_page_read(text.baseAddress, bytes.count, Limits.htmlMemory) else {
      text.deallocate()
      return nil
    }
    self.page = page
  }

  deinit {
    telltale_page_free(page)
    text.deallocate()
  }

  /// Every element, in no order that matters.
  func forEach(_ visit: (HTMLElement) -> Void) {
    guard let document = telltale_page_tree(page)?.pointee.document else { return }
    // The root of the page is in nothing.
    var waiting = [(node: document, depth: -1)]
    while let (node, depth) = waiting.popLast() {
      let below = { (nodes: [UnsafeMutablePointer<GumboNode>]) in nodes.map { ($0, depth + 1) } }
      let type = node.pointee.type
      switch type {
      case GUMBO_NODE_DOCUMENT: waiting += below(Self.nodes(node.pointee.v.document.children))
      case GUMBO_NODE_ELEMENT, GUMBO_NODE_TEMPLATE:
        let children = Self.nodes(node.pointee.v.element.children)
        var element = HTMLElement(node.pointee, texts: Self.texts(children))
        element.depth = depth
        element.isEmpty = children.isEmpty
        visit(element)
        waiting += below(children)
      default: continue
      }
    }
  }

  private static func nodes(_ vector: GumboVector) -> [UnsafeMutablePointer<GumboNode>] {
    (0..<Int(vector.length)).compactMap { index in
      vector.data?[index]?.assumingMemoryBound(to: GumboNode.self)
    }
  }

  private static func texts(_ nodes: [UnsafeMutablePointer<GumboNode>]) -> [HTMLText] {
    nodes.compactMap { node in
      guard node.pointee.type == GUMBO_NODE_TEXT || node.pointee.type == GUMBO_NODE_CDATA,
        let text = node.pointee.v.text.text
      else { return nil }
      return HTMLText(
        string: String(cString: text), line: Int(node.pointee.v.text.start_pos.line),
        column: max(1, Int(node.pointee.v.text.start_pos.column)))
    }
  }
}

/// A text in an element.
struct HTMLText {
  var string: String
  /// Of its first character, from 1.
  var line: Int
  var column: Int
}

/// An element with its attributes.
struct HTMLElement {
  /// In lower case.
  var name: String
  var attributes: [HTMLAttribute]
  /// The texts directly in it.
  var texts: [HTMLText]
  var line: Int
  var column: Int
  /// Elements that it stands in.
  var depth = 0
  /// True where nothing is in it, be it text.
  var isEmpty = true

  init(_ node: GumboNode, texts: [HTMLText]) {
    let element = node.v.element
    name = Self.name(element)
    line = max(1, Int(element.start_pos.line))
    column = max(1, Int(element.start_pos.column))
    self.texts = texts
    attributes = (0..<Int(element.attributes.length)).compactMap { index in
      guard
        let attribute = element.attributes.data?[index]?
          .assumingMemoryBound(to: GumboAttribute.self).pointee
      else { return nil }
      return HTMLAttribute(
        name: String(cString: attribute.name).lowercased(),
        value: String(cString: attribute.value), line: max(1, Int(attribute.name_start.line)),
        column: max(1, Int(attribute.name_start.column)))
    }
  }

  func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

  private static func name(_ element: GumboElement) -> String {
    if element.tag != GUMBO_TAG_UNKNOWN {
      return String(cString: gumbo_normalized_tagname(element.tag))
    }
    var piece = element.original_tag
    gumbo_tag_from_original_text(&piece)
    let bytes = UnsafeBufferPointer(start: piece.data, count: piece.length)
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
  }
}

struct HTMLAttribute {
  /// In lower case.
  var name: String
  var value: String
  var line: Int
  var column: Int
}
