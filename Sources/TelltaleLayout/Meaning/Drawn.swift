import TelltaleGraphics
import TelltaleModel

/// What is drawn of one thing: its words and pictures in the order that they were placed.
struct Drawn {
  var element: NodePath?
  var texts: [PlacedText] = []
  var pictures: [(name: String, frame: PixelRect)] = []
  /// Shares of lines that fill; `nil` for what turns.
  var waits: [(share: Double?, frame: PixelRect)] = []

  mutating func add(_ part: PlacedPart) {
    element = element ?? part.subject?.element
    switch part.shape {
    case .text(let text, _):
      if !text.string.isEmpty { texts.append(text) }
    case .picture(let frame, let name), .icon(let frame, let name, _),
      .artwork(let frame, _, let name, _):
      if !name.isEmpty { pictures.append((name, frame)) }
    case .spinner(let frame): waits.append((nil, frame))
    case .progress(let frame, let share, _): waits.append((share, frame))
    case .code(let frame, _, _): pictures.append(("qr", frame))
    case .gauge(let frame, let look): waits.append((look.share, frame))
    case .fill, .stroke, .shade, .body, .ground, .ring, .caret, .capsLock, .indicator, .track,
      .capsule,
      .sign:
      break
    }
  }

  var isEmpty: Bool { texts.isEmpty && pictures.isEmpty && waits.isEmpty }

  /// What is said of it, a text each: pieces of one text are one, and its lines as well.
  var said: [(string: String, role: PlacedText.Role, frame: PixelRect)] {
    var said: [(string: String, role: PlacedText.Role, frame: PixelRect)] = []
    var last: PlacedText.Whole?
    for text in texts {
      if let whole = text.whole, whole == last {
        said[said.count - 1].frame = said[said.count - 1].frame.union(text.frame)
      } else {
        said.append((text.whole?.string.spaced ?? text.string, text.role, text.frame))
      }
      last = text.whole
    }
    return said
  }

  /// All that is said of it.
  var text: String { said.map(\.string).joined(separator: " ") }

  var isCut: Bool { texts.contains(where: \.isCut) }

  var frame: PixelRect {
    let all = texts.map(\.frame) + pictures.map(\.frame) + waits.map(\.frame)
    return all.dropFirst().reduce(all.first ?? .empty) { $0.union($1) }
  }

  /// Pictures and what is waited for, as things of their own.
  func extras() -> [Meaning] {
    pictures.map { Meaning(.img, name: $0.name, frame: $0.frame) }
      + waits.map { wait in
        Meaning(
          .progressbar, value: wait.share?.percent,
          states: wait.share == nil ? [.busy] : [], frame: wait.frame)
      }
  }
}

extension Double {
  /// A share of one as those hear it who cannot see it.
  var percent: String { "\(Int((self * 100).rounded()))%" }
}

extension String {
  /// With one space wherever lines may end in white space.
  fileprivate var spaced: String {
    split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}
