import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleCommands

/// Calls as scripts in the field write them, which went wrong once.
@Suite struct ScriptFaultsTests {
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

  private func dialog(_ arguments: String...) throws -> DialogCall {
    try DialogCall(.dialog, arguments)
  }

  private func form(_ arguments: [String]) throws -> String {
    let words = ZenityContext.test().words
    let played = PlayedCall(script: try YadProgram.script(try YadCall(arguments), words))
    let answer = Answer(question: .asked(1), outcome: .chosen, choice: "ok", fields: [])
    return try #require(try played.result(answer: answer) { _ in [.pressed("ok")] }).output
  }

  @Test(arguments: [
    "whiptail --gauge x 6 50 0", "dialog --gauge x 6 50 0",
    "yad --progress --button=Stop:1 --auto-close",
  ])
  func `a gauge without OK reaches a hundred and goes`(call: String) throws {
    let result = try run("printf '50\n100\n' >steps; telltale \(call) <steps", hands: "wait 2s\n")
    #expect(result.code == 0 && result.errors.isEmpty, "\(result.errors)")
  }

  @Test func `nothing but the answer stands where dialog and whiptail write it`() throws {
    let result = try run(
      #"telltale whiptail --menu "$(printf '\033[1mpick\033[0m')" 10 40 3 a one b two 3>&1 1>&2 2>&3"#,
      hands: "wait 1s\ntap row-1\n")
    #expect(result.code == 0 && result.output == "a", "\(result.output) \(result.errors)")
  }

  @Test func `a list of yad that was left prints nothing`() throws {
    for hands in [
      "wait 1s\nhome\n", "wait 1s\nescape\n", "wait 1s\nback\n", "wait 1s\ntap extra-1\n",
    ] {
      let result = try run(
        "telltale yad --list --column=a --column=b /etc 1 /home 2", hands: hands,
        environment: ["TELLTALE_PROFILE": "ios"])
      #expect(result.output.isEmpty, "\(hands): \(result.output)")
      #expect(result.code == (hands.contains("extra") ? 1 : 252), "\(hands): \(result.errors)")
    }
  }

  @Test func `yad chooses a file of the unit's folder`() throws {
    let result = try run(
      "mkdir files; touch files/a; TELLTALE_FILES=$PWD/files telltale yad --file",
      hands: "wait 1s\ntap entry-1\nwait 500\ntap ok\n")
    #expect(result.code == 0 && result.output.hasSuffix("/files/a\n"), "\(result.errors)")
  }

