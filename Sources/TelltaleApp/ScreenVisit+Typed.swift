import TelltaleLayout
import TelltaleModel

/// A field or a text that can be typed into, with its contents.
package struct TypedText {
  /// The name of it in events: its id, or else its place in the scene.
  package var name: String
  package var text: String
  /// The text that stood in it before anybody typed.
  package var first: String
}

extension ScreenVisit {
  /// Returns the value of an element that can be typed into.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - path: The place of the element in the scene.
  ///   - data: The deliveries of the application, for an element that nobody has typed into.
  /// - Returns: The text with its caret; `nil` where nothing can be typed there.
  package func value(of element: Element, at path: NodePath, _ data: AppData) -> FieldValue? {
    switch element.typing {
    case .line(let field): view.fields[path] ?? FieldValue(text: data.current(field))
    case .text(let text):
      text.editing.isEditable ? view.fields[path] ?? FieldValue(text, in: data) : nil
    case .nothing: nil
    }
  }

  /// Returns the field or text at a place of the screen, with its contents.
  ///
  /// - Parameters:
  ///   - path: The place of the element in the scene.
  ///   - data: The deliveries of the application, which say what stood there at first.
  /// - Returns: The contents; `nil` where nothing can be typed there.
  package func typed(at path: NodePath, _ data: AppData) -> TypedText? {
    element(at: path).flatMap { typed(PlacedElement($0, at: path), data) }
  }

  /// Takes down that the application is told what was typed here since it was told last.
  ///
  /// - Returns: What it is told, in the order of places.
  mutating func tellTyped(_ data: AppData) -> [AppEvent] {
    var events: [AppEvent] = []
    for path in view.fields.keys.sorted(by: { $0.description < $1.description }) {
      guard let typed = typed(at: path, data), typed.text != told[path] ?? typed.first else {
        continue
      }
      told[path] = typed.text
      events.append(.typed(screen: name, control: typed.name, text: typed.text))
    }
    return events
  }

  /// Returns all fields and texts that can be typed into.
  ///
  /// - Parameter data: The deliveries of the application, which say what stood there at first.
  /// - Returns: The fields and texts, in the order of the screen.
  package func typed(_ data: AppData) -> [TypedText] { elements.compactMap { typed($0, data) } }

  private func typed(_ placed: PlacedElement, _ data: AppData) -> TypedText? {
    guard let value = value(of: placed.element, at: placed.path, data) else { return nil }
    let path = placed.path.description
    switch placed.element.typing {
    case .line(let field):
      return TypedText(name: field.id ?? path, text: value.text, first: data.current(field))
    case .text(let text):
      return TypedText(
        name: text.id ?? path, text: value.text, first: data.current(text.text).string)
    case .nothing: return nil
    }
  }

  /// Replaces typed texts by the one that the application has delivered.
  ///
  /// - Parameters:
  ///   - name: The name of the binding.
  ///   - data: The deliveries of the application, with the new text.
  package mutating func forgetTyped(boundTo name: String, _ data: AppData) {
    for (path, text, value) in texts where text.text.binding == name {
      view.fields[path] = FieldValue(text, in: data, caret: value.caret)
      told[path] = nil
    }
    for placed in elements {
      guard case .field(let field) = placed.element, field.binding == name,
        let value = view.fields[placed.path]
      else { continue }
      view.fields[placed.path] = FieldValue(text: data.current(field), caret: value.caret)
      told[placed.path] = nil
    }
  }

  /// Forgets the values of texts that nobody has changed, so that another edition of the app shows
  /// its own.
  ///
  /// - Parameter data: The deliveries of the application.
  package mutating func forgetUntouched(_ data: AppData) {
    for (path, text, value) in texts where value.text == data.current(text.text).string {
      view.fields[path] = nil
    }
    for placed in elements {
      guard case .field(let field) = placed.element,
        view.fields[placed.path]?.text == data.current(field)
      else { continue }
      view.fields[placed.path] = nil
    }
  }

  /// Text views that hands have been at.
  private var texts: [(NodePath, TextView, FieldValue)] {
    guard !view.fields.isEmpty else { return [] }
    return elements.compactMap { placed in
      guard case .textView(let text) = placed.element, let value = view.fields[placed.path] else {
        return nil
      }
      return (placed.path, text, value)
    }
  }

  /// Returns the typed values with long texts cut to the driving limits. A text that is cut cannot
  /// be typed into.
  ///
  /// - Parameters:
  ///   - length: The maximum of characters.
  ///   - data: Not used.
  /// - Returns: The values, by their places in the scene.
  package func limitedFields(to length: Int, _ data: AppData) -> [NodePath: FieldValue] {
    var fields = view.fields
    for (path, _, value) in texts where value.text.count > length {
      fields[path] = FieldValue(value.richText.limited(to: length))
    }
    return fields
  }
}
