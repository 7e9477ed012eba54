import TelltaleModel
import TelltaleSyntax

extension SceneFile {
  /// Returns the errors that keep bytes from being read as YAML, or the error of an empty file.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name by which messages call the file.
  /// - Returns: Empty for every other file; the rest is judged for a profile.
  package static func faults(_ bytes: [UInt8], name: String) -> [LoadError] {
    var complaints = LoadErrorCollector(kind: .scene)
    if YAMLReader.read(bytes, file: name, complaints: &complaints) == nil, complaints.isEmpty {
      complaints.add(emptyFile(name))
    }
    return complaints.errors
  }

  static func emptyFile(_ name: String) -> LoadError {
    LoadError(
      kind: .scene, file: name, location: SourceLocation(file: name, line: 1, column: 1),
      message: "the file is empty, expected a scene",
      remedy: SceneFileReader.example)
  }

  /// Returns true where a file found in a folder is a profile, such as a brand beside its app.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name by which messages call the file.
  /// - Returns: True for a map with the key `extends` or `type`.
  package static func isProfile(_ bytes: [UInt8], name: String) -> Bool {
    var complaints = LoadErrorCollector(kind: .scene)
    let root = YAMLReader.read(bytes, file: name, complaints: &complaints)
    return root?["extends"] != nil || root?["type"] != nil
  }

  /// Returns true where a file found in a folder is meant as a scene: a map with the key of an
  /// element, or with screens, and no profile.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - name: The name by which messages call the file.
  /// - Returns: True also for files that cannot be read as YAML, so that their authors hear of it.
  package static func isScene(_ bytes: [UInt8], name: String) -> Bool {
    var complaints = LoadErrorCollector(kind: .scene)
    guard let root = YAMLReader.read(bytes, file: name, complaints: &complaints) else {
      return !complaints.isEmpty
    }
    // Profiles measure elements under the same keys.
    guard root["extends"] == nil, root["type"] == nil else { return false }
    // Words that other files have as well are no sign.
    let common: Set<SceneElement> = [.image, .field]
    if SceneElement.allCases.contains(where: { !common.contains($0) && root[$0.rawValue] != nil }) {
      return true
    }
    guard case .mapping? = root["screens"]?.value else { return false }
    return true
  }
}
