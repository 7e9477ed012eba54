import TelltaleModel

/// The digits of a real keyboard in a row, and all of its signs, also those above letters; its currency signs, and
/// every sign of ASCII, since addresses are made of those.
struct SignPage {
  private let digits: [KeyCap]
  private let signs: [KeyCap]

  init(_ keys: [[LayoutKey]]) {
    let row = keys.first ?? []
    let own = row.compactMap { key in
      key.digit.map { KeyCap(plain: $0, shifted: key.cap.sign ?? $0) }
    }
    digits = own.isEmpty ? "1234567890".map { KeyCap(plain: String($0), shifted: String($0)) } : own
    var typed = Set(digits.flatMap { [$0.plain, $0.shifted] })
    var signs: [KeyCap] = []
    for cap in keys.joined().map(\.cap) where cap.plain.isSign && !typed.contains(cap.plain) {
      let shifted = cap.shifted.isSign && !typed.contains(cap.shifted) ? cap.shifted : cap.plain
      signs.append(KeyCap(plain: cap.plain, shifted: shifted))
      typed.formUnion([cap.plain, shifted])
    }
    let money = keys.joined().flatMap(\.others).filter(\.isCurrency)
    let above = keys.joined().flatMap { [$0.cap.plain, $0.cap.shifted] }
    for sign in above + Self.ascii + money where sign.isSign && typed.insert(sign).inserted {
      signs.append(KeyCap(plain: sign, shifted: sign))
    }
    self.signs = signs
  }

  private static let ascii = (UInt8(0x21)...0x7E).map { String(Character(Unicode.Scalar($0))) }

  var page: KeyboardPage {
    KeyboardPage(
      name: digits.prefix(3).map(\.plain).joined(),
      rows: [digits] + signs.evenly(inRowsOf: max(10, digits.count)))
  }
}

extension KeyCap {
  /// The sign beside a digit.
  fileprivate var sign: String? { [plain, shifted].first(where: \.isSign) }
}

extension String {
  fileprivate var isSign: Bool { !isLetter && !isDigit }
}

extension [KeyCap] {
  /// Divides the keys into as few rows as possible, of about the same length.
  fileprivate func evenly(inRowsOf most: Int) -> [[KeyCap]] {
    let rows = (count + most - 1) / most
    return (0..<rows).map { row in
      [KeyCap](self[(row * count / rows)..<((row + 1) * count / rows)])
    }
  }
}
