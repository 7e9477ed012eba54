import Glibc
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleServiceClient

/// polkit's own helper, which is root, has PAM ask for what shows who somebody is, and tells polkit. It has what was
/// typed through a pipe or a socket, and nobody else has.
final class PolkitHelper {
  /// Readable when it has said something.
  let descriptor: Int32
  /// Its number, to be waited for once it is let go of; `nil` where systemd has started it.
  let process: pid_t?
  private let input: Int32
  private var lines = LineBuffer(most: 1 << 13)

  /// Connects to it, or starts it where nobody can be connected to.
  ///
  /// - Parameters:
  ///   - place: where it is had.
  ///   - user: who somebody is to be.
  ///   - cookie: what polkit calls the authentication; told to the helper alone, since others read argument lists.
  /// - Throws: where it cannot be had.
  init(_ place: PolkitHelperPlace, user: String, cookie: String) throws(RuntimeError) {
    if let socket = try Self.connected(place) {
      (process, input, descriptor) = (nil, socket, socket)
      _ = DescriptorOutput.write(Array("\(user)\n\(cookie)\n".utf8), to: socket)
      return
    }
    guard let path = place.program else { throw PolkitHelperPlace.missing }
    let started: PipedProgram
    do throws(SystemError) {
      started = try PipedProgram(ChildProgram(path, [path, user]))
    } catch {
      throw RuntimeError(error)
    }
    (process, input, descriptor) = (started.process, started.input, started.output)
    _ = DescriptorOutput.write(Array("\(cookie)\n".utf8), to: input)
  }

  deinit {
    // It ends when nobody answers any more, also where it is root's and cannot be ended.
    close(input)
    guard let process else { return }
    close(descriptor)
    kill(process, SIGTERM)
  }

  /// The descriptor of its socket; `nil` where there is none, and where nobody listens but a program can be started, which
  /// is told.
  private static func connected(_ place: PolkitHelperPlace) throws(RuntimeError) -> Int32? {
    guard let socket = place.socket else { return nil }
    if let descriptor = UnixAddress.connect(to: socket) { return descriptor }
    let error = SystemError(errno, "connect to \(socket)")
    guard let program = place.program else { throw RuntimeError(error) }
    StandardStreams.complain("telltale: \(error.description); \(program) is started instead")
    return nil
  }

  /// Hands over what was typed; false where that failed.
  func answer(_ secret: SecretBytes) -> Bool {
    let line = SecretBytes(room: secret.count + 1)
    for byte in secret.bytes { _ = line.append(byte) }
    return line.append(UInt8(ascii: "\n")) && line.write(to: input)
  }

  /// What it has said since, line by line, and whether it has ended. Waits where it has said nothing.
  func advance() -> (lines: [PolkitHelperLine], hasEnded: Bool) {
    var room = [UInt8](repeating: 0, count: 1 << 12)
    var count = -1
    repeat { count = read(descriptor, &room, room.count) } while count < 0 && errno == EINTR
    if count > 0 { lines.add(room.prefix(count)) }
    var said: [PolkitHelperLine] = []
    while let line = lines.next() {
      said.append(PolkitHelperLine(String(decoding: line.bytes, as: UTF8.self)))
    }
    return (said, count <= 0)
  }
}
