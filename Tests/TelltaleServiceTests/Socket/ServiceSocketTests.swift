import Foundation
import Glibc
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleTestSupport
import Testing

@testable import TelltaleService

@Suite struct ServiceSocketTests {
  @Test func `a socket is its owner's and its group's, and goes with the service`() throws {
    let path = try Files.folder([:]) + "/deep/er/socket"
    do {
      let socket = try ServiceSocket.listen(at: path)
      var status = stat()
      #expect(stat(path, &status) == 0)
      #expect(status.st_mode & 0o777 == 0o660)
      withExtendedLifetime(socket) {}
    }
    #expect(access(path, F_OK) != 0)
  }

  @Test func `one that nobody listens to is replaced, one that somebody does is not`() throws {
    let path = try Files.folder([:]) + "/socket"
    // Left behind by a service that was killed.
    var address = try #require(UnixAddress(path))
    let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(address.withPointer { bind(dead, $0, $1) } == 0)
    close(dead)
    let first = try ServiceSocket.listen(at: path)
    do throws(RuntimeError) {
      _ = try ServiceSocket.listen(at: path)
      Issue.record("two listen")
    } catch {
      #expect(error.kind == .displayInUse)
      #expect(error.message.contains("another service listens at \(path)"))
    }
    #expect(UnixAddress.connect(to: path).map { close($0) } == 0)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: ["file", "folder", "link", "dangling link", "FIFO"])
  func `what is no socket is not replaced`(kind: String) throws {
    let folder = try Files.folder(["target": "kept"])
    let path = "\(folder)/socket"
    switch kind {
    case "file": try "kept".write(toFile: path, atomically: false, encoding: .utf8)
    case "folder": #expect(mkdir(path, 0o755) == 0)
    case "link": #expect(symlink("\(folder)/target", path) == 0)
    case "dangling link": #expect(symlink("\(folder)/nothing", path) == 0)
    default: #expect(mkfifo(path, 0o644) == 0)
    }
    var (before, after) = (stat(), stat())
    #expect(lstat(path, &before) == 0)
    do throws(RuntimeError) {
      _ = try ServiceSocket.listen(at: path)
      Issue.record("taken")
    } catch {
      #expect(error.kind == .usage)
      #expect(
        error.message.contains(path) && error.message.contains("--socket"), "\(error.message)")
    }
    #expect(lstat(path, &after) == 0)
    #expect(before.st_ino == after.st_ino && before.st_mode == after.st_mode)
  }

  @Test func `a socket of another kind that somebody has is not replaced`() throws {
    let path = try Files.folder([:]) + "/socket"
    var address = try #require(UnixAddress(path))
    let other = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    #expect(address.withPointer { bind(other, $0, $1) } == 0)
    do throws(RuntimeError) {
      _ = try ServiceSocket.listen(at: path)
      Issue.record("taken")
    } catch {
      #expect(error.message.contains("of another kind"), "\(error.message)")
    }
    #expect(access(path, F_OK) == 0)
    close(other)
  }

  @Test func `a service that takes nobody any more is another service, and holds nobody up`() throws
  {
    let path = try Files.folder([:]) + "/socket"
    var address = try #require(UnixAddress(path))
    let frozen = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #expect(address.withPointer { bind(frozen, $0, $1) } == 0)
    #expect(listen(frozen, 1) == 0)
    var waiting: [Int32] = []
    while waiting.count < 100, let next = UnixAddress.connect(to: path, within: 1) {
      waiting.append(next)
    }
    #expect(waiting.count < 100, "nobody waits")
    do throws(RuntimeError) {
      _ = try ServiceSocket.listen(at: path)
      Issue.record("two listen")
    } catch {
      #expect(error.kind == .displayInUse)
    }
    #expect(access(path, F_OK) == 0)
    for descriptor in waiting + [frozen] { close(descriptor) }
  }

  @Test func `what somebody has put in a socket's place stays when the service ends`() throws {
    let path = try Files.folder([:]) + "/socket"
    do {
      let socket = try ServiceSocket.listen(at: path)
      #expect(unlink(path) == 0)
      try "theirs".write(toFile: path, atomically: false, encoding: .utf8)
      withExtendedLifetime(socket) {}
    }
    #expect(access(path, F_OK) == 0)
  }

  @Test func `a place that cannot be had is told`() throws {
    let folder = try Files.folder(["file": ""])
    #expect(throws: RuntimeError.self) { try ServiceSocket.listen(at: "\(folder)/file/socket") }
    let long = "\(folder)/" + String(repeating: "x", count: 200)
    do throws(RuntimeError) {
      _ = try ServiceSocket.listen(at: long)
      Issue.record("taken")
    } catch {
      #expect(error.kind == .usage && error.message.contains("too long"))
    }
  }

  @Test func `systemd's socket is taken where it is meant for this process`() {
    func inherited(_ variables: [String: String]) -> Bool {
      ServiceSocket.inherited { variables[$0] } != nil
    }
    #expect(!inherited([:]))
    #expect(!inherited(["LISTEN_PID": "1", "LISTEN_FDS": "1"]))
    #expect(!inherited(["LISTEN_PID": "\(getpid())", "LISTEN_FDS": "0"]))
  }
}
