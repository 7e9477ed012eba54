import Testing

/// Calls whose screens change while they are seen, on the headless display.
@Suite struct ZenityScreensTests {
  private func run(
    _ line: String, hands: String, environment added: [String: String] = [:]
  ) throws -> Program.Result {
    let folder = try Program.folder(["hands.script": hands])
    var environment = [
      "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
      "TELLTALE_HANDS": folder + "/hands.script",
    ]
    environment.merge(added) { $1 }
    return try Program.script(line, in: folder, environment: environment)
  }

  @Test func `progress shows what standard input says, and OK can be pressed once it is done`()
    throws
  {
    let result = try run(
      #"printf '10\n100\n# Copying <b>maps</b>\n' | telltale zenity --progress --title=Install"#,
      hands: "await text \"Copying maps\" within 60s\nwait 500\ntap ok\n")
    #expect(result.code == 0 && result.output.isEmpty, "\(result.errors)")
  }

  @Test func `before that it can only be cancelled, and whoever started it hears so`() throws {
    // The input goes on for as long as anything could take.
    let input = "mkfifo input; (printf '10\\n'; exec sleep 90) >input & feeder=$!;"
    let result = try run(
      input + " telltale zenity --progress <input; code=$?; kill $feeder; exit $code",
      hands: "wait 500\ntap ok\nwait 500\ntap cancel\n")
    #expect(result.code == 1, "\(result.errors)")
    let killed = try run(
      input + " (trap 'echo hung up; kill $feeder; exit 3' HUP;"
        + " telltale zenity --progress --auto-kill <input; sleep 9)",
      hands: "wait 500\ntap cancel\n")
    #expect(killed.code == 3 && killed.output == "hung up\n", "\(killed.errors)")
  }

  @Test func `with auto-close the end of the input ends it`() throws {
    let result = try run(
      "echo 10 | telltale zenity --progress --auto-close --no-cancel --pulsate", hands: "wait 5s\n")
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `rows are marked, and what is printed of them`() throws {
    let result = try run(
      "telltale zenity --list --checklist --column=Use --column=Part --column=Size TRUE Maps 2 FALSE Radio 1"
        + " FALSE Voices 3", hands: "wait 500\ntap row-1\nwait 500\ntap row-3\nwait 500\ntap ok\n")
    #expect(result.code == 0 && result.output == "Voices\n", "\(result.errors)")
    let many = try run(
      "seq 1 40 | telltale zenity --list --column=Number",
      hands: "wait 500\ntap row-2\nwait 500\ntap ok\n")
    #expect(many.code == 0 && many.output == "2\n", "\(many.errors)")
  }

  @Test func `a number is set by steps, each told where that is wanted`() throws {
    let hands = "wait 500\ntap step-5\nwait 500\ntap step-3\nwait 500\ntap ok\n"
    let keys = ["TELLTALE_PROFILE": "carplay"]
    let result = try run("telltale zenity --scale --value=5", hands: hands, environment: keys)
    #expect(result.code == 0 && result.output == "14\n", "\(result.errors)")
    let each = try run(
      "telltale zenity --scale --value=5 --print-partial", hands: hands, environment: keys)
    #expect(each.output == "15\n14\n14\n", "\(each.errors)")
  }

  @Test func `a number is moved on a slider where the profile has one`() throws {
    let result = try run(
      "telltale zenity --scale --value=5", hands: "wait 500\ntap scale\nwait 500\ntap ok\n")
    #expect(result.code == 0 && result.output == "50\n", "\(result.errors)")
  }

  @Test func `a day is chosen, also one of the next month`() throws {
    let call = "telltale zenity --calendar --day=31 --month=1 --year=2026 --date-format=%F"
    let same = try run(call, hands: "wait 500\ntap ok\n")
    #expect(same.output == "2026-01-31\n", "\(same.errors)")
    let other = try run(call, hands: "wait 500\ntap later\nwait 500\ntap day-2\nwait 500\ntap ok\n")
    #expect(other.code == 0 && other.output == "2026-02-02\n", "\(other.errors)")
  }

  @Test func `a notice goes by itself`() throws {
    let result = try run("telltale zenity --notification --text='Route saved'", hands: "wait 100\n")
    #expect(result.code == 0 && result.output.isEmpty, "\(result.errors)")
    let several = try run(
      #"printf 'message: One\nicon: info\nmessage: Two\n' | telltale zenity --notification --listen"#,
      hands: "wait 100\n")
    #expect(several.code == 0, "\(several.errors)")
  }

  @Test func `Escape ends a question that has no Cancel with 1, and Home the screens`() throws {
    let question = try run("telltale zenity --question --text='Go on?'", hands: "wait 1s\nescape\n")
    #expect(question.code == 1, "\(question.errors)")
    let list = try run(
      "telltale zenity --list --checklist --column=A --column=B TRUE x", hands: "wait 1s\nhome\n",
      environment: ["TELLTALE_PROFILE": "ios"])
    #expect(list.code == 1, "\(list.errors)")
  }

  @Test func `a script that asks is tested without a screen, and leaves its pictures`() throws {
    let script = Program.path("docs/examples/zenity/install.sh")
    let result = try run(
      "ln -s \"$(command -v telltale)\" zenity && PATH=\"$PWD:$PATH\" sh \(script) && ls out | head -1",
      hands: "wait 1s\ntap ok\n", environment: ["TELLTALE_FRAMES": "out"])
    #expect(
      result.code == 0 && result.output.hasPrefix("installed: maps radio\n"), "\(result.errors)")
    #expect(result.output.contains(".png"))
  }
}
