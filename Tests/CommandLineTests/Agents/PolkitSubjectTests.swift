import Glibc
import TelltaleRuntime
import Testing

@testable import TelltaleCommands

@Suite struct PolkitSubjectTests {
  private typealias Place = PolkitSubject.Place

  @Test func `the session of the process counts before any other, and a program's parent last`() {
    #expect(
      PolkitSubject.choice(Place(variable: "1", own: "2", display: "3", parent: 9)) == .session("2")
    )
    #expect(PolkitSubject.choice(Place(variable: "1", display: "3", parent: 9)) == .session("1"))
    #expect(
      PolkitSubject.choice(Place(display: "3", isUsersService: true, parent: 9)) == .session("3"))
    #expect(PolkitSubject.choice(Place(isUsersService: true, parent: 9)) == .later)
    #expect(PolkitSubject.choice(Place(parent: 9)) == .process(9))
    #expect(PolkitSubject.choice(Place(parent: 1)) == .nobody)
  }

  @Test(
    arguments: [
      ("7 (a) b) S 1 7 7 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 4711 99", 4711),
      ("7 (a)", nil), ("", nil),
    ] as [(String, UInt64?)])
  func `a process is told from a later one by the moment of its start`(text: String, start: UInt64?)
  {
    #expect(PolkitSubject.start(in: text) == start)
  }

  @Test func `a process belongs to its real user`() {
    #expect(PolkitSubject.user(in: "Name:\tUid:\nUid:\t1000\t0\t0\t0\n") == 1000)
    #expect(PolkitSubject.user(in: "Name:\tx\n") == nil)
  }

  @Test func `a running process is found, and none that is not there`() throws {
    guard case .process(let number, let start, let user) = try PolkitSubject(process: getpid())
    else {
      Issue.record("this process is none")
      return
    }
    #expect(number == getpid() && start > 0 && user == getuid())
    #expect(throws: RuntimeError.self) { try PolkitSubject(process: 0) }
    #expect(throws: RuntimeError.self) { try PolkitSubject(process: -1) }
  }

  @Test(
    arguments: [
      ("org.freedesktop.DBus.Error.ServiceUnknown", .noDisplay),
      ("org.freedesktop.DBus.Error.AccessDenied", .permission),
      ("org.freedesktop.PolicyKit1.Error.NotAuthorized", .permission),
      ("org.freedesktop.PolicyKit1.Error.Failed", .displayInUse),
    ] as [(String, RuntimeError.Kind)])
  func `why polkit refuses is told with what to do`(name: String, kind: RuntimeError.Kind) {
    let error = PolkitRefusal((name, "no\nway"), .session("c1")).error
    #expect(error.kind == kind && error.message.contains("no\\nway (\(name))"))
  }
}
