import TelltaleLayout
import TelltaleModel

extension ScreenVisit {
  /// Replaces a value that a person has changed by the one that the application has sent. Where a
  /// person is changing it at this moment, that comes to an end first.
  ///
  /// - Parameters:
  ///   - name: The name of the binding.
  ///   - held: The place of the value that a person is changing; `nil` for none.
  mutating func forgetChanged(boundTo name: String, held: NodePath?) {
    guard view.hasChanged else { return }
    view.turned = view.turned.filter { $0.value.binding != name }
    for placed in elements where placed.element.value.binding == name {
      if placed.path == held {
        view.late.insert(placed.path)
      } else {
        view.forgetChanged(at: placed.path)
      }
    }
  }

  /// Shows the values that the application has sent while a person was changing them.
  ///
  /// - Parameter held: The place of a value that a person still changes, which is left out; `nil`
  ///   for none.
  /// - Returns: False where there are none.
  package mutating func takeLate(except held: NodePath?) -> Bool {
    let due = view.late.filter { $0 != held }
    for path in due { view.forgetChanged(at: path) }
    return !due.isEmpty
  }
}

extension ViewState {
  /// A hand has changed a value.
  fileprivate var hasChanged: Bool {
    !adjusted.isEmpty || !switched.isEmpty || !chosen.isEmpty || !turned.isEmpty
  }

  fileprivate mutating func forgetChanged(at path: NodePath) {
    (adjusted[path], switched[path], chosen[path]) = (nil, nil, nil)
    late.remove(path)
  }
}
