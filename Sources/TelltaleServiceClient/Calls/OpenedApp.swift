import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The source of the screens that are to be shown.
package enum OpenedApp: Hashable, Sendable {
  /// A scene in YAML or JSON; it has no files beside it.
  case text(String)
  /// The path of a scene, from the root, in a folder that the service's settings allow.
  case file(String)
}

extension ServiceCaller {
  /// Shows the screens of a scene file: with the files beside it where the service's settings allow its folder,
  /// else by its text alone.
  ///
  /// - Parameters:
  ///   - path: The path of the scene.
  ///   - language: The language that it is shown in; `nil` for its own, or the unit's.
  ///   - note: Told where the screens are shown without the files beside them.
  /// - Returns: The refusal of the service; `nil` where the screens are shown, and the connection speaks the app
  ///   protocol.
  /// - Throws: An error where the file cannot be read, or the service has gone.
  package func open(
    sceneFile path: String, language: String?, note: (String) -> Void
  ) throws(RuntimeError) -> ServiceError? {
    guard let whole = realpath(path, nil) else {
      throw RuntimeError(
        .missingFile, "telltale: \(Quoted.plain(path)): \(SystemError(errno, "open").description)")
    }
    defer { free(whole) }
    // What cannot be read here is told as everywhere.
    let text = try Self.text(ofScene: path)
    let refusal = try open(.file(String(cString: whole)), language: language)
    guard case .notAllowed? = refusal else { return refusal }
    switch try open(.text(text), language: language) {
    case nil:
      note(Self.closed(path))
      return nil
    // Why the text alone is not shown says what is wrong with the scene, and what it would need its folder for.
    case .invalidScene(var complaints)?:
      complaints.lines.append(Self.closed(path))
      return .invalidScene(complaints)
    case let other?:
      if case .appShown = other { return other }
      return refusal
    }
  }

  /// The note about a scene that is shown by its text.
  private static func closed(_ path: String) -> String {
    "telltale: note: the service's settings do not allow the folder of \(Quoted.plain(path)): the scene is sent as "
      + "text, without the files beside it; allow the folder with opens: in a rule below service: clients:"
  }

  /// Reads a scene file whose text is to be sent.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The text; bytes that are no UTF-8 are replaced.
  /// - Throws: An error where the file cannot be read.
  package static func text(ofScene path: String) throws(RuntimeError) -> String {
    do throws(LoadError) {
      return String(decoding: try SourceFile.read(path, kind: .scene), as: UTF8.self)
    } catch {
      throw RuntimeError(error)
    }
  }
}
