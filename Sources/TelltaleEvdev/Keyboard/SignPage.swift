import TelltaleModel

/// The digits of a real keyboard in a row, and all of its signs, also those that stand above letters.
struct SignPage {
  private let digits: [KeyCap]
  private let signs: [KeyCap]

  init(_ keys: [[LayoutKey]]) {
    let row = keys.first ?? []
    digits = row.compactMap { key in
      key.digit.map { KeyCap(plain: $0, shifted: key.cap.sign ?? $0) }
    }
    var typed = Set(digits.flatMap { [$0.plain, $0.shifted] })
    var signs: [KeyCap] = []
    for cap in keys.joined().map(\.cap) where cap.plain.isSign && !typed.contains(cap.plain) {
      let shifted = cap.shifted.isSign && !typed.contains(cap.shifted) ? cap.shifted : cap.plain
      signs.append(KeyCap(plain: cap.plain, shifted: shifted))
      typed.formUnion([cap.plain, shifted])
    }
    for sign in keys.joined().flatMap({ [$0.cap.plain, $0.cap.shifted] })
    where sign.isSign && typed.insert(sign).inserted {
      signs.append(KeyCap(plain: sign, shifted: sign))
    }
    self.signs = signs
  }

  /// `nil` where there is nothing but letters.
  var page: KeyboardPage? {
    let rows = [digits] + signs.evenly(inRowsOf: max(10, digits.count))
    let full = rows.filter { !$0.isEmpty }
    guard !full.isEmpty else { return nil }
    let name = (digits.isEmpty ? signs : digits).prefix(3).map(\.plain).joined()
    return KeyboardPage(name: name, rows: full)
  }
}

extension KeyCap {
  /// What a digit has beside it.
  fileprivate var sign: String? { [plain, shifted].first(where: \.isSign) }
}

extension String {
  fileprivate var isSign: Bool { !isLetter && !isDigit }
}

extension [KeyCap] {
  /// In as few rows as do, each about as long as the others.
  fileprivate func evenly(inRowsOf most: Int) -> [[KeyCap]] {
    let rows = (count + most - 1) / most
    return (0..<rows).map { row in
      [KeyCap](self[(row * count / rows)..<((row + 1) * count / rows)])
    }
  }
}
