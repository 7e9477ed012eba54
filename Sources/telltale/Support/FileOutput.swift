import ArgumentParser
import CShim
import Glibc

/// Files that commands write.
enum FileOutput {
  /// Writes all bytes to a file, or to standard output for `-`; complains and ends with 73
  /// (EX_CANTCREAT) where it cannot be made.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if path == "-" { return StandardStreams.write(bytes, to: STDOUT_FILENO) }
    let descriptor = telltale_open(
      path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      StandardStreams.complain(
        "telltale: cannot write \(path): \(reason); name a file in a folder you may write to")
      throw ExitCode(73)
    }
    StandardStreams.write(bytes, to: descriptor)
    close(descriptor)
  }

  /// Makes a folder if it is not there.
  static func makeFolder(_ path: String) throws {
    guard mkdir(path, 0o755) != 0, errno != EEXIST else { return }
    let reason = String(cString: strerror(errno))
    StandardStreams.complain("telltale: cannot make the folder \(path): \(reason)")
    throw ExitCode(73)
  }
}
