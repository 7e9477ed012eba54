import Foundation
import Testing

@Suite struct RecordTests {
  @Test(arguments: ["README.md", "/dev/null", "/tmp"])
  func `what is no input device is told, without advice on its permissions`(path: String) throws {
    let result = try Program.run(["record", path])
    #expect(result.code == 69)
    #expect(
      result.errors == "telltale: error: \(path): this is not an input device; "
        + "input devices are nodes such as /dev/input/event3\n")
  }

  @Test func `a node that is not there ends in 66`() throws {
    let result = try Program.run(["record", "/dev/input/no-such-event"])
    #expect(result.code == 66)
    #expect(result.errors.contains("there is no such device"))
  }
}
