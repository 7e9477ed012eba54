import TelltaleModel
import TelltaleSyntax

/// The JSON Schema of scene files, made from the forms that the decoder reads by and the words of
/// the model.
package enum SceneSchema {
  package static var document: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Telltale scene",
      "type": "object",
      "additionalProperties": false,
      "anyOf": .array(
        SceneElement.allCases.map { ["required": .strings([$0.rawValue])] }
          + [["required": ["screens"]]]),
      "patternProperties": ["^x-": [:]],
      "properties": .object(members(SceneForm.top.keys, top) + elements { _ in true }),
      "definitions": .object(definitions),
    ]
  }

  private static func top(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "telltale": ("Version of the format.", ["const": .integer(FormatVersion.current)])
    case "profile": ("The profile the scene is meant for.", ["type": "string", "minLength": 1])
    case "lang": ("The language of its texts.", language)
    case "inputs":
      (
        "The kinds of input it is meant for.",
        ["type": "array", "items": ValueReader<InputKind>.choice.schema]
      )
    case "start": ("The screen that is seen first, by its name.", name)
    case "screens": ("The screens of an app, by their names.", map(of: "screen", Limits.screens))
    default: nil
    }
  }

  private static var definitions: [JSONValue.Member] {
    questionDefinitions + barDefinitions + contentDefinitions + partDefinitions
  }

  /// The keys of elements, each with its definition.
  static func elements(where isIncluded: (SceneElement) -> Bool) -> [JSONValue.Member] {
    SceneElement.allCases.filter(isIncluded).map { element in
      .init(element.rawValue, reference(element.rawValue))
    }
  }

  // MARK: Pieces

  static let language = ValueReader<Language>.language.schema
  static let flag: JSONValue = ["type": "boolean"]
  static let name: JSONValue = [
    "type": "string", "minLength": 1, "maxLength": .integer(Limits.nameScalars),
  ]
  static let text = reference("text")
  static let variants = reference("variants")
  static let shownVariants = reference("shownVariants")
  static let action = reference("action")
  static let content = reference("content")
  static let source = reference("source")
  static let color = ValueReader<ColorValue>.sceneColor.schema
  static let file: JSONValue = ["type": "string", "minLength": 1]
  static let seconds = ValueReader<Double>.number(0...86_400).schema

  static func points(_ range: ClosedRange<Double>) -> JSONValue {
    ValueReader<Double>.number(range).schema
  }

  static func reference(_ definition: String) -> JSONValue {
    ["$ref": .string("#/definitions/\(definition)")]
  }

  static func list(of items: JSONValue, atLeast least: Int = 0, atMost most: Int) -> JSONValue {
    let base: JSONValue = ["type": "array", "items": items, "maxItems": .integer(most)]
    return least == 0 ? base : base.adding([.init("minItems", .integer(least))])
  }

  static func map(of definition: String, _ most: Int) -> JSONValue {
    [
      "type": "object", "additionalProperties": reference(definition),
      "maxProperties": .integer(most),
    ]
  }

  static func either(_ schemas: JSONValue...) -> JSONValue { ["anyOf": .array(schemas)] }

  /// A map with the keys of a form.
  static func record(
    _ form: SceneForm, required: [String] = [], _ describe: (String) -> (String, JSONValue)?
  ) -> JSONValue {
    let base: JSONValue = [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "properties": .object(members(form.keys, describe)),
    ]
    return required.isEmpty ? base : base.adding([.init("required", .strings(required))])
  }

  private static func members(
    _ keys: [String], _ describe: (String) -> (String, JSONValue)?
  ) -> [JSONValue.Member] {
    keys.compactMap { key in
      describe(key).map { doc, schema in
        .init(key, .object([.init("description", .string(doc))] + parts(of: schema)))
      }
    }
  }

  /// A reference stands alone in this edition of JSON Schema, so it is wrapped.
  private static func parts(of schema: JSONValue) -> [JSONValue.Member] {
    guard case .object(let members) = schema else { return [] }
    return members.contains { $0.key == "$ref" } ? [.init("allOf", [schema])] : members
  }
}
