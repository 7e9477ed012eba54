import ArgumentParser
import CShim
import Glibc
import TelltaleSyntax

/// A file that a command writes. It is either whole under its name, or not there.
///
/// A regular file is written under another name beside its place and then renamed. Devices, pipes
/// and `-`, which is standard output, are written directly.
package struct FileOutput: ~Copyable {
  private let path: String
  private var descriptor: Int32
  /// The other name, until the file has its own.
  private var temporary: String?

  /// Makes the file.
  ///
  /// - Parameter path: The path of the file; `-` for standard output.
  /// - Throws: The exit code 73 (EX_CANTCREAT) where the file cannot be made. The reason has been
  ///   told.
  package init(_ path: String) throws {
    self.path = path
    if path == "-" {
      descriptor = STDOUT_FILENO
      return
    }
    let target = FileOutput.target(path)
    if let beside = FileOutput.openBeside(target) {
      (descriptor, temporary) = (beside.descriptor, beside.name)
      return
    }
    let isThere = access(target, F_OK) == 0
    descriptor = telltale_open(
      path, O_WRONLY | O_CLOEXEC | O_NOCTTY | (isThere ? O_TRUNC : O_CREAT), 0o666)
    guard descriptor >= 0 else { throw FileOutput.cannotMake(path, errno) }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
    if let temporary { unlink(temporary) }
  }

  /// Writes all bytes and gives the file its name.
  ///
  /// - Parameter bytes: The whole contents of the file.
  /// - Throws: The exit code 74 (EX_IOERR) where that fails, with the old file as it was. The
  ///   reason has been told.
  package consuming func finish(_ bytes: [UInt8]) throws {
    if path == "-" { return try StandardStreams.put(bytes) }
    if let code = StandardStreams.write(bytes, to: descriptor) { throw cannotWrite(code) }
    // Some file systems tell only when it is closed that there is no room. The first descriptor stays:
    // with it goes the lock that tells others that somebody still needs the file.
    let copy = dup(descriptor)
    guard copy >= 0, close(copy) == 0 else { throw cannotWrite(errno) }
    guard let name = temporary else { return }
    guard rename(name, FileOutput.target(path)) == 0 else { throw cannotWrite(errno) }
    temporary = nil
  }

  /// Writes a file at once.
  ///
  /// - Parameters:
  ///   - bytes: The whole contents of the file.
  ///   - path: The path of the file; `-` for standard output.
  /// - Throws: The exit code 73 or 74, as `init` and `finish` do.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try FileOutput(path).finish(bytes)
  }

  private borrowing func cannotWrite(_ code: Int32) -> ExitCode {
    let reason = String(cString: strerror(code))
    StandardStreams.complain(
      "telltale: cannot write \(Quoted.plain(path)): \(reason); make room, or name another place")
    return ExitStatus.cannotWrite.code
  }
}

extension FileOutput {
  /// Returns the path to which links lead, so that the file is replaced and not the link to it.
  ///
  /// - Parameter path: The path as the caller named it.
  /// - Returns: The path without links; the same path where nothing is there.
  package static func target(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Makes a new file in the folder of another one, with the permissions of that one.
  ///
  /// - Parameter target: The path of the file that is to be replaced.
  /// - Returns: The descriptor and the name of the new file; `nil` where `target` has to be written
  ///   directly: it is not a regular file, may not be written, or its folder takes no new file.
  package static func openBeside(_ target: String) -> (descriptor: Int32, name: String)? {
    var mode: mode_t = 0o666
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere {
      guard status.st_mode & S_IFMT == S_IFREG, access(target, W_OK) == 0 else { return nil }
      mode = status.st_mode & 0o777
    }
    let new = UnfinishedFile.make(beside: target, mode: mode)
    guard new.descriptor >= 0 else { return nil }
    if isThere { fchmod(new.descriptor, mode) }
    return new
  }

  /// Tells why a file cannot be made.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - code: The number of the error (errno).
  /// - Returns: The exit code 73 (EX_CANTCREAT), to be thrown.
  package static func cannotMake(_ path: String, _ code: Int32) -> ExitCode {
    let reason = String(cString: strerror(code))
    StandardStreams.complain(
      "telltale: cannot write \(Quoted.plain(path)): \(reason); "
        + "name a file in a folder you may write to")
    return ExitStatus.cannotCreate.code
  }

  /// Makes a folder where it does not exist.
  ///
  /// - Parameter path: The path of the folder. The folder above it has to exist.
  /// - Throws: The exit code 73 (EX_CANTCREAT) where that fails. The reason has been told.
  package static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o755) != 0 else { return }
    var code = errno
    if code == EEXIST {
      var status = stat()
      if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
      code = ENOTDIR
    }
    let reason = String(cString: strerror(code))
    StandardStreams.complain(
      "telltale: cannot make the folder \(Quoted.plain(path)): \(reason); name another place")
    throw ExitStatus.cannotCreate.code
  }
}
