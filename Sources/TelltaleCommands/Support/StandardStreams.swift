import ArgumentParser
import CShim
import Glibc
import TelltaleHost

/// Writing to the standard streams without buffering, with every failure noticed.
package enum StandardStreams {
  /// Makes failed writes an error instead of a signal, and the standard streams always open, so
  /// that no file or device gets the number of a closed one. To be called first of all.
  package static func prepare() {
    _ = ignoresSignals
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is given, which is this one. Output that is wanted fails on it.
      _ = telltale_open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY, 0)
    }
  }

  /// A line on standard error, which is never waited for but at the end. Where it cannot be written
  /// there is nobody to tell.
  package static func complain(_ line: String) { note(line + "\n") }

  /// Text on standard error as it is.
  package static func note(_ text: String) {
    _ = ignoresSignals
    TellingOutput.standardError.tell(text)
    if TellingOutput.standardError.isBehind { _ = finishesErrors }
  }

  /// A reader who is only slow gets all that was told, however the program ends.
  private static let finishesErrors: Void = {
    _ = atexit { TellingOutput.standardError.finish() }
  }()

  /// Complains and ends with 74 (EX_IOERR) where nothing can ever be written to standard output: nobody is then asked
  /// for what could not be told.
  package static func requireOutput() throws {
    let state = fcntl(STDOUT_FILENO, F_GETFL)
    guard state < 0 || state & O_ACCMODE == O_RDONLY else { return }
    complain(
      "telltale: cannot write to standard output: it is closed; have it lead somewhere, if only to /dev/null"
    )
    throw ExitStatus.cannotWrite.code
  }

  /// A line on standard output; complains and ends with 74 (EX_IOERR) where it cannot be written.
  package static func say(_ line: String) throws { try put(line + "\n") }

  /// Text on standard output as it is; fails like `say`.
  package static func put(_ text: String) throws { try put(Array(text.utf8)) }

  /// Bytes on standard output; fails like `say`.
  package static func put(_ bytes: [UInt8]) throws {
    guard let code = write(bytes, to: STDOUT_FILENO) else { return }
    let reason = String(cString: strerror(code))
    complain("telltale: cannot write to standard output: \(reason)")
    throw ExitStatus.cannotWrite.code
  }

  /// Writes all bytes; the error number where that failed.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    // Once, however early the first write is.
    _ = ignoresSignals
    return DescriptorOutput.write(bytes, to: descriptor)
  }

  private static let ignoresSignals: Void = {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }()

  /// Colour is for terminals only, and not where NO_COLOR asks for none.
  package static func wantsColor(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1 && getenv("NO_COLOR") == nil
  }
}
