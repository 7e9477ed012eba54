import Glibc
import TelltaleAppProtocol
import TelltaleSyntax

/// What a script writes to standard input, or names as a file.
enum ScriptInput {
  /// A text from a file, and whether it is only the beginning of what the file has.
  struct Text: Equatable {
    var text: String
    var isCut = false
  }

  /// Bytes of a file that are read.
  private static let most = Limits.fileBytes

  /// The text of a file.
  ///
  /// - Parameter path: of a file; a pipe or a terminal becomes standard input, since its text comes little by little.
  /// - Returns: Its beginning; `nil` where the text comes from standard input.
  /// - Throws: ``ZenityRefusal`` for a file that cannot be read.
  static func text(of path: String) throws(ZenityRefusal) -> Text? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG,
      status.st_mode & S_IFMT != S_IFDIR
    else {
      return try beginning(of: path)
    }
    try take(path)
    return nil
  }

  private static func beginning(of path: String) throws(ZenityRefusal) -> Text {
    do throws(LoadError) {
      let bytes = try SourceFile.readBeginning(path, limit: most + 1)
      return Text(text: KeptBytes.text(bytes.prefix(most)), isCut: bytes.count > most)
    } catch {
      throw ZenityRefusal(message: error.description)
    }
  }

  private static func take(_ path: String) throws(ZenityRefusal) {
    let descriptor = open(path, O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ZenityRefusal(
        message: "\(path): error: \(String(cString: strerror(errno))); name a file that can be read"
      )
    }
    defer { close(descriptor) }
    try take(descriptor)
  }

  /// Makes a descriptor that the caller has opened standard input.
  ///
  /// - Throws: ``ZenityRefusal`` for one that is not open.
  static func take(_ descriptor: Int32) throws(ZenityRefusal) {
    guard descriptor == STDIN_FILENO || dup2(descriptor, STDIN_FILENO) >= 0 else {
      throw ZenityRefusal(message: "the descriptor \(descriptor) is not open; open it for the call")
    }
  }

  /// All of standard input.
  ///
  /// - Throws: ``ZenityRefusal`` where it cannot be read, or has more bytes than are taken.
  static func all() throws(ZenityRefusal) -> String {
    do throws(LoadError) {
      return KeptBytes.text(try SourceFile.readStandardInput(kind: .unreadable))
    } catch {
      throw ZenityRefusal(message: error.description)
    }
  }

  /// All lines of standard input, without their ends.
  ///
  /// - Throws: ``ZenityRefusal`` where it cannot be read, or has more bytes than are taken.
  static func lines() throws(ZenityRefusal) -> [String] {
    let lines = try all().unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.last?.isEmpty == true ? lines.dropLast() : lines[...]).map { String($0) }
  }
}

/// Lines of standard input as they come.
struct InputLines {
  private var buffer = LineBuffer(most: Limits.fileBytes, keepsAll: true)
  private(set) var isOpen = true
  /// A line was longer than what is kept of one.
  private(set) var isCut = false

  /// Reads what there is, and waits where there is nothing.
  mutating func read() {
    var room = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(STDIN_FILENO, &room, room.count)
    if count > 0 { buffer.add(room.prefix(count)) }
    isOpen = count > 0 || count < 0 && (errno == EINTR || errno == EAGAIN)
  }

  /// The next line that is there as a whole, without its end; after the end of the input also the last that has none.
  mutating func next() -> String? {
    guard let line = buffer.next() ?? (isOpen ? nil : buffer.finish()) else { return nil }
    if line.isTooLong { isCut = true }
    return KeptBytes.text(line.bytes)
  }
}
