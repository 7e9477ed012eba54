import TelltaleModel

extension LoadedProfile {
  /// Where a font is listed, by the name that the profile gives it; else where the list begins.
  package func location(ofFont file: String) -> SourceLocation? {
    guard let list = tree["type"]?["faces"] else { return nil }
    guard case .sequence(let faces) = list.value else { return list.location }
    return faces.first { $0["file"]?.text == file }?.location ?? list.location
  }
}
