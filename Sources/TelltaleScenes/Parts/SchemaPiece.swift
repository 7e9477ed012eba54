import TelltaleModel
import TelltaleSyntax

/// What stands in many places of the JSON Schema of scenes.
enum SchemaPiece {
  /// A language tag.
  static let language = ValueReader<Language>.language.schema
  static let flag: JSONValue = ["type": "boolean"]
  /// One line, such as an id.
  static let name: JSONValue = [
    "type": "string", "minLength": 1, "maxLength": .integer(Limits.nameScalars),
  ]
  /// A text, with its language where that is said.
  static let text = reference("text")
  /// A text in one length or several.
  static let variants = reference("variants")
  /// Variants with something to be seen.
  static let shownVariants = reference("shownVariants")
  /// Elements that stand below each other.
  static let content = reference("content")
  /// The path of a file in the scene's folder.
  static let file: JSONValue = ["type": "string", "minLength": 1]

  /// What stands under a name in the schema's definitions.
  static func reference(_ definition: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(definition)")]
  }

  /// A list of so many of one kind of item.
  static func list(of items: JSONValue, atLeast least: Int = 0, atMost most: Int) -> JSONValue {
    let base: JSONValue = ["type": "array", "items": items, "maxItems": .integer(most)]
    return least == 0 ? base : base.adding([.init("minItems", .integer(least))])
  }

  /// A map from names to at most so many of what a definition holds.
  static func map(of definition: String, _ most: Int) -> JSONValue {
    [
      "type": "object", "additionalProperties": reference(definition),
      "maxProperties": .integer(most),
    ]
  }

  /// Any of several ways to write something.
  static func either(_ schemas: JSONValue...) -> JSONValue { ["anyOf": .array(schemas)] }

  /// The keys of elements, each with its definition.
  static func elements(where isIncluded: (SceneElement) -> Bool) -> [JSONValue.Member] {
    SceneElement.allCases.filter(isIncluded).map { element in
      .init(element.rawValue, reference(element.rawValue))
    }
  }

  /// A map with exactly one of these keys.
  static func one(of members: [JSONValue.Member]) -> JSONValue {
    [
      "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
      "properties": .object(members),
    ]
  }

  /// A map with this key and no other.
  static func only(_ key: String, _ schema: JSONValue) -> JSONValue {
    [
      "type": "object", "additionalProperties": false, "required": .strings([key]),
      "properties": .object([.init(key, schema)]),
    ]
  }
}
