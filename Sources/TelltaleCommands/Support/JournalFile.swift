import CShim
import Glibc
import TelltaleSyntax

/// A file that grows while its command runs, so that a command that is killed leaves what it had.
struct JournalFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Makes the file, or empties it; `-` is standard output. Complains and ends with 73 (EX_CANTCREAT)
  /// where that cannot be.
  init(_ path: String) throws {
    self.path = path
    if path == "-" {
      descriptor = STDOUT_FILENO
      return
    }
    descriptor = telltale_open(
      path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY, 0o666)
    guard descriptor >= 0 else { throw FileOutput.cannotMake(path, errno) }
  }

  deinit { if descriptor > STDERR_FILENO { close(descriptor) } }

  /// Writes more of it; complains and ends with 74 (EX_IOERR) where that cannot be.
  borrowing func add(_ text: String) throws {
    guard !text.isEmpty else { return }
    if path == "-" { return try StandardStreams.put(text) }
    if let code = StandardStreams.write(Array(text.utf8), to: descriptor) {
      StandardStreams.complain(
        "telltale: cannot write \(Quoted.plain(path)): \(String(cString: strerror(code))); "
          + "what came before is there")
      throw ExitStatus.cannotWrite.code
    }
  }

  /// Puts the whole in order in its place, where the file is one that has a place.
  consuming func finish(with text: String) throws {
    var status = stat()
    guard path != "-", fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return
    }
    try FileOutput.write(Array(text.utf8), to: path)
  }
}
