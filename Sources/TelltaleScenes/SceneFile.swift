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
    load(
      SceneText(bytes, name: name), profile: profile, lexicons: lexicons, language: language,
      files: files)
  }

  /// The same for a text that was taken apart already.
  package static func load(
    _ text: SceneText, profile: Profile, lexicons: Lexicons, language: Language? = nil,
    files: BundleFiles? = nil
  ) -> LoadedScene {
    var context = SceneContext(
      file: text.name, profile: profile, lexicons: lexicons, language: language,
      files: files ?? BundleFiles(beside: text.name), complaints: text.complaints)
    let reader = SceneFileReader()
    let parts = reader.parts(text, in: &context)
    let scene = parts.flatMap { reader.scene($0, in: &context) }
    return context.loaded(scene)
  }

  /// The profile that a scene names for itself, where it can be told.
  package static func namedProfile(_ bytes: [UInt8], name: String) -> NamedProfile? {
    try? readNamedProfile(bytes, name: name)
  }

  /// The same for somebody who has no other profile: nothing for a scene that names none.
  ///
  /// - Throws: What keeps the text from being read, where no name was found in it for that reason.
  package static func readNamedProfile(
    _ bytes: [UInt8], name: String
  ) throws(LoadErrors) -> NamedProfile? {
    var complaints = Complaints(kind: .scene)
    let root = YAMLReader.read(bytes, file: name, complaints: &complaints)
    if let node = root?["profile"], let text = node.text {
      return NamedProfile(name: path(ofProfile: text, beside: name), location: node.location)
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
    return nil
  }

  /// A file that a scene names is looked for beside the scene, wherever the program was started.
  private static func path(ofProfile text: String, beside scene: String) -> String {
    guard text.contains("/") || text.hasSuffix(".yaml"), !text.hasPrefix("/") else { return text }
    return SearchPath.join(SearchPath.folder(of: scene), text)
  }
}

extension SceneContext {
  /// What was read, with all that speaks against it.
  func loaded(_ scene: Scene?) -> LoadedScene {
    LoadedScene(
      scene: scene, sourceMap: sourceMap, findings: findings, errors: complaints.errors,
      files: files)
  }
}
