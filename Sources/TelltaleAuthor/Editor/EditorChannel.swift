import Glibc
import TelltaleLanguageServer

/// What an editor writes to standard input.
struct EditorChannel {
  /// Bytes that are read at once.
  private static let room = 65_536
  /// Readings that make one lot of messages, so that a stream without end is answered as well.
  private static let readings = 256

  private var reader = FrameReader()

  /// All messages that are there; none where nothing waits. `nil` at the end of the input.
  ///
  /// `waiting` is true where there is nothing else to do.
  mutating func receive(waiting: Bool) -> [FrameReader.Frame]? {
    guard EditorChannel.isReadable(waiting: waiting) else { return [] }
    var frames: [FrameReader.Frame] = []
    for _ in 0..<EditorChannel.readings {
      guard let bytes = EditorChannel.read() else { return frames.isEmpty ? nil : frames }
      frames += reader.read(bytes)
      if !EditorChannel.isReadable(waiting: false) { break }
    }
    return frames
  }

  /// Also true at the end of the input.
  private static func isReadable(waiting: Bool) -> Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&entry, 1, waiting ? -1 : 0)
      if count >= 0 { return count > 0 }
      if errno != EINTR { return true }
    }
  }

  /// `nil` at the end, and where nothing can be read.
  private static func read() -> [UInt8]? {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      let result = Glibc.read(STDIN_FILENO, buffer.baseAddress, room)
      if result < 0 { failure = errno }
      count = max(0, result)
    }
    if failure == EINTR || failure == EAGAIN { return [] }
    return bytes.isEmpty || failure != 0 ? nil : bytes
  }
}
