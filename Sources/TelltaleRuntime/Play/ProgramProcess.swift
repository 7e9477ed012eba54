import Glibc
import TelltaleAppProtocol
import TelltaleHost

/// The program behind the screens of a play, started for it, with pipes to its standard streams.
package final class ProgramProcess {
  /// The stream on which its lines are read, and lines to it are written.
  package let stream: AppStream
  private let process: pid_t
  private var status: Int32?

  /// Runs a command line by a shell, in a process group of its own. Its standard error stays that of this
  /// process.
  ///
  /// - Parameter command: The command line.
  /// - Throws: An error where the machine is short of processes or descriptors.
  package init(_ command: String) throws(RuntimeError) {
    let program: PipedProgram
    do throws(SystemError) {
      program = try PipedProgram(
        ChildProgram("/bin/sh", ["sh", "-c", command], leadsGroup: true))
    } catch {
      throw RuntimeError(error)
    }
    process = program.process
    stream = AppStream(input: program.output, output: program.input, name: "program")
  }

  deinit {
    end(within: 0)
    close(stream.input)
  }

  private var isInputOpen = true

  /// Closes its standard input and waits for its end. After the time it is ended by signals, and so is all
  /// that it has started. Its output is read meanwhile, and discarded.
  ///
  /// - Parameter milliseconds: The most milliseconds of real time for an end of its own.
  /// - Returns: The way in which it ended, in words.
  @discardableResult
  package func end(within milliseconds: Int) -> String {
    if isInputOpen { close(stream.output) }
    isInputOpen = false
    let ended = waited(milliseconds, draining: true)
    // What it started may go on by itself.
    kill(-process, SIGTERM)
    if !ended, !waited(200) {
      kill(-process, SIGKILL)
      _ = waited(5000)
    }
    return ended ? endWords : "it did not end within \(milliseconds) ms and was ended"
  }

  /// True where it has ended by itself, even if a process that it started goes on.
  package var hasEnded: Bool { waited(0) }

  /// Waits for its end.
  ///
  /// - Parameter milliseconds: The most milliseconds of real time to wait.
  /// - Returns: True where it has ended by itself.
  package func ends(within milliseconds: Int) -> Bool { waited(milliseconds) }

  /// True where it ended by itself with the exit code 0.
  package var endedWell: Bool { status == 0 }

  private var endWords: String {
    guard let status else { return "it runs" }
    let signal = status & 0x7F
    return signal == 0
      ? "it ended with exit code \(status >> 8 & 0xFF)" : "it was ended by signal \(signal)"
  }

  private func waited(_ milliseconds: Int, draining: Bool = false) -> Bool {
    for round in 0...max(0, milliseconds / 5) where status == nil {
      if round > 0 { usleep(5000) }
      // A full pipe would keep it from its end.
      if draining { drain() }
      var found: Int32 = 0
      let result = waitpid(process, &found, WNOHANG)
      if result == process { status = found }
      if result < 0, errno == ECHILD { status = 0 }
    }
    return status != nil
  }

  private func drain() {
    var state = pollfd(fd: stream.input, events: Int16(POLLIN), revents: 0)
    guard poll(&state, 1, 0) > 0 else { return }
    var room = [UInt8](repeating: 0, count: 1 << 16)
    for _ in 0..<16 {
      guard poll(&state, 1, 0) > 0, read(stream.input, &room, room.count) > 0 else { return }
    }
  }
}
