import TelltaleModel
import TelltaleSyntax

/// The JSON Schema of scene files, made from the keys with which scenes are read.
package enum SceneSchema {
  /// The whole schema, with its definitions at the end.
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
      "properties": .object(
        SceneFileReader.record.properties + SchemaPiece.elements { _ in true }),
      "definitions": .object(
        elements.flatMap { type(of: $0.reader).definitions } + partDefinitions),
    ]
  }

  /// Returns the schema's definitions of the maps that an element is written with.
  ///
  /// - Parameter element: The kind of element.
  /// - Returns: The definitions by their names, the element's own first.
  package static func definitions(of element: SceneElement) -> [JSONValue.Member] {
    type(of: element.reader).definitions
  }

  /// The keys of a file itself, without those of elements.
  package static var fileProperties: [JSONValue.Member] { SceneFileReader.record.properties }

  /// All kinds of elements: first those that ask, then those around a screen, then those on it.
  /// Kinds that are not in the list come last.
  package static var elements: [SceneElement] {
    let order: [SceneElement] = [
      .alert, .actionSheet, .menu, .modal, .field, .screen, .tabBar, .navigationBar, .button,
      .iconButton, .keypad, .row, .column, .grid, .spacer, .card, .table, .collection, .scrollView,
      .label, .textView,
      .webView, .image,
      .icon, .qr, .activityIndicator, .progress, .gauge, .slider, .toggle, .segmented, .stepper,
      .divider, .clock,
    ]
    return order + SceneElement.allCases.filter { !order.contains($0) }
  }

  /// The definitions of parts that elements of many kinds have: texts, colours, sources, actions.
  package static var partDefinitions: [JSONValue.Member] {
    ContentReader.definitions + TextReader.definitions + [BoundTextReader.definition]
      + RichTextReader.definitions
      + [
        AvailabilityReader.definition, HidingReader.definition, BindingReader.definition,
        FillReader.definition, SourceReader.definition, ToastReader.definition,
      ]
      + ActionReader.definitions
  }
}
