import CShim
import TelltaleGraphics

/// The rest of a resident program that has nothing to show: it keeps its state, and gives back memory that it can
/// fill again. The first frame after that takes some tenths of a millisecond longer, in which pages of the program
/// come back from the page cache.
struct Rest {
  private var isResting = false

  /// Notes before each wait whether anything is shown. Only the first wait without it does something.
  ///
  /// - Parameters:
  ///   - isIdle: True where nothing is shown and nothing moves.
  ///   - painter: The painter whose frame is on the glass by then, and not drawn again before something comes up.
  mutating func begin(where isIdle: Bool, _ painter: Painter<some GlyphSource>) {
    defer { isResting = isIdle }
    guard isIdle, !isResting else { return }
    painter.rest()
    telltale_trim_heap()
    ProgramPages.release()
  }
}
