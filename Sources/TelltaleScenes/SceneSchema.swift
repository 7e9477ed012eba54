import TelltaleModel
import TelltaleSyntax

/// The JSON Schema of scene files, made from the keys that scenes are read by.
package enum SceneSchema {
  /// The whole schema, its definitions behind all else.
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

  /// What the schema calls the maps that an element is written with, the element's own first.
  package static func definitions(of element: SceneElement) -> [JSONValue.Member] {
    type(of: element.reader).definitions
  }

  /// The keys of a file itself, without those of elements.
  package static var fileProperties: [JSONValue.Member] { SceneFileReader.record.properties }

  /// Those that ask, those around a screen, those on it; one that is not in the list comes last.
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

  /// What stands in elements of many kinds: texts, colours, sources, actions.
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
