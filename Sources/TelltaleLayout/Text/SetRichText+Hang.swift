import TelltaleGraphics

extension SetRichText.Line {
  /// How far it moves, to the right, for its ink to stand where it begins: large letters have room beside them that
  /// makes them stand apart from the small ones below.
  func hang(isMirrored: Bool?) -> Int {
    let beginsAtRight = isMirrored ?? isRightToLeft
    let seen = pieces.filter(\.isSeen)
    let edge =
      beginsAtRight ? seen.max { end($0) < end($1) } : seen.min { left(of: $0) < left(of: $1) }
    guard let edge, let line = edge.text.text.lines.first else { return 0 }
    // No letter has more room than that; what asks for more is a mark that is meant to stand apart.
    let most = Int(line.runs.first?.run.size ?? 0) / 64 / 6
    if beginsAtRight {
      guard let last = line.runs.last, !last.run.ink.isEmpty else { return 0 }
      return max(0, min(most, line.width - Int(last.x >> 6) - Int(last.run.ink.right)))
    }
    guard let first = line.runs.first, !first.run.ink.isEmpty else { return 0 }
    return -max(0, min(most, Int(first.x >> 6) + Int(first.run.ink.left)))
  }

  private func end(_ piece: SetRichText.Piece) -> Int { left(of: piece) + piece.width }
}
