import CShim
import Foundation
import TelltaleHost
import TelltaleTestSupport
import Testing

/// The socket of a service manager, which is a real one.
@Suite struct ServiceManagerTests {
  /// The manager's end.
  private final class Listener {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)

    init(_ name: [UInt8]) throws {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
      let length = socklen_t(MemoryLayout<sa_family_t>.size + name.count)
      let bound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(socket, $0, length) }
      }
      try #require(bound == 0)
    }

    deinit { close(socket) }

    /// What came, without waiting for more.
    var words: [String] {
      var words: [String] = []
      var bytes = [UInt8](repeating: 0, count: 256)
      while case let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT)), count > 0 {
        words.append(String(decoding: bytes[..<count], as: UTF8.self))
      }
      return words
    }
  }

  private final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    var all: [String] { lock.withLock { lines } }
    func add(_ line: String) { lock.withLock { lines.append(line) } }
  }

  private let notes = Notes()

  private func manager(_ variables: [String: String]) -> ServiceManager? {
    ServiceManager(notices: Notices { [notes] in notes.add($0) }, variable: { variables[$0] })
  }

  @Test func `words arrive one by one at a socket that has a file`() throws {
    let folder = try Files.folder(["note": ""])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = "\(folder)/s"
    let listener = try Listener(Array(path.utf8) + [0])
    let manager = try #require(self.manager(["NOTIFY_SOCKET": path]))
    manager.tell("READY=1")
    manager.tell("WATCHDOG=1")
    #expect(listener.words == ["READY=1", "WATCHDOG=1"])
    #expect(notes.all.isEmpty)
  }

  @Test func `words arrive at a socket that is a name without a file`() throws {
    let name = "telltale-\(getpid())-\(UUID().uuidString)"
    let listener = try Listener([0] + Array(name.utf8))
    let manager = try #require(self.manager(["NOTIFY_SOCKET": "@\(name)"]))
    manager.tell("READY=1")
    #expect(listener.words == ["READY=1"])
  }

  @Test func `a manager whose queue is full is not waited for, and that is told once`() throws {
    let name = "telltale-\(getpid())-\(UUID().uuidString)"
    let listener = try Listener([0] + Array(name.utf8))
    let manager = try #require(self.manager(["NOTIFY_SOCKET": "@\(name)"]))
    for _ in 0..<2000 { manager.tell("WATCHDOG=1") }
    #expect(!manager.tell("READY=1"), "it has to be told again")
    #expect(!listener.words.isEmpty)
    #expect(manager.tell("READY=1"))
    #expect(notes.all.count == 1 && notes.all[0].contains("EAGAIN"))
  }

  @Test func `one that has gone is told as a notice, once`() throws {
    let manager = try #require(self.manager(["NOTIFY_SOCKET": "/nowhere/notify"]))
    manager.tell("READY=1")
    manager.tell("WATCHDOG=1")
    #expect(notes.all.count == 1)
    #expect(notes.all[0].contains("ENOENT"))
  }

  @Test func `without one there is nobody to tell`() {
    #expect(manager([:]) == nil)
    #expect(manager(["NOTIFY_SOCKET": ""]) == nil)
    #expect(notes.all.isEmpty)
  }

  @Test(arguments: ["relative", "/", "/" + String(repeating: "x", count: 120), "vsock:2:9"])
  func `what is no address is told with what is expected`(address: String) {
    #expect(manager(["NOTIFY_SOCKET": address]) == nil)
    #expect(notes.all.count == 1)
    #expect(notes.all[0].contains("NOTIFY_SOCKET is \(address), where no service manager"))
  }

  @Test func `a watchdog is one that has a time, and is meant for this process`() {
    func limit(_ time: String?, _ process: String?) -> Int? {
      var variables = ["NOTIFY_SOCKET": "@x"]
      variables["WATCHDOG_USEC"] = time
      variables["WATCHDOG_PID"] = process
      return manager(variables)?.limit
    }
    #expect(limit("2000000", nil) == 2000)
    #expect(limit("2000000", "\(getpid())") == 2000)
    #expect(limit("2000000", "1") == nil)
    #expect(limit("2000000", "me") == nil)
    #expect(limit("500", nil) == 1)
    for time in [nil, "", "0", "-1", "soon"] { #expect(limit(time, nil) == nil) }
  }
}
