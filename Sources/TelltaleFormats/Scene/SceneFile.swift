import TelltaleModel

/// Reading scene files.
package enum SceneFile {
  /// Reads a scene for a profile; never throws, all complaints are in the result.
  package static func load(
    path: String, profile: Profile, lexicons: Lexicons, language: Language? = nil
  ) -> LoadedScene {
    do throws(LoadError) {
      let bytes = try SourceFile.read(path, kind: .scene)
      return load(
        bytes: bytes, name: path, profile: profile, lexicons: lexicons, language: language,
        files: BundleFiles(beside: path))
    } catch {
      return LoadedScene(
        scene: nil, sourceMap: SourceMap(file: path), findings: [], errors: [error])
    }
  }

  /// The same for bytes that were read already; `name` stands for the file in messages.
  ///
  /// `language` is used where given instead of the one that the scene names; `files` are those that
  /// it may show.
  package static func load(
    bytes: [UInt8], name: String, profile: Profile, lexicons: Lexicons, language: Language? = nil,
    files: BundleFiles = .none
  ) -> LoadedScene {
    var complaints = Complaints(kind: .scene)
    guard let root = YAMLReader.read(bytes, file: name, complaints: &complaints) else {
      if complaints.isEmpty { complaints.add(emptyFile(name)) }
      return LoadedScene(
        scene: nil, sourceMap: SourceMap(file: name), findings: [], errors: complaints.errors)
    }
    if complaints.leavesGaps {
      return LoadedScene(
        scene: nil, sourceMap: SourceMap(file: name), findings: [], errors: complaints.errors)
    }
    var decoder = SceneDecoder(
      file: name, profile: profile, lexicons: lexicons, language: language, files: files,
      complaints: complaints)
    let scene = decoder.scene(root)
    return LoadedScene(
      scene: scene, sourceMap: decoder.sourceMap, findings: decoder.findings,
      errors: decoder.complaints.errors, files: files)
  }

  /// The profile that a scene names for itself, where it can be told.
  package static func profileName(_ bytes: [UInt8], name: String) -> String? {
    var complaints = Complaints(kind: .scene)
    return YAMLReader.read(bytes, file: name, complaints: &complaints)?["profile"]?.text
  }
}
