import TelltaleSyntax

/// The JSON Schema of test files, which is made from their keys.
package enum TestSchema {
  package static var document: JSONValue { TestFile.file.schema }
}
