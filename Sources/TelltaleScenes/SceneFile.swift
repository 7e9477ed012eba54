import TelltaleModel
import TelltaleSyntax

/// Reading scene files.
package enum SceneFile {
  /// Reads a scene for a profile; never throws, all complaints are in the result.
  package static func load(
    path: String, profile: Profile, lexicons: Lexicons, language: Language? = nil
  ) -> LoadedScene {
    do throws(LoadError) {
      let bytes = try SourceFile.read(path, kind: .scene)
      return load(
        bytes: bytes, name: path, profile: profile, lexicons: lexicons, language: language)
    } catch {
      return LoadedScene(
        scene: nil, sourceMap: SourceMap(file: path), findings: [], errors: [error])
    }
  }

  /// The same for bytes that were read already; `name` stands for the file in messages.
  ///
  /// `language` is used where given instead of the one that the scene names; `files` are those that
  /// it may show, by default those beside it.
  package static func load(
    bytes: [UInt8], name: String, profile: Profile, lexicons: Lexicons, language: Language? = nil,
    files: BundleFiles? = nil
  ) -> LoadedScene {
    var decoder = SceneDecoder(
      file: name, profile: profile, lexicons: lexicons, language: language,
      files: files ?? BundleFiles(beside: name), complaints: Complaints(kind: .scene))
    let scene = decoder.parts(bytes).flatMap { decoder.scene($0) }
    return decoder.loaded(scene)
  }

  /// The profile that a scene names for itself, where it can be told.
  package static func namedProfile(_ bytes: [UInt8], name: String) -> NamedProfile? {
    var complaints = Complaints(kind: .scene)
    let root = YAMLReader.read(bytes, file: name, complaints: &complaints)
    guard let node = root?["profile"], let text = node.text else { return nil }
    return NamedProfile(name: text, location: node.location)
  }
}

extension SceneDecoder {
  /// What a file's bytes hold; `nil` where that cannot be told.
  mutating func parts(_ bytes: [UInt8]) -> SceneParts? {
    let file = sourceMap.file
    guard let root = YAMLReader.read(bytes, file: file, complaints: &complaints) else {
      if complaints.isEmpty { complaints.add(SceneFile.emptyFile(file)) }
      return nil
    }
    return complaints.leavesGaps ? nil : parts(root)
  }

  func loaded(_ scene: Scene?) -> LoadedScene {
    LoadedScene(
      scene: scene, sourceMap: sourceMap, findings: findings, errors: complaints.errors,
      files: files)
  }
}
