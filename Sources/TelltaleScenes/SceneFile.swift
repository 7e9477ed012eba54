import TelltaleModel
import TelltaleSyntax

/// The reader of scene files.
package enum SceneFile {
  /// Reads a scene for a profile. It never throws: all errors are in the result.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - profile: The profile for which the scene is read.
  ///   - lexicons: Word lists for checks of texts.
  ///   - language: The language that overrules the scene's own; `nil` for its own.
  /// - Returns: The scene as far as it was understood, with findings and errors.
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

  /// Reads a scene whose bytes were loaded already.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, not yet checked.
  ///   - name: The name by which messages call the file.
  ///   - profile: The profile for which the scene is read.
  ///   - lexicons: Word lists for checks of texts.
  ///   - language: The language that overrules the scene's own; `nil` for its own.
  ///   - files: Files that it may show; `nil` for those beside `name`.
  /// - Returns: The scene as far as it was understood, with findings and errors.
  package static func load(
    bytes: [UInt8], name: String, profile: Profile, lexicons: Lexicons, language: Language? = nil,
    files: BundleFiles? = nil
  ) -> LoadedScene {
    load(
      SceneText(bytes, name: name), profile: profile, lexicons: lexicons, language: language,
      files: files)
  }

  /// Reads a scene whose text was parsed already.
  ///
  /// - Parameters:
  ///   - text: The parsed text, which may be read for several profiles.
  ///   - profile: The profile for which the scene is read.
  ///   - lexicons: Word lists for checks of texts.
  ///   - language: The language that overrules the scene's own; `nil` for its own.
  ///   - files: Files that it may show; `nil` for those beside the file.
  /// - Returns: The scene as far as it was understood, with findings and errors.
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

  /// Returns the profile that a scene names for itself.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, not yet checked.
  ///   - name: The name of the file, beside which a profile's file is looked for.
  /// - Returns: The profile's name or path, and its place in the scene; `nil` where none is named,
  ///   or the text cannot be read.
  package static func namedProfile(_ bytes: [UInt8], name: String) -> NamedProfile? {
    try? readNamedProfile(bytes, name: name)
  }

  /// Returns the profile that a scene names for itself, for callers that have no other profile.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file, not yet checked.
  ///   - name: The name of the file, beside which a profile's file is looked for.
  /// - Returns: The profile's name or path, and its place in the scene; `nil` for a scene that
  ///   names none.
  /// - Throws: The errors that keep the text from being read, where no name was found in it for
  ///   that reason.
  package static func readNamedProfile(
    _ bytes: [UInt8], name: String
  ) throws(LoadErrors) -> NamedProfile? {
    var complaints = LoadErrorCollector(kind: .scene)
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
