import Foundation
import Testing

/// What is shown otherwise than it was meant is told once, at its place, and the rest is shown.
@Suite struct SceneWarningTests {
  private func render(
    _ scene: String, _ profile: String = "kiosk", files: [String: String] = [:],
    _ options: String...
  ) throws -> Program.Result {
    let folder = try Program.folder(files.merging(["s.yaml": scene]) { $1 })
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let arguments = ["render", "s.yaml", "--profile", profile, "-o", "a.png"] + options
    let result = try Program.run(arguments, in: folder)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/a.png") == (result.code == 0))
    return result
  }

  private func content(_ elements: String) -> String { "screen:\n  content:\n\(elements)" }

  @Test func `a picture that is not there is told once, at the first place that shows it`() throws {
    let result = try render(
      content(
        """
            - image: {file: lake.png, id: a, about: A lake}
            - image: {file: lake.png, id: b, about: A lake again, height: 40}
            - image: {file: hill.png, id: c, about: A hill}

        """))
    #expect(result.code == 0)
    let why = "is not shown: cannot be read: No such file or directory; check the path"
    #expect(
      result.errors.split(separator: "\n").sorted() == [
        "s.yaml:3:7: warning: the picture \"lake.png\" \(why)",
        "s.yaml:5:7: warning: the picture \"hill.png\" \(why)",
      ])
  }

  @Test func `a page that is not there, and an icon that is none, are told`() throws {
    let page = try render(content("    - web-view: {file: page.html, id: p, height: 100}\n"))
    #expect(page.code == 0)
    #expect(
      page.errors
        == "s.yaml:3:24: warning: the page \"page.html\" is not shown: it cannot be read; "
        + "check the path\n")
    let there = try render(
      content("    - web-view: {file: page.html, id: p, height: 100}\n"),
      files: ["page.html": "<html lang=en><title>Tea</title><p>Tea is served.</p></html>"])
    #expect(there.code == 0 && !there.errors.contains("is not shown"))
    let icon = try render(content("    - table: {rows: [{title: A, image: nosuchicon}]}\n"))
    #expect(icon.code == 0)
    #expect(
      icon.errors.hasPrefix(
        "s.yaml:3:40: warning: there is no icon \"nosuchicon\"; use one of album,"))
    #expect(icon.errors.split(separator: "\n").count == 1)
  }

  @Test func `keyboard layouts that are not there are told where a text can be typed`() throws {
    let field = "alert:\n  title: Name It?\n  fields: [{placeholder: Name}]\n"
    let buttons = "  buttons: [{title: Save, id: save}, {role: cancel}]\n"
    let none = "extends: kiosk\nkeyboard:\n  layouts: {en: no-such-layout}\n"
    let latin = "extends: kiosk\nkeyboard: {latin-layout: no-such-latin}\n"
    let files = ["none.yaml": none, "latin.yaml": latin]
    let tail =
      " shown on the screen; install xkb-data, or name another layout in the profile's keyboard "
      + "section\n"
    let all = try render(field + buttons, "none.yaml", files: files)
    #expect(
      all.errors == "telltale: warning: no keyboard layout 'no-such-layout', so none is" + tail)
    let second = try render("lang: ru\n" + field + buttons, "latin.yaml", files: files)
    #expect(
      second.errors
        == "telltale: warning: no keyboard layout 'no-such-latin', so it is not" + tail)
    #expect(
      try render("alert:\n  title: Saved\n" + buttons, "none.yaml", files: files).errors.isEmpty)
  }

  // ALERT-CARPLAY-NO-TEXT-FIELDS
  @Test func `what a guideline refuses is told with it, and nothing is drawn`() throws {
    let scene =
      "alert:\n  title: Name It?\n  fields: [{placeholder: Name}]\n  buttons: [{title: OK}]\n"
    let result = try render(scene, "carplay")
    #expect(result.code == 65)
    #expect(
      result.errors
        == "s.yaml:3:3: error: the alert has text fields, which the profile \"carplay\" "
        + "does not allow [ALERT-CARPLAY-NO-TEXT-FIELDS]; remove them\n")
  }

  @Test func `a profile whose screens are of no use is told, unless a size is given`() throws {
    let scene = "alert:\n  title: Saved\n  buttons: [{title: OK}]\n"
    let files = ["tiny.yaml": "extends: kiosk\nscreens: [20x20]\n"]
    let result = try render(scene, "tiny.yaml", files: files)
    #expect(result.code == 78)
    #expect(
      result.errors == "telltale: the usual screen of the profile tiny has 20x20 pixels, which "
        + "cannot be used; choose another with --size, or correct 'screens' in the profile\n")
    #expect(try render(scene, "tiny.yaml", files: files, "--size", "800x480").code == 0)
  }
}
