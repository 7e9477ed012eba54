import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// Where the screens that are to be shown stand.
package enum OpenedApp: Hashable, Sendable {
  /// A scene in YAML or JSON; it has no files beside it.
  case text(String)
  /// The path of a scene, from the root, in a folder that the service's settings allow.
  case file(String)
}

extension ServiceCaller {
  /// Has the screens of a scene file shown: with the files beside it where the service's settings allow its folder,
  /// else by its text alone.
  ///
  /// - Parameters:
  ///   - path: of the scene.
  ///   - language: that it is shown in; `nil` for its own, or the unit's.
  ///   - note: is told where they are shown without the files beside them.
  /// - Returns: What the service has against it; `nil` where they are shown, and the connection speaks the protocol of
  ///   apps.
  /// - Throws: where the file cannot be read, or the service has gone.
  package func open(
    sceneFile path: String, language: String?, note: (String) -> Void
  ) throws(RuntimeError) -> ServiceError? {
    guard let whole = realpath(path, nil) else {
      throw RuntimeError(
        .missingFile, "telltale: \(Quoted.plain(path)): \(SystemError(errno, "open").description)")
    }
    defer { free(whole) }
    let refusal = try open(.file(String(cString: whole)), language: language)
    guard case .notAllowed? = refusal else { return refusal }
    // Why the text alone is not shown either says less than why the file is not.
    guard let text = try? Self.text(ofScene: path),
      (try open(.text(text), language: language)) == nil
    else { return refusal }
    note(
      "telltale: note: the service's settings do not allow the folder of \(Quoted.plain(path)): it is shown without"
        + " the files beside it (opens: in a rule below service: clients:)")
    return nil
  }

  /// Reads a scene file whose text is to be sent.
  ///
  /// - Parameter path: of the file.
  /// - Returns: Its text.
  /// - Throws: where it cannot be read.
  package static func text(ofScene path: String) throws(RuntimeError) -> String {
    do throws(LoadError) {
      return String(decoding: try SourceFile.read(path, kind: .scene), as: UTF8.self)
    } catch {
      throw RuntimeError(error)
    }
  }
}
