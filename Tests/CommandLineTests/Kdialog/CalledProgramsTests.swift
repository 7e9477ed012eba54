import Testing

/// kdialog, yad and whiptail as scripts run them: by links of their names, and as commands.
@Suite struct CalledProgramsTests {
  private func run(
    _ line: String, hands: String = "wait 1s\ntap ok\n", profile: String = "kiosk"
  ) throws -> Program.Result {
    let folder = try Program.folder(["hands.script": hands, "in.txt": "Ulm\nBonn\n"])
    return try Program.script(
      "for name in kdialog yad whiptail; do ln -s \"$(command -v telltale)\" $name; done; PATH=\"$PWD:$PATH\"; "
        + line, in: folder,
      environment: [
        "TELLTALE_PROFILE": profile, "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
        "TELLTALE_HANDS": folder + "/hands.script",
      ])
  }

  @Test(
    arguments: [
      ("kdialog --yesno 'Go on?'", "wait 1s\ntap ok\n", "", 0),
      ("kdialog --yesno 'Go on?'", "wait 1s\ntap cancel\n", "", 1),
      ("kdialog --yesno 'Go on?'", "wait 1s\nescape\n", "", 2),
      ("kdialog --yesnocancel 'Save?'", "wait 1s\ntap extra-1\n", "", 1),
      ("kdialog --menu 'Where to?' 1 Ulm 2 Bonn", "wait 1s\ntap row-2\n", "2\n", 0),
      (
        "kdialog --checklist 'Which?' 1 Ulm on 2 Bonn off",
        "wait 1s\ntap row-2\nwait 500\ntap ok\n", "\"1\" \"2\" \n", 0
      ),
      ("kdialog --inputbox 'Name?' Jo", "wait 1s\ntap ok\n", "Jo\n", 0),
      (
        "telltale yad --text='Go on?' --button=Later:1 --button=Now:4",
        "wait 1s\ntap extra-2\n", "", 4
      ),
      ("yad --text='Go on?'", "wait 1s\nescape\n", "", 252),
      (
        "yad --list --column=Town --multiple <in.txt",
        "wait 1s\ntap row-2\nwait 500\ntap ok\n", "Bonn|\n", 0
      ),
      (
        "yad --form --field=Name --field=Here:CHK Jo FALSE",
        "wait 1s\ntap field-2\nwait 500\ntap ok\n", "Jo|TRUE|\n", 0
      ),
      ("telltale whiptail --output-fd 1 --inputbox t 8 40 x", "wait 1s\ntap ok\n", "x", 0),
      (
        "telltale dialog --stdout --form Who? 12 40 2 Name: 1 1 Jo 1 8 20 0 Town: 2 1 Ulm 2 8 0 0",
        "wait 1s\ntap ok\n", "Jo\n", 0
      ),
    ] as [(String, String, String, Int32)])
  func `a box is answered as by the program itself`(
    line: String, hands: String, output: String, code: Int32
  ) throws {
    let result = try run(line, hands: hands)
    #expect(result.output == output && result.code == code, "\(result.errors)")
  }

  @Test(arguments: ["kdialog", "yad", "whiptail", "dialog"])
  func `help says what there is`(program: String) throws {
    let result = try Program.run([program, "--help"])
    #expect(result.code == 0 && result.output.contains("EXIT STATUS"))
  }

  @Test(arguments: [
    ("kdialog --progressbar Copying 100", "zenity --progress"), ("kdialog --getcolor", "Missing"),
    ("kdialog --getopenfilename /", "TELLTALE_FILES"), ("yad --color", "zenity has"),
    ("kdialog --menu t", "Syntax: --menu"), ("yad --timeout=x", "Cannot parse"),
  ])
  func `what is not shown is refused with its reason`(line: String, reason: String) throws {
    let result = try run(line)
    #expect(result.code != 0 && result.output.isEmpty)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test func `where nothing may be typed it says what to ask instead`() throws {
    let result = try run("telltale zenity --entry --text=Name?", profile: "carplay")
    #expect(result.code == 255 && result.errors.contains("ALERT-CARPLAY-NO-TEXT-FIELDS"))
    #expect(result.errors.contains("--list"), "\(result.errors)")
    let list = try run(
      "telltale zenity --list --column=Town Ulm Bonn",
      hands: "wait 1s\ntap row-2\nwait 500\ntap ok\n", profile: "carplay")
    #expect(list.code == 0 && list.output == "Bonn\n", "\(list.errors)")
  }

  @Test func `a file is chosen from the folder that the unit names`() throws {
    let result = try run(
      "mkdir files && touch files/a.map && TELLTALE_FILES=$PWD/files telltale zenity --file-selection | sed 's|.*/||'",
      hands: "wait 1s\ntap entry-1\nwait 500\ntap ok\n")
    #expect(result.output == "a.map\n", "\(result.errors)")
  }
}
