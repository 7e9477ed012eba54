import TelltaleLayout
import TelltaleModel

extension ScreenVisit {
  /// The application has said another value, which stands there now in place of a hand's; where a hand has it on its
  /// way, that comes to an end first.
  ///
  /// - Parameters:
  ///   - name: what the application calls it.
  ///   - held: where the value stands that a hand has on its way.
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

  /// Values that the application has said while a hand had them on their way stand from now on.
  ///
  /// - Parameter held: where the value stands that a hand still has.
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
