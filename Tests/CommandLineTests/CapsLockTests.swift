import Foundation
import Testing

/// Caps Lock while something is typed that nobody can read.
@Suite struct CapsLockTests {
  private static let screen = """
    lang: en
    screen:
      navigation-bar: {title: Account}
      content:
        - field: {id: name, placeholder: Name}
        - field: {id: code, placeholder: Code, secure: true}

    """
  private static let question = """
    lang: en
    alert:
      title: Unlock This Car?
      fields: [{id: name, placeholder: Name}, {id: code, placeholder: Code, secure: true}]
      buttons: [{title: Unlock, id: unlock}, {role: cancel}]

    """

  /// The tree after a script, and the picture.
  private func rendered(_ scene: String, _ script: String) throws -> (tree: String, picture: Data) {
    let folder = try Program.folder(["a.yaml": scene, "a.script": "wait 1500\n" + script])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let words = [
      "render", "\(folder)/a.yaml", "--profile", "kiosk", "--size", "800x600", "--script",
      "\(folder)/a.script",
    ]
    let tree = try Program.run(words + ["--tree"])
    #expect(tree.errors.isEmpty)
    #expect(try Program.run(words + ["--output", "\(folder)/a.png"]).code == 0)
    return (tree.output, try Data(contentsOf: URL(fileURLWithPath: folder + "/a.png")))
  }

  @Test(arguments: [screen, question])
  func `a secret field says that Caps Lock is on while it is typed into`(scene: String) throws {
    let typing = "key tab\nkey tab\ntype a\n"
    let (plain, without) = try rendered(scene, typing)
    let (locked, with) = try rendered(scene, typing + "key capslock\n")
    #expect(plain.contains("secret") && !plain.contains("caps-lock"), "\(plain)")
    #expect(locked == plain.replacing("secret", with: "secret caps-lock"), "\(locked)")
    #expect(with != without)
    let (unlocked, again) = try rendered(scene, typing + "key capslock\nkey capslock\n")
    #expect(unlocked == plain && again == without)
  }

  @Test(arguments: [screen, question])
  func `a field that is read and one that is not typed into say nothing of it`(scene: String) throws
  {
    let (plain, without) = try rendered(scene, "key tab\ntype a\n")
    let (locked, with) = try rendered(scene, "key tab\ntype a\nkey capslock\n")
    #expect(locked == plain && with == without)
  }
}
