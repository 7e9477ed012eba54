import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleSession
import TelltaleSyntax

/// What commands ask the service.
extension ServiceCaller {
  /// A connection to the service; `nil` where none listens. Throws where there is one that this user may not ask.
  static var present: ServiceCaller? {
    get throws(RuntimeError) {
      if let caller = ServiceCaller(path: path) { return caller }
      let code = errno
      guard code == EACCES || code == EPERM else { return nil }
      throw RuntimeError(
        .permission,
        "telltale: \(path): \(SystemError(code, "connect").description); join the socket's group (`ls -l` names it)"
      )
    }
  }

  /// Why there is nobody to ask.
  static var nobody: String {
    "telltale: no service listens at \(path); start one (`telltale serve`, or `systemctl start telltale.socket`),"
      + " or name its socket in TELLTALE_SOCKET"
  }

  /// Asks what `show` was asked to; what it is shown by is the service's.
  func ask(_ request: ShowRequest) throws(RuntimeError) -> Answer {
    if let named = request.scene.profile, !named.contains("/") {
      let own = try profile()
      if own != named {
        StandardStreams.complain(
          "telltale: note: the service shows by its profile \(own), not by --profile \(named)")
      }
    }
    return try ask(
      Self.text(file: request.file, request.question), language: request.scene.lang,
      limit: request.timeout.map { Int($0 * 1000) })
  }

  /// The text of a scene file, or of the scene that the words stand for.
  static func text(file: String?, _ words: QuestionWords) throws(RuntimeError) -> String {
    guard let file else { return words.scene }
    do throws(LoadError) {
      let bytes =
        file == "-"
        ? try SourceFile.readStandardInput(kind: .scene) : try SourceFile.read(file, kind: .scene)
      return String(decoding: bytes, as: UTF8.self)
    } catch {
      throw RuntimeError(error)
    }
  }
}
