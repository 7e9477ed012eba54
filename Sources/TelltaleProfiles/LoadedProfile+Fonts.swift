import TelltaleModel

extension LoadedProfile {
  /// Returns the place where a font is listed.
  ///
  /// - Parameter file: The font's file, by the name that the profile gives it.
  /// - Returns: The place of its entry, else that of the list; `nil` where the profile has no list.
  package func location(ofFont file: String) -> SourceLocation? {
    let lists = ["first-faces", "faces"].compactMap { tree["type"]?[$0] }
    for list in lists {
      guard case .sequence(let faces) = list.value else { continue }
      let face = faces.first { face in
        face["file"]?.text.map { file.hasSuffix($0.trimmingDots) } ?? false
      }
      if let face { return face.location }
    }
    return lists.last?.location
  }
}

extension String {
  /// Without the `./` that a path may begin with.
  fileprivate var trimmingDots: String { hasPrefix("./") ? String(dropFirst(2)) : self }
}
