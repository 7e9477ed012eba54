import Foundation
import Testing

/// `run --headless`, with real programs behind the screens.
@Suite struct HeadlessRunTests {
  /// Answers barriers, tells a price for each press of the button, and leaves what it was told in `heard`.
  private static let driver = """
    import json, sys
    def say(**line): print(json.dumps(line), flush=True)
    heard, count = open("heard", "w"), 0
    say(sync=0)
    for line in sys.stdin:
        message = json.loads(line)
        print(line, end="", file=heard, flush=True)
        if message.get("event") == "sync": say(sync=message["sync"])
        if message.get("event") == "ready": say(id=1, set={"price": "2.90 €"})
        if message.get("name") == "buy":
            count += 1
            SLOW
            say(set={"price": f"{count} sold"})

    """

  private func run(
    _ script: String, _ program: String, _ more: [String] = [], files: [String: String] = [:],
    input: String = ""
  ) throws -> (result: Program.Result, folder: String) {
    try HeadlessProgram.run(script, program, more, files: files, input: input)
  }

  private func run(
    _ script: String, python: String, _ more: [String] = [], input: String = ""
  ) throws -> (result: Program.Result, folder: String) {
    try run(script, "exec python3 p.py", more, files: ["p.py": python], input: input)
  }

  private static func quick(_ slow: String = "pass") -> String {
    driver.replacing("SLOW", with: slow)
  }

  private static let buying = """
    expect text "2.90 €"
    wait 1s
    tap buy
    expect text "1 sold"
    tap buy
    expect text "2 sold"
    frame sold

    """

  @Test func `a program that answers barriers is never overtaken, however slow it is`() throws {
    let slow = Self.quick("import time; time.sleep(0.3)")
    let (result, folder) = try run(Self.buying, python: slow, ["--json", "told"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.errors == "")
    #expect(result.code == 0)
    let heard = try String(contentsOfFile: folder + "/heard", encoding: .utf8)
    #expect(heard.hasPrefix("{\"event\":\"ready\",\"protocol\":1,"))
    #expect(heard.contains(",\"clock\":\"script\"}\n"))
    #expect(heard.hasSuffix("{\"event\":\"ended\",\"reason\":\"left\"}\n"))
    let told = try String(contentsOfFile: folder + "/told", encoding: .utf8)
    #expect(told.hasPrefix("{\"at\":0,\"event\":\"ready\""))
    #expect(told.contains("\"event\":\"emitted\",\"name\":\"buy\"}\n"))
  }

  @Test func `the same program and script give the same frames and the same transcript`() throws {
    func leave(_ slow: String) throws -> [String: Data] {
      let (result, folder) = try run(
        Self.buying, python: Self.quick(slow), ["--frames", "out", "--transcript", "out.txt"])
      defer { try? FileManager.default.removeItem(atPath: folder) }
      #expect(result.code == 0, "\(result.errors)")
      var files = ["": try Data(contentsOf: URL(filePath: folder + "/out.txt"))]
      for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/out") {
        files[name] = try Data(contentsOf: URL(filePath: "\(folder)/out/\(name)"))
      }
      return files
    }
    let first = try leave("pass")
    #expect(first.count > 4 && first["sold.png"] != nil)
    let slow = try leave("import time; time.sleep(0.2)")
    let differing = Set(first.keys).union(slow.keys).filter { first[$0] != slow[$0] }.sorted()
    let transcripts = [first, slow].map { String(decoding: $0[""] ?? Data(), as: UTF8.self) }
    #expect(differing.isEmpty, "\(transcripts)")
  }

  @Test func `what a program says is taken with the same barrier, however soon it says it`() throws
  {
    func transcript(after pause: String) throws -> String {
      let program = """
        \(pause); printf '{"sync":0}\\n{"id":1,"set":{"price":"2.90 €"}}\\n'
        while read -r line; do case $line in *'"sync":'*) echo "{\\"sync\\":${line##*:}"; esac; done
        """
      let (result, folder) = try run(
        "expect text \"2.90 €\"\n", program, ["--transcript", "out.txt"])
      defer { try? FileManager.default.removeItem(atPath: folder) }
      #expect(result.code == 0, "\(result.errors)")
      return try String(contentsOfFile: folder + "/out.txt", encoding: .utf8)
    }
    let soon = try transcript(after: "true")
    #expect(try transcript(after: "sleep 0.5") == soon)
    #expect(soon.contains("request 4 done"), "\(soon)")
  }

