import TelltaleHandbook
import Testing

/// The list of faults is whole, and names tests that there are.
@Suite struct FaultTests {
  private let table: FaultTable

  init() throws { table = try .repository() }

  @Test func `every fault is there once, in order`() {
    let count = table.faults.count
    #expect(count >= 127)
    #expect(table.faults.map(\.number) == Array(1...count))
    #expect(Set(table.faults.map(\.name)).count == count)
  }

  @Test func `at least 100 faults are shown, and the head says how many`() {
    #expect(table.shown.count >= 100)
    let head = "of the \(table.present.count) that can happen today tests show \(table.shown.count)"
    #expect(table.text.contains(head))
  }

  @Test func `every test that the list names exists`() throws {
    let functions = try TestScan.repository().functions.union(Self.machineTests())
    let missing = table.tests.filter { !functions.contains($0) }.map { "\($0.file): \($0.name)" }
    #expect(missing == [])
  }

  /// The tests that run in the virtual machine.
  private static func machineTests() throws -> Set<TestFunction> {
    var found: Set<TestFunction> = []
    for file in Repository.files(under: "tools/vm", ending: "py") {
      for match in try Repository.text(of: file).matches(of: /\n    def (test_\w+)\(self\)/) {
        found.insert(TestFunction(file: file, name: String(match.1)))
      }
    }
    return found
  }
}
