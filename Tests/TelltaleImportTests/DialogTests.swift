import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleImport

/// Dialogs as sources put them together.
@Suite struct DialogTests {
  private func bytes(_ file: String) throws -> [UInt8] {
    try SourceFile.read(Fixtures.path("Import/\(file)"), kind: .project)
  }

  /// A dialog in a line: kind, texts, buttons with their roles.
  private func words(_ use: DialogUse) -> String {
    func name(_ reference: TextReference?) -> String {
      switch reference?.name {
      case .key(let key): key
      case .symbol(let symbol): "~\(symbol)"
      case .literal(let text): "'\(text)'"
      case .system(let text): "<\(text)>"
      case nil: "-"
      }
    }
    let buttons = use.buttons.map { "\(name($0.title)) \($0.role.rawValue)" }
    return
      "\(use.kind) \(name(use.title)) | \(name(use.message)) | \(buttons.joined(separator: ", "))"
      + (use.fields > 0 ? " | \(use.fields) fields" : "") + (use.isPartial ? " | partial" : "")
  }

  private func swift(_ text: String) -> [String] {
    SwiftDialogs.find(Array(text.utf8), file: "a.swift").map(words)
  }

  private func kotlin(_ text: String) -> [String] {
    AndroidDialogs.find(Array(text.utf8), file: "a.kt").map(words)
  }

  @Test func `alerts and sheets of SwiftUI are found, and those in comments are not`() throws {
    let uses = SwiftDialogs.find(try bytes("apple/TripView.swift"), file: "a.swift")
    #expect(
      uses.map(words) == [
        "alert Discard changes | What you typed at %@ is lost. | Yes plain, No cancel",
        "sheet Share this trip | - | Copy Link plain, Send message. plain, - cancel",
      ])
    #expect(uses.map(\.location.line) == [10, 16])
  }

  @Test func `alerts of UIKit are found with the actions of their scope`() throws {
    let uses = SwiftDialogs.find(try bytes("apple/TripController.swift"), file: "a.swift")
    #expect(
      uses.map(words) == [
        "alert trip.delete.title | trip.delete.message | ~tripdeleteconfirm destructive, common.cancel cancel",
        "alert sync.failed.title | - | common.ok plain",
      ])
  }

  @Test func `other ways to write them are known as well`() {
    #expect(
      swift(
        """
        .alert(Text("A"), isPresented: $a, actions: { TextField("N", text: $n); Button { go() } label: { Text("B") } },
          message: { Text(verbatim: "C") })
        """) == ["alert A | 'C' | B plain | 1 fields"])
    #expect(
      swift(
        #"Alert(title: Text("A"), message: Text("B"), primaryButton: .destructive(Text("C")) { x() }, "#
          + #"secondaryButton: .cancel())"#) == ["alert A | B | C destructive, - cancel"])
    #expect(
      swift(#"x.alert(isOn ? "A" : "B", isPresented: $a) { Button("C") {} }"#) == [
        "alert - | - | C plain | partial"
      ])
    #expect(swift(#"log.alert(message); let alert = "x""#) == [])
  }

  @Test func `builders and Compose of Android are found in Kotlin and Java`() throws {
    let kotlin = AndroidDialogs.find(try bytes("android/app/src/main/MapScreen.kt"), file: "a.kt")
    #expect(
      kotlin.map(words) == [
        "alert remove_map | remove_map_text | remove plain, ~androidcancel cancel",
        "alert offline | - | 'OK' plain",
      ])
    let java = AndroidDialogs.find(try bytes("android/app/src/main/Main.java"), file: "a.java")
    #expect(
      java.map(words) == ["alert 'Delete all data' | 'Are you sure?' | 'Yes' plain, 'No' cancel"])
    #expect(
      self.kotlin("AlertDialog.Builder(c).setTitle(R.string.a).setItems(x) { }.show()")
        == ["alert a | - |  | partial"])
  }

  @Test func `a text that code puts in is a word, whatever stands in it`() {
    #expect(
      kotlin("AlertDialog.Builder(c).setTitle(\"Go to ${f(\"}\")} $x?\").setMessage(\"b\")").count
        == 1)
    #expect(
      swift(##"y.alert(#"A "b" \#(c)"#, isPresented: $a) { Button("OK") {} }"##) == [
        "alert A \"b\" %@ | - | OK plain"
      ])
    #expect(
      swift("y.alert(\"\"\"\n  A\n  B\n  \"\"\", isPresented: $a) { Button(\"C\") {} }") == [
        "alert A\nB | - | C plain"
      ])
  }

  @Test func `a mapping says which texts make up which alert, and what is wrong in it is told`()
    throws
  {
    let text =
      "alerts:\n  - {title: A, context: c, buttons: [B, {text: D, role: destructive}, {role: cancel}]}\n"
    let uses = try MappedDialogs.read(Array(text.utf8), file: "m.yaml")
    #expect(uses.map(words) == ["alert c\u{4}A | - | c\u{4}B plain, c\u{4}D destructive, - cancel"])
    for (bad, message) in [
      ("a: 1", "expected the key alerts"), ("alerts: [{titel: A}]", "did you mean \"title\"?"),
      ("alerts: [{title: A, buttons: [{role: x}]}]", "expected plain, cancel or destructive"),
      ("alerts: [{title: []}]", "expected a text or its key"), ("alerts: [1]", "expected a map"),
    ] {
      do {
        _ = try MappedDialogs.read(Array(bad.utf8), file: "m.yaml")
        Issue.record("\(bad) was read")
      } catch {
        #expect("\(error)".contains(message), "\(error)")
      }
    }
  }
}
