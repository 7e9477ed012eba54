import TelltaleLayout
import TelltaleModel

extension Session {
  /// What was typed and differs from what stood there before, by the places of fields and text views:
  /// also where Home or a signal ends the program. Of a secret field nothing.
  package var unsavedTexts: [NodePath: String] { app?.unsaved ?? [:] }
}

extension AppState {
  /// What people typed that is nobody else's yet, with what they typed last time on screens that have
  /// not come up since.
  fileprivate var unsaved: [NodePath: String] {
    var texts = typedBefore
    let open = modal.map { Array($0.left.values) + $0.visits } ?? []
    for visit in stacks.flatMap({ $0 }) + open {
      texts.merge(visit.unsaved(data)) { _, new in new }
    }
    return texts
  }

  /// Puts what was typed last time into the screen that has come up, unless the application has said
  /// since what stands there.
  mutating func retype() {
    guard !typedBefore.isEmpty else { return }
    for placed in elements {
      guard let text = typedBefore.removeValue(forKey: placed.path),
        placed.element.keepsTyped(in: data), current.view.fields[placed.path] == nil
      else { continue }
      current.view.fields[placed.path] = FieldValue(text: text)
    }
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
    switch self {
    case .field(let field): !field.isSecure
    case .textView(let text): text.editing.isEditable
    default: false
    }
  }

  /// The same, where the application has not delivered what stands there.
  fileprivate func keepsTyped(in data: AppData) -> Bool {
    let binding: String? =
      switch self {
      case .field(let field): field.binding
      case .textView(let text): text.text.binding
      default: nil
      }
    return keepsTyped && binding.flatMap { data.texts[$0] } == nil
  }
}
