import TelltaleModel
import TelltaleSyntax

/// The text of a scene file, parsed once for all the profiles for which the scene is loaded.
package struct SceneText {
  /// What messages call the file.
  let name: String
  /// `nil` where nothing could be understood.
  let root: YAMLNode?
  let complaints: LoadErrorCollector

  /// A parsed text.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, not yet checked.
  ///   - name: The name by which messages call the file.
  package init(_ bytes: [UInt8], name: String) {
    self.name = name
    var complaints = LoadErrorCollector(kind: .scene)
    root = YAMLReader.read(bytes, file: name, complaints: &complaints)
    self.complaints = complaints
  }
}
