import TelltaleModel

/// The letters of a real keyboard in rows, and those for which it has no key.
///
/// A key has one letter, small and large. Where a real key has two, as é and è, or a digit above a letter, the other
/// one gets a key of its own here, on this page or on that of the signs.
struct LetterPage {
  private var rows: [[KeyCap]]

  init(_ keys: [[LayoutKey]], more: String) {
    let letters = keys.map { $0.map(\.cap).filter(\.plain.isLetter) }
    rows = letters.map { $0.map(\.inOneCase) }.filter { !$0.isEmpty }
    gather(0)
    let typed = Set(rows.joined().flatMap { [$0.plain, $0.shifted] })
    let second = letters.joined().compactMap(\.secondLetter) + more.map { String($0) }
    var seen = typed
    let own = second.filter { seen.insert($0).inserted }.map {
      KeyCap(plain: $0, shifted: $0.capital ?? $0)
    }
    guard !own.isEmpty else { return }
    rows.append(own)
    gather(rows.count - 1)
  }

  /// The page; `nil` where there are no letters.
  var page: KeyboardPage? {
    rows.isEmpty ? nil : KeyboardPage(name: name, rows: rows)
  }

  /// Puts a letter or two in the row of the digits, or without a key, behind the last row if that has room: they are
  /// no row of their own.
  private mutating func gather(_ index: Int) {
    let last = index == rows.count - 1 ? rows.count - 2 : rows.count - 1
    guard rows.count > 3, let longest = rows.map(\.count).max(),
      rows[index].count + rows[last].count <= longest
    else { return }
    rows[last] += rows[index]
    rows.remove(at: index)
  }

  /// The first letters of the alphabet: `ABC`, `АБВ`.
  private var name: String {
    let letters = rows.joined().filter { $0.plain.isPlainLetter }
      .sorted { $0.plain < $1.plain }.prefix(3)
    return letters.map { $0.shifted == $0.plain.capital ? $0.shifted : $0.plain }.joined()
  }
}

extension KeyCap {
  /// The key with the capital on shift, whatever a real keyboard has there.
  fileprivate var inOneCase: KeyCap {
    guard let capital = plain.capital, !shifted.isLetter || shifted.isSmallLetter else {
      return self
    }
    return KeyCap(plain: plain, shifted: capital)
  }

  /// Another small letter on the same key.
  fileprivate var secondLetter: String? {
    plain.capital != nil && shifted.isSmallLetter && shifted != plain ? shifted : nil
  }
}

extension String {
  /// True for a letter without a mark, unlike U+0624 ARABIC LETTER WAW WITH HAMZA ABOVE.
  fileprivate var isPlainLetter: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .otherLetter: scalar.properties.name?.contains(text: " WITH ") == false
      default: false
      }
    }
  }
}
