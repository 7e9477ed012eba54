import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

extension ServiceCaller {
  /// Connects to the service, if one listens.
  ///
  /// - Parameters:
  ///   - path: The path of its socket.
  ///   - limit: Milliseconds that the question has; `nil` for as long as it takes.
  /// - Returns: The connection; `nil` where no service listens.
  /// - Throws: An error where a service may not be asked by this user, or accepts nobody, and where the machine is
  ///   too short of something to tell.
  package static func present(
    at path: String = ServiceCaller.path, within limit: Int? = nil
  ) throws(RuntimeError) -> ServiceCaller? {
    if let caller = ServiceCaller(path: path, within: limit) { return caller }
    let code = errno
    let place = "telltale: \(Quoted.plain(path)): \(SystemError(code, "connect").description)"
    switch code {
    case EACCES, EPERM:
      throw RuntimeError(
        .permission, "\(place); join the group of the socket and its folder (`ls -l` names it)")
    case EAGAIN:
      throw RuntimeError(
        .noDisplay,
        "\(place); a service listens there and accepts nobody: see `systemctl status telltale`"
      )
    case EMFILE, ENFILE, ENOMEM, ENOBUFS: throw RuntimeError(SystemError(code, "connect"))
    default: return nil
    }
  }
}
