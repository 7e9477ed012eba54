import TelltaleGraphics
import TelltaleHost
import TelltaleModel
import TelltaleSession
import TelltaleTestSupport

extension Walk {
  /// Walks with a painter at hand that draws only what differs, and says where its frame is another
  /// than one that is drawn whole.
  package func draw(steps count: Int) -> [String] {
    var walker = start
    var chance = WalkChance(seed: seed, hands: hands)
    let painter = Painter(size: walker.session.size, glyphs: BoxGlyphs())
    _ = painter.paint(walker.picture)
    var steps: [WalkStep] = []
    while steps.count < count, !walker.hasLeft {
      let step = chance.step(walker)
      steps.append(step)
      walker.play(step)
      // Also in the middle of what moves.
      if steps.count.isMultiple(of: 3) { walker.wait(40) }
      let picture = walker.picture
      _ = painter.paint(picture)
      let whole = Painter(size: picture.size, glyphs: BoxGlyphs())
      _ = whole.paint(picture)
      if painter.pixels != whole.pixels {
        return ["drawing what differs is not drawing all: \(app), seed \(seed)", "\(steps)"]
      }
    }
    return []
  }
}

extension Walker {
  package var picture: DisplayList { session.picture(in: environment) }
}
