import TelltaleLayout
import TelltaleModel

extension AppState {
  /// The texts that people have typed and that are not saved elsewhere yet, with texts of the last
  /// start on screens that have not come up since.
  package var unsaved: [NodePath: String] {
    var texts = typedBefore
    for visit in visits.all {
      texts.merge(visit.unsaved(data)) { _, new in new }
    }
    return texts
  }

  /// Takes in the texts that were typed in the last start, as far as the scene has places for them.
  ///
  /// - Parameter typed: The texts, by their places in the scene. An empty dictionary changes
  ///   nothing.
  package mutating func remember(_ typed: [NodePath: String]) {
    guard !typed.isEmpty else { return }
    var places: Set<NodePath> = []
    for root in scene.elements {
      root.walk { if $0.element.keepsTyped { places.insert($0.path) } }
    }
    typedBefore = typed.filter { places.contains($0.key) }
  }

  /// Keeps the texts that were typed on a screen which is removed without a person leaving it.
  ///
  /// - Parameter visit: The screen that is removed.
  package mutating func keepTyped(of visit: ScreenVisit) {
    let kept = visit.unsaved(data)
    typedBefore.merge(kept) { _, new in new }
    toldBefore.merge(visit.told.filter { kept[$0.key] != nil }) { _, new in new }
  }

  /// Returns true for a text that a person has typed and that may be kept.
  ///
  /// - Parameters:
  ///   - text: The text that stands in the field now.
  ///   - path: The place of the field in the scene.
  /// - Returns: False for secure fields and read-only texts, and where the text is the one that the
  ///   application or the scene has put there.
  package func isUnsaved(_ text: String, at path: NodePath) -> Bool {
    visits.typedElement(at: path)?.keepsTyped == true && text != first(at: path)
  }

  /// What stands at a place of the screens where nobody has typed.
  private func first(at path: NodePath) -> String? {
    switch visits.typedElement(at: path)?.typing {
    case .line(let field): data.current(field)
    case .text(let text): data.current(text.text).string
    case .nothing, nil: nil
    }
  }

  /// Puts texts of the last start into the screens that have come up, except where the application
  /// has delivered another text since.
  package mutating func retype() {
    guard !typedBefore.isEmpty else { return }
    for visit in visits.seen {
      for placed in visit.elements {
        guard let text = typedBefore.removeValue(forKey: placed.path),
          placed.element.keepsTyped(in: data), visit.view.fields[placed.path] == nil
        else { continue }
        self[holding: visit.path].view.fields[placed.path] = FieldValue(text: text)
        self[holding: visit.path].told[placed.path] = toldBefore.removeValue(forKey: placed.path)
      }
    }
  }

  /// Replaces the texts that were typed into all fields of a binding by the application's.
  ///
  /// - Parameter name: The name of the binding.
  package mutating func forgetTyped(boundTo name: String) {
    let data = data
    visits.forEach { $0.forgetTyped(boundTo: name, data) }
  }

  /// Returns the values of a question's fields, or of the text that a page with keys edits.
  ///
  /// - Parameter question: The question that is to be shown.
  /// - Returns: One value a field, in their order; of a page with keys the one that it edits.
  package func fields(of question: Question) -> [FieldValue] {
    guard case .field(let path) = question.form, let field = question.alert.fields.first else {
      return question.alert.fields.map { FieldValue(text: data.current($0)) }
    }
    return [visits.fieldValue(at: path, data) ?? FieldValue(text: field.text)]
  }

  /// Returns true for a page with keys that edits a text of several lines.
  ///
  /// - Parameter question: The question that is to be shown.
  /// - Returns: False for every other question, and for the page of a field.
  package func hasLines(_ question: Question) -> Bool {
    guard case .field(let path) = question.form, case .textView? = visits.typedElement(at: path)
    else { return false }
    return true
  }

  /// Returns the text at a place of the screen, where the text takes the focus.
  ///
  /// - Parameters:
  ///   - path: The place of the text view in the scene.
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  /// - Returns: The text with its value; `nil` where it takes no focus, or where the limits cut it.
  package func openText(at path: NodePath, limits: DrivingLimits?) -> OpenText? {
    guard case .textView(let view)? = self[holding: path].element(at: path), view.editing.takesFocus
    else {
      return nil
    }
    let value = self[holding: path].view.fields[path] ?? FieldValue(view, in: data)
    if let most = limits?.textLength, value.text.count > most { return nil }
    return OpenText(path: path, view: view, value: value)
  }
}

extension ScreenVisit {
  fileprivate func unsaved(_ data: AppData) -> [NodePath: String] {
    var texts: [NodePath: String] = [:]
    for (path, value) in view.fields {
      guard let element = element(at: path), element.keepsTyped,
        let typed = typed(at: path, data), typed.text != typed.first
      else { continue }
      texts[path] = value.text
    }
    return texts
  }
}

extension Element {
  /// What is typed into it may be kept for the next start.
  fileprivate var keepsTyped: Bool {
    switch typing {
    case .line(let field): !field.isSecure
    case .text(let text): text.editing.isEditable
    case .nothing: false
    }
  }

  /// The same, where the application has not delivered what stands there.
  fileprivate func keepsTyped(in data: AppData) -> Bool {
    let binding: String? =
      switch typing {
      case .line(let field): field.binding
      case .text(let text): text.text.binding
      case .nothing: nil
      }
    return keepsTyped && binding.flatMap { data.texts[$0] } == nil
  }
}
