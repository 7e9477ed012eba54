import Glibc
import TelltaleCommands
import TelltaleSyntax

/// Says on a terminal how far a gallery is.
struct GalleryProgress {
  private let isShown = isatty(STDERR_FILENO) == 1
  /// Scenes that are to be drawn.
  private let count: Int
  private var done = 0

  init(count: Int) { self.count = count }

  /// One more scene is drawn; `words` say what.
  mutating func show(_ name: String, pictures: Int) {
    done += 1
    guard isShown else { return }
    StandardStreams.note(
      "\r\u{1B}[K\(done) of \(count) scenes, \(pictures) pictures: \(Quoted.plain(name))")
  }

  /// Makes room for a line of something else.
  func clear() {
    if isShown { StandardStreams.note("\r\u{1B}[K") }
  }
}
