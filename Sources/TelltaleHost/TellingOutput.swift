import CShim
import Glibc
import Synchronization

/// The output for lines that only inform, to a log or a trace. They are written where there is room, and never waited
/// for. Any thread may use it.
///
/// Lines without room wait in memory and are tried again with the next line. Past `room` bytes lines are left out,
/// and their number is told as soon as there is room again. The same happens on an error: a full disk is emptied, and
/// the reader of a pipe is started again.
package final class TellingOutput: Sendable {
  private struct State: ~Copyable {
    var waiting: [UInt8] = []
    var leftOut = 0
    /// The way, opened for the first line, so that no other program is told to wait or not to.
    var way: Way?
    /// The error of the last bytes, if it was not a lack of room.
    var trouble: Int32?
  }

  /// The way of bytes to the other end without waiting.
  private enum Way {
    case file(Int32), pieces(Int32), socket(Int32)
  }

  private let state = Mutex(State())
  private let descriptor: Int32
  private let room: Int
  private let count: @Sendable (Int) -> String

  /// Creates an output.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; it stays the caller's, who closes it after this object has gone.
  ///   - room: The most bytes that wait.
  ///   - count: Returns the line, without its end, that tells how many lines could not be written.
  package init(
    _ descriptor: Int32, room: Int = 1 << 20, count: @escaping @Sendable (Int) -> String
  ) {
    self.descriptor = descriptor
    self.room = room
    self.count = count
  }

  deinit {
    state.withLock { state in
      if case .pieces(let own)? = state.way, own != descriptor { close(own) }
    }
  }

  /// The standard error of the process.
  package static let standardError = TellingOutput(STDERR_FILENO) {
    "telltale: \($0) \($0 == 1 ? "line" : "lines") could not be written here: no room, or no reader"
  }

  /// True where lines wait for room, or were left out and not told yet.
  package var isBehind: Bool { state.withLock { !$0.waiting.isEmpty || $0.leftOut > 0 } }

  /// Writes text as it is.
  ///
  /// - Parameter text: One line or several, with their ends.
  /// - Returns: The number of the error where nothing can be written now, whatever room there is; it is tried again
  ///   with the next line. `nil` for success and for a lack of room.
  @discardableResult
  package func tell(_ text: String) -> Int32? {
    state.withLock { state in
      if !state.waiting.isEmpty { flush(&state) }
      let bytes = Array(text.utf8)
      if state.waiting.count + bytes.count > room {
        state.leftOut += max(1, bytes.count { $0 == UInt8(ascii: "\n") })
      } else {
        state.waiting += bytes
      }
      flush(&state)
      return state.trouble
    }
  }

  /// Waits for a reader that goes on reading.
  ///
  /// - Parameter patience: The milliseconds after which a reader that reads nothing is given up.
  package func finish(patience: Int32 = 500) {
    state.withLock { state in
      flush(&state)
      while state.trouble == nil, !state.waiting.isEmpty,
        DescriptorOutput.hasRoom(descriptor, milliseconds: patience)
      {
        flush(&state)
      }
    }
  }

  private func flush(_ state: inout State) {
    drain(&state)
    guard state.leftOut > 0, state.waiting.isEmpty else { return }
    state.waiting = Array((count(state.leftOut) + "\n").utf8)
    state.leftOut = 0
    drain(&state)
  }

  private func drain(_ state: inout State) {
    guard !state.waiting.isEmpty else { return }
    state.trouble = nil
    let way = state.way ?? openWay()
    state.way = way
    var start = 0
    while start < state.waiting.count {
      let count = put(state.waiting[start...].prefix(DescriptorOutput.piece), way)
      if count > 0 {
        start += count
      } else if errno != EINTR {
        if errno != EAGAIN { state.trouble = count == 0 ? EIO : errno }
        break
      }
    }
    state.waiting.removeFirst(start)
  }

  /// Opens the pipe or terminal once more, without waiting: to set that on a descriptor that others write to would
  /// surprise them. Where that is not allowed, it is asked for room before each piece.
  private func openWay() -> Way {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return .file(descriptor) }
    switch info.st_mode & S_IFMT {
    case S_IFSOCK: return .socket(descriptor)
    case S_IFIFO, S_IFCHR:
      let flags = O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
      let own = telltale_open("/proc/self/fd/\(descriptor)", flags, 0)
      return .pieces(own >= 0 ? own : descriptor)
    default: return .file(descriptor)
    }
  }

  /// The bytes that were written, as write(2) tells them.
  private func put(_ bytes: ArraySlice<UInt8>, _ way: Way) -> Int {
    bytes.withUnsafeBytes { bytes in
      switch way {
      case .file(let number): return write(number, bytes.baseAddress, bytes.count)
      case .socket(let number):
        let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
        return send(number, bytes.baseAddress, bytes.count, flags)
      case .pieces(let number):
        guard DescriptorOutput.hasRoom(number) else {
          errno = EAGAIN
          return -1
        }
        return write(number, bytes.baseAddress, bytes.count)
      }
    }
  }
}
