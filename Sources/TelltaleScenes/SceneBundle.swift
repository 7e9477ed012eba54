import TelltaleModel
import TelltaleSyntax

/// Several files that are one app. All of them know its screens by name.
package struct LoadedBundle: Sendable {
  /// The screens of all files, and the one that is seen first; `nil` where no file has a screen.
  ///
  /// Its source map leads to the file of each screen.
  package var app: LoadedScene?
  /// Files with an element of their own, such as an alert that the app opens by its id.
  package var others: [LoadedScene]

  /// All scenes of the bundle, for judging.
  package var scenes: [LoadedScene] { (app.map { [$0] } ?? []) + others }

  /// All that refuses the bundle; `nil` where nothing does.
  package var refusal: LoadErrors? { LoadErrors(scenes.flatMap { $0.refusal?.all ?? [] }) }
}

/// A file of a bundle, read.
package struct BundleSource: Sendable {
  package var name: String
  package var bytes: [UInt8]

  /// A file of a bundle.
  ///
  /// - Parameters:
  ///   - name: The name by which messages call it, mostly its path.
  ///   - bytes: The content, not yet checked.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension SceneFile {
  /// Reads the scenes of files, and of folders with all below them, as one app. It never throws:
  /// all errors are in the result.
  ///
  /// - Parameters:
  ///   - paths: Files and folders. A file that is named here is read as a scene whatever it holds;
  ///     in folders only scenes are read.
  ///   - profile: The profile for which the scenes are read.
  ///   - lexicons: Word lists for checks of texts.
  ///   - language: The language that overrules the scenes' own; `nil` for their own.
  /// - Returns: The app, the other files, and everything that is wrong with them.
  package static func loadBundle(
    paths: [String], profile: Profile, lexicons: Lexicons, language: Language? = nil
  ) -> LoadedBundle {
    var sources: [BundleSource] = []
    var errors: [LoadError] = []
    for path in BundleFolder.files(in: paths, &errors) {
      do throws(LoadError) {
        let source = BundleSource(
          name: path, bytes: try SourceFile.read(path, kind: .scene))
        if paths.contains(path) || isScene(source.bytes, name: path) { sources.append(source) }
      } catch {
        errors.append(error)
      }
    }
    var bundle = loadBundle(
      sources, profile: profile, lexicons: lexicons, language: language)
    if !errors.isEmpty {
      let map = SourceMap(file: errors[0].file)
      bundle.others.append(
        LoadedScene(scene: nil, sourceMap: map, findings: [], errors: errors))
    }
    return bundle
  }

  /// Reads the scenes of files that were loaded already, as one app.
  ///
  /// - Parameters:
  ///   - sources: The files with their names.
  ///   - profile: The profile for which the scenes are read.
  ///   - lexicons: Word lists for checks of texts.
  ///   - language: The language that overrules the scenes' own; `nil` for their own.
  /// - Returns: The app, the other files, and everything that is wrong with them.
  package static func loadBundle(
    _ sources: [BundleSource], profile: Profile, lexicons: Lexicons, language: Language? = nil
  ) -> LoadedBundle {
    var assembly = BundleAssembly(profile: profile, lexicons: lexicons, language: language)
    for source in sources { assembly.read(source) }
    return assembly.bundle()
  }
}