  @Test(
    arguments: [
      ["--column=id", "--column=name", "--hide-column=1", "1", "Disk", "2", "Disk"],
      ["--column=a", "", ""], ["--column=a", "a b", "a  b"], ["--column=a", "Cancel", "x"],
      ["--column=a", "--cancel-label=Nix", "b", "c"],
    ])
  func `choices that a sheet cannot tell apart stand in a table`(call: [String]) throws {
    let task = try ZenityTask(ZenityCall(["--list"] + call), .test())
    let scene =
      switch task {
      case .question(let question): question.scene
      case .app(let app): app.scene
      }
    #expect(try Scenes.load(scene, profile: "kiosk").refusal == nil)
    if !call.contains("Cancel") { #expect(scene.contains(#""table":"#)) }
    #expect(!call.contains("--cancel-label=Nix") || scene.contains("Nix"))
  }

  @Test func `a language without a word for Cancel shows lists all the same`() throws {
    let result = try run(
      "telltale whiptail --menu x 10 40 3 a one b two", hands: "wait 1s\ntap row-1\n",
      environment: ["LC_ALL": "oc_FR.UTF-8"])
    #expect(result.code == 0, "\(result.errors)")
  }

  @Test func `buttons that are called alike can be told apart`() throws {
    let call = try YadCall([
      "--text=a", "--button=!gtk-ok:0", "--button=!gtk-cancel:1", "--button=A:2", "--button=A:3",
    ])
    let words = ZenityContext.test().words
    #expect(call.buttons(words).map(\.title) == ["OK", "Cancel", "A", "A"])
    guard
      case .question(let question) = try ZenityTask(
        YadProgram.script(call, words).call, .test())
    else { throw ZenityRefusal(message: "no question") }
    #expect(try Scenes.load(question.scene, profile: "kiosk").refusal == nil)
  }

  @Test func `a form of dialog tells what can be changed elsewhere, and parts it as is wanted`()
    throws
  {
    let mixed = try dialog(
      "--mixedform", "x", "10", "40", "3", "a", "1", "1", "v", "1", "10", "10", "0", "2", "b", "2",
      "1", "w", "2", "10", "10", "0", "0", "c", "3", "1", "u", "3", "10", "0", "0", "0")
    let plan = try #require(mixed.form)
    let today = ZenityContext.test().today
    #expect(plan.told(plan.fields(today)) == "v\nw\n")
    let parted = try dialog(
      "--output-separator", "|", "--form", "x", "10", "40", "3", "a", "1", "1", "v", "1", "10",
      "10", "0")
    let other = try #require(parted.form)
    #expect(other.told(other.fields(today)) == "v|")
  }

  @Test func `a number of yad's forms stays within its ends`() throws {
    #expect(try form(["--form", "--field=a:NUM", "15!0..10"]) == "10|\n")
    #expect(try form(["--form", "--field=a:NUM", "5,5!0..10!0.1!2"]) == "5.50|\n")
    #expect(try form(["--form", "--field=a:SCL", "200"]) == "100|\n")
  }

  @Test func `a text of several lines is no reason to refuse a form`() throws {
    #expect(try form(["--form", "--field=a", "l1\nl2"]) == "l1\nl2|\n")
    for box in ["--passwordbox", "--inputbox"] {
      let call = try dialog(box, "t", "8", "40", "l1\nl2")
      guard case .app(var app) = try ZenityTask(call.call(), .test()) else {
        throw ZenityRefusal(message: "a question")
      }
      #expect(try Scenes.load(app.scene, profile: "kiosk").refusal == nil)
      #expect(app.hear(.pressed("ok")) == [.end(ZenityResult(output: "l1\nl2\n", code: 0))])
    }
  }

  @Test func `yad is closed by signals`() throws {
    // Each step waits for standard input, which stays open; so the screen is there for a while.
    let hands = "frame shown\n" + String(repeating: "tap row-1\n", count: 1000)
    for (signal, code, output) in [("USR1", 0, "b|\n"), ("USR2", 1, "")] {
      let result = try run(
        "mkfifo rows; exec 3<>rows; printf 'b\\nc\\n' >&3;"
          + " telltale yad --list --column=a <&3 >out & caller=$!;"
          // Before there is a screen a signal ends it as any program.
          + " until ls frames/*.png >/dev/null 2>&1; do sleep 0.1; done; sleep 0.2;"
          + " kill -\(signal) $caller; wait $caller; code=$?; cat out; exit $code",
        hands: hands, environment: ["TELLTALE_FRAMES": "frames"])
      #expect(result.code == Int32(code) && result.output == output, "\(result.errors.prefix(300))")
    }
  }

  @Test(
    arguments: [
      ("yad", "0.40.0"), ("dialog", "Version: 1.3"), ("whiptail", "whiptail (newt)"),
      ("kdialog", "kdialog 22"), ("zenity", "3.44.0"),
    ])
  func `a script may ask for the version`(name: String, version: String) throws {
    let result = try Program.run([name, "--version"])
    #expect(result.code == 0 && result.output.hasPrefix(version), "\(result.errors)")
  }

  @Test func `nobody is asked whose answer cannot be written`() throws {
    for descriptor in ["7", "-1", "4 4</dev/null"] {
      let result = try run(
        "telltale whiptail --menu t 10 40 3 a A b B --output-fd \(descriptor)",
        hands: "wait 1s\ntap row-1\n")
      #expect(result.code == 255 && result.errors.contains("not open for writing"))
    }
    let full = try run(
      "telltale dialog --output-fd 4 --menu t 10 40 3 a A b B 4>/dev/full",
      hands: "wait 1s\ntap row-1\n")
    #expect(full.code == 74 && full.errors.contains("descriptor 4"), "\(full.errors)")
  }

  @Test func `a text may begin with a mark that Swift takes for a part of the sign before it`()
    throws
  {
    let call = try ZenityCall(["--info", "--text=\u{0301}x"])
    #expect(call.value("text")?.unicodeScalars.count == 2)
    let form = try ZenityCall(["--forms", "--add-combo=a", "--combo-values=x|\u{0301}y|z"])
    guard
      case .combo(let values, _) = ZenityFormField.all(
        of: form, today: ZenityContext.test().today)[0].kind
    else { throw ZenityRefusal(message: "no combo") }
    #expect(values.count == 3)
    #expect(try KdialogCall(["--msgbox=\u{200D}x"]).text.unicodeScalars.count == 2)
    #expect(try YadCall(["--text=\u{FE0F}x"]).value("text") != nil)
  }

  @Test func `a calendar whose call names no day takes one of the month`() throws {
    var context = ZenityContext.test()
    context.today = ZenityDate(year: 2026, month: 1, day: 31)
    let call = try ZenityCall(["--calendar", "--month=2", "--date-format=%F"])
    var calendar = try ZenityCalendar(call, context)
    #expect(calendar.hear(.pressed("ok")) == [.end(ZenityResult(output: "2026-02-28\n", code: 0))])
  }

  @Test func `a script may set dialog's codes itself`() throws {
    let codes = DialogCodes { ["DIALOG_OK": "7", "DIALOG_ESC": "42", "DIALOG_HELP": "x"][$0] }
    let script = try DialogProgram.script(try dialog("--msgbox", "x", "5", "20"), codes)
    #expect(script.result(of: .answered(ZenityResult(code: 0), nil)) == ZenityResult(code: 7))
    #expect(script.result(of: .left) == ZenityResult(code: 42))
    #expect(script.result(of: .answered(ZenityResult(code: 5), nil)) == ZenityResult(code: 42))
    #expect(codes.own(2) == 2 && DialogCodes.usual.own(1) == 1)
  }

  @Test func `commands of yad's buttons and fields are told of`() throws {
    let call = try YadCall([
      "--form", "--button=Run:touch ran", "--button=OK:0", "--field=Do:BTN", "rm x",
    ])
    #expect(call.unheard.count == 2, "\(call.unheard)")
  }

  @Test func `Escape on a screen of choices does not end the form behind it`() throws {
    let form =
      "telltale zenity --forms --text=F --add-combo=Town --combo-values='Ulm|Bonn' --add-entry=Name"
    let escaped = try run(
      form, hands: "wait 1s\ntap field-1\nwait 500\nescape\nwait 500\nback\nwait 500\ntap ok\n")
    #expect(escaped.code == 0 && escaped.output == " |\n", "\(escaped.errors)")
  }

  @Test func `whoever started a call hears nothing of screens that were cut off`() throws {
    let result = try run(
      "trap 'echo hung up' HUP; printf '10\\n' >steps; mkfifo in; exec 3<>in;"
        + " telltale zenity --progress --auto-kill <&3; echo $?",
      hands: "wait 1s\n")
    #expect(result.output == "255\n", "\(result.output) \(result.errors)")
  }

  @Test func `nothing is saved through a link that leads out`() throws {
    let result = try run(
      "mkdir files; ln -s \"$PWD/outside\" files/link;"
        + " TELLTALE_FILES=$PWD/files telltale zenity --file-selection --save --filename=$PWD/files/link",
      hands: "wait 1s\ntap ok\nwait 500\ntap cancel\n")
    #expect(result.code == 1 && result.output.isEmpty, "\(result.output)")
  }

  @Test func `two thousand choices can be shown, and a folder of nine hundred files`() throws {
    let many = (1...2000).map { "\($0)" }
    for call in [
      ["--entry", "--entry-text=x"] + many,
      ["--forms", "--add-combo=a", "--combo-values=" + many.joined(separator: "|")],
    ] {
      guard case .app(let app) = try ZenityTask(ZenityCall(call), .test()) else {
        throw ZenityRefusal(message: "a question")
      }
      #expect(try Scenes.load(app.scene, profile: "kiosk").refusal == nil)
      guard case .append(let rest, _)? = app.beginning.first else {
        throw ZenityRefusal(message: "nothing is appended")
      }
      #expect(rest.count >= 1600)
    }
    var context = ZenityContext.test()
    let names = (1...900).map { ("\($0)", "") }
    context.folder = ZenityFolder(try Program.folder(Dictionary(uniqueKeysWithValues: names)))
    let files = try ZenityTask(ZenityCall(["--file-selection"]), context)
    guard case .app(let app) = files, case .append(let rest, _)? = app.beginning.first else {
      throw ZenityRefusal(message: "nothing is appended")
    }
    #expect(rest.count == 500 && app.beginning.count == 1)
  }

  @Test(
    arguments: [
      ("ja", "2026年2月3日"), ("zh", "2026年2月3日"), ("ko", "2026년 2월 3일"), ("de", "3 Februar 2026"),
      ("en", "3 February 2026"), ("pl", "3 lutego 2026"),
    ])
  func `a calendar's head is the day in the unit's language`(
    language: String, head: String
  ) throws {
    let call = try ZenityCall(["--calendar", "--day=3", "--month=2", "--year=2026"])
    let calendar = try ZenityCalendar(call, .test(Language(language)))
    #expect(calendar.scene.contains("\"text\":\"\(head)\""), "\(calendar.scene.prefix(200))")
  }

  @Test func `Escape that is wanted as OK prints what OK does`() throws {
    let hands = "wait 1s\nback\n"
    let result = try run(
      "telltale yad --list --escape-ok --column=a x y", hands: hands,
      environment: ["TELLTALE_PROFILE": "ios"])
    #expect(result.code == 0 && result.output == "x|\n", "\(result.errors)")
  }

  @Test func `a long text above a list ends with a sign for its rest`() throws {
    let long = String(repeating: "word ", count: 24_000)
    guard
      case .app(let app) = try ZenityTask(
        ZenityCall(["--list", "--checklist", "--column=a", "--column=b", "--text=\(long)"]),
        .test())
    else { throw ZenityRefusal(message: "a question") }
    #expect(app.scene.contains("…\""))
    #expect(try Scenes.load(app.scene, profile: "kiosk").refusal == nil)
  }

  @Test func `the only field of an alert is named by its title to those who hear it`() throws {
    let scene = try Program.run(
      ["zenity", "--entry", "--text=Your town?", "--telltale-scene"],
      environment: [
        "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
      ])
    let folder = try Program.folder(["q.yaml": scene.output])
    let drawn = try Program.run(
      ["render", folder + "/q.yaml", "--profile", "kiosk", "--tree", "--output", folder + "/q.png"])
    let field = drawn.output.split(separator: "\n").first { $0.contains("textbox") } ?? ""
    #expect(field.contains("Your town?"), "\(drawn.output) \(drawn.errors)")
  }
}
