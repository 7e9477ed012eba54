import TelltaleSyntax

/// The JSON Schemas of project files and presets, made from their keys.
package enum ProjectSchema {
  package static var document: JSONValue { Project.file.schema }
  package static var preset: JSONValue { Project.presetFile.schema }
}
