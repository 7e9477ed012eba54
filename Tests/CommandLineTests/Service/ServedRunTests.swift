import TelltaleTestSupport
import Testing

/// `telltale run` where a service shows the screens, and how it ends: with a service that says only what a test has it say.
@Suite struct ServedRunTests {
  private static let script = """
    import json, os, signal, socket, subprocess, sys
    listener = socket.socket(socket.AF_UNIX)
    listener.bind("s")
    listener.listen()
    listener.settimeout(60)
    with open("app.yaml", "w") as file: file.write("start: a\\nscreens: {a: {content: [{label: {text: A}}]}}\\n")
    surroundings = dict(os.environ, TELLTALE_SOCKET=os.getcwd() + "/s")
    if "WATCHED" in os.environ:
      manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
      manager.bind("m")
      manager.settimeout(60)
      surroundings |= {"NOTIFY_SOCKET": os.getcwd() + "/m", "WATCHDOG_USEC": "1000000"}
    run = subprocess.Popen(["telltale", "run", "app.yaml"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
      stderr=open("log", "w"), env=surroundings)
    client, _ = listener.accept()
    client.settimeout(60)
    heard = b""
    while b"io.telltale.OpenApp" not in heard or not heard.endswith(b"\\0"):
      heard += client.recv(1 << 16)
      if heard.endswith(b"\\0") and b"io.telltale.OpenApp" not in heard:
        client.sendall(b'{"parameters":{"profile":"kiosk"}}\\0')
        heard = b""
    def tell(line): client.sendall(line.encode() + b"\\n")
    def said(count):
      lines = b""
      while lines.count(b"\\n") < count:
        piece = client.recv(1 << 16)
        if not piece: break
        lines += piece
      return lines
    def say(line):
      run.stdin.write(line.encode() + b"\\n")
      run.stdin.flush()
    client.sendall(b"{}\\0")
    tell('{"event":"ready"}')
    """

  /// Has a service and a program do something; gives what the program was told, then how `telltale run` ended and why.
  private func run(_ deeds: String, watched: Bool = false) throws -> [String] {
    let result = try Program.line(
      """
      \(watched ? "WATCHED=1 " : "")python3 - <<'END'
      \(Self.script)
      \(deeds)
      told = run.stdout.read().decode() if not run.stdout.closed else ""
      code = run.wait(60)
      print(told + str(code) + "\\n" + open("log").read(), end="")
      END
      """, in: try Program.folder([:]))
    #expect(result.code == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  @Test func `the service manager is told once there is a screen, and that the relay lives`() throws
  {
    let lines = try run(
      """
      def words(count):
        heard = []
        while len(heard) < count: heard.append(manager.recv(100).decode())
        return heard
      assert words(2) == ["READY=1", "WATCHDOG=1"], "signs"
      run.stdin.close()
      assert said(1) == b""
      client.close()
      while words(1) != ["STOPPING=1"]: pass
      """, watched: true)
    #expect(lines.last == "0", "\(lines)")
  }

  @Test func `a program that has said its last word is told the rest, and ends well`() throws {
    let lines = try run(
      """
      say('{"id":1}')
      say('{"id":2}')
      run.stdin.close()
      assert said(3) == b'{"id":1}\\n{"id":2}\\n'
      tell('{"ok":1}')
      tell('{"ok":2}')
      client.close()
      """)
    #expect(lines == [#"{"event":"ready"}"#, #"{"ok":1}"#, #"{"ok":2}"#, "0"])
  }

  @Test func `a service that is killed ends it with what it told before`() throws {
    let lines = try run(
      """
      tell('{"event":"home"}')
      say('{"id":1}')
      client.close()
      """)
    #expect(lines.prefix(3) == [#"{"event":"ready"}"#, #"{"event":"home"}"#, "69"])
    #expect(lines.last?.contains("the service has ended") == true, "\(lines)")
  }

  @Test(arguments: [
    (#""signal""#, "69", "was told to stop"), (#""failure""#, "69", "has lost its display"),
    (#""profile","message":"app.yaml:1:1: error: too small""#, "65", "too small"),
  ])
  func `a service that ends says why, by a code and by words`(
    reason: String, code: String, words: String
  ) throws {
    let lines = try run(
      """
      tell('{"event":"ended","reason":\(reason)}')
      client.close()
      """)
    #expect(lines.count > 2 && lines[2] == code, "\(lines)")
    #expect(lines.joined().contains(words), "\(lines)")
  }

  @Test func `a program that reads no more ends it, and what it said comes through`() throws {
    let lines = try run(
      """
      assert run.stdout.readline() == b'{"event":"ready"}\\n'
      say('{"id":1}')
      run.stdout.close()
      assert said(2) == b'{"id":1}\\n'
      """)
    #expect(lines.first == "74" && lines.last?.contains("standard output") == true, "\(lines)")
  }

  @Test func `a program that dies ends it, and the service is told the end`() throws {
    let lines = try run(
      """
      say('{"id":1}')
      assert run.stdout.readline() == b'{"event":"ready"}\\n'
      assert said(1) == b'{"id":1}\\n'
      run.stdin.close()
      run.stdout.close()
      assert said(1) == b""
      client.close()
      """)
    #expect(lines.first == "0", "\(lines)")
  }

  @Test func `a signal ends it, and its program is told`() throws {
    let lines = try run(
      """
      say('{"id":1}')
      assert said(1) == b'{"id":1}\\n'
      run.send_signal(signal.SIGTERM)
      """)
    #expect(
      lines.prefix(3) == [
        #"{"event":"ready"}"#, #"{"event":"ended","reason":"signal"}"#, "143",
      ], "\(lines)")
  }
}
