import Foundation
import Testing

/// Programs behind `run --headless` that do not come to the end of what they say, or of what they are told.
@Suite struct RestlessProgramTests {
  @Test func `a program that reads no replies is told so, and nothing of it is lost in silence`()
    throws
  {
    let wide = String(repeating: "x", count: 240)
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n",
      "yes '{\"id\":\"\(wide)\",\"ping\":true}' | head -n 6000; "
        + #"echo '{"set":{"price":"Sold Out"}}'; exec sleep 60"#,
      ["--answer-within", "3000"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.contains("the program does not read its standard input: after 3000 ms"),
      "\(result.errors)")
  }

  @Test func `a program that says a little without end is told`() throws {
    // It counts between its words: who starts a program to sleep is silent for long where others have the processors.
    // Three of it, for one may wait long for a processor that others have, or that the machine itself waits for.
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n",
      #"talk() { while :; do echo '{"ping":true}'; i=0; while [ $i -lt 2000 ]; do i=$((i+1)); done; done; }; "#
        + "talk & talk & talk",
      ["--answer-within", "1000"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.contains("the program does not come to rest: after 1000 ms"),
      "\(result.errors)")
  }

  @Test func `a last word that comes just before the limit is no talk without end`() throws {
    // On a busy machine the word comes at the limit or behind it, which is in order as well: it is the only one.
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n", #"sleep 0.9; echo '{"ping":true}'; exec sleep 60"#, ["--answer-within", "1000"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `a barrier that is answered by half a line is told with it`() throws {
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n", #"echo '{"sync":0}'; printf '{"sync":1}'; exec sleep 60"#,
      ["--answer-within", "600"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.contains("the program did not answer within 600 ms")
        && result.errors.contains("; it began a line of 10 bytes and did not end it; see what"),
      "\(result.errors)")
  }

  @Test(arguments: ["", "exec <&-; "])
  func `half a line of a program that answers no barriers is told once`(start: String) throws {
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\ntap buy\nwait 1s\n",
      start + #"echo '{"ping":true}'; printf '{"set"'; exec sleep 60"#,
      ["--answer-within", "600"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      result.errors.split(separator: "began a line of 6 bytes").count == 2, "\(result.errors)")
  }

  @Test func `only the first of very many refused lines are told`() throws {
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n", "yes nonsense | head -n 300; while read -r line; do :; done")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 65)
    #expect(
      result.errors.contains("20 lines of the program were refused; further ones are counted"),
      "\(result.errors)")
    #expect(
      result.errors.hasSuffix("telltale: error: 300 lines of the program were refused\n"))
    #expect(result.errors.split(separator: "\n").count == 23, "\(result.errors)")
  }
}
