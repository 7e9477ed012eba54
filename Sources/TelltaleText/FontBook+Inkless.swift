import TelltaleModel

/// Letters that ought to be seen, and of which a damaged face draws nothing.
extension FontBook {
  /// Leaves letters to the faces after those that draw nothing for them. False where all of that has
  /// been tried before: no face draws them.
  func passOver(_ inkless: [(place: Int, face: Int)], in text: DisplaySafe) -> Bool {
    var isNews = false
    for (place, index) in inkless {
      guard let face = faces.face(index), face.passOver(text.scalars[place]) else { continue }
      isNews = true
      faces.note(Self.error(face, text.scalars[place]))
    }
    if isNews { forget() }
    return isNews
  }

  /// The files of the faces, each once.
  func names(of inkless: [(place: Int, face: Int)]) -> [String] {
    var names: [String] = []
    for (_, index) in inkless {
      let name = faces.descriptions[index].file
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Looks at letters of many scripts in every face that can be used; costs many milliseconds.
  func tryLetters() {
    for index in faces.descriptions.indices {
      guard let face = faces.face(index), let letter = face.inklessLetter() else { continue }
      faces.note(Self.error(face, letter))
    }
  }

  private static func error(_ face: Face, _ scalar: UInt32) -> FontError {
    let letter = Unicode.Scalar(scalar).map { String(Character($0)) } ?? "?"
    return FontError(file: face.description.file, reason: .inkless(letter: letter))
  }
}

extension Face {
  /// Latin, digits, Greek, Cyrillic, Armenian, Hebrew, Arabic, the scripts of India, Thai, Lao, Tibetan,
  /// Burmese, Georgian, Ethiopic, Khmer, kana, Han and Hangul.
  private static let letters: [ClosedRange<UInt32>] = [
    0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x391...0x3C9, 0x410...0x44F, 0x531...0x586,
    0x5D0...0x5EA, 0x627...0x64A, 0x905...0x939, 0x985...0x9B9, 0xA05...0xA39, 0xA85...0xAB9,
    0xB05...0xB39, 0xB85...0xBB9, 0xC05...0xC39, 0xC85...0xCB9, 0xD05...0xD39, 0xD85...0xDC6,
    0xE01...0xE2E, 0xE81...0xEAE, 0xF40...0xF6C, 0x1000...0x1021, 0x10D0...0x10FA,
    0x1200...0x1248, 0x1780...0x17A2, 0x3042...0x308D, 0x30A2...0x30ED, 0x4E00...0x4E40,
    0xAC00...0xAC40,
  ]

  /// The first letter that the face has and draws nothing for. Pictures in colours are not asked.
  func inklessLetter() -> UInt32? {
    guard !isColor else { return nil }
    return Self.letters.lazy.joined().first { letter in
      guard let glyph = self.glyph(for: letter) else { return false }
      return self.trace(glyph, size: 64 * 64).isEmpty
    }
  }
}
