import TelltaleModel

extension Screen {
  /// The text of the label that names the element of an id.
  func label(of id: String?) -> String? {
    guard let id else { return nil }
    return (content + dock).label(of: id)
  }
}

extension [Element] {
  fileprivate func label(of id: String) -> String? {
    lazy.compactMap { element in
      switch element {
      case .label(let label): label.target == id ? label.text.content.string : nil
      case .stack(let stack): stack.content.label(of: id)
      default: nil
      }
    }.first
  }
}
