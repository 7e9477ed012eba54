/// Where the texts of a page stand in its HTML, as far as that can be told without reading it as a
/// browser does.
struct PageLines {
  /// All texts without white space, ...
  private var letters: [UInt8] = []
  /// ...and the line of each byte.
  private var numbers: [Int] = []

  init(_ html: String) {
    var line = 1
    var isTag = false
    for byte in html.utf8 {
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "<"): isTag = true
      case UInt8(ascii: ">"): isTag = false
      case _ where !isTag && byte > 0x20:
        letters.append(byte)
        numbers.append(line)
      default: break
      }
    }
  }

  /// The line of a text that stands there once, from 1; `nil` for all others.
  func line(of text: String) -> Int? {
    let wanted = text.utf8.filter { $0 > 0x20 }
    guard let first = wanted.first, letters.count >= wanted.count else { return nil }
    let places = (0...(letters.count - wanted.count)).lazy.filter { start in
      letters[start] == first && letters[start..<start + wanted.count].elementsEqual(wanted)
    }.prefix(2)
    guard let place = places.first, places.count == 1 else { return nil }
    return numbers[place]
  }
}
