extension String {
  /// True where both have the same bytes. `==` takes two texts as equal that only look the same, such as é as one
  /// letter and as a letter with a mark. Where the comparison decides a right, they differ.
  func hasBytes(of other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
