import Glibc
import TelltaleHost
import TelltaleModel
import TelltaleRuntime
import TelltaleService
import TelltaleServiceClient
import TelltaleSession
import TelltaleSyntax

/// What commands ask the service.
extension ServiceCaller {
  /// A connection to the service; throws where none listens as well.
  static func needed(within limit: Int?) throws(RuntimeError) -> ServiceCaller {
    guard let caller = try present(within: limit) else { throw RuntimeError(.noDisplay, nobody) }
    return caller
  }

  /// Why there is nobody to ask.
  private static var nobody: String {
    "telltale: no service listens at \(path); start one (`telltale serve`, or `systemctl start telltale.socket`),"
      + " or name its socket in TELLTALE_SOCKET"
  }

  /// Asks what `show` was asked to; what it is shown by is the service's.
  func ask(_ request: ShowRequest) throws(RuntimeError) -> Answer {
    try note(request.scene.profile)
    return try ask(
      Self.text(file: request.file, request.question), language: request.scene.lang,
      limit: request.milliseconds)
  }

  /// Says where the service shows by another profile than the one that was named.
  func note(_ named: String?) throws(RuntimeError) {
    guard let named, !named.contains("/") else { return }
    let own = try profile()
    guard own != named else { return }
    StandardStreams.complain(
      "telltale: note: the service uses its profile \(own), not --profile \(named)")
  }

  /// The text of a scene file, or of the scene that the words stand for.
  static func text(file: String?, _ words: QuestionWords) throws(RuntimeError) -> String {
    guard let file else { return words.scene }
    guard file == "-" else { return try text(ofScene: file) }
    do throws(LoadError) {
      return String(decoding: try SourceFile.readStandardInput(kind: .scene), as: UTF8.self)
    } catch {
      throw RuntimeError(error)
    }
  }
}
