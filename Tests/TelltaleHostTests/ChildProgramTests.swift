import Glibc
import Testing

@testable import TelltaleHost

/// Programs that are started with pipes.
@Suite struct ChildProgramTests {
  /// All that a program says until it closes its output, and its exit code.
  private func end(of program: PipedProgram) -> (said: String, code: Int32) {
    var said: [UInt8] = []
    var room = [UInt8](repeating: 0, count: 4096)
    while case let count = read(program.output, &room, room.count), count > 0 {
      said += room.prefix(count)
    }
    close(program.output)
    var status: Int32 = 0
    while waitpid(program.process, &status, 0) < 0, errno == EINTR {}
    return (
      String(decoding: said, as: UTF8.self), status & 0x7F == 0 ? status >> 8 & 0xFF : -status
    )
  }

  private func shell(_ line: String) -> ChildProgram {
    ChildProgram("/bin/sh", ["sh", "-c", line])
  }

  @Test func `what is written is read by it, and what it says is read here`() throws {
    let program = try PipedProgram(shell("read -r line; echo \"<$line>\"; exit 7"))
    #expect(DescriptorOutput.write(Array("hear\n".utf8), to: program.input) == nil)
    close(program.input)
    let (said, code) = end(of: program)
    #expect(said == "<hear>\n" && code == 7)
  }

  @Test func `no signal is blocked or ignored in it, whatever this process does`() throws {
    signal(SIGPIPE, SIG_IGN)
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let program = try PipedProgram(
      ChildProgram("/bin/grep", ["grep", "-E", "Sig(Blk|Ign)", "/proc/self/status"]))
    close(program.input)
    let masks = end(of: program).said.split(separator: "\n").map { line in
      line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }
    }
    // Signals from 32 on are the C library's own and those of real time.
    #expect(masks.map { $0.map { $0 & 0x7FFF_FFFF } } == [0, 0])
  }

  @Test func `a program that is started later keeps no end of the pipes of another`() throws {
    let first = try PipedProgram(shell("cat"))
    let second = try PipedProgram(shell("exec sleep 60"))
    close(first.input)
    var entry = pollfd(fd: first.output, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 20_000) == 1)
    kill(second.process, SIGKILL)
    close(second.input)
    _ = end(of: second)
    #expect(end(of: first).code == 0)
  }

  @Test func `a program that there is not is told by its file, and nothing of it stays`() throws {
    do {
      _ = try PipedProgram(ChildProgram("/no/such/program", ["program"]))
      Issue.record("it was started")
    } catch {
      #expect(error == SystemError(ENOENT, "posix_spawn of /no/such/program"))
    }
  }

  @Test
  func `it has the environment that is named, a group of its own, and streams that lead nowhere`()
    throws
  {
    let named = try PipedProgram(
      ChildProgram("/usr/bin/env", ["env"], environment: ["A=b"], leadsGroup: true))
    #expect(getpgid(named.process) == named.process || getpgid(named.process) < 0)
    close(named.input)
    #expect(end(of: named).said == "A=b\n")
    let process = try shell("read -r line || exit 5").start(
      input: .nowhere, output: .nowhere, errors: .nowhere)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process && status == 5 << 8)
  }
}
