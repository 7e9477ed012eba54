import TelltaleModel

/// The letters of a real keyboard in rows, and those that it has no key for.
///
/// A key has one letter, small and large: where a real one has two, as é and è, or a digit above a
/// letter, the other gets a key of its own here, on this page or on that of the signs.
struct LetterPage {
  private var rows: [[KeyCap]]

  init(_ keys: [[LayoutKey]], more: String) {
    let letters = keys.map { $0.map(\.cap).filter(\.plain.isLetter) }
    rows = letters.map { $0.map(\.inOneCase) }.filter { !$0.isEmpty }
    let typed = Set(rows.joined().flatMap { [$0.plain, $0.shifted] })
    let second = letters.joined().compactMap(\.secondLetter) + more.map { String($0) }
    var seen = typed
    let own = second.filter { seen.insert($0).inserted }.map {
      KeyCap(plain: $0, shifted: $0.capital ?? $0)
    }
    if !own.isEmpty { rows.append(own) }
    gather()
  }

  /// `nil` where there are no letters.
  var page: KeyboardPage? {
    rows.isEmpty ? nil : KeyboardPage(name: name, rows: rows)
  }

  /// The row of the digits may hold a letter or two, and what has no key as well; they go into the
  /// last row as far as it has room.
  private mutating func gather() {
    guard rows.count > 3, let longest = rows.map(\.count).max() else { return }
    for index in [rows.count - 1, 0] {
      let target = index == 0 ? rows.count - 1 : index - 1
      guard rows.count > 3, rows[index].count + rows[target].count <= longest else { continue }
      rows[target] += rows[index]
      rows.remove(at: index)
    }
  }

  /// The first letters of the alphabet: `ABC`, `АБВ`.
  private var name: String {
    let letters = rows.joined().filter { $0.plain.isPlainLetter }
      .sorted { $0.plain < $1.plain }.prefix(3)
    return letters.map { $0.shifted == $0.plain.capital ? $0.shifted : $0.plain }.joined()
  }
}

extension KeyCap {
  /// With shift the capital, whatever a real keyboard has there instead of it.
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
  /// No mark, and no letter with something on it, such as U+0624 ARABIC LETTER WAW WITH HAMZA ABOVE.
  fileprivate var isPlainLetter: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .otherLetter: scalar.properties.name?.contains(" WITH ") == false
      default: false
      }
    }
  }
}
