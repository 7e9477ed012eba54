import TelltaleModel
import TelltaleSyntax

/// The JSON Schema of profile files, made from the table of keys.
package enum ProfileSchema {
  /// Null takes a value away that an extended profile has.
  package static var document: JSONValue {
    KeyedFile(.profile, title: "Telltale profile", ProfileKeys.map).schema
  }
}
