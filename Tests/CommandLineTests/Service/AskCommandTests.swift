import Testing

/// `telltale ask` and `show` where there is no service, or one that says no.
@Suite struct AskCommandTests {
  @Test func `without a service nobody was asked, and how to start one is told`() throws {
    let folder = try Program.folder([:])
    let result = try Program.run(
      ["ask", "--title", "Go?"], environment: ["TELLTALE_SOCKET": "\(folder)/none"])
    #expect(result.code == 69)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("no service listens at \(folder)/none"), "\(result.errors)")
    #expect(result.errors.contains("telltale serve"))
  }

  @Test(arguments: [
    (["ask"], "nothing to ask"), (["ask", "a.yaml", "--title", "B"], "exclude each other"),
    (["ask", "--title", "A", "--timeout", "0"], "--timeout is 0"),
    (["ask", "--title", "A", "--lang", "no tag"], "--lang is"),
    (["ask", "--title", "A", "--lang", "de_DE"], "; write de-DE"),
    (["ask", "--title", "A", "--priority", "urgent"], "priority"),
    (["ask", "--title", "A", "--key", "a\nb"], #"--key is "a\nb""#),
  ])
  func `options that do not fit are told`(arguments: [String], words: String) throws {
    let result = try Program.run(arguments)
    #expect(result.code == 64)
    #expect(result.errors.contains(words), "\(result.errors)")
  }

  @Test func `show asks the service, and says what the service says against it`() throws {
    let replies: [(String, Int32, String)] = [
      (
        #"{"parameters":{"id":"1","state":"answered","answer":{"outcome":"chosen","choice":"go","fields":["a"]}}}"#,
        0, ""
      ),
      (
        #"{"parameters":{"id":"1","state":"answered","answer":{"outcome":"timedOut","choice":null,"fields":[]}}}"#,
        5, ""
      ),
      (
        #"{"error":"io.telltale.NotAllowed","parameters":{"reason":"no","remedy":"ask"}}"#, 77,
        "no; ask"
      ),
      (
        #"{"error":"io.telltale.Busy","parameters":{"reason":"many","retryAfterMilliseconds":5}}"#,
        75, "in 5 ms"
      ),
      (
        #"{"error":"io.telltale.InvalidScene","parameters":{"complaints":["scene:1:2: error: x"]}}"#,
        65, "scene:1:2"
      ),
      (
        #"{"error":"io.telltale.Unanswered","parameters":{"wasShown":true,"reason":"gone"}}"#, 69,
        "it was shown: gone"
      ),
      (#"{"error":"io.telltale.New","parameters":{"what":"ever"}}"#, 64, "io.telltale.New"),
      ("[]", 69, "not a reply"),
    ]
    for (reply, code, words) in replies {
      let result = try Program.line(
        """
        python3 - "$PWD/s" '\(reply)' <<'END' &
        import socket, sys
        listener = socket.socket(socket.AF_UNIX)
        listener.bind(sys.argv[1])
        listener.listen()
        listener.settimeout(60)
        open(sys.argv[1] + ".ready", "w").close()
        client, _ = listener.accept()
        heard = b""
        while not heard.endswith(b"\\0"): heard += client.recv(4096)
        client.sendall(sys.argv[2].encode() + b"\\0")
        END
        while [ ! -e s.ready ]; do sleep 0.02; done
        TELLTALE_SOCKET="$PWD/s" telltale show --title "Go?" --ok-label Go
        """, in: try Program.folder([:]))
      #expect(result.code == code, "\(reply): \(result.errors)")
      #expect(result.output == (code == 0 ? "go\na\n" : ""))
      #expect(words.isEmpty || result.errors.contains(words), "\(result.errors)")
    }
  }

  @Test(arguments: ["ask", "show", "audit"])
  func `a socket that this user may not open is told as such`(command: String) throws {
    // Root may open everything, unless that is taken from it.
    let result = try Program.line(
      """
      python3 -c 'import socket, sys; s = socket.socket(socket.AF_UNIX); s.bind("s"); s.listen()
      open("s.ready", "w").close(); import time; time.sleep(20)' &
      while [ ! -e s.ready ]; do sleep 0.02; done
      chmod 000 s
      without=; [ "$(id -u)" != 0 ] || without="setpriv --bounding-set=-dac_override,-dac_read_search"
      TELLTALE_SOCKET="$PWD/s" $without telltale \(command) \(command == "audit" ? "" : "--title Go?")
      code=$?; kill -KILL $!; exit $code
      """, in: try Program.folder([:]))
    #expect(result.code == 77, "\(result.errors)")
    #expect(result.errors.contains("EACCES") && result.errors.contains("group"), "\(result.errors)")
    #expect(!result.errors.contains("no service listens"))
  }

  /// It takes no connection, says nothing, or says how far the question has come and then nothing.
  @Test(arguments: [
    ("f = socket.socket(socket.AF_UNIX); f.connect('s')", "", 69), ("", "a = s.accept()[0]", 69),
    ("", "a = s.accept()[0]; a.sendall(told % b'queued')", 75),
    ("", "a = s.accept()[0]; a.sendall(told % b'armed')", 69),
  ])
  func `a service that hangs keeps nobody for longer than the question's time`(
    first: String, then: String, code: Int32
  ) throws {
    let begun = ContinuousClock.now
    let result = try Program.line(
      """
      cat >service.py <<'END'
      import socket, time
      told = b'{"parameters":{"id":"1","state":"%s"},"continues":true}\\0'
      s = socket.socket(socket.AF_UNIX)
      s.bind("s")
      s.listen(0)
      \(first)
      open("s.ready", "w").close()
      \(then)
      time.sleep(60)
      END
      python3 service.py &
      while [ ! -e s.ready ]; do sleep 0.02; done
      TELLTALE_SOCKET="$PWD/s" telltale ask --title "Go?" --ok-label Go --timeout 1
      code=$?; kill $!; exit $code
      """, in: try Program.folder([:]))
    #expect(result.code == code, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(ContinuousClock.now - begun < .seconds(30))
  }

  @Test func `a script's call waits for a service that hangs no longer than its own time`() throws {
    let begun = ContinuousClock.now
    let result = try Program.line(
      """
      python3 -c 'import socket, time; s = socket.socket(socket.AF_UNIX); s.bind("s"); s.listen()
      open("s.ready", "w").close(); a = s.accept()[0]; time.sleep(60)' &
      while [ ! -e s.ready ]; do sleep 0.02; done
      TELLTALE_SOCKET="$PWD/s" telltale zenity --question --text "Go?" --timeout 1
      code=$?; kill -KILL $!; exit $code
      """, in: try Program.folder([:]))
    #expect(result.code == 255, "\(result.errors)")
    #expect(result.errors.contains("said nothing"), "\(result.errors)")
    #expect(ContinuousClock.now - begun < .seconds(25))
  }

  @Test func `the contract is printed`() throws {
    let result = try Program.run(["schema", "varlink"])
    #expect(result.code == 0)
    #expect(result.output.contains("interface io.telltale\n"))
  }
}
