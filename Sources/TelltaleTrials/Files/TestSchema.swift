import TelltaleSyntax

/// The JSON Schema of test files, made from the table of keys.
package enum TestSchema {
  package static var document: JSONValue {
    let version = JSONValue.Member(
      "telltale", ["type": "integer", "const": .integer(FormatVersion.current)])
    let keys = TestKey.all.map { key in
      JSONValue.Member(
        key.name, ["description": .string(key.doc), "anyOf": [key.schema, ["type": "null"]]])
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Telltale tests",
      "type": "object",
      "additionalProperties": false,
      "required": ["script"],
      "patternProperties": ["^x-": [:]],
      "properties": .object([version] + keys),
    ]
  }
}
