import TelltaleModel
import TelltaleSyntax

/// The JSON Schema of profile files, made from the table of keys.
package enum ProfileSchema {
  /// The whole schema. Null removes a value that an extended profile has.
  package static var document: JSONValue {
    KeyedFile(.profile, title: "Telltale profile", ProfileKeys.map).schema
  }
}
