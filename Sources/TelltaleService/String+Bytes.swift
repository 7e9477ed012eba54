extension String {
  /// True where both have the same bytes. `==` takes texts for one that only look the same, such as é as one letter
  /// and as a letter with a mark; where it decides who gets what, they are two.
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
