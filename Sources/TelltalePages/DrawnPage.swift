import TelltaleGraphics
import TelltaleModel

/// What litehtml has drawn, in its order; text still word by word.
struct DrawnPage {
  struct Word: Hashable {
    var text: String
    /// Number of the font.
    var font: UInt
    var color: UInt32
  }

  enum Content: Hashable {
    case word(Word)
    case shape(PagePart.Shape)
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
  private var numbers: [Int] = []
  private var clips: [PixelRect] = []

  mutating func add(_ shape: PagePart.Shape, _ frame: PixelRect) { add(.shape(shape), frame) }

  /// Nobody can scroll to what lies before a page: the first digits of long numbers of a list.
  mutating func add(text: String, font: UInt, _ color: UInt32, _ frame: PixelRect) {
    var frame = frame
    frame.x = max(0, frame.x)
    add(.word(Word(text: text, font: font, color: color)), frame)
  }

  private mutating func add(_ content: Content, _ frame: PixelRect) {
    guard pieces.count < Self.limit else { return }
    pieces.append(Piece(content: content, frame: frame, clip: clips.last))
  }

  /// How far text goes to the right.
  var reach: Int {
    pieces.reduce(0) { reach, piece in
      guard case .word = piece.content, piece.clip == nil else { return reach }
      return max(reach, piece.frame.maxX)
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
