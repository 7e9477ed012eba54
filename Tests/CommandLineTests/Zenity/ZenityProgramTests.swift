import Testing

/// `telltale zenity` as scripts run it.
@Suite struct ZenityProgramTests {
  private let environment = [
    "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
  ]

  @Test func `the scene that a call stands for can be drawn and linted`() throws {
    let result = try Program.run(
      ["zenity", "--question", "--text=Go on?", "--telltale-scene"], environment: environment)
    #expect(result.code == 0, "\(result.errors)")
    let folder = try Program.folder(["q.yaml": result.output])
    let drawn = try Program.run(
      ["render", folder + "/q.yaml", "--profile", "kiosk", "--output", folder + "/q.png"])
    #expect(drawn.code == 0, "\(drawn.errors)")
  }

  @Test func `whoever is not asked has 255, with the reason on standard error`() throws {
    for arguments in [["--bogus"], [], ["--list", "x"], ["--question", "--info"]] {
      let result = try Program.run(["zenity"] + arguments, environment: environment)
      #expect(result.code == 255)
      #expect(result.output.isEmpty)
      #expect(!result.errors.isEmpty)
    }
  }

  @Test func `rows and texts come from standard input where the call has none`() throws {
    func scene(_ arguments: String..., input: String) throws -> String {
      let result = try Program.run(
        ["zenity"] + arguments + ["--telltale-scene"], input: input, environment: environment)
      #expect(result.code == 0, "\(result.errors)")
      return result.output
    }
    let list = try scene("--list", "--column=A", "--title=Town", input: "Ulm\nBonn\n")
    #expect(list.contains(#"{"id":"row-2","title":"Bonn","#) && !list.contains("Select items"))
    let text = try scene("--text-info", input: "News\n<b> & more\n")
    #expect(text.contains(#""text":"News\n<b> & more""#), "\(text)")
    let folder = try Program.folder(["a.txt": "From a file"])
    #expect(
      try scene("--text-info", "--filename=\(folder)/a.txt", input: "no").contains("From a file"))
  }

  @Test func `what a command printed is shown, and told of on standard error`() throws {
    let printed = "\u{1B}[31mcannot open\u{1B}[0m /dev/sdb1\r\nfailed\u{7} after 3 tries"
    for arguments in [
      ["--error", "--text=\(printed)"], ["--entry", "--text=Name?", "--entry-text=\(printed)"],
      ["--forms", "--add-entry=\(printed)"], ["--question", "--text=x", "--ok-label=\(printed)"],
      ["--question", "--text=x", "--extra-button=\(printed)"], ["--scale", "--text=\(printed)"],
      ["--list", "--column=A", printed],
      ["--list", "--checklist", "--column=A", "--column=B", "TRUE", printed],
      ["--info", "--title=\(printed)", "--text=x"], ["--progress", "--text=\(printed)"],
    ] {
      let result = try Program.run(
        ["zenity", "--telltale-scene"] + arguments, environment: environment)
      #expect(result.code == 0, "\(arguments): \(result.errors)")
      #expect(result.output.contains("cannot open /dev/sdb1"), "\(result.output)")
      #expect(
        !result.output.contains("\\u00") && !result.output.contains("\\r"), "\(result.output)")
      #expect(result.errors.hasPrefix("telltale: note: ") && result.errors.count < 150)
    }
    let plain = try Program.run(
      ["zenity", "--telltale-scene", "--info", "--text=two\r\nlines"], environment: environment)
    #expect(plain.errors.isEmpty && plain.code == 0)
  }

  @Test func `rows with bytes that are no letters come back as they were`() throws {
    let folder = try Program.folder(["hands.script": "wait 1s\ntap row-2\n"])
    let result = try Program.script(
      #"telltale zenity --list --column=A Bonn "$(printf 'a\377b')" | od -An -tx1"#, in: folder,
      environment: environment.merging(["TELLTALE_HANDS": folder + "/hands.script"]) { $1 })
    #expect(result.output == " 61 ff 62 0a\n", "\(result.errors)")
  }

  @Test func `words that are not in UTF-8 ask nobody, as other wrong words`() throws {
    let folder = try Program.folder([:])
    for line in [
      #"telltale zenity --info --text="$(printf '\377')""#,
      #"ln -s "$(command -v telltale)" zenity; ./zenity --info --text="$(printf '\377')""#,
    ] {
      let result = try Program.line(line, in: folder, environment: environment)
      #expect(result.code == 255 && result.errors.contains("UTF-8"), "\(result.errors)")
    }
    let own = try Program.line(#"telltale show "$(printf '\377')""#, in: folder)
    #expect(own.code == 64 && own.errors.contains("argument 2 is not valid UTF-8"), "\(own.errors)")
  }

  @Test func `a file that is not there is told`() throws {
    let result = try Program.run(
      ["zenity", "--text-info", "--filename=/nonexistent"], environment: environment)
    #expect(result.code == 255 && result.errors.contains("/nonexistent"), "\(result.errors)")
  }

  @Test func `without a profile it says how the unit names one`() throws {
    let result = try Program.run(["zenity", "--info", "--text=Hi"])
    #expect(result.code == 255)
    #expect(result.errors.contains("TELLTALE_PROFILE"), "\(result.errors)")
  }

  @Test func `help and version are told`() throws {
    #expect(try Program.run(["zenity", "--version"]).output == "3.44.0\n")
    let help = try Program.run(["zenity", "--help"])
    #expect(help.code == 0)
    #expect(help.output.contains("EXIT STATUS"))
  }

  @Test func `a link named zenity does the same`() throws {
    let result = try Program.line(
      "ln -s \"$(command -v telltale)\" zenity && ./zenity --version",
      in: try Program.folder([:]))
    #expect(result.output == "3.44.0\n", "\(result.errors)")
  }
}
