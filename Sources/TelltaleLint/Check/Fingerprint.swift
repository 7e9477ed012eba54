import TelltaleModel

/// Tells a fault again after the lines of its file have moved: made from the guideline, the keys that
/// lead to the place, and what is written there.
enum Fingerprint {
  /// `text` tells what is written at a path of the file.
  static func mark(_ findings: inout [LintFinding], text: (NodePath) -> String?) {
    for index in findings.indices {
      let finding = findings[index]
      findings[index].fingerprint = digest([
        finding.rule ?? finding.message, finding.path.withoutPositions,
        finding.path == .root ? finding.message : text(finding.path) ?? "",
      ])
    }
  }

  /// 128 bits as 32 hexadecimal digits: FNV-1a from two beginnings, which is no secret but spreads.
  static func digest(_ parts: [String]) -> String {
    var (low, high): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
    for part in parts {
      for byte in Array(part.utf8) + [0] {
        low = (low ^ UInt64(byte)) &* 0x100_0000_01B3
        high = (high ^ UInt64(byte)) &* 0x100_0000_01B3 &+ 0x9E37_79B9
      }
    }
    return [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
