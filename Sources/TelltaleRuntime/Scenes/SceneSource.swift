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

  /// The bytes, or the refusal. It is not a `Result`, which looks its error type up at run time.
  private enum Contents {
    case bytes([UInt8])
    case refusal(LoadError)
  }

  /// Reads a file. A file that cannot be read is reported when the scene is loaded.
  ///
  /// - Parameter path: The path of the file; `-` for standard input.
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

  /// Reads a scene file that is held, for a caller who may have only the files of some folders shown.
  ///
  /// The file itself is read, and so is what it shows, whatever is put in the place of either meanwhile.
  /// `nil` where the file is in none of the folders.
  ///
  /// - Parameters:
  ///   - file: The file that the path led to.
  ///   - path: The path by which messages call it, and beside which its files are.
  ///   - bounds: The folders.
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

  /// Takes a scene as text.
  ///
  /// - Parameters:
  ///   - name: The name by which messages call the scene.
  ///   - text: The scene in YAML.
  package init(name: String, text: String) {
    self.name = name
    files = .none
    contents = .bytes(Array(text.utf8))
  }

  /// The profile that the scene names for itself; `nil` where it names none.
  ///
  /// Throws the reason why the file cannot be read, which somebody who asks for its profile has to hear
  /// first.
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

  /// Reads the scene and judges it by the platform's profile.
  ///
  /// - Parameters:
  ///   - platform: The profile with its word lists.
  ///   - language: The language tag that overrules the scene's own; `nil` for the scene's own.
  /// - Returns: The scene with its findings, or the errors that refuse it.
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
