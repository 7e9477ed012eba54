import TelltaleProfiles
import TelltaleSyntax

/// The JSON Schema of project files, made from the table of keys.
package enum ProjectSchema {
  package static var document: JSONValue {
    let version = JSONValue.Member(
      "telltale", ["type": "integer", "const": .integer(FormatVersion.current)])
    let keys = ProjectKey.all.map { key in
      JSONValue.Member(
        key.name, ["description": .string(key.doc), "anyOf": [key.schema, ["type": "null"]]])
    }
    return [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Telltale project",
      "type": "object",
      "additionalProperties": false,
      "patternProperties": ["^x-": [:]],
      "properties": .object([version] + keys),
    ]
  }
}
