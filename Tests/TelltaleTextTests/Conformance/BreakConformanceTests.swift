import TelltaleTestSupport
import Testing

@testable import TelltaleText

@Suite("Conformance of breaks")
struct BreakConformanceTests {
  private static let (lineBreaks, graphemes) = (
    "auxiliary/LineBreakTest.txt", "auxiliary/GraphemeBreakTest.txt"
  )

  @Test(
    "lines break where Unicode's test says",
    .enabled(if: UnicodeFile.isInstalled(lineBreaks), "\(UnicodeFile.missing)"))
  func lines() throws {
    var score = Conformance("Line breaks", source: "unicode-data: \(Self.lineBreaks)")
    for (index, line) in try UnicodeFile(Self.lineBreaks).lines.enumerated()
    where Conformance.takes(index, oneOf: 8) {
      let test = BreakCase(line)
      let ours = LineBreaker.opportunities(in: test.scalars[...])
      let expected = [false] + test.breaks.dropFirst()
      if ours == expected {
        score.agree()
        continue
      }
      let place = zip(ours, expected).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      score.deviate(
        LineTailorings.of(test, at: place), "\(test.name) at \(place): \(ours[place])")
    }
    score.settle()
  }

  @Test(
    "clusters are those of Unicode's test",
    .enabled(if: UnicodeFile.isInstalled(graphemes), "\(UnicodeFile.missing)"))
  func clusters() throws {
    var score = Conformance("Grapheme clusters", source: "unicode-data: \(Self.graphemes)")
    for line in try UnicodeFile(Self.graphemes).lines {
      let test = BreakCase(line)
      let shown = DisplaySafe(test.string)
      let expected = zip(test.scalars, test.breaks).map { $1 }
      if shown.scalars == test.scalars, shown.startsCluster == expected {
        score.agree()
      } else {
        score.deviate(
          ClusterTailorings.of(test, shown),
          "\(test.name): \(shown.scalars.map { String($0, radix: 16) }) \(shown.startsCluster)")
      }
    }
    score.settle()
  }
}

/// Why lines break otherwise than the test says.
enum LineTailorings {
  typealias Tailoring = Conformance.Tailoring

  /// The tailoring at a place of a case; nil where it is none.
  static func of(_ test: BreakCase, at place: Int) -> Tailoring? {
    if test.scalars[..<place].contains(where: isSeparator) || isSeparator(test.scalars[place]) {
      return separators
    }
    if test.scalars.contains(where: isUnassigned) { return unassigned }
    return isNumeric(in: test.scalars, at: place) ? numbers : nil
  }

  /// Whether a sign of a number and what is beside it meet at a place.
  static func isNumeric(in scalars: [UInt32], at place: Int) -> Bool {
    let classes = scalars.map { LineBreakClass(of: $0) }
    let before = classes[..<place].last { $0 != .mark && $0 != .joiner }
    return isNumeric(before, classes[place])
  }

  private static func isNumeric(_ before: LineBreakClass?, _ next: LineBreakClass) -> Bool {
    switch (before, next) {
    case (.prefix, .opening), (.prefix, .wideOpening), (.postfix, .opening),
      (.postfix, .wideOpening):
      true
    case (.space, .infix), (.infix, .numeric), (.prefix, .hyphen), (.postfix, .hyphen): true
    default: false
    }
  }

  private static let unassigned = Tailoring(
    "unassigned", "Characters that no Unicode has yet are shown as one that stands for them.")
  static let numbers = Tailoring(
    "signs and points of numbers",
    "The rules LB13 and LB25 as they stand: a sign keeps a bracket behind it, a point the digits behind it; "
      + "the test follows example 7 of section 8.2, which asks for a whole number.")

  private static func isUnassigned(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .unassigned
  }

  private static let separators = Tailoring(
    "ends of lines",
    "A text is cut at line feeds before lines are broken, and other separators are shown as a space."
  )

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

/// Why clusters are others than the test says.
enum ClusterTailorings {
  typealias Tailoring = Conformance.Tailoring

  static func of(_ test: BreakCase, _ shown: DisplaySafe) -> Tailoring? {
    if shown.scalars != test.scalars { return unsafe }
    return test.scalars.dropFirst().contains(where: isBurmeseVowel) ? vowels : nil
  }

  private static func isBurmeseVowel(_ scalar: UInt32) -> Bool {
    Unicode.Scalar(scalar)?.properties.generalCategory == .spacingMark
  }

  private static let vowels = Tailoring(
    "vowels behind their letter",
    "Vowels and tones of Burmese, clusters to Unicode, stay with the letter they belong to.")

  private static let unsafe = Tailoring(
    "what is not shown",
    "Controls, and marks that mean nothing where they stand, are taken out or replaced before.")
}
