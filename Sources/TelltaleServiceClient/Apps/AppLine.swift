import Glibc
import Synchronization
import TelltaleAppProtocol
import TelltaleHost
import TelltaleRuntime
import TelltaleSyntax

/// The line from a program to its screens at the service.
///
/// A thread of its own sends the lines that wait and hears those that come; it sleeps while nothing happens.
package final class AppLine: Sendable {
  /// The lines to send, and the state of the line.
  private struct Box {
    /// The lines in their order. The descriptors of each go with its own last byte.
    var lines: [RelayedBytes] = []
    /// True once nothing follows the lines that are to be sent.
    var isFinished = false
    /// True once nothing more is awaited.
    var isCut = false
    var isOver = false

    /// Discards the lines that are left.
    mutating func drop() {
      for index in lines.indices { lines[index].drop() }
      lines = []
    }
  }

  private let box = Mutex(Box())
  private let bell: Doorbell
  private let hear: @Sendable (JSONValue) -> Void
  private let ended: @Sendable () -> Void

  /// The most bytes of a line from the screens: twice the bytes that wait for a slow reader.
  private static let most = 4 << 20

  /// Starts the line's thread.
  ///
  /// - Parameters:
  ///   - caller: The caller whose connection speaks the app protocol. The line has a descriptor of its own for it.
  ///   - hear: Gets each line of the screens, on the line's thread.
  ///   - ended: Called there once, when no more lines come.
  /// - Throws: An error where the machine is short of threads or descriptors.
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

  /// Adds a line for the screens.
  ///
  /// - Parameters:
  ///   - line: The bytes of the whole line, with its end.
  ///   - descriptors: The descriptors of pictures in memory that the line tells of; they are closed in any case.
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

  /// Sends nothing after the lines that wait. The screens are closed once they have done all of them.
  package func finish() {
    box.withLock { $0.isFinished = true }
    bell.ring()
  }

  /// Hears no more, even if lines wait to be sent.
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

  /// Waits until there is something to do; false where the line has ended.
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

  /// Reads the bytes that have come; false once no more come.
  private func receive(_ socket: Int32, _ incoming: inout LineBuffer) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    if count > 0 { incoming.add(bytes.prefix(count)) }
    return count > 0 || count < 0 && (errno == EAGAIN || errno == EINTR)
  }
}
