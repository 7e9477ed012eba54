import Foundation
import Testing

/// Agents as others start them: gpg, ssh and systemd themselves, answered by the hands of a script.
@Suite(.serialized) struct AgentProgramTests {
  /// Types a secret and confirms it.
  private static func hands(_ secret: String, fields: Int = 1) -> String {
    (1...fields).map { "tap field-\($0)\nwait 1500\ntype \(secret)\n" }.joined()
      + "key enter\nwait 1500\n"
  }

  private func environment(_ folder: String) -> [String: String] {
    [
      "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
      "TELLTALE_HANDS": folder + "/hands.script", "TELLTALE": Program.built(),
    ]
  }

  @Test
  func
    `pinentry hands over what was typed, and nothing of it is on standard error`()
    throws
  {
    let folder = try Program.folder(["hands.script": Self.hands("s3cret%")])
    let result = try Program.line(
      #"printf 'SETDESC Unlock\nSETPROMPT PIN:\nGETPIN\nBYE\n' | telltale pinentry"#, in: folder,
      environment: environment(folder))
    #expect(
      result.output
        == "OK Pleased to meet you\nOK\nOK\nD s3cret%25\nOK\nOK closing connection\n",
      "\(result.errors)")
    #expect(result.errors.isEmpty)
  }

  @Test func `pinentry takes no line that is too long`() throws {
    let folder = try Program.folder([:])
    let result = try Program.line(
      "{ printf 'SETDESC %06000d\\n' 0; echo NOP; echo BYE; } | telltale pinentry", in: folder,
      environment: environment(folder))
    #expect(
      result.output
        == "OK Pleased to meet you\nERR 83886343 Line too long <Pinentry>\nOK\n"
        + "OK closing connection\n")
  }

  @Test func `pinentry tells that it was cancelled, and that nobody could be asked`() throws {
    let folder = try Program.folder(["hands.script": "wait 1000\ntap cancel\n"])
    let asked = #"printf 'CONFIRM\nGETPIN\n' | telltale pinentry"#
    let result = try Program.line(asked, in: folder, environment: environment(folder))
    #expect(result.output.contains("ERR 83886194") && result.output.contains("ERR 83886179"))
    var other = environment(folder)
    other["TELLTALE_PROFILE"] = "nosuch"
    let failed = try Program.line(asked, in: folder, environment: other)
    #expect(failed.output.contains("ERR 83886166") && failed.errors.contains("nosuch"))
  }

  @Test func `gpg encrypts with a passphrase from the screen, and opens it with the same`() throws {
    let folder = try Program.folder([
      "hands.script": Self.hands("moonbeam-77", fields: 2), "text": "plain\n",
      "home/gpg-agent.conf": "",
    ])
    let line = """
      set -e
      chmod 700 home; export GNUPGHOME="$PWD/home"
      ln -s "$TELLTALE" pinentry-telltale
      echo "pinentry-program $PWD/pinentry-telltale" >home/gpg-agent.conf
      echo "no-allow-external-cache" >>home/gpg-agent.conf
      gpg -q --no-symkey-cache -c -o sealed text
      rm text
      printf 'tap field-1\\nwait 1500\\ntype moonbeam-77\\nkey enter\\nwait 1500\\n' >hands.script
      gpg -q --no-symkey-cache -d sealed
      gpgconf --kill gpg-agent
      """
    let result = try Program.line(line, in: folder, environment: environment(folder))
    #expect(result.code == 0 && result.output == "plain\n", "\(result.errors)")
  }

  @Test
  func
    `ssh-add takes a passphrase from the screen, and a wrong one is asked for again and refused`()
    throws
  {
    let folder = try Program.folder(["hands.script": Self.hands("starlight")])
    let line = """
      ssh-keygen -q -t ed25519 -N starlight -f key && eval "$(ssh-agent -s)" >agent || exit 9
      export SSH_ASKPASS="$PWD/ssh-askpass" SSH_ASKPASS_REQUIRE=force
      ln -s "$TELLTALE" ssh-askpass
      ssh-add -q key; code=$?
      ssh-add -D -q
      printf 'wait 1000\\ntap cancel\\n' >hands.script
      ssh-add -q key 2>>said; refused=$?
      ssh-agent -k >>agent
      echo "$code $refused"
      """
    let result = try Program.line(line, in: folder, environment: environment(folder))
    #expect(result.output == "0 1\n", "\(result.errors)")
  }

  @Test func `askpass asks yes or no by the exit code, and by a word where that is wanted`() throws
  {
    let folder = try Program.folder(["hands.script": "wait 1000\ntap ok\n"])
    var asked = environment(folder)
    asked["SSH_ASKPASS_PROMPT"] = "confirm"
    let yes = try Program.line(
      "telltale askpass 'Allow use of key?'", in: folder, environment: asked)
    #expect(yes.code == 0 && yes.output.isEmpty, "\(yes.errors)")
    asked["SSH_ASKPASS_PROMPT"] = nil
    let word = try Program.line(
      "telltale askpass 'Continue connecting (yes/no/[fingerprint])? '", in: folder,
      environment: asked)
    #expect(word.code == 0 && word.output == "yes\n", "\(word.errors)")
    let none = try Program.line(
      "env -u TELLTALE_PROFILE -u TELLTALE_HANDS telltale askpass PIN", in: folder,
      environment: asked)
    #expect(none.code == 78 && none.output.isEmpty)
  }

  @Test(.enabled(if: geteuid() == 0, "systemd's folder is root's"))
  func
    `systemd-ask-password has its answer from the agent, which takes back what nobody waits for`()
    throws
  {
    let folder = try Program.folder(["hands.script": Self.hands("open sesame")])
    let line = """
      systemd-ask-password --no-tty --timeout=60 'Passphrase for disk:' >got & asking=$!
      telltale agent ask-password & agent=$!
      wait $asking; echo "$? $(cat got)"
      kill $agent; wait $agent; echo $?
      ls /run/systemd/ask-password | grep -c ask
      """
    let result = try Program.script(line, in: folder, environment: environment(folder))
    #expect(result.output == "0 open sesame\n0\n0\n", "\(result.errors)")
  }

  @Test func `the agent answers a question of a folder, tells that one is cancelled, and ends`()
    throws
  {
    let folder = try Program.folder([
      "hands.script": "wait 1000\ntap cancel\n", "server.py": Self.server,
    ])
    let result = try Program.script(
      "timeout 60 python3 server.py & server=$!; until [ -e ask.1 ]; do sleep 0.1; done;"
        + " telltale agent ask-password --once --directory \"$PWD\"; echo $?; wait $server",
      in: folder,
      environment: environment(folder))
    #expect(result.output == "0\n-\n" || result.output == "-\n0\n", "\(result.errors)")
  }

  @Test func `without a bus polkit's agent says so, and it asks for one session or process`() throws
  {
    let folder = try Program.folder([:])
    let helper = "--helper /bin/false"
    let lost = try Program.line(
      "telltale agent polkit --process $$ \(helper)", in: folder,
      environment: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder)/none"])
    #expect(lost.code == 69 && lost.errors.contains("D-Bus has failed"), "\(lost.errors)")
    let both = try Program.line("telltale agent polkit --session 1 --process 1", in: folder)
    #expect(both.code == 64 && both.errors.contains("leave one out"), "\(both.errors)")
    let none = try Program.line("telltale agent polkit --process 0 \(helper)", in: folder)
    #expect(none.code == 64 && none.errors.contains("no process 0"), "\(none.errors)")
  }

  /// Whoever asks: a socket, a file, and one message.
  private static let server = """
    import os, socket
    end = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    end.bind("sck")
    with open("tmp", "w") as file:
        file.write(f"[Ask]\\nPID={os.getpid()}\\nSocket={os.getcwd()}/sck\\nMessage=PIN:\\nNotAfter=0\\n")
    os.rename("tmp", "ask.1")
    answer = end.recv(100)
    os.unlink("ask.1")
    print(answer.decode(), flush=True)
    """
}
