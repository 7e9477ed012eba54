import TelltaleLayout
import TelltaleModel

extension AppState {
  /// What people typed that is nobody else's yet, with what they typed last time on screens that have
  /// not come up since.
  package var unsaved: [NodePath: String] {
    var texts = typedBefore
    for visit in visits.all {
      texts.merge(visit.unsaved(data)) { _, new in new }
    }
    return texts
  }

  /// Takes what was typed last time, as far as the scene has places for it.
  package mutating func remember(_ typed: [NodePath: String]) {
    guard !typed.isEmpty else { return }
    var places: Set<NodePath> = []
    for root in scene.elements {
      root.walk { if $0.element.keepsTyped { places.insert($0.path) } }
    }
    typedBefore = typed.filter { places.contains($0.key) }
  }

  /// Keeps what was typed on a screen that goes without having been left by anybody.
  package mutating func keepTyped(of visit: ScreenVisit) {
    let kept = visit.unsaved(data)
    typedBefore.merge(kept) { _, new in new }
    toldBefore.merge(visit.told.filter { kept[$0.key] != nil }) { _, new in new }
  }

  /// True for a text that stands at a place of the screens by nobody else's hand, and may be kept.
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

  /// Puts what was typed last time into the screen that has come up, unless the application has said
  /// since what stands there.
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

  /// Wherever the text stands, it is the application's again.
  package mutating func forgetTyped(boundTo name: String) {
    let data = data
    visits.forEach { $0.forgetTyped(boundTo: name, data) }
  }

  /// What stands in the fields of a question, or in the text that a page with keys is for.
  package func fields(of question: Question) -> [FieldValue] {
    guard case .field(let path) = question.form, let field = question.alert.fields.first else {
      return question.alert.fields.map { FieldValue(text: data.current($0)) }
    }
    return [visits.fieldValue(at: path, data) ?? FieldValue(text: field.text)]
  }

  /// True for the page with keys of a text of several lines.
  package func hasLines(_ question: Question) -> Bool {
    guard case .field(let path) = question.form, case .textView? = visits.typedElement(at: path)
    else { return false }
    return true
  }

  /// The text at a place of the screen, where it is more than read. What a driving state cuts is not.
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