  @Test func `a program that answers no barriers is waited for by quiet, and that is told`() throws
  {
    let (result, folder) = try run(
      "expect text \"2.90\"\n",
      "read -r ready; echo '{\"set\":{\"price\":\"2.90 €\"}}'; while read -r line; do :; done")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 0)
    #expect(result.errors.hasPrefix("telltale: note: the program answers no barriers "))
  }

  @Test func `a program that dies is told with how it ended and where the script was`() throws {
    let (result, folder) = try run(
      "wait 1s\ntap buy\nwait 1s\n", python: Self.quick("sys.exit(3)"), ["--transcript", "t"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.hasPrefix(
        "s.script:2:1: error: the program ended before the script did; it ended with exit code 3\n"),
      "\(result.errors)")
    #expect(result.errors.contains("screen: home"))
    #expect(try String(contentsOfFile: folder + "/t", encoding: .utf8).contains(" emit buy\n"))
  }

  @Test(arguments: ["", "\\n"])
  func `what a program says last counts, with a newline or without`(end: String) throws {
    let (result, folder) = try run(
      "wait 1s\n", "printf '{\"id\":1,\"set\":{\"price\":\"Sold Out\"}}\(end)'; exit 3")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(result.errors.contains("it ended with exit code 3\n"), "\(result.errors)")
    #expect(result.errors.contains("paragraph \"Sold Out\""), "\(result.errors)")
  }

  @Test func `nonsense that a program says last is told`() throws {
    let (result, folder) = try run("wait 1s\n", "printf 'no such file'; exit 3")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.errors.contains("program:1:1: error: "), "\(result.errors)")
  }

  @Test(
    arguments: ["", "exec <&-; "], ["while echo '{\"ping\":true}'; do :; done", "cat /dev/zero"])
  func `a program that talks without end ends the run with what to do`(
    start: String, talk: String
  ) throws {
    let (result, folder) = try run("wait 1s\n", start + talk, ["--answer-within", "500"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(result.errors.contains("the program does not come to rest: "), "\(result.errors)")
    #expect(
      result.errors.contains("program:1:1: error: the line has more than 1048576 bytes")
        == (talk == "cat /dev/zero"))
  }

  @Test func `a program that is not there is told by the shell and by us`() throws {
    let (result, folder) = try run("wait 1s\n", "./no-such-program")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(result.errors.contains("no-such-program: not found\n"))
    #expect(result.errors.contains("it ended with exit code 127\n"))
  }

  @Test func `a program that hangs is told with what it was told last`() throws {
    // As long as Python may take to start beside all other work.
    let hanging = Self.quick("import time; time.sleep(60)")
    let (result, folder) = try run(
      "wait 1s\ntap buy\nwait 1s\n", python: hanging, ["--answer-within", "4000"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.contains(
        "s.script:2:1: error: the program did not answer within 4000 ms of real time: it hangs, or is "
          + "slow; the last line sent to it is {\"at\":"), "\(result.errors)")
    #expect(
      result.errors.contains("\"event\":\"emitted\",\"name\":\"buy\"}; see what it does there"))
  }

  @Test func `a program that says nothing is told so once`() throws {
    let (result, folder) = try run(
      "wait 1s\ntap buy\nwait 1s\n", "while read -r line; do :; done", ["--answer-within", "300"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 0)
    #expect(
      result.errors
        == "telltale: warning: the program said nothing within 300 ms and is treated as one that only listens; if it "
        + "should have said something, check that it writes its lines at once (flush)\n")
  }

  @Test func `nonsense is refused at its place, and the script goes on`() throws {
    let nonsense = Self.quick("print('Traceback', flush=True)")
    let (result, folder) = try run(
      "wait 1s\ntap buy\nexpect text \"1 sold\"\n", python: nonsense)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("program:"), "\(result.errors)")
    #expect(result.errors.hasSuffix("telltale: error: a line of the program was refused\n"))
  }

  @Test func `a program and a screen that answer each other for ever are parted`() throws {
    let endless = """
      import json, sys
      print('{"sync":0}', flush=True)
      for line in sys.stdin:
          event = json.loads(line)
          if event.get("event") == "sync": print(json.dumps({"sync": event["sync"]}), flush=True)
          elif event.get("event") == "shown":
              print('{"push":"done"}' if event["depth"] == 1 else '{"pop":true}', flush=True)

      """
    let (result, folder) = try run("wait 1s\n", python: endless)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 1)
    #expect(
      result.errors.contains("answer each other without end: after 101 rounds"), "\(result.errors)"
    )
  }

  @Test func `lines of a script are answered one by one, with what there is then`() throws {
    let (result, folder) = try run(
      "", python: Self.quick(),
      input: "wait 1s\ntap buy\nexpect text \"1 sold\"\ntap nothing\nwait x\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let answers = try result.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(answers.map { $0["line"] as? Int } == [0, 1, 2, 3, 4, 5])
    #expect((answers[0]["texts"] as? [String])?.contains("2.90 €") == true)
    #expect((answers[2]["texts"] as? [String])?.contains("1 sold") == true)
    #expect(answers[3]["failed"] is NSNull && answers[3]["screen"] as? String == "home")
    #expect((answers[4]["failed"] as? String)?.contains("no control \"nothing\" is on") == true)
    #expect((answers[5]["failed"] as? String)?.hasPrefix("script:5:6: error: found \"x\"") == true)
    #expect(result.code == 1)
  }

  @Test(arguments: [
    (["--script", "a"], "--script needs --headless"),
    (["--headless", "--script", "-"], "--script - needs --program"),
    (["--headless", "--answer-within", "0"], "--answer-within is 0; expected 1 to 600000"),
  ])
  func `options that do not fit are told`(options: [String], message: String) throws {
    let result = try Program.run(["run", "Tests/Fixtures/Apps/tickets/app.yaml"] + options)
    #expect(result.code == 64)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test
  func `an alert that nobody could see for its whole limit ends an app's screens as on a unit`()
    throws
  {
    let ask =
      #"{"ask":{"alert":{"title":"Restart Now?","reason":"decision","timeout":"5s","#
      + #""buttons":[{"id":"go","title":"Restart"},{"role":"cancel"}]}}}"#
    // A sign of life falls due in the dark as well.
    let (result, folder) = try HeadlessProgram.run(
      "wait 1s\nscreen off\nwait 60s\ntap buy\n",
      "echo '{\"heartbeat\":1000}'; echo '\(ask)'; exec sleep 60", ["--answer-within", "1000"])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(result.code == 69, "\(result)")
    #expect(result.errors.contains("nobody could see the question"), "\(result.errors)")
  }
}
