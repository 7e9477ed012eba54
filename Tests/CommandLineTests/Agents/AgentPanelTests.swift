import Foundation
import Testing

@testable import TelltaleCommands

/// What has to be known of a secret that is asked for, on panels of all sizes: it is not out of sight.
@Suite struct AgentPanelTests {
  private static let message =
    "Authentication is needed to run `/usr/bin/systemctl restart demo.service' as the super user"

  /// What `telltale render --tree` says is seen of a question.
  private func tree(_ question: SecretQuestion, _ size: String, _ profile: String = "kiosk") throws
    -> [String]
  {
    let scene = question.scene(cancel: "Cancel", language: nil)
    let folder = try Program.folder(["question.json": scene])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let result = try Program.run([
      "render", folder + "/question.json", "--profile", profile, "--size", size, "--tree",
    ])
    #expect(result.code == 0, "\(result.errors)")
    return result.output.split(separator: "\n").map(String.init)
  }

  /// The question after a wrong password, where several may.
  private func again(_ message: String, user: String = "anna") -> SecretQuestion? {
    let users = [(7, user), (0, "root")].map {
      PolkitRequest.User(number: UInt32($0.0), name: $0.1)
    }
    var queue = PolkitQueue()
    _ = queue.begin(
      PolkitRequest(call: 1, cookie: "c", message: message, users: users, own: 7))
    let password = PolkitHelperLine.prompt("Password: ", isEchoed: false)
    _ = queue.hear(password)
    _ = queue.end(.answered)
    _ = queue.hear(.failure)
    guard case .ask(let question)? = queue.hear(password).last else { return nil }
    return question
  }

  @Test(arguments: ["480x272", "1024x600", "1080x1920"])
  func `whose password polkit wants, for what, and that the last was wrong`(size: String) throws {
    let tree = try tree(try #require(again(Self.message)), size)
    #expect(!tree.contains { $0.hasSuffix("offscreen") }, "\(tree)")
    #expect(tree.contains { $0.contains("heading \"That was wrong. ") })
    #expect(tree.contains { $0.contains("textbox \"Password of anna\"") })
  }

  @Test(arguments: [
    ("kiosk", "480x272"), ("kiosk", "1024x600"), ("watchos-s4", "324x394"),
  ])
  func `a message of polkit's with 300 characters scrolls below what has to be known`(
    profile: String, size: String
  ) throws {
    let long = String(repeating: Self.message + " ", count: 4)
    let user = "a-name-of-thirty-two-characters."
    let tree = try tree(try #require(again(long, user: user)), size, profile)
    let seen = tree.filter { !$0.hasSuffix("offscreen") }
    #expect(seen.contains { $0.contains("heading \"That was wrong. ") }, "\(tree)")
    #expect(seen.contains { $0.contains("textbox \"") && $0.contains(user.prefix(12)) }, "\(tree)")
    #expect(seen.contains { $0.contains("button \"Cancel\"") })
  }

  @Test func `whose key gpg wants a passphrase for, and that the last was wrong`() throws {
    var queue = PinentryServer(process: 7)
    _ = queue.take(
      "SETDESC Please enter the passphrase to unlock the OpenPGP secret key:%0A%22Anna <anna@example.com>%22%0A"
        + "255-bit EDDSA key, ID 0123456789ABCDEF,%0Acreated 2026-11-01.%0A")
    _ = queue.take("SETPROMPT Passphrase:")
    for fault in [nil, "Bad Passphrase (try 2 of 3)"] {
      if let fault { _ = queue.take("SETERROR \(fault)") }
      guard case .ask(let question) = queue.take("GETPIN") else {
        Issue.record("nothing is asked")
        return
      }
      let seen = try tree(question, "480x272").filter { !$0.hasSuffix("offscreen") }
      #expect(seen.contains { $0.contains("textbox") && $0.contains("Anna <anna@example.com>") })
      #expect(fault == nil || seen.contains { $0.contains("heading \"Bad Passphrase") })
    }
  }
}
