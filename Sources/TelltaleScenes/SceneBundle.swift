import TelltaleModel
import TelltaleSyntax

/// Several files that are one app: screens are known to all of them by name.
package struct LoadedBundle: Sendable {
  /// The screens of all files with what is seen first; absent where no file has a screen.
  ///
  /// Its source map leads to the file that each screen is in.
  package var app: LoadedScene?
  /// Files with an element of their own, such as an alert that the app opens by its id.
  package var others: [LoadedScene]

  /// All of it, for judging.
  package var scenes: [LoadedScene] { (app.map { [$0] } ?? []) + others }

  /// All that refuses it; `nil` where nothing does.
  package var refusal: LoadErrors? { LoadErrors(scenes.flatMap { $0.refusal?.all ?? [] }) }
}

/// One file of a bundle.
package struct BundleSource: Sendable {
  package var name: String
  package var bytes: [UInt8]

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension SceneFile {
  /// Reads the scenes of files, and of folders with all below them, as one app; never throws, all
  /// complaints are in the result.
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

  /// The same for files that were read already.
  package static func loadBundle(
    _ sources: [BundleSource], profile: Profile, lexicons: Lexicons, language: Language? = nil
  ) -> LoadedBundle {
    var assembly = BundleAssembly(profile: profile, lexicons: lexicons, language: language)
    for source in sources { assembly.read(source) }
    return assembly.bundle()
  }
}
