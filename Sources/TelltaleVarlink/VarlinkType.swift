import TelltaleSyntax

/// A type of the interface definition language (https://varlink.org/Interface-Definition).
package indirect enum VarlinkType: Hashable, Sendable {
  case bool, int, float, string
  /// Any JSON value but null.
  case object
  case named(String)
  case enumeration([String])
  case record([VarlinkField])
  case array(VarlinkType)
  /// A map from texts to a type.
  case dictionary(VarlinkType)
  /// A type whose value may be null, or left out.
  case optional(VarlinkType)
}

/// A name and its type.
package struct VarlinkField: Hashable, Sendable {
  package var name: String
  package var type: VarlinkType

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - name: The name of the parameter.
  ///   - type: The type; `.optional` lets it be left out.
  package init(_ name: String, _ type: VarlinkType) {
    self.name = name
    self.type = type
  }

  /// True where it may be left out.
  package var isOptional: Bool { if case .optional = type { true } else { false } }
}

extension VarlinkInterface {
  /// Returns the place of a value that does not fit its fields.
  ///
  /// - Parameters:
  ///   - value: The value that was sent; anything but an object is at fault as a whole.
  ///   - fields: The fields that it has to have. Other fields and repeated ones are at fault.
  /// - Returns: The first place at fault, by the names on the way there: `answer.outcome`; `nil` where there is
  ///   none.
  package func fault(in value: JSONValue, as fields: [VarlinkField]) -> String? {
    guard let members = value.members else { return "parameters" }
    let known = Set(fields.map(\.name))
    if let unknown = members.first(where: { !known.contains($0.key) }) { return unknown.key }
    // Of two values readers of JSON take one or the other: what is done and what is recorded could differ.
    var seen: Set<String> = []
    if let again = members.first(where: { !seen.insert($0.key).inserted }) { return again.key }
    for field in fields {
      if let place = fault(in: value[field.name] ?? .null, as: field.type) {
        return place.isEmpty ? field.name : "\(field.name).\(place)"
      }
    }
    return nil
  }

  /// The place below a value; empty for the value itself.
  private func fault(in value: JSONValue, as type: VarlinkType) -> String? {
    switch (type, value) {
    case (.bool, .bool), (.int, .integer), (.float, .number), (.float, .integer),
      (.string, .string):
      return nil
    case (.object, _): return value == .null ? "" : nil
    case (.optional, .null): return nil
    case (.optional(let type), _): return fault(in: value, as: type)
    case (.named(let name), _):
      return types[name].map { fault(in: value, as: $0) } ?? ""
    case (.enumeration(let words), .string(let word)): return words.contains(word) ? nil : ""
    case (.record(let fields), .object): return fault(in: value, as: fields)
    case (.array(let type), .array(let items)):
      return items.lazy.compactMap { fault(in: $0, as: type) }.first
    case (.dictionary(let type), .object(let members)):
      return members.lazy.compactMap { fault(in: $0.value, as: type) }.first
    default: return ""
    }
  }
}
