import TelltaleModel
import TelltaleSyntax

/// The text of a scene file, taken apart once for all the profiles that the scene is loaded for.
package struct SceneText {
  /// What messages call the file.
  let name: String
  /// `nil` where nothing could be understood.
  let root: YAMLNode?
  let complaints: Complaints

  /// - Parameters:
  ///   - bytes: Of the file.
  ///   - name: What messages call the file.
  package init(_ bytes: [UInt8], name: String) {
    self.name = name
    var complaints = Complaints(kind: .scene)
    root = YAMLReader.read(bytes, file: name, complaints: &complaints)
    self.complaints = complaints
  }
}
