import TelltaleTestSupport
import Testing

@testable import TelltaleLint

/// Differences of texts that were changed by chance, taken over again as `patch` does it.
@Suite struct DiffGoldenTests {
  private static func texts(_ count: Int, seed: UInt64) -> [(old: String, new: String)] {
    var chance = Chance(seed: seed)
    return (0..<count).map { _ in
      let letters = 2 + chance.below(6)
      let old = (0..<chance.below(30)).map { _ in "\(chance.below(letters))" }
      var new = old
      for _ in 0..<chance.below(4) {
        let place = chance.below(new.count + 1)
        switch chance.below(3) {
        case 0: new.insert("x\(chance.below(3))", at: place)
        case 1 where place < new.count: new.remove(at: place)
        case _ where place < new.count: new[place] = "y\(chance.below(3))"
        default: break
        }
      }
      let ends = ["\n", "\n", "\n", ""]
      func text(_ lines: [String]) -> String {
        lines.isEmpty ? "" : lines.joined(separator: "\n") + ends[chance.below(4)]
      }
      return (text(old), text(new))
    }
  }

  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), name: "f"),
      as: UTF8.self)
  }

  /// The new text, by the differences; `nil` where they do not fit the old one.
  private func patched(_ old: String, _ diff: String) -> String? {
    var lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast()[...]
    guard lines.popFirst() == "--- f", lines.popFirst() == "+++ f" else { return nil }
    var (new, at) = ("", 0)
    let source = Self.lines(old)
    while let head = lines.popFirst() {
      guard let hunk = Hunk(head) else { return nil }
      let start = hunk.old.count == 0 ? hunk.old.start : hunk.old.start - 1
      guard start >= at, start <= source.count else { return nil }
      new += source[at..<start].joined()
      at = start
      let newStart = hunk.new.count == 0 ? hunk.new.start : hunk.new.start - 1
      guard Self.lines(new).count == newStart else { return nil }
      var (taken, given) = (0, 0)
      while taken < hunk.old.count || given < hunk.new.count, let line = lines.popFirst() {
        let isLast = lines.first == "\\ No newline at end of file"
        if isLast { lines.removeFirst() }
        let text = line.dropFirst() + (isLast ? "" : "\n")
        if line.first != "+" {
          guard at < source.count, source[at] == text else { return nil }
          at += 1
          taken += 1
        }
        if line.first != "-" {
          new += text
          given += 1
        }
      }
    }
    return new + source[at...].joined()
  }

  private struct Hunk {
    var old: (start: Int, count: Int)
    var new: (start: Int, count: Int)

    init?(_ head: Substring) {
      guard let match = head.wholeMatch(of: /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/),
        let first = Int(match.1), let second = Int(match.3)
      else { return nil }
      old = (first, match.2.flatMap { Int($0) } ?? 1)
      new = (second, match.4.flatMap { Int($0) } ?? 1)
    }
  }

  private static func lines(_ text: String) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0 + "\n" }
    if let last = lines.popLast(), last != "\n" { lines.append(last.dropLast()) }
    return lines
  }

  @Test func `a difference makes the new text of the old one, with few lines around`() {
    for (old, new) in Self.texts(400, seed: 3) {
      let diff = diff(old, new)
      guard old != new else {
        #expect(diff.isEmpty)
        continue
      }
      #expect(patched(old, diff) == new, "\(diff)")
      for hunk in diff.split(separator: "\n@@").dropFirst() {
        let marks = hunk.split(separator: "\n").dropFirst().compactMap(\.first)
        let heads = marks.prefix { $0 == " " }.count
        #expect(heads <= 3 && marks.reversed().prefix { $0 == " " }.count <= 3, "\(diff)")
      }
    }
  }

  /// As few lines as can be: those that are in neither, and no more.
  @Test func `what is in both texts is left`() {
    func changed(_ diff: String) -> Int {
      diff.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
    }
    #expect(changed(diff("a\nb\nc\nd\n", "a\nc\nd\ne\n")) == 2)
    #expect(changed(diff("a\nb\na\nb\n", "b\na\nb\na\n")) == 2)
    #expect(changed(diff("x\na\nb\nc\ny\n", "a\nz\nb\nc\n")) == 3)
    #expect(diff("a\nb\n", "c\nd\n").hasSuffix("@@ -1,2 +1,2 @@\n-a\n-b\n+c\n+d\n"))
  }

  @Test func `differences of texts are as approved`() throws {
    let golden = Self.texts(120, seed: 8).enumerated().map { number, texts in
      "# \(number)\n\(diff(texts.old, texts.new))"
    }.joined()
    #expect(try Golden.changes(in: "reports/differences.txt", golden) == [])
  }

  /// Line for line they would take too long to compare.
  @Test func `very long texts are one change, between what they begin and end with`() {
    let old = (0..<2_001).map { "a\($0)\n" }.joined()
    let new = (0..<2_001).map { "b\($0)\n" }.joined()
    let text = diff("head\n\(old)tail\n", "head\n\(new)tail\n")
    #expect(text.contains("@@ -1,2003 +1,2003 @@\n head\n-a0\n"))
    #expect(text.contains("\n-a2000\n+b0\n") && text.hasSuffix("+b2000\n tail\n"))
  }
}
