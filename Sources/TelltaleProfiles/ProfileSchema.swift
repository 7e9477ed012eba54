import TelltaleSyntax

/// The JSON Schema of profile files, made from the table of keys.
package enum ProfileSchema {
  package static var document: JSONValue {
    let top: [JSONValue.Member] = [
      .init("telltale", ["type": "integer", "const": .integer(FormatVersion.current)]),
      .init("extends", parents), .init("abstract", ["type": "boolean"]),
    ]
    let sections = ProfileKeys.bySection.compactMap { keys in
      keys.first.map { JSONValue.Member($0.section, object(keys.map(member))) }
    }
    let head: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "Telltale profile",
    ]
    return head.adding(members(of: object(top + ProfileKeys.top.map(member) + sections)))
  }

  private static let parents: JSONValue = [
    "description": "Profiles that this one is laid over, from left to right.",
    "anyOf": [
      ["type": "string"],
      [
        "type": "array", "items": ["type": "string"],
        "maxItems": .integer(Limits.profileParents),
      ],
    ],
  ]

  /// Null takes a value away that an extended profile has.
  private static func member(_ key: ProfileKey) -> JSONValue.Member {
    .init(
      key.name,
      ["description": .string(key.doc), "anyOf": .array([key.schema, ["type": "null"]])])
  }

  private static func object(_ properties: [JSONValue.Member]) -> JSONValue {
    [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "properties": .object(properties),
    ]
  }

  private static func members(of value: JSONValue) -> [JSONValue.Member] {
    if case .object(let members) = value { return members }
    return []
  }
}
