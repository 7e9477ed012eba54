import TelltaleModel

extension Screen {
  /// The text of the label that names the element of an id.
  func label(of id: String?) -> String? {
    guard let id else { return nil }
    return (content + dock).lazy.compactMap { $0.label(of: id) }.first
  }
}

extension Element {
  fileprivate func label(of id: String) -> String? {
    switch self {
    case .label(let label): label.target == id ? label.text.content.string : nil
    case .stack(let stack): stack.content.lazy.compactMap { $0.label(of: id) }.first
    default: nil
    }
  }
}
