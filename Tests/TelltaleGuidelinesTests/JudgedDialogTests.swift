import Foundation
import TelltaleGuidelines
import TelltaleTestSupport
import Testing

/// The lists that `tools/judgement` reads, so that a guideline that goes by another name does not take the
/// figures with it unseen.
@Suite struct JudgedDialogTests {
  private func lines(_ name: String) throws -> [[Substring]] {
    try String(contentsOfFile: Platforms.root + "/tools/judging/\(name)", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  @Test func `every verdict is of a dialog that is listed, and names guidelines that exist`() throws
  {
    let listed = Set(
      try lines("dialogs.tsv").flatMap { line in
        line[1].split(separator: ",").map { "\(line[0]).\($0)" }
      })
    let ids = Set(RuleBook.everything.rules.map(\.id))
    let verdicts = try lines("verdicts.tsv")
    #expect(listed.count > 150 && verdicts.count > 150)
    for verdict in verdicts {
      #expect((4...5).contains(verdict.count) && listed.contains(String(verdict[0])), "\(verdict)")
      #expect(["defect", "arguable", "wrong"].contains(verdict[1]), "\(verdict)")
      for id in verdict[3].split(separator: ",") { #expect(ids.contains(String(id)), "\(verdict)") }
    }
  }

  @Test func `every dialog has a title or a message, and a button of a known role`() throws {
    for dialog in try lines("dialogs.tsv") {
      #expect(dialog.count > 4 && !(dialog[2].isEmpty && dialog[3].isEmpty), "\(dialog)")
      #expect(
        dialog.dropFirst(4).allSatisfy { ["c=", "d=", "p="].contains($0.prefix(2)) }, "\(dialog)")
    }
  }

  @Test func `every dialog is of an app that is listed, with its half and its licence`() throws {
    let apps = try lines("apps.tsv")
    for app in apps {
      #expect(app.count > 2 && ["seen", "unseen"].contains(app[1]) && !app[2].isEmpty, "\(app)")
    }
    let names = Set(apps.map { String($0[0]) })
    for dialog in try lines("dialogs.tsv") {
      let app = dialog[0].split(separator: "-").dropLast().joined(separator: "-")
      #expect(names.contains(app), "\(dialog[0])")
    }
  }
}
