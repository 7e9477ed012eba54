import TelltaleModel

/// The levels (UAX #9) of the pieces of a line, of which some are ordered by themselves: what surrounds
/// such a part takes it for one sign without a direction.
struct PageLevels {
  struct Piece {
    var text: String
    /// The innermost part that it stands in, or 0.
    var isolate: Int
  }

  /// No part goes deeper than this, as no text does.
  private static let deepest: UInt8 = 120

  let isolates: [Int: DrawnPage.Isolate]
  let fonts: any Typesetter

  /// The level of each byte of each piece.
  func levels(of pieces: [Piece], isRightToLeft: Bool) -> [[UInt8]] {
    levels(of: pieces[...], in: 0, isRightToLeft ? 1 : 0)
  }

  private func levels(of pieces: ArraySlice<Piece>, in outer: Int, _ base: UInt8) -> [[UInt8]] {
    let groups = groups(of: pieces, in: outer)
    let text = groups.map { $0.isolate == outer ? pieces[$0.first].text : "\u{FFFC}" }
    let own = fonts.levels(in: text.joined(), isRightToLeft: base % 2 == 1)
    var start = 0
    var all: [[UInt8]] = []
    for (group, text) in zip(groups, text) {
      let end = start + text.utf8.count
      if group.isolate == outer {
        all.append(own[start..<end].map { $0 + base - base % 2 })
      } else {
        all += levels(
          of: pieces[group.first..<group.end], in: group.isolate, level(of: group.isolate, base))
      }
      start = end
    }
    return all
  }

  /// The next level of its direction.
  private func level(of isolate: Int, _ base: UInt8) -> UInt8 {
    guard base < Self.deepest, let own = isolates[isolate] else { return base }
    return own.isRightToLeft == (base % 2 == 1) ? base + 2 : base + 1
  }

  private struct Group {
    var isolate: Int
    var first: Int
    var end: Int
  }

  /// Each piece by itself, and all of a part together.
  private func groups(of pieces: ArraySlice<Piece>, in outer: Int) -> [Group] {
    var groups: [Group] = []
    for index in pieces.indices {
      let part = part(of: pieces[index].isolate, in: outer)
      if part != outer, let last = groups.last, last.isolate == part {
        groups[groups.count - 1].end = index + 1
      } else {
        groups.append(Group(isolate: part, first: index, end: index + 1))
      }
    }
    return groups
  }

  /// The outermost part within `outer` that another one is in.
  private func part(of isolate: Int, in outer: Int) -> Int {
    var part = isolate
    while part != outer, let parent = isolates[part]?.parent, parent != outer { part = parent }
    return part
  }

  /// The innermost part that two others are both in: what stands between them is.
  func common(_ one: Int, _ other: Int) -> Int {
    let outer = path(of: one)
    return path(of: other).first { outer.contains($0) } ?? 0
  }

  /// A part and those that it stands in, from inside.
  private func path(of isolate: Int) -> [Int] {
    var path = [isolate]
    while let last = path.last, last != 0, let parent = isolates[last]?.parent {
      path.append(parent)
    }
    return path
  }
}
