import TelltaleModel

extension PlacedElement {
  /// The element as it stands beside others, and not below them: a line between them is upright.
  var beside: PlacedElement {
    guard case .divider(var divider) = element else { return self }
    divider.isUpright = true
    return PlacedElement(.divider(divider), at: path)
  }
}
