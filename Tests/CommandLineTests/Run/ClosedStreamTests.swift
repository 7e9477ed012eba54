import Foundation
import Testing

/// Programs behind `run --headless` that close one of their streams, or talk when nobody listens.
@Suite struct ClosedStreamTests {
  @Test(arguments: ["exec <&-", "exec </dev/null", "echo '{\"sync\":0}'; exec <&-"])
  func `a program that does not listen is heard until it closes its output`(start: String) throws {
    let (result, folder) = try HeadlessProgram.run(
      "expect text \"Sold Out\"\nwait 1s\n",
      start + #"; sleep 0.1; echo '{"set":{"price":"Sold Out"}}'; exec sleep 60"#,
      ["--answer-within", "3000"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 0)
    #expect(result.errors.contains("has closed its standard input"), "\(result.errors)")
    #expect(!result.errors.contains("error:"), "\(result.errors)")
  }

  @Test func `what a program that does not listen was not told is in no record of it`() throws {
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\ntap buy\nexpect event {\"event\":\"emitted\",\"name\":\"buy\"}\n",
      #"exec <&-; echo '{"set":{"price":"Sold Out"}}'; exec sleep 60"#,
      ["--answer-within", "2000", "--json", "told"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    let told = try String(contentsOfFile: folder + "/told", encoding: .utf8)
    #expect(!told.contains("emitted") && !told.contains("ended"), "\(told)")
  }

  @Test func `a program that closes its output is told as one that goes on`() throws {
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n", "exec >&-; while read -r line; do :; done")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.contains("the program has closed its standard output before the end"),
      "\(result.errors)")
  }

  @Test func `what a program says after its end is told counts for nothing and blocks nobody`()
    throws
  {
    let program = """
      echo '{"sync":0}'
      while read -r line; do case $line in *'"sync":'*) echo "{\\"sync\\":${line##*:}"; esac; done
      yes '{"nonsense":1}' | head -c 300000
      """
    let (result, folder) = try HeadlessProgram.run("wait 1s\n", program)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 0 && result.errors == "", "\(result.errors)")
  }

  @Test func `a line that a program does not end is told`() throws {
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\n", "printf '{\"ping\":true}'; while read -r line; do :; done",
      ["--answer-within", "300"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      result.errors.contains("began a line of 13 bytes and did not end it"), "\(result.errors)")
  }
}
