import Glibc
import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The line from a program to its screens at the service.
///
/// A thread of its own writes what is left for it and hears what comes; it sleeps while nothing happens.
package final class AppLine: Sendable {
  /// What is to be sent, and how it stands with the line.
  private struct Box {
    /// Lines in their order: the descriptors of each go with its own last byte.
    var lines: [RelayedBytes] = []
    /// Nothing comes after what is to be sent.
    var isFinished = false
    /// Nothing more is waited for.
    var isCut = false
    var isOver = false

    /// Nobody takes what is left.
    mutating func drop() {
      for index in lines.indices { lines[index].drop() }
      lines = []
    }
  }

  private let box = Mutex(Box())
  private let bell: Doorbell
  private let hear: @Sendable (JSONValue) -> Void
  private let ended: @Sendable () -> Void

  /// Bytes of a line that the screens tell at most: twice what waits for a slow reader.
  private static let most = 4 << 20

  /// Begins to hear.
  ///
  /// - Parameters:
  ///   - caller: whose connection speaks the app protocol by now; the line has a descriptor of its own of it.
  ///   - hear: gets each line that the screens tell, on the line's thread.
  ///   - ended: is called there once, when no more lines come.
  /// - Throws: where the machine is short of what that takes.
  package init(
    _ caller: ServiceCaller, hear: @escaping @Sendable (JSONValue) -> Void,
    ended: @escaping @Sendable () -> Void
  ) throws(RuntimeError) {
    (self.hear, self.ended) = (hear, ended)
    let socket = fcntl(caller.descriptor, F_DUPFD_CLOEXEC, 0)
    guard socket >= 0 else { throw RuntimeError(SystemError(errno, "fcntl")) }
    do throws(SystemError) {
      bell = try Doorbell()
    } catch {
      close(socket)
      throw RuntimeError(error)
    }
    let rest = caller.takeRest()
    do throws(SystemError) {
      try Thread.start { [self] in
        run(socket, rest)
        close(socket)
        ended()
      }
    } catch {
      close(socket)
      throw RuntimeError(error)
    }
  }

  /// Leaves a line for the screens, whole, with its end.
  ///
  /// - Parameters:
  ///   - line: bytes of the protocol.
  ///   - descriptors: of pictures in memory that it tells of; the line closes them.
  /// - Returns: False where the screens have ended.
  package func send(_ line: [UInt8], _ descriptors: [Int32] = []) -> Bool {
    let isTaken = box.withLock { box in
      guard !box.isOver, !box.isFinished else { return false }
      var bytes = RelayedBytes()
      bytes.add(line, descriptors)
      box.lines.append(bytes)
      return true
    }
    if isTaken {
      bell.ring()
    } else {
      for descriptor in descriptors { close(descriptor) }
    }
    return isTaken
  }

  /// Says no more: the screens go once they have done what was sent.
  package func finish() {
    box.withLock { $0.isFinished = true }
    bell.ring()
  }

  /// Hears no more, whatever is left to be sent.
  package func cut() {
    box.withLock { $0.isCut = true }
    bell.ring()
  }

  // MARK: The thread

  private func run(_ socket: Int32, _ rest: [UInt8]) {
    var incoming = LineBuffer(most: Self.most)
    incoming.add(rest)
    var isFinished = false
    while true {
      while let line = incoming.next() {
        if !line.isTooLong, let told = try? JSONReader.read(line.bytes) { hear(told) }
      }
      guard wait(socket) else { break }
      send(to: socket, &isFinished)
      guard receive(socket, &incoming) else { break }
    }
    box.withLock { box in
      box.isOver = true
      box.drop()
    }
  }

  /// Waits until there is something to do; false where nothing is to be done any more.
  private func wait(_ socket: Int32) -> Bool {
    let wants = box.withLock { !$0.lines.isEmpty }
    var entries = [
      pollfd(fd: bell.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: socket, events: Int16(POLLIN | (wants ? POLLOUT : 0)), revents: 0),
    ]
    guard poll(&entries, nfds_t(entries.count), -1) >= 0 || errno == EINTR else { return false }
    if entries[0].revents != 0 { bell.clear() }
    return box.withLock { !$0.isCut }
  }

  private func send(to socket: Int32, _ isFinished: inout Bool) {
    let isDone = box.withLock { box in
      while !box.lines.isEmpty {
        guard box.lines[0].send(to: socket) else {
          // Half a line may have gone: nothing can follow it. What was said before they went is still to be heard.
          box.drop()
          box.isFinished = true
          break
        }
        guard box.lines[0].isEmpty else { break }
        box.lines.removeFirst()
      }
      return box.isFinished && box.lines.isEmpty
    }
    if isDone, !isFinished {
      isFinished = true
      shutdown(socket, Int32(SHUT_WR))
    }
  }

  /// Takes in what there is; false once no more comes.
  private func receive(_ socket: Int32, _ incoming: inout LineBuffer) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count > 0 { incoming.add(bytes.prefix(count)) }
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }
}
