import TelltaleModel
import TelltaleSyntax

extension ProfileLibrary {
  /// Returns the compiled form of a profile.
  ///
  /// - Parameter name: The name of a profile on the search path, or the path of a file.
  /// - Returns: The form with the path at which it is to be kept; `nil` for a profile that only
  ///   others extend, for one whose files lie in several folders, and for any where the linker left
  ///   no mark of the build.
  /// - Throws: All errors of the profile's files.
  package func compiled(
    _ name: String
  ) throws(LoadErrors) -> (path: String, bytes: [UInt8])? {
    guard let build, !isAbstract(name), let file = file(of: name) else { return nil }
    var loader = ProfileLoader(library: self)
    let loaded = try loader.load(name)
    guard let values = CompiledForm.values(of: loaded) else { return nil }
    let folder = SearchPath.folder(of: file)
    var sources: [CompiledForm.Source] = []
    for path in loaded.files {
      guard SearchPath.folder(of: path) == folder else { return nil }
      do throws(LoadError) {
        let bytes = try SourceFile.read(path, kind: .profile)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        sources.append(.init(name: name, digest: CompiledForm.digest(bytes)))
      } catch {
        throw LoadErrors(error)
      }
    }
    let compiled = CompiledForm(build: build, sources: sources, values: values)
    return (CompiledForm.path(ofFile: file), compiled.bytes)
  }
}
