import Foundation
import Testing

@Suite struct ExplainTests {
  @Test func `explain prints the page of a rule`() throws {
    let result = try Program.run(["explain", "alert-button-no-yes-no"])
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("ALERT-BUTTON-NO-YES-NO\n"))
    #expect(result.output.contains("error on carplay"))
  }

  @Test func `an unknown id ends in 64 and names its neighbours`() throws {
    let result = try Program.run(["explain", "ALERT-TITLE-SHRT"])
    #expect(result.code == 64)
    #expect(result.errors.contains("near it are ALERT-TITLE-SHORT"))
  }

  @Test func `the list has a line for every entry`() throws {
    let result = try Program.run(["explain", "--list"])
    #expect(result.output.split(separator: "\n").count >= 88)
    #expect(result.output.contains("ALERT-TITLE-SHORT  lint  note\n"))
  }

  @Test func `an id and the list exclude each other`() throws {
    let result = try Program.run(["explain", "ALERT-TITLE-SHORT", "--list"])
    #expect(result.code == 64)
    #expect(result.errors.contains("exclude each other") && result.output.isEmpty)
  }

  @Test func `explain without an id is wrong usage`() throws {
    #expect(try Program.run(["explain"]).code == 64)
  }
}
