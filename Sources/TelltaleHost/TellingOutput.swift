import CShim
import Glibc
import Synchronization

/// Lines that are only told, to a log or a trace: written where there is room for them, and never
/// waited for. Any thread may use it.
///
/// What has no room waits in memory and is tried again with the next line; past `room` bytes lines are
/// left out, and how many is told as soon as there is room again. So does what cannot be written: a disk
/// that is full is emptied, and the reader of a pipe that has gone is started again.
package final class TellingOutput: Sendable {
  private struct State: ~Copyable {
    var waiting: [UInt8] = []
    var leftOut = 0
    /// Opened for the first line, so that no other program is told to wait or not to.
    var way: Way?
    /// Why the last bytes could not be written, where that was no lack of room.
    var trouble: Int32?
  }

  /// How bytes get to the other end without waiting.
  private enum Way {
    case file(Int32), pieces(Int32), socket(Int32)
  }

  private let state = Mutex(State())
  private let descriptor: Int32
  private let room: Int
  private let count: @Sendable (Int) -> String

  /// - Parameters:
  ///   - descriptor: stays the caller's, who closes it after this has gone.
  ///   - room: bytes that wait at most.
  ///   - count: the line, without its end, that tells how many lines could not be written.
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

  /// That of the process.
  package static let standardError = TellingOutput(STDERR_FILENO) {
    "telltale: \($0) \($0 == 1 ? "line" : "lines") could not be written here: no room, or no reader"
  }

  /// True where something waits for room, or was left out and not told yet.
  package var isBehind: Bool { state.withLock { !$0.waiting.isEmpty || $0.leftOut > 0 } }

  /// Tells text as it is. Returns the error number where nothing can be written now, whatever room there
  /// is; it is tried again with the next line.
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

  /// Waits for a reader who goes on reading, and so long at most for one who does not.
  ///
  /// - Parameter patience: milliseconds in which nothing is read.
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

  /// The pipe or terminal is opened once more, not to wait: to set that on what others write to as well
  /// would surprise them. Where that is not allowed, it is asked for room before each piece.
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

  /// Bytes written, as write(2) tells it.
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
