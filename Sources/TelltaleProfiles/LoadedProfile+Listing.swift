import TelltaleModel
import TelltaleSyntax

/// A value of a merged profile.
package struct ProfileLeaf: Hashable, Sendable {
  /// The path of its key: `alert.corner-radius-pt`. An entry of an open map has a path of its own.
  package var path: String
  /// The value on one line, as a profile file would have it.
  package var text: String
  package var origin: SourceLocation
}

extension LoadedProfile {
  /// All values that the files give, in the order of the table of keys.
  package var leaves: [ProfileLeaf] {
    ProfileKeys.all.flatMap { key -> [ProfileLeaf] in
      guard let node = node(key) else { return [] }
      guard case .mapping(let entries) = node.value, !entries.isEmpty else {
        return [ProfileLeaf(path: key.path, text: node.flowText, origin: node.location)]
      }
      return entries.map { entry in
        ProfileLeaf(
          path: "\(key.path).\(entry.key)", text: entry.value.flowText,
          origin: entry.value.location)
      }
    }
  }

  /// Returns the whole profile as one file that needs no other.
  ///
  /// - Parameter origin: True to put the file and the line of each value behind it, as a comment.
  /// - Returns: The text of a profile file.
  package func listing(origin: Bool) -> String {
    let isAligned = { (line: Line) in line.origin != nil && line.text.count <= 44 }
    let lines = listingLines
    let width = lines.filter(isAligned).map(\.text.count).max() ?? 0
    return lines.map { line in
      guard origin, let place = line.origin else { return line.text + "\n" }
      let gap = String(repeating: " ", count: max(0, width - line.text.count) + 2)
      return "\(line.text)\(gap)# \(place.file):\(place.line)\n"
    }.joined()
  }

  private struct Line {
    var text: String
    var origin: SourceLocation?
  }

  private var listingLines: [Line] {
    var lines: [Line] = []
    for section in ProfileKeys.sections {
      let keys = ProfileKeys.all.filter { $0.section == section && node($0) != nil }
      if !section.isEmpty, !keys.isEmpty {
        lines.append(Line(text: "", origin: nil))
        lines.append(Line(text: "\(section):", origin: nil))
      }
      let indent = section.isEmpty ? "" : "  "
      for key in keys {
        if let node = node(key) { lines += listing(of: key.name, node, indent: indent) }
      }
    }
    return lines
  }

  private func listing(of key: String, _ node: YAMLNode, indent: String) -> [Line] {
    switch node.value {
    case .mapping(let entries) where !entries.isEmpty:
      return [Line(text: "\(indent)\(key):", origin: node.location)]
        + entries.map { entry in
          Line(
            text: "\(indent)  \(YAMLNode.keyText(entry.key)): \(entry.value.flowText)",
            origin: entry.value.location)
        }
    case .sequence(let items) where items.contains(where: \.isCollection):
      return [Line(text: "\(indent)\(key):", origin: node.location)]
        + items.map { Line(text: "\(indent)  - \($0.flowText)", origin: $0.location) }
    default:
      return [Line(text: "\(indent)\(key): \(node.flowText)", origin: node.location)]
    }
  }
}

extension YAMLNode {
  fileprivate var isCollection: Bool {
    if case .scalar = value { return false }
    return true
  }

  /// The value on one line, which is read back as the same value.
  package var flowText: String {
    switch value {
    case .scalar(let text, let isPlain):
      isPlain && YAMLNode.canStandPlain(text) ? text : JSONValue.quoted(text)
    case .sequence(let items): "[\(items.map(\.flowText).joined(separator: ", "))]"
    case .mapping(let entries):
      "{"
        + entries.map { "\(YAMLNode.keyText($0.key)): \($0.value.flowText)" }
        .joined(separator: ", ") + "}"
    }
  }

  static func keyText(_ key: String) -> String {
    canStandPlain(key) ? key : JSONValue.quoted(key)
  }

  /// Letters, digits and a few marks that mean nothing to YAML.
  private static func canStandPlain(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.last != UInt8(ascii: " ") else { return false }
    let letters = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: " ._/@-".utf8.contains(byte)
      }
    }
    return letters && first != UInt8(ascii: " ")
      && (first != UInt8(ascii: "-") || number(text) != nil)
  }
}
