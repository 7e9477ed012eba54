import Glibc
import TelltaleRuntime
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
