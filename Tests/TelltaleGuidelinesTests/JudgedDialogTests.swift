import Foundation
import TelltaleGuidelines
import TelltaleTestSupport
import Testing

/// The lists that `tools/lint-benchmark` reads, so that a guideline that goes by another name does not take the
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
      #expect(verdict.count == 4 && listed.contains(String(verdict[0])), "\(verdict)")
      #expect(["defect", "arguable", "wrong"].contains(verdict[1]), "\(verdict)")
      for id in verdict[3].split(separator: ",") { #expect(ids.contains(String(id)), "\(verdict)") }
    }
  }

  @Test func `every dialog has a title and a button of a known role`() throws {
    for dialog in try lines("dialogs.tsv") {
      #expect(dialog.count > 4 && !dialog[2].isEmpty, "\(dialog)")
      #expect(
        dialog.dropFirst(4).allSatisfy { ["c=", "d=", "p="].contains($0.prefix(2)) }, "\(dialog)")
    }
  }
}
