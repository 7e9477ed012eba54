import Foundation
import TelltaleServiceClient
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// polkit's helper behind a socket and as a program, by the lines that polkit's own speaks.
@Suite struct PolkitHelperTests {
  init() { signal(SIGPIPE, SIG_IGN) }

  /// A socket of the file system at which somebody listens, or nobody.
  private func socket(_ folder: String, listens: Bool = true) throws -> (path: String, Int32) {
    let path = folder + "/agent-helper.socket"
    var address = try #require(UnixAddress(path))
    let listener = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    try #require(address.withPointer { bind(listener, $0, $1) } == 0)
    if listens { try #require(listen(listener, 4) == 0) }
    return (path, listener)
  }

  private func secret(_ text: String) -> SecretBytes {
    let secret = SecretBytes()
    for byte in text.utf8 { _ = secret.append(byte) }
    return secret
  }

  /// Asks for a password and has it, as one whom systemd starts for a connection does; what it has read.
  private static func serve(_ listener: Int32) -> [String] {
    let connection = accept(listener, nil, nil)
    defer { close(connection) }
    func line() -> String {
      var (bytes, byte): ([UInt8], UInt8) = ([], 0)
      while read(connection, &byte, 1) == 1, byte != 10 { bytes.append(byte) }
      return String(decoding: bytes, as: UTF8.self)
    }
    func say(_ text: String) { _ = write(connection, text + "\n", text.utf8.count + 1) }
    var heard = [line(), line()]
    say("PAM_PROMPT_ECHO_OFF Password: ")
    heard.append(line())
    say(heard[2] == "moon" ? "SUCCESS" : "FAILURE")
    return heard
  }

  @Test func `behind a socket it is told who is meant, asks, and has the answer`() throws {
    let folder = try Program.folder([:])
    let (path, listener) = try socket(folder)
    defer { close(listener) }
    let server = SideThread { Self.serve(listener) }
    let place = PolkitHelperPlace.named(path)
    #expect(place == PolkitHelperPlace(socket: path))
    let helper = try PolkitHelper(place, user: "anna", cookie: "cookie-1")
    #expect(helper.process == nil)
    #expect(helper.advance().lines == [.prompt("Password: ", isEchoed: false)])
    #expect(helper.answer(secret("moon")))
    #expect(helper.advance().lines == [.success])
    #expect(server.join() == ["anna", "cookie-1", "moon"])
    #expect(helper.advance().hasEnded)
  }

  @Test func `it hears that nobody answers any more`() throws {
    let folder = try Program.folder([:])
    let (path, listener) = try socket(folder)
    defer { close(listener) }
    let server = SideThread { Self.serve(listener) }
    var helper: PolkitHelper? = try PolkitHelper(.named(path), user: "anna", cookie: "cookie-1")
    _ = helper?.advance()
    helper = nil
    #expect(server.join() == ["anna", "cookie-1", ""])
  }

  @Test func `where nobody listens the program is started`() throws {
    let program = "#!/bin/sh\nread -r cookie\necho \"PAM_TEXT_INFO $1 $cookie\"\necho FAILURE\n"
    let folder = try Program.folder(["helper": program])
    try #require(chmod(folder + "/helper", 0o755) == 0)
    let (path, listener) = try socket(folder, listens: false)
    defer { close(listener) }
    let place = PolkitHelperPlace(socket: path, program: folder + "/helper")
    let helper = try PolkitHelper(place, user: "anna", cookie: "cookie-1")
    var heard: [PolkitHelperLine] = []
    while case let (lines, hasEnded) = helper.advance(), !hasEnded { heard += lines }
    #expect(heard == [.told("anna cookie-1"), .failure])
    #expect(waitpid(try #require(helper.process), nil, 0) == helper.process)
    // Where there is no program either, that is what is told.
    #expect(throws: (any Error).self) {
      try PolkitHelper(.named(path), user: "anna", cookie: "cookie-1")
    }
  }

  @Test func `one that there is not is told, and the agent lives on`() throws {
    // Whoever lets go of a process that was never started must end none.
    #expect(throws: (any Error).self) {
      try PolkitHelper(.named("/no/such/helper"), user: "anna", cookie: "cookie-1")
    }
    #expect(throws: (any Error).self) {
      try PolkitHelper(PolkitHelperPlace(), user: "anna", cookie: "cookie-1")
    }
  }
}
