import TelltaleModel

/// The JSON Schema of scene files, made from the lists of keys and the words of the model.
package enum SceneSchema {
  package static var document: JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Telltale scene",
      "type": "object",
      "additionalProperties": false,
      "required": ["alert"],
      "patternProperties": ["^x-": [:]],
      "properties": .object(
        members(SceneForm.top.keys, top) + [.init("alert", ["$ref": "#/definitions/alert"])]),
      "definitions": [
        "alert": record(SceneForm.alert.keys, alert, required: ["title", "buttons"]),
        "button": record(SceneForm.alertButton.keys, button),
        "field": record(SceneForm.field.keys, field),
        "text": content(plainText),
        "variants": anyLength(of: "text"),
        "shownText": content(shownText),
        "line": content(lineText),
        "shownVariants": anyLength(of: "shownText"),
        "action": action,
      ],
    ]
  }

  // MARK: Keys

  private static func top(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "telltale": ("Version of the format.", ["const": .integer(ProfileFile.version)])
    case "profile": ("The profile the scene is meant for.", ["type": "string", "minLength": 1])
    case "lang": ("The language of its texts.", ValueReader<Language>.language.schema)
    case "inputs":
      (
        "The kinds of input it is meant for.",
        ["type": "array", "items": ValueReader<InputKind>.choice.schema]
      )
    default: nil
    }
  }

  private static func alert(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "title": ("What it is about; a list of variants, longest first.", shownVariants)
    case "message": ("An explanation, where the title does not say it all.", text)
    case "reason": ("Why it is shown.", ValueReader<AlertReason>.choice.schema)
    case "trigger": ("The control or gesture that brought it up.", name)
    case "lang": ("The language of its texts.", ValueReader<Language>.language.schema)
    case "text-class": ("How the title is to be read.", ValueReader<TextClass>.choice.schema)
    case "fields":
      (
        "Text fields.",
        [
          "type": "array", "items": ["$ref": "#/definitions/field"],
          "maxItems": .integer(Limits.alertFields),
        ]
      )
    case "buttons":
      (
        "The ways to answer; their places follow from role and likely.",
        [
          "type": "array", "items": ["$ref": "#/definitions/button"], "minItems": 1,
          "maxItems": .integer(Limits.alertButtons),
        ]
      )
    case "on-cancel": ("Done when the alert is cancelled in any way.", actionReference)
    case "guidance": ("The text has to explain the buttons.", ["type": "boolean"])
    case "acknowledge-only": ("Nothing but taking notice can be done.", ["type": "boolean"])
    case "timeout":
      ("Until it goes away unanswered: seconds, 5s or 1500ms.", ValueReader<Int>.timeout.schema)
    default: nil
    }
  }

  private static func button(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("What the caller gets when it is chosen.", name)
    case "title": ("What it does, in a word or two.", shownVariants)
    case "role": ("What it is for.", ValueReader<ButtonRole>.choice.schema)
    case "likely": ("What people will most likely choose.", ["type": "boolean"])
    case "effect": ("What it does to people's data.", ValueReader<ButtonEffect>.choice.schema)
    case "action": ("Done when it is chosen.", actionReference)
    default: nil
    }
  }

  private static func field(_ key: String) -> (String, JSONValue)? {
    switch key {
    case "id": ("A name for the application.", name)
    case "placeholder": ("Shown while the field is empty.", variants)
    case "text": ("What stands in it at first.", ["$ref": "#/definitions/line"])
    case "secure": ("Shows dots for what is typed.", ["type": "boolean"])
    default: nil
    }
  }

  // MARK: Pieces

  private static let name: JSONValue = [
    "type": "string", "minLength": 1, "maxLength": .integer(Limits.nameScalars),
  ]
  private static let plainText: JSONValue = [
    "type": "string", "maxLength": .integer(Limits.textScalars),
  ]
  /// With something to be seen.
  private static let shownText = plainText.adding([.init("pattern", "\\S")])
  private static let lineText = plainText.adding([.init("pattern", "^[^\\n\\r]*$")])
  private static let text: JSONValue = ["$ref": "#/definitions/text"]
  private static let variants: JSONValue = ["$ref": "#/definitions/variants"]
  private static let shownVariants: JSONValue = ["$ref": "#/definitions/shownVariants"]
  private static let actionReference: JSONValue = ["$ref": "#/definitions/action"]

  private static let action: JSONValue = [
    "type": "object", "additionalProperties": false, "minProperties": 1, "maxProperties": 1,
    "properties": [
      "emit": name.adding([.init("description", "Reports a named event to the application.")]),
      "open": [
        "description": "Shows another alert, given here or by its id.",
        "type": "object", "additionalProperties": false, "required": ["alert"],
        "properties": ["alert": ["anyOf": [name, ["$ref": "#/definitions/alert"]]]],
      ],
    ],
  ]

  /// A text, or one with its language.
  private static func content(_ plain: JSONValue) -> JSONValue {
    let parts = record(
      SceneForm.text.keys,
      { key in
        switch key {
        case "text": ("What people read.", plain)
        case "lang": ("The language it is in.", ValueReader<Language>.language.schema)
        default: nil
        }
      }, required: ["text"])
    return ["anyOf": [plain, parts]]
  }

  /// One text, or a list of variants of it.
  private static func anyLength(of definition: String) -> JSONValue {
    let text: JSONValue = ["$ref": .string("#/definitions/\(definition)")]
    return [
      "anyOf": [
        text,
        [
          "type": "array", "items": text, "minItems": 1,
          "maxItems": .integer(Limits.textVariants),
        ],
      ]
    ]
  }

  private static func record(
    _ keys: [String], _ describe: (String) -> (String, JSONValue)?, required: [String] = []
  ) -> JSONValue {
    let base: JSONValue = [
      "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
      "properties": .object(members(keys, describe)),
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
