import TelltaleSyntax

/// The JSON Schema of project files, made from their keys.
package enum ProjectSchema {
  package static var document: JSONValue { Project.file.schema }
}
