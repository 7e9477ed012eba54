/// Names that begin with a digit: what begins with a letter is in order by itself.
extension CodeRuns {
  /// The longer of a plate and a name in one word.
  static func name(in scalars: [UInt32], from start: Int) -> Range<Int>? {
    guard isDigit(scalars[start]) else { return nil }
    let names = [plate(in: scalars, from: start), token(in: scalars, from: start)]
    return names.compactMap { $0 }.max { $0.count < $1.count }
  }

  /// Groups of Latin capitals and of digits with single spaces or hyphens between them, beginning with
  /// digits: what begins with letters is in order by itself.
  private static func plate(in scalars: [UInt32], from start: Int) -> Range<Int>? {
    var end = start
    var (hasLetters, groups) = (false, 1)
    var index = start
    while index < scalars.count, index - start <= longestPlate {
      let scalar = scalars[index]
      if isDigit(scalar) || isCapital(scalar) {
        hasLetters = hasLetters || isCapital(scalar)
        end = index + 1
      } else if scalar == space || scalar == 0x2D, index + 1 < scalars.count,
        isDigit(scalars[index + 1]) || isCapital(scalars[index + 1])
      {
        groups += 1
      } else {
        break
      }
      index += 1
    }
    // A unit behind a number is no plate, and a word in small letters is none.
    let endsInDigit = isDigit(scalars[end - 1])
    guard hasLetters, groups >= 2, endsInDigit || groups >= 3, end - start <= longestPlate,
      end == scalars.count || !isLetter(scalars[end])
    else { return nil }
    return start..<end
  }

  /// A version, a flat or another name with Latin letters, in one word: `2.10-rc1`, `12-B`. What no sign parts is
  /// in order by itself.
  private static func token(in scalars: [UInt32], from start: Int) -> Range<Int>? {
    var (index, hasLetters, hasSigns) = (start, false, false)
    while index < scalars.count, index - start <= longest {
      let scalar = scalars[index]
      if isLatin(scalar) {
        hasLetters = true
      } else if joins(scalar, in: scalars, at: index) {
        hasSigns = true
      } else if !isDigit(scalar) {
        break
      }
      index += 1
    }
    // A letter of another script right behind it makes it something else.
    guard hasLetters, hasSigns, index - start <= longest,
      index == scalars.count || !isLetter(scalars[index])
    else { return nil }
    return start..<index
  }

  /// A sign inside of such a word: a letter or a digit stands on both its sides.
  private static func joins(_ scalar: UInt32, in scalars: [UInt32], at index: Int) -> Bool {
    guard tokenSigns.contains(scalar), index + 1 < scalars.count else { return false }
    return [scalars[index - 1], scalars[index + 1]].allSatisfy { isDigit($0) || isLatin($0) }
  }

  /// Hyphens, a dash, and `. / : _ + @ # ~ \ = %`.
  private static let tokenSigns: Set<UInt32> = [
    0x2D, 0x2010, 0x2011, 0x2013, 0x2E, 0x2F, 0x3A, 0x5F, 0x2B, 0x40, 0x23, 0x7E, 0x5C, 0x3D, 0x25,
  ]
}
