import TelltaleModel

@testable import TelltaleSyntax

/// As much of JSON Schema as our schemas use, so that they can be held against files.
package struct SchemaValidator {
  package let root: JSONValue

  package init(root: JSONValue) { self.root = root }

  /// What a schema has against a text.
  package static func problems(_ text: String, _ schema: JSONValue) throws -> [String] {
    var complaints = LoadErrorCollector(kind: .scene)
    guard let node = YAMLReader.read(Array(text.utf8), file: "f", complaints: &complaints) else {
      throw CancellationError()
    }
    return SchemaValidator(root: schema).problems(node, schema)
  }

  /// True where the file below `schemas` is the one that is generated; `tools/schemas` writes it.
  package static func isCurrent(_ name: String, _ document: JSONValue) throws -> Bool {
    let bytes = try SourceFile.read("\(Platforms.root)/schemas/\(name).schema.json", kind: .scene)
    return String(decoding: bytes, as: UTF8.self) == document.text + "\n"
  }

  /// What is wrong, with its place; a keyword that is not known here is wrong as well.
  package func problems(_ node: YAMLNode, _ schema: JSONValue) -> [String] {
    guard case .object(let members) = schema else { return ["no schema"] }
    return members.flatMap { member in
      check(member.key, member.value, node, schema).map { "\(node.location) \(member.key): \($0)" }
    }
  }

  private func check(
    _ keyword: String, _ value: JSONValue, _ node: YAMLNode, _ schema: JSONValue
  ) -> [String] {
    switch keyword {
    case "$schema", "id", "title", "description", "default", "definitions", "examples": []
    case "$ref": resolved(value).map { problems(node, $0) } ?? ["leads nowhere"]
    case "type": types(value).contains { has($0, node) } ? [] : ["\(value.text)"]
    case "enum": members(value).contains { equals($0, node) } ? [] : ["\(value.text)"]
    case "const": equals(value, node) ? [] : ["\(value.text)"]
    case "anyOf":
      members(value).contains { problems(node, $0).isEmpty } ? [] : ["none fits"]
    case "oneOf":
      members(value).count { problems(node, $0).isEmpty } == 1 ? [] : ["not exactly one fits"]
    case "uniqueItems":
      Set(items(node).map { JSONValue($0) }).count == items(node).count ? [] : ["twice"]
    case "format": isFormatted(node, value) ? [] : [value.text]
    case "allOf": members(value).flatMap { problems(node, $0) }
    case "items": items(node).flatMap { problems($0, value) }
    case "properties", "patternProperties", "additionalProperties", "required":
      object(keyword, value, node, schema)
    default: measure(keyword, value, node)
    }
  }

  private func object(
    _ keyword: String, _ value: JSONValue, _ node: YAMLNode, _ schema: JSONValue
  ) -> [String] {
    guard case .mapping(let entries) = node.value else { return [] }
    switch (keyword, value) {
    case ("required", _):
      return members(value).compactMap { name in
        guard case .string(let key) = name, node[key] == nil else { return nil }
        return "\(key) is missing"
      }
    case ("properties", _):
      return entries.flatMap { entry in value[entry.key].map { problems(entry.value, $0) } ?? [] }
    case ("patternProperties", .object(let patterns)):
      return patterns.flatMap { pattern in
        entries.filter { matches(pattern.key, $0.key) }.flatMap {
          problems($0.value, pattern.value)
        }
      }
    case (_, .bool(true)): return []
    case (_, .bool):
      return entries.filter { entry in
        schema["properties"]?[entry.key] == nil && !isPatterned(entry.key, schema)
      }.map { "unknown \($0.key)" }
    default:
      return entries.filter { schema["properties"]?[$0.key] == nil }
        .flatMap { problems($0.value, value) }
    }
  }

  private func measure(_ keyword: String, _ value: JSONValue, _ node: YAMLNode) -> [String] {
    let limit = number(value)
    let size: Double? =
      switch (keyword.dropFirst(3), node.value) {
      case ("Length", .scalar(let text, _)): Double(text.unicodeScalars.count)
      case ("Items", .sequence(let items)): Double(items.count)
      case ("Properties", .mapping(let entries)): Double(entries.count)
      default: nil
      }
    switch keyword {
    case "minimum": return node.number.map { $0 >= limit } ?? true ? [] : ["\(limit)"]
    case "maximum": return node.number.map { $0 <= limit } ?? true ? [] : ["\(limit)"]
    case "exclusiveMinimum": return node.number.map { $0 > limit } ?? true ? [] : ["\(limit)"]
    case "minLength", "minItems", "minProperties": return size ?? limit >= limit ? [] : ["few"]
    case "maxLength", "maxItems", "maxProperties": return size ?? limit <= limit ? [] : ["many"]
    case "pattern": return matches(value, node) ? [] : [value.text]
    default: return ["unknown keyword"]
    }
  }

  private func isPatterned(_ key: String, _ schema: JSONValue) -> Bool {
    guard case .object(let patterns)? = schema["patternProperties"] else { return false }
    return patterns.contains { matches($0.key, key) }
  }

  private func matches(_ value: JSONValue, _ node: YAMLNode) -> Bool {
    guard case .string(let pattern) = value, has("string", node), let text = node.text else {
      return true
    }
    return matches(pattern, text)
  }

  private func matches(_ pattern: String, _ text: String) -> Bool {
    guard let regex = try? Regex(pattern) else { return true }
    return text.firstMatch(of: regex) != nil
  }

  private func isFormatted(_ node: YAMLNode, _ format: JSONValue) -> Bool {
    guard format == "uri" || format == "uri-reference", let text = node.text else { return true }
    let isReference = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") }
    return isReference && (format == "uri-reference" || text.contains(":"))
  }

  private func has(_ type: String, _ node: YAMLNode) -> Bool {
    switch (type, node.value) {
    case ("object", .mapping), ("array", .sequence): true
    case ("null", .scalar): node.isNull
    case ("boolean", .scalar): node.boolean != nil
    case ("integer", .scalar): node.integer != nil
    case ("number", .scalar): node.number != nil
    case ("string", .scalar): !node.isNull && node.boolean == nil && node.number == nil
    default: false
    }
  }

  private func equals(_ value: JSONValue, _ node: YAMLNode) -> Bool {
    switch value {
    case .string(let text): has("string", node) && node.text == text
    case .integer(let number): node.integer == number
    case .bool(let flag): node.boolean == flag
    default: false
    }
  }

  private func number(_ value: JSONValue) -> Double {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: .nan
    }
  }

  private func types(_ value: JSONValue) -> [String] {
    members(value).compactMap { if case .string(let name) = $0 { name } else { nil } }
  }

  private func members(_ value: JSONValue) -> [JSONValue] {
    if case .array(let items) = value { return items }
    return [value]
  }

  private func items(_ node: YAMLNode) -> [YAMLNode] {
    if case .sequence(let items) = node.value { return items }
    return []
  }

  private func resolved(_ reference: JSONValue) -> JSONValue? {
    guard case .string(let path) = reference else { return nil }
    return path.split(separator: "/").dropFirst().reduce(root as JSONValue?) { $0?[String($1)] }
  }
}

extension JSONValue {
  /// A JSON text that was read as YAML, which it is.
  package init(_ node: YAMLNode) {
    switch node.value {
    case .scalar(let text, _):
      self =
        node.isNull
        ? .null
        : node.boolean.map { .bool($0) } ?? node.integer.map { .integer($0) }
          ?? node.number.map { .number($0) } ?? .string(text)
    case .sequence(let items): self = .array(items.map(JSONValue.init))
    case .mapping(let entries):
      self = .object(entries.map { Member($0.key, JSONValue($0.value)) })
    }
  }
}
