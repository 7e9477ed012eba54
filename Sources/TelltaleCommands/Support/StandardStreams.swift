import ArgumentParser
import CShim
import Glibc
import TelltaleHost

/// Functions that write to the standard streams without buffering and notice every failure.
package enum StandardStreams {
  /// Makes failed writes an error instead of a signal, and opens standard streams that are closed,
  /// so that no file or device gets their numbers. It has to be called first of all.
  package static func prepare() {
    _ = ignoresSignals
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given, which is this one. Output that is wanted fails on it.
      _ = telltale_open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY, 0)
    }
  }

  /// Writes a line to standard error. The program waits for its reader only at the end, and a
  /// failure is ignored.
  ///
  /// - Parameter line: The line, without its end.
  package static func complain(_ line: String) { note(line + "\n") }

  /// Writes text to standard error as it is.
  ///
  /// - Parameter text: The text, with all its line ends.
  package static func note(_ text: String) {
    _ = ignoresSignals
    TellingOutput.standardError.tell(text)
    if TellingOutput.standardError.isBehind { _ = finishesErrors }
  }

  /// A reader who is only slow gets all that was told, however the program ends.
  private static let finishesErrors: Void = {
    _ = atexit { TellingOutput.standardError.finish() }
  }()

  /// Checks that standard output can be written to, so that nobody is asked for an answer that
  /// could not be told.
  ///
  /// - Throws: The exit code 74 (EX_IOERR) where nothing can ever be written. The reason has been
  ///   told.
  package static func requireOutput() throws {
    let state = fcntl(STDOUT_FILENO, F_GETFL)
    guard state < 0 || state & O_ACCMODE == O_RDONLY else { return }
    complain(
      "telltale: cannot write to standard output: it is closed; redirect it, for example to /dev/null"
    )
    throw ExitStatus.cannotWrite.code
  }

  /// Writes a line to standard output.
  ///
  /// - Parameter line: The line, without its end.
  /// - Throws: The exit code 74 (EX_IOERR) where it cannot be written. The reason has been told.
  package static func say(_ line: String) throws { try put(line + "\n") }

  /// Writes text to standard output as it is.
  ///
  /// - Parameter text: The text, with all its line ends.
  /// - Throws: The exit code 74 (EX_IOERR) where it cannot be written. The reason has been told.
  package static func put(_ text: String) throws { try put(Array(text.utf8)) }

  /// Writes bytes to standard output.
  ///
  /// - Parameter bytes: The bytes to write.
  /// - Throws: The exit code 74 (EX_IOERR) where they cannot be written. The reason has been told.
  package static func put(_ bytes: [UInt8]) throws {
    guard let code = write(bytes, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    complain("telltale: cannot write to standard output: \(reason)")
    throw ExitStatus.cannotWrite.code
  }

  /// Writes all bytes to a descriptor.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to write.
  ///   - descriptor: The descriptor. Where it has no room, this waits.
  /// - Returns: `nil` where all are written, or else the number of the error (errno).
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    // Once, however early the first write is.
    _ = ignoresSignals
    return DescriptorOutput.write(bytes, to: descriptor)
  }

  private static let ignoresSignals: Void = {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }()

  /// Returns true where text may have colours: on terminals, unless NO_COLOR is set.
  ///
  /// - Parameter descriptor: The descriptor that the text goes to.
  /// - Returns: False for files and pipes.
  package static func wantsColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("NO_COLOR") == nil
  }
}
