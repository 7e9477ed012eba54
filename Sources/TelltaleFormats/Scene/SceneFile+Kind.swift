extension SceneFile {
  /// Whether a file found in a folder is meant as a scene: a map with the key of an element.
  ///
  /// What cannot be read as YAML counts as one, so that its author hears of it.
  package static func isScene(_ bytes: [UInt8], name: String) -> Bool {
    var complaints = Complaints(kind: .scene)
    guard let root = YAMLReader.read(bytes, file: name, complaints: &complaints) else {
      return !complaints.isEmpty
    }
    return SceneElement.allCases.contains { root[$0.rawValue] != nil }
  }
}
