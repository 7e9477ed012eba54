import Testing

@testable import TelltaleText

@Suite("Line breaks")
struct LineBreakerTests {
  /// At least one of every class, and what alerts are made of.
  static let alphabet: [Unicode.Scalar] =
    Array("aZ1٣あぁーッ々漢。、「」（）！？…—–-/.,:;!?\"'“”‘’«»()[]{}%€$£+−°#&*@|~가각़कשא".unicodeScalars)
    + Array(" \u{A0}\u{AD}\u{200B}\u{2060}\u{3000}\u{2009}\u{301}  ".unicodeScalars)
    + Array("😀👍🏽❤☎🇩🇪©™№′″·•‧ー゛〜～％￥".unicodeScalars)

  /// Two rules of LB25 are left out of the comparison: UAX #14 keeps a sign with a bracket after it
  /// (`%(`) and a point with a digit after it (`.5`) always, Pango only inside a whole number.
  @Test("the same as Pango finds, in random text")
  func random() {
    var generator = Generator(state: 42)
    for _ in 0..<8000 {
      let count = Int.random(in: 2...9, using: &generator)
      let scalars = (0..<count).map { _ in Self.alphabet.randomElement(using: &generator) ?? "a" }
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars)
      var theirs = PangoOracle.opportunities(String(view), language: "en")
      let ours = LineBreaker.opportunities(in: scalars.map(\.value)[...])
      for place in ours.indices where !ours[place] && isLeftOut(place, in: scalars) {
        theirs[place] = false
      }
      #expect(ours == theirs, "\(scalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `flags after a space stay whole`() {
    let scalars = Array("🇩🇪 🇫🇷🇮🇹 🇨🇭".unicodeScalars).map(\.value)
    let breaks = LineBreaker.opportunities(in: scalars[...])
    #expect(scalars.indices.dropFirst().filter { breaks[$0] } == [3, 5, 8])
  }

  /// Left out: Thai, which Pango does not count as letters next to digits and brackets (LB1 does);
  /// U+2057 and U+11A3A, whose properties Unicode has changed; separators and single clusters, which never get here.
  @Test("the same as Pango finds, for characters of every stretch of the table")
  func table() {
    let contexts: [Unicode.Scalar] = ["a", "1", "漢", "(", "-", "!", "“", "😀", "ק"]
    for entry in LineBreakClass.table {
      guard let scalar = Unicode.Scalar(entry >> 8), !scalar.properties.isDefaultIgnorableCodePoint,
        entry >> 8 >= 0x20, !(0xE01...0xE5B).contains(entry >> 8),
        ![0x85, 0x2028, 0x2057, 0x11A3A].contains(entry >> 8)
      else { continue }
      for context in contexts {
        for pair in [[context, scalar], [scalar, context]] where !isLeftOut(1, in: pair) {
          var view = String.UnicodeScalarView()
          view.append(contentsOf: pair)
          if String(view).count == 1 { continue }
          let theirs = PangoOracle.opportunities(String(view), language: "en")
          let ours = LineBreaker.opportunities(in: pair.map(\.value)[...])
          #expect(ours == theirs, "\(pair.map { $0.value })")
        }
      }
    }
  }

  private func isLeftOut(_ place: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let classes = scalars.map { LineBreakClass(of: $0.value) }
    guard let base = classes[..<place].last(where: { $0 != .mark && $0 != .joiner }) else {
      return false
    }
    switch (base, classes[place]) {
    case (.prefix, .opening), (.prefix, .wideOpening), (.postfix, .opening),
      (.postfix, .wideOpening), (.infix, .numeric):
      return true
    default: return false
    }
  }
}

/// A random source that always gives the same.
struct Generator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ state >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 33
  }
}
