import CShim
import TelltaleGraphics

/// A resident program while it has nothing to show: it keeps what it knows, and gives back what it can have again. The first
/// frame after that takes some tenths of a millisecond longer, in which pages of the program come back from the page cache.
struct Rest {
  private var isResting = false

  /// Notes before each wait whether there is anything to show; only the first without does something.
  ///
  /// - Parameters:
  ///   - isIdle: true where nothing is shown and nothing moves.
  ///   - painter: whose frame is on the glass by then, and not drawn again before something comes up.
  mutating func begin(where isIdle: Bool, _ painter: Painter<some GlyphSource>) {
    defer { isResting = isIdle }
    guard isIdle, !isResting else { return }
    painter.rest()
    telltale_trim_heap()
    ProgramPages.release()
  }
}
