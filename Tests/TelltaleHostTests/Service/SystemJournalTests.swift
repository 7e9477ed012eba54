import Glibc
import TelltaleTestSupport
import Testing

@testable import TelltaleHost

/// The journal of the system, at the end of a real socket.
@Suite struct SystemJournalTests {
  @Test func `an entry is a datagram with a field a line`() throws {
    let path = "\(try Files.folder([:]))/journal"
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(socket) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(bound == 0)
    let journal = try #require(SystemJournal(at: path) { $0 == "JOURNAL_STREAM" ? "8:1" : nil })
    journal.tell([("MESSAGE", "one"), ("TELLTALE_EVENT", "asked"), ("TEXT", "a\nPRIORITY=0")])
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    let expected =
      Array("MESSAGE=one\nTELLTALE_EVENT=asked\nTEXT\n".utf8) + [12, 0, 0, 0, 0, 0, 0, 0]
      + Array("a\nPRIORITY=0\n".utf8)
    #expect(Array(bytes.prefix(max(0, count))) == expected)
  }

  @Test func `a program that runs by itself tells nobody, and one whose journal has gone goes on`()
  {
    #expect(SystemJournal(at: "/nowhere") { _ in nil } == nil)
    let journal = SystemJournal(at: "/nowhere") { $0 == "JOURNAL_STREAM" ? "8:1" : nil }
    journal?.tell([("MESSAGE", "one")])
    #expect(journal != nil)
  }
}
