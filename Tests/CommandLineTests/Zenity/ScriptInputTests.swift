import TelltaleSyntax
import Testing

@testable import TelltaleCommands

/// Where scripts' texts and rows come from: standard input, pipes, files and descriptors.
@Suite struct ScriptInputTests {
  private func run(_ line: String, hands: String) throws -> Program.Result {
    let folder = try Program.folder(["hands.script": hands])
    let environment = [
      "TELLTALE_PROFILE": "kiosk", "TELLTALE_PROFILE_PATH": Program.path("Platforms"),
      "TELLTALE_HANDS": folder + "/hands.script",
    ]
    return try Program.script(line, in: folder, environment: environment)
  }

  @Test func `a text may come through a pipe that is named as a file`() throws {
    let named = try run(
      "mkfifo text; printf 'from a pipe' >text & telltale zenity --text-info --filename=text",
      hands: "await text \"from a pipe\" within 60s\ntap ok\n")
    #expect(named.code == 0, "\(named.errors)")
    let changed = try run(
      "printf 'to be changed' | telltale zenity --text-info --editable --filename=/dev/stdin",
      hands: "wait 500\ntap ok\n")
    #expect(changed.code == 0 && changed.output == "to be changed", "\(changed.errors)")
    let box = try run(
      "printf 'in a box' | telltale dialog --textbox /dev/stdin 8 40",
      hands: "await text \"in a box\" within 60s\ntap ok\n")
    #expect(box.code == 0, "\(box.errors)")
  }

  @Test func `a file that cannot be read is named`() throws {
    let missing = try run("telltale zenity --text-info --filename=none", hands: "wait 100\n")
    #expect(missing.code == 255 && missing.errors.contains("none"), "\(missing.errors)")
    let folder = try run("telltale zenity --text-info --filename=/", hands: "wait 100\n")
    #expect(folder.code == 255 && folder.errors.contains("directory"), "\(folder.errors)")
  }

  @Test func `rows without end are listed as far as anybody could read them`() throws {
    let result = try run(
      "seq 1 200000 >rows; telltale zenity --list --column=A <rows",
      // Each step waits a while for what standard input has.
      hands: "tap row-2\n" + String(repeating: "wait 500\n", count: 20) + "tap ok\n")
    #expect(result.code == 0 && result.output == "2\n", "\(result.errors)")
    let endless = try run(
      "yes row | telltale zenity --list --column=A", hands: "tap row-2\nwait 500\ntap ok\n")
    #expect(endless.code == 0 && endless.output == "row\n", "\(endless.errors)")
    #expect(result.errors.contains("100000 rows are listed"), "\(result.errors)")
  }

  @Test func `a row is printed as it came, with a carriage return and a mark of its encoding`()
    throws
  {
    let result = try run(
      #"printf '\357\273\277a\r\nb\r\n' >rows; telltale zenity --list --multiple --column=A <rows | od -An -tx1"#,
      hands: "wait 1s\ntap row-1\nwait 500\ntap row-2\nwait 500\ntap ok\n")
    #expect(result.output == " ef bb bf 61 0d 7c 62 0d 0a\n", "\(result.errors)")
  }

  @Test func `of a line that is too long its beginning is read, and that is said`() throws {
    let result = try run(
      "(head -c 1100000 /dev/zero | tr '\\0' a; echo; echo b) >rows;"
        + " telltale zenity --list --column=A <rows",
      hands: "wait 1s\ntap row-2\nwait 500\ntap ok\n")
    #expect(result.code == 0 && result.output == "b\n", "\(result.errors)")
    #expect(result.errors.contains("1048576 bytes"), "\(result.errors)")
  }

  @Test func `yad shows rows as they come, while there may be more`() throws {
    let result = try run(
      "mkfifo rows; (printf '1\\nUlm\\n2\\nBonn\\n'; exec sleep 90) >rows & feeder=$!;"
        + " telltale yad --list --column=N:NUM --column=Town <rows; code=$?; kill $feeder; exit $code",
      hands: "await text \"Bonn\" within 60s\ntap row-2\nwait 500\ntap ok\n")
    #expect(result.code == 0 && result.output == "2|Bonn|\n", "\(result.errors)")
    let first = try run(
      "printf 'Ulm\\nBonn\\n' >rows; telltale yad --list --column=Town <rows",
      hands: "wait 1s\ntap ok\n")
    #expect(first.output == "Ulm|\n", "\(first.errors)")
    let last = try run(
      "printf 'Ulm\\nBonn\\nJena\\n' | telltale yad --list --limit=2 --print-all --column=Town",
      hands: "wait 1s\ntap ok\n")
    #expect(last.output == "Bonn|\nJena|\n", "\(last.errors)")
  }

  @Test func `dialog reads from the descriptor that the call names`() throws {
    let result = try run(
      "printf '50\\n' | telltale dialog --input-fd 3 --gauge Copying 8 40 0 3<&0 </dev/null",
      hands: "wait 5s\n")
    #expect(result.code == 0, "\(result.errors)")
    let closed = try run(
      "telltale dialog --input-fd 9 --gauge Copying 8 40 0", hands: "wait 100\n")
    #expect(closed.code == 255 && closed.errors.contains("descriptor 9"), "\(closed.errors)")
  }

  @Test func `dialog parts columns, and leaves the marks of lines where they are no marks`() throws
  {
    let list = try DialogCall(
      .dialog, ["--column-separator", "|", "--menu", "t", "8", "40", "2", "1", "Ulm|12 km"])
    #expect(try list.call().operands == ["1", "Ulm · 12 km"])
    let plain = try DialogCall(.dialog, ["--no-nl-expand", "--msgbox", #"C:\new"#, "8", "40"])
    #expect(ZenityText.unescaped(try plain.call().value("text") ?? "") == #"C:\new"#)
  }

  @Test func `options of yad that are not carried out are told of, or refused`() throws {
    let call = try YadCall(["--list", "--column=A", "--select-action=ls", "x"])
    #expect(call.unheard.count == 1 && call.unheard[0].contains("--select-action"))
    #expect(throws: ZenityRefusal.self) {
      try YadCall(["--list", "--editable", "--column=A", "x"])
    }
    let words = ZenityContext.test().words
    let progress = try YadCall(["--progress", "--text=Copying", "--progress-text=maps"])
    #expect(
      try progress.call(words, progress.buttons(words)).value("text") == "Copying\nmaps")
  }

  @Test func `hands that wait in vain are told of, and are no answer`() throws {
    let result = try run(
      "telltale zenity --list --multiple --column=A x", hands: "await text \"Nothing\" within 1s\n")
    #expect(result.code == 255 && result.errors.contains("Nothing"), "\(result.errors)")
  }

  @Test func `a hand that looks for what is not there presses nothing on its way`() throws {
    let result = try run(
      "TELLTALE_PROFILE=watchos-s3 telltale kdialog --combobox x a b c", hands: "tap nonsense\n")
    #expect(result.code == 255 && result.output.isEmpty, "\(result.output)")
    #expect(result.errors.contains("nonsense"), "\(result.errors)")
  }
}
