import CFriBidi
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleText

@Suite("Conformance of bidi")
struct BidiConformanceTests {
  private static let (classFile, characterFile) = ("BidiTest.txt", "BidiCharacterTest.txt")

  @Test(
    "characters stand where Unicode's test says",
    .enabled(if: UnicodeFile.isInstalled(characterFile), "\(UnicodeFile.missing)"))
  func characters() throws {
    var score = Conformance("Bidi of characters", source: "unicode-data: \(Self.characterFile)")
    for (index, line) in try UnicodeFile(Self.characterFile).lines.enumerated()
    where Conformance.takes(index, oneOf: 20) {
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      guard fields.count == 5, let base = UInt8(fields[2]) else { continue }
      let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      Self.compare(scalars, base: base, expected: expected, in: &score)
    }
    score.settle()
  }

  @Test(
    "classes of characters stand where Unicode's test says",
    .enabled(if: UnicodeFile.isInstalled(classFile), "\(UnicodeFile.missing)"))
  func classes() throws {
    var score = Conformance("Bidi of classes", source: "unicode-data: \(Self.classFile)")
    var expected: [UInt8?] = []
    for (index, line) in try UnicodeFile(Self.classFile).lines.enumerated() {
      if line.hasPrefix("@Levels:") {
        expected = line.dropFirst("@Levels:".count).split(whereSeparator: \.isWhitespace).map {
          UInt8($0)
        }
      }
      guard !line.hasPrefix("@"), Conformance.takes(index, oneOf: 101) else { continue }
      let fields = line.split(separator: ";")
      guard fields.count == 2, let bases = Int(fields[1].trimmingPrefix(" "), radix: 16) else {
        continue
      }
      let scalars = fields[0].split(separator: " ").compactMap { Self.samples[String($0)] }
      #expect(scalars.count == expected.count, "\(line)")
      // Bit 0 asks for the direction of the text itself, which `isRightToLeft` finds.
      if bases & 1 != 0 {
        let base: UInt8 = BidiLevels.firstIsRightToLeft(scalars) == true ? 1 : 0
        Self.compare(scalars, base: base, expected: expected, in: &score)
      }
      for (bit, base) in [(2, 0), (4, 1)] where bases & bit != 0 {
        Self.compare(scalars, base: UInt8(base), expected: expected, in: &score)
      }
    }
    score.settle()
  }

  /// A character of each class.
  private static let samples: [String: UInt32] = [
    "L": 0x41, "R": 0x5D0, "AL": 0x627, "EN": 0x32, "ES": 0x2D, "ET": 0x23, "AN": 0x661,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "RLE": 0x202B, "PDF": 0x202C, "LRO": 0x202D, "RLO": 0x202E, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  /// Levels without a number are of characters that take no part. White space at the end hangs over the
  /// line, so that its level shows nowhere.
  private static func compare(
    _ scalars: [UInt32], base: UInt8, expected: [UInt8?], in score: inout Conformance
  ) {
    var ours = BidiLevels.levels(of: scalars[...], isRightToLeft: base == 1)
    for index in scalars.indices.reversed() {
      guard hangs(scalars[index]) else { break }
      ours[index] = base
    }
    let differs = zip(ours, expected).contains { our, their in their != nil && our != their }
    if differs {
      let name = scalars.map { String($0, radix: 16) }.joined(separator: " ")
      score.deviate(
        tailoring(scalars, base: base), "\(name) base \(base): \(ours), not \(expected)")
    } else {
      score.agree()
    }
  }

  private static func hangs(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09, 0x20, 0xAD, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func tailoring(_ scalars: [UInt32], base: UInt8) -> Conformance.Tailoring? {
    if !CodeRuns.all(in: scalars).isEmpty { return codes }
    if !NumberRuns.all(in: scalars).isEmpty { return numbers }
    return NumberSigns.all(in: scalars).isEmpty ? nil : signs
  }

  private static let numbers = Conformance.Tailoring(
    "numbers of several groups",
    "Their signs are as their digits, so that ranges and versions read after Arabic letters as after Hebrew ones."
  )

  private static let signs = Conformance.Tailoring(
    "signs of numbers",
    "They stand at the left of European digits, as CLDR has it, where the algorithm takes them for punctuation."
  )

  private static let codes = Conformance.Tailoring(
    "numbers for dialling, plates, versions and addresses",
    "They are read from left to right in every language, which the algorithm knows nothing of.")
}
