import TelltaleModel
import TelltaleSyntax

/// A JSON Schema in words for people who write scenes, on a page of the reference.
struct SchemaWords {
  /// The file that the words stand in.
  let page: String
  /// The file that has each definition.
  let pages: [String: String]

  /// What a text is that nothing more is asked of.
  var plainText = "the name of a file or icon"

  /// What a map with fixed keys is called.
  static let map = "a map"

  /// What may stand under a key: "`true` or `false`", "a list of [row](table.md#row)".
  func type(_ schema: JSONValue) -> String { Self.either(ways(schema)) }

  /// All that may stand there, each once.
  private func ways(_ schema: JSONValue) -> [String] {
    if let path = schema["$ref"]?.string { return [link(path)] }
    if let all = schema["allOf"]?.items, all.count == 1 { return ways(all[0]) }
    if let value = schema["const"] { return ["`\(value.line)`"] }
    if let values = schema["enum"]?.items {
      // A colour may have `theme.` in front, which says the same.
      let names = values.map { $0.string ?? $0.line }.filter { !$0.hasPrefix("theme.") }
      return names.map { "`\($0)`" }
    }
    if schema["properties"] != nil { return [object(schema)] }
    if let several = schema["anyOf"]?.items { return unique(several.flatMap(ways)) }
    switch schema["type"]?.string {
    case "boolean": return ["`true`", "`false`"]
    case "string": return [string(schema)]
    case "integer": return ["a whole number" + range(schema)]
    case "number": return ["a number" + range(schema)]
    case "array": return [list(schema)]
    case "object": return [object(schema)]
    default: return unique((schema["type"]?.items ?? []).flatMap { ways(["type": $0]) })
    }
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  private func link(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let file = pages[name] else { return name }
    return "[\(name)](\(file == page ? "" : file)#\(name.lowercased()))"
  }

  private static func either(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "anything" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private func string(_ schema: JSONValue) -> String {
    guard let pattern = schema["pattern"]?.string else {
      let isName = schema["maxLength"]?.integer == Limits.nameScalars
      return isName
        ? "a name" : schema["maxLength"] == nil ? plainText : "a text"
    }
    return SceneReferenceText.pattern(pattern)
      ?? "a text like `\(pattern.replacing(text: "|", with: "\\|"))`"
  }

  private func range(_ schema: JSONValue) -> String {
    switch (schema["minimum"], schema["maximum"]) {
    case (let least?, let most?): " from \(least.line) to \(most.line)"
    case (let least?, nil): " from \(least.line) on"
    case (nil, let most?): " up to \(most.line)"
    case (nil, nil): ""
    }
  }

  private func list(_ schema: JSONValue) -> String {
    let items = schema["items"].map(type) ?? "anything"
    let plain = items.hasPrefix("a ") ? String(items.dropFirst(2)) : items
    guard let most = schema["maxItems"]?.integer else { return "a list of \(plain)" }
    return "a list of at most \(most): \(plain)"
  }

  private func object(_ schema: JSONValue) -> String {
    guard let properties = schema["properties"]?.members else {
      guard let values = schema["additionalProperties"], values.members != nil else {
        return Self.map
      }
      return "a map from names to \(type(values))"
    }
    // A short one is said at once.
    guard properties.count == 1, let only = properties.first, only.value["description"] == nil
    else { return Self.map }
    return "`{\(only.key): …}` with \(type(only.value))"
  }

  /// A table of keys.
  func table(of properties: [JSONValue.Member], required: [String]) -> String {
    var text = "| key | | if absent | meaning |\n|---|---|---|---|\n"
    for property in properties {
      let usual = property.value["default"].map { "`\($0.string ?? $0.line)`" } ?? ""
      let absent = required.contains(property.key) ? "refused" : usual
      let doc = property.value["description"]?.string.map(Markdown.text) ?? about(property.key)
      text += "| `\(property.key)` | \(type(property.value)) | \(absent) | \(doc) |\n"
    }
    return text
  }

  /// A key that is an element's name says what the element is for.
  private func about(_ key: String) -> String {
    SceneElement(rawValue: key).map { SceneReferenceText.about($0) + "." } ?? ""
  }

  /// All maps with fixed keys in a definition, outermost first.
  func maps(
    in schema: JSONValue, named name: String
  ) -> [(name: String, properties: [JSONValue.Member], required: [String])] {
    var found: [(String, [JSONValue.Member], [String])] = []
    if let properties = schema["properties"]?.members, object(schema) == Self.map {
      let required = schema["required"]?.items?.compactMap(\.string) ?? []
      found.append((name, properties, required))
      found += properties.flatMap { maps(in: $0.value, named: "\(name).\($0.key)") }
    }
    for way in schema["anyOf"]?.items ?? [] { found += maps(in: way, named: name) }
    if let items = schema["items"] { found += maps(in: items, named: name) }
    return found
  }
}
