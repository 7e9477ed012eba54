import TelltaleModel

/// A text as it is shown: by the rules of `TextSafety`, with the place of each character in the
/// original.
struct DisplaySafe {
  /// Text past this many bytes of UTF-8 is not set; the last line then ends with an ellipsis.
  static let byteLimit = 65_536
  /// Scalars in a cluster; a longer one is set as several, so that lines can be broken.
  static let clusterLimit = 32

  /// What is shown, line feeds included.
  private(set) var scalars: [UInt32] = []
  /// Offset of each in the UTF-8 of the original, and as the last element where the text ends.
  private(set) var offsets: [Int] = []
  /// Whether a grapheme cluster starts at each.
  private(set) var startsCluster: [Bool] = []
  /// True where the original was longer than the limit.
  private(set) var isCut = false

  init(_ original: String) {
    if original.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A }) {
      appendASCII(original)
    } else {
      markClusters(of: append(original))
    }
  }

  private mutating func appendASCII(_ original: String) {
    let bytes = original.utf8.prefix(Self.byteLimit)
    scalars = bytes.map(UInt32.init)
    offsets = Array(0...scalars.count)
    startsCluster = Array(repeating: true, count: scalars.count)
    isCut = original.utf8.count > scalars.count
  }

  private mutating func append(_ original: String) -> String {
    var source: [Unicode.Scalar] = []
    var end = 0
    for scalar in original.unicodeScalars {
      guard end + UTF8.width(scalar) <= Self.byteLimit else {
        isCut = true
        break
      }
      end += UTF8.width(scalar)
      source.append(scalar)
    }
    var shown = String.UnicodeScalarView()
    var scanner = TextSafety.Scanner()
    var offset = 0
    for index in source.indices {
      let stand: Unicode.Scalar? =
        switch scanner.treatment(at: index, of: source) {
        case .keep: source[index]
        case .space: " "
        case .replace: "\u{FFFD}"
        case .remove: nil
        }
      if let stand {
        shown.append(stand)
        scalars.append(stand.value)
        offsets.append(offset)
      }
      offset += UTF8.width(source[index])
    }
    offsets.append(offset)
    return String(shown)
  }

  private mutating func markClusters(of shown: String) {
    startsCluster = Array(repeating: false, count: scalars.count)
    var start = 0
    for character in shown {
      let end = start + character.unicodeScalars.count
      defer { start = end }
      // A Burmese vowel behind its letter is a cluster to Unicode, and half a letter to people.
      if start > 0, scalars[start] >= 0x900, scalars[start - 1] != 0x0A,
        isSpacingMark(scalars[start])
      {
        continue
      }
      for index in stride(from: start, to: end, by: Self.clusterLimit) {
        startsCluster[index] = true
      }
    }
  }

  private func isSpacingMark(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .spacingMark
  }

  /// The first start of a cluster after `index`.
  func clusterEnd(after index: Int) -> Int {
    var end = index + 1
    while end < scalars.count, !startsCluster[end] { end += 1 }
    return end
  }

  /// The characters from one index to another.
  func string(in range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range].lazy.compactMap(Unicode.Scalar.init))
    return String(view)
  }
}
