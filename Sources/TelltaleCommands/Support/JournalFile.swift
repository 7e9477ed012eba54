import CShim
import Glibc
import TelltaleSyntax

/// A file that grows while its command runs, so that a command that is killed leaves what it had.
///
/// An older file of that name stays until the new one has something worth having.
struct JournalFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  /// Its name beside the older file, until it takes that one's place.
  private var temporary: String?
  /// What comes before anything that is worth having.
  private var head = ""
  private var isInPlace = false
  /// True for a file that may be kept as it was.
  private let hasOlder: Bool

  /// Sees that the file can be written; `-` is standard output. Complains and ends with 73
  /// (EX_CANTCREAT) where that cannot be.
  init(_ path: String) throws {
    self.path = path
    if path == "-" {
      (descriptor, hasOlder) = (STDOUT_FILENO, false)
      return
    }
    var status = stat()
    let isThere = stat(path, &status) == 0
    hasOlder = isThere && status.st_mode & S_IFMT == S_IFREG
    if hasOlder || !isThere, let beside = FileOutput.openBeside(FileOutput.target(path)) {
      (descriptor, temporary) = (beside.descriptor, beside.name)
      return
    }
    descriptor = telltale_open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw FileOutput.cannotMake(path, errno) }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
    if let temporary { unlink(temporary) }
  }

  /// Begins with what is worth nothing by itself: it is written with what comes after it.
  mutating func begin(_ text: String) throws {
    if hasOlder || temporary != nil { head = text } else { try put(text) }
  }

  /// Writes more of it, the first time in place of what was there; complains and ends with 74 (EX_IOERR)
  /// where that cannot be.
  mutating func add(_ text: String) throws {
    guard !text.isEmpty else { return }
    guard hasOlder || temporary != nil, !isInPlace else { return try put(text) }
    if temporary == nil, ftruncate(descriptor, 0) != 0 { throw cannotWrite(errno) }
    try put(head + text)
    if let temporary, rename(temporary, FileOutput.target(path)) != 0 { throw cannotWrite(errno) }
    (temporary, isInPlace, head) = (nil, true, "")
  }

  private borrowing func put(_ text: String) throws {
    if path == "-" { return try StandardStreams.put(text) }
    if let code = StandardStreams.write(Array(text.utf8), to: descriptor) {
      throw cannotWrite(code)
    }
  }

  private borrowing func cannotWrite(_ code: Int32) -> any Error {
    StandardStreams.complain(
      "telltale: cannot write \(Quoted.plain(path)): \(String(cString: strerror(code))); everything before that is "
        + "in the file")
    return ExitStatus.cannotWrite.code
  }

  /// Puts the whole in order in its place, where the file is one that has a place.
  ///
  /// - Returns: False where an older file stays, since nothing was added.
  consuming func finish(with text: String) throws -> Bool {
    if hasOlder, !isInPlace { return false }
    var status = stat()
    guard path != "-", fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return true
    }
    try FileOutput.write(Array(text.utf8), to: path)
    return true
  }
}
