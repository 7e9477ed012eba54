/// The differences between two texts, as `diff -u` and `patch` write them.
package enum UnifiedDiff {
  private enum Line: Equatable {
    case same(ArraySlice<UInt8>), old(ArraySlice<UInt8>), new(ArraySlice<UInt8>)
  }

  /// Lines around a change.
  private static let context = 3
  /// Lines of both texts multiplied, past which a stretch counts as changed as a whole.
  private static let effort = 4_000_000

  /// Writes the differences between two texts.
  ///
  /// - Parameters:
  ///   - old: The bytes before the change.
  ///   - new: The bytes after the change.
  ///   - name: The path that stands for both.
  /// - Returns: The bytes of the diff; empty where the texts are the same.
  package static func text(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    guard old != new else { return [] }
    let lines = compared(split(old), split(new))
    let head = "--- \(name)\n+++ \(name)\n"
    return hunks(lines).reduce(into: Array(head.utf8)) { $0 += written(lines, $1) }
  }

  /// Lines with their line ends.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }

  private static func compared(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let middle = between(
      Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]))
    return old.prefix(head).map(Line.same) + middle + old.suffix(tail).map(Line.same)
  }

  /// By the longest common subsequence.
  private static func between(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    guard old.count * new.count <= effort else { return old.map(Line.old) + new.map(Line.new) }
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          old[i] == new[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, old[i] == new[j] {
        lines.append(.same(old[i]))
        (i, j) = (i + 1, j + 1)
      } else if i < old.count, j == new.count || lengths[i + 1][j] >= lengths[i][j + 1] {
        lines.append(.old(old[i]))
        i += 1
      } else {
        lines.append(.new(new[j]))
        j += 1
      }
    }
    return lines
  }

  /// Stretches of lines around changes; those that would touch are one.
  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices {
      if case .same = lines[index] { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = hunks.last, range.lowerBound <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func written(_ lines: [Line], _ hunk: Range<Int>) -> [UInt8] {
    let before = counts(lines[..<hunk.lowerBound])
    let inside = counts(lines[hunk])
    var text = Array(
      "@@ -\(place(before.old, inside.old)) +\(place(before.new, inside.new)) @@\n".utf8)
    for line in lines[hunk] {
      let (mark, bytes) =
        switch line {
        case .same(let bytes): (UInt8(ascii: " "), bytes)
        case .old(let bytes): (UInt8(ascii: "-"), bytes)
        case .new(let bytes): (UInt8(ascii: "+"), bytes)
        }
      text += [mark] + bytes
      if bytes.last != 0x0A { text += "\n\\ No newline at end of file\n".utf8 }
    }
    return text
  }

  private static func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    lines.reduce(into: (0, 0)) { counts, line in
      switch line {
      case .same: counts = (counts.0 + 1, counts.1 + 1)
      case .old: counts.0 += 1
      case .new: counts.1 += 1
      }
    }
  }

  /// The first line and how many; of no lines, the line before.
  private static func place(_ before: Int, _ count: Int) -> String {
    count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
  }
}
