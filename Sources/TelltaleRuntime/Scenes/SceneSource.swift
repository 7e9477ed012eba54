import Glibc
import TelltaleModel
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax

/// A scene file by path, or standard input, read once.
package struct SceneSource {
  private let name: String
  /// The files that the scene may show: beside it, or in the working folder where it has no place.
  private let files: BundleFiles
  private let contents: Contents

  /// Not a `Result`, which looks its error type up at run time.
  private enum Contents {
    case bytes([UInt8])
    case refusal(LoadError)
  }

  package init(_ path: String) {
    name = path == "-" ? "standard input" : path
    files = BundleFiles(beside: path)
    do throws(LoadError) {
      contents = .bytes(
        path == "-"
          ? try SourceFile.readStandardInput(kind: .scene)
          : try SourceFile.read(path, kind: .scene))
    } catch {
      contents = .refusal(error)
    }
  }

  /// A scene file that is held, for somebody who may have the files of some folders shown and no others; `nil` where it is
  /// in none of them. It is read, and so is what it shows, whatever is put in the place of either meanwhile.
  ///
  /// - Parameters:
  ///   - file: what the path led to.
  ///   - path: what messages call it, and where the files are that stand beside it.
  ///   - bounds: the folders.
  package init?(_ file: borrowing HeldFile, at path: String, within bounds: AllowedFolders) {
    guard bounds.hold(file) else { return nil }
    name = path
    let named = BundleFiles(beside: path, within: bounds)
    // A link from elsewhere leads to a scene whose pictures are beside the scene itself.
    files = named.isKnown ? named : BundleFiles(beside: file.place, within: bounds)
    do throws(LoadError) {
      contents = .bytes(try SourceFile.read(file, as: path, kind: .scene))
    } catch {
      contents = .refusal(error)
    }
  }

  /// A scene that is given as text instead of being read; `name` is what messages call it.
  package init(name: String, text: String) {
    self.name = name
    files = .none
    contents = .bytes(Array(text.utf8))
  }

  /// The profile that the scene names for itself; nothing where it names none.
  ///
  /// Throws why the file cannot be read, which whoever asks for its profile has to hear first.
  package var namedProfile: NamedProfile? {
    get throws(RuntimeError) {
      switch contents {
      case .refusal(let error): throw RuntimeError(error)
      case .bytes(let bytes):
        do throws(LoadErrors) {
          return try SceneFile.readNamedProfile(bytes, name: name)
        } catch {
          throw RuntimeError(error)
        }
      }
    }
  }

  /// The scene judged for the platform's profile; `language` overrules the scene's own.
  package func load(_ platform: Platform, language: String?) -> LoadedScene {
    switch contents {
    case .bytes(let bytes):
      return SceneFile.load(
        bytes: bytes, name: name, profile: platform.profile, lexicons: platform.lexicons,
        language: language.map { Language($0) }, files: files)
    case .refusal(let error):
      return LoadedScene(
        scene: nil, sourceMap: SourceMap(file: name), findings: [], errors: [error])
    }
  }
}
