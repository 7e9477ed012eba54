import TelltaleModel
import TelltaleSyntax

/// Values that many elements have.
extension SceneDecoder {
  /// A text in one length or several, each at its own place.
  package mutating func variants(_ entry: YAMLEntry, at path: NodePath) -> TextVariants? {
    if case .sequence(let items) = entry.value.value {
      for (index, item) in items.prefix(Limits.textVariants).enumerated() {
        note(item.location, at: path.item(index))
      }
    }
    return variants(entry.value)
  }

  package mutating func seconds(_ node: YAMLNode) -> Double? { value(.number(0...86_400), node) }

  /// The name of an icon of the profile, or a picture of the bundle.
  package mutating func icon(_ node: YAMLNode) -> String? {
    guard let text = node.text, text.contains(where: { "./\\:".contains($0) }) else {
      return name(node, "the name of an icon")
    }
    return bundlePath(node)
  }

  /// A file that belongs to the scene, by its path from the scene's folder.
  package mutating func bundlePath(_ node: YAMLNode) -> String? {
    if node.isNull { return nil }
    let reader = ValueReader<String>(
      "the path of a file in the scene's folder, such as images/a.png",
      schema: ["type": "string", "minLength": 1]
    ) { node in node.text.flatMap { BundleFiles.isPath($0) ? $0 : nil } }
    guard let path = value(reader, node) else { return nil }
    return isSafe(path, node) ? path : nil
  }

  /// A colour, or a picture of the bundle.
  package mutating func fill(_ node: YAMLNode, at path: NodePath) -> Fill? {
    if case .mapping = node.value {
      var image: String?
      record(node, SceneForm("a colour or {image: a.png}", ["image"]), at: path) {
        decoder, entry, _ in image = decoder.bundlePath(entry.value)
      }
      return image.map(Fill.image)
    }
    if let text = node.text, Self.pictureEndings.contains(where: text.hasSuffix) {
      return bundlePath(node).map(Fill.image)
    }
    return value(.sceneColor, node).map(Fill.color)
  }

  private static let pictureEndings = [".png", ".jpg", ".jpeg", ".webp", ".svg"]

  /// Where content comes from: `{async: name}`, or the name alone.
  package mutating func source(_ node: YAMLNode, at path: NodePath) -> DataSource? {
    if case .scalar = node.value {
      return name(node, "the name of a source").map { DataSource($0) }
    }
    var names: [String] = []
    var source = DataSource("")
    let before = complaints
    let isMap = record(node, .source, at: path) { decoder, entry, _ in
      switch entry.key {
      case "async", "bind":
        source.isAsync = entry.key == "async"
        names += decoder.name(entry.value, "the name of a source").map { [$0] } ?? []
      case "conditional":
        source.isConditional = entry.value.boolean ?? true
        if entry.value.boolean == nil {
          names += decoder.name(entry.value, "the name of a source").map { [$0] } ?? []
        }
      case "expected-seconds": source.expectedSeconds = decoder.seconds(entry.value)
      default: return
      }
    }
    guard isMap else { return nil }
    if names.count != 1, complaints == before {
      complaints.add(
        node.location, "\(names.isEmpty ? "no name" : "several names") of a source, expected one",
        remedy: "write {async: stations}")
    }
    guard let name = names.first else { return nil }
    source.name = name
    return source
  }
}
