import TelltaleGraphics
import TelltaleModel

/// What litehtml has drawn, in its order; text still word by word.
struct DrawnPage {
  struct Word: Hashable {
    var text: String
    /// Number of the font.
    var font: UInt
    var color: UInt32
    /// That of the block that it stands in.
    var isRightToLeft: Bool
    /// The innermost part of its sentence that is ordered by itself, or 0; -1 for what stands before
    /// an item of a list.
    var isolate: Int
    /// The number of the text that it is of, whatever looks that has; 0 for none.
    var number = 0

    var isMarker: Bool { isolate < 0 }
  }

  /// A part of a sentence that is ordered by itself.
  struct Isolate: Hashable {
    /// The number of the one that it stands in, or 0.
    var parent: Int
    var isRightToLeft: Bool
  }

  enum Content: Hashable {
    case word(Word)
    case shape(PagePart.Shape)
    /// In the ink of the text that it stands before.
    case sign(PagePart.Shape)
  }

  struct Piece: Hashable {
    var content: Content
    var frame: PixelRect
    var clip: PixelRect?
  }

  /// Past this many pieces a page is cut; so much nobody reads.
  static let limit = 100_000

  private(set) var pieces: [Piece] = []
  var anchors: [String: Int] = [:]
  private(set) var links: [PageLink] = []
  var isolates: [Int: Isolate] = [:]
  /// What is one text for its reader, by number.
  var texts: [Int: String] = [:]
  private var numbers: [Int] = []
  private var clips: [PixelRect] = []

  mutating func add(_ shape: PagePart.Shape, _ frame: PixelRect) {
    add(.shape(shape), frame, clips.last)
  }

  /// Text and what stands before it is never cut: whoever reads it has to see all of it.
  mutating func add(sign: PagePart.Shape, _ frame: PixelRect) { add(.sign(sign), frame, nil) }

  mutating func add(_ word: Word, _ frame: PixelRect) { add(.word(word), frame, nil) }

  private mutating func add(_ content: Content, _ frame: PixelRect, _ clip: PixelRect?) {
    guard pieces.count < Self.limit else { return }
    pieces.append(Piece(content: content, frame: frame, clip: clip))
  }

  /// How far text goes to the right, and how far beyond the page's left side that which is written from
  /// there.
  var reach: (right: Int, left: Int) {
    pieces.reduce((0, 0)) { reach, piece in
      guard case .word(let word) = piece.content, piece.clip == nil else { return reach }
      return (
        max(reach.right, piece.frame.maxX),
        word.isRightToLeft ? max(reach.left, -piece.frame.x) : reach.left
      )
    }
  }

  mutating func push(_ clip: PixelRect) {
    clips.append(clips.last.map { $0.intersection(clip) } ?? clip)
  }

  mutating func pop() { _ = clips.popLast() }

  mutating func add(link target: String, number: Int, _ frame: PixelRect) {
    guard !frame.isEmpty else { return }
    if numbers.last == number {
      links[links.count - 1].frames.append(frame)
    } else {
      links.append(PageLink(target: target, frames: [frame]))
      numbers.append(number)
    }
  }
}
