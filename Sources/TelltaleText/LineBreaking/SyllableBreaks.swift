/// Where a line may begin inside of Lao, Khmer and Burmese, which write no spaces between words.
///
/// There is no dictionary of theirs that costs little, so lines begin with syllables, found by how they
/// are spelled. What may not be a beginning is left alone, so a break is missed sooner than made inside
/// a syllable; inside of words of several syllables there may be one. Translators who say where words
/// end, by zero width spaces, are taken at their word: then nothing is added.
enum SyllableBreaks {
  private static let zeroWidthSpace: UInt32 = 0x200B

  /// Whether a character is of one of these scripts.
  static func concerns(_ scalar: UInt32) -> Bool { script(of: scalar) != nil }

  /// Adds the beginnings of syllables to the breaks that the spaces give.
  static func addOpportunities(in scalars: ArraySlice<UInt32>, to opportunities: inout [Bool]) {
    guard !scalars.contains(zeroWidthSpace) else { return }
    var syllable: Syllable?
    for index in scalars.indices {
      guard let script = script(of: scalars[index]) else {
        syllable = nil
        continue
      }
      guard let known = syllable, known.script == script else {
        syllable = Syllable(script: script, start: index)
        continue
      }
      let text = Window(scalars: scalars, place: index, start: known.start)
      let begins =
        switch script {
        case .lao: text.beginsLao
        case .burmese: text.beginsBurmese
        case .khmer: text.beginsKhmer
        }
      if begins {
        opportunities[index - scalars.startIndex] = true
        syllable = Syllable(script: script, start: index)
      }
    }
  }

  private enum Script {
    case lao, burmese, khmer
  }

  private struct Syllable {
    var script: Script
    var start: Int
  }

  private static func script(of scalar: UInt32) -> Script? {
    switch scalar {
    case 0x0E81...0x0EDF: .lao
    case 0x1000...0x109F, 0xA9E0...0xA9FE, 0xAA60...0xAA7F: .burmese
    case 0x1780...0x17D3, 0x17D7, 0x17DC...0x17DD: .khmer
    default: nil
    }
  }
}

/// A character with what stands around it, and where its syllable began.
private struct Window {
  let scalars: ArraySlice<UInt32>
  let place: Int
  let start: Int

  /// The character so many places on; zero past the ends.
  func scalar(_ offset: Int) -> UInt32 {
    let index = place + offset
    return scalars.indices.contains(index) ? scalars[index] : 0
  }

  /// Scalars of the syllable before this one. A consonant alone is no syllable that a line may end with.
  private var length: Int { place - start }

  // MARK: Burmese

  /// A letter begins a syllable unless it is killed, is stacked below another or has one below.
  var beginsBurmese: Bool {
    guard Self.isBurmeseLetter(scalar(0)), scalar(-1) != Self.stacker else { return false }
    if scalar(1) == Self.killer || scalar(1) == Self.stacker { return false }
    return !(scalar(1) == Self.dotBelow && scalar(2) == Self.killer)
  }

  private static let (dotBelow, stacker, killer): (UInt32, UInt32, UInt32) = (
    0x1037, 0x1039, 0x103A
  )

  private static func isBurmeseLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x1000...0x102A, 0x103F, 0x104E, 0x1050...0x1055, 0x105A...0x105D, 0x1061, 0x1065...0x1066,
      0x106E...0x1070, 0x1075...0x1081:
      true
    default: false
    }
  }

  // MARK: Khmer

  /// A letter begins a syllable if a vowel, a letter below or a sign of a beginning follows.
  var beginsKhmer: Bool {
    guard (0x1780...0x17B3).contains(scalar(0)), scalar(-1) != Self.coeng, length > 1 else {
      return false
    }
    switch scalar(1) {
    case 0x17B6...0x17CA, 0x17D0, Self.coeng: return true
    default: return false
    }
  }

  private static let coeng: UInt32 = 0x17D2

  // MARK: Lao

  /// A vowel that is written before its consonant begins a syllable, and so does a consonant that a
  /// vowel or a tone follows, unless it is the second one of its syllable.
  var beginsLao: Bool {
    if Self.isLeading(scalar(0)) { return !Self.isLeading(scalar(-1)) && length > 1 }
    guard Self.isConsonant(scalar(0)), length > 1, !Self.isLeading(scalar(-1)) else { return false }
    // ຫ makes the tone of what stands behind it, and a ວ before a vowel is part of what begins.
    if scalar(-1) == Self.hoSung { return false }
    if scalar(0) == Self.wo, length == 2, Self.isLeading(scalars[start]) { return false }
    return switch scalar(1) {
    case 0x0EB0...0x0EBD, 0x0EC8...0x0ECD: true
    case Self.o: Self.isConsonant(scalar(2)) || (0x0EC8...0x0ECB).contains(scalar(2))
    default: false
    }
  }

  private static let (hoSung, wo, o): (UInt32, UInt32, UInt32) = (0x0EAB, 0x0EA7, 0x0EAD)

  private static func isLeading(_ scalar: UInt32) -> Bool { 0x0EC0...0x0EC4 ~= scalar }

  private static func isConsonant(_ scalar: UInt32) -> Bool {
    0x0E81...0x0EAE ~= scalar || 0x0EDC...0x0EDF ~= scalar
  }
}
