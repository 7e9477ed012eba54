import TelltaleGraphics

/// How large the items of a grid are that grow as long as all of them are seen at once.
struct ItemGrowth {
  /// How many there are in each line that begins anew, and in pixels how large one is that does not grow.
  let runs: ItemRuns
  let usual: PixelSize
  /// How much of the height of one words have, by its width.
  let caption: (Int) -> Int
  /// What all of them may occupy, with a margin around and gaps between them.
  let room: PixelSize
  let gap: Int
  let margin: Int
  /// Quarters of their usual height that pictures have at the least, for all to be seen.
  let leastQuarters: Int

  /// The size at which pictures are largest, with the columns that leave the fewest places empty; `nil` where not all
  /// are seen even at the least one.
  var size: PixelSize? {
    guard runs.longest > 0 else { return nil }
    let most = max(1, (inner + gap) / (usual.width + gap))
    return (1...min(runs.longest, most)).compactMap(candidate).max { $0.scale < $1.scale }?.size
  }

  private struct Candidate {
    let size: PixelSize
    let scale: Double
  }

  private var inner: Int { room.width - 2 * margin }

  private func candidate(columns: Int) -> Candidate? {
    let lines = runs.lines(of: columns)
    let width = (inner - gap * (columns - 1)) / columns
    let share = (room.height - 2 * margin - gap * (lines - 1)) / lines
    let caption = caption(width)
    let picture = max(1, usual.height - self.caption(usual.width))
    // A picture becomes no higher beside its width than a quarter more, or it would show a part of itself.
    let most = caption + width * picture * 5 / max(1, usual.width * 4)
    let height = min(share, most)
    guard width >= usual.width, 4 * (height - caption) >= leastQuarters * picture else {
      return nil
    }
    let scale = min(
      Double(width) / Double(usual.width), Double(height - caption) / Double(picture))
    return Candidate(
      size: PixelSize(width: width, height: height),
      scale: runs.fill(columns) ? scale * 1.1 : scale)
  }
}
