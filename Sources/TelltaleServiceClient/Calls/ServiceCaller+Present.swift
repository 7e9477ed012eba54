import Glibc
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

extension ServiceCaller {
  /// A connection to the service.
  ///
  /// - Parameters:
  ///   - path: of its socket.
  ///   - limit: milliseconds that the question has; `nil` where it has as long as it takes.
  /// - Returns: `nil` where none listens.
  /// - Throws: where there is one that this user may not ask, or that takes nobody, and where the machine is too short of
  ///   something to tell.
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
        "\(place); a service listens there and takes nobody: `systemctl status telltale` says how it is"
      )
    case EMFILE, ENFILE, ENOMEM, ENOBUFS: throw RuntimeError(SystemError(code, "connect"))
    default: return nil
    }
  }
}
