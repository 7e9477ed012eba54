import Glibc
import TelltaleModel

/// Where the words of a language may be divided with a hyphen, by the pattern files of the system.
///
/// The files are those of TeX and libhyphen: a pattern is a piece of a word with digits where it says
/// something, odd ones for a division and even ones against; of several the highest counts (F. M.
/// Liang, Word Hy-phen-a-tion by Com-put-er, 1983). A file is kept as it is, and searched for a word
/// when that is to be divided.
final class Syllables {
  /// Longer words are broken anywhere.
  static let longest = 100
  private static let mostBytes = 8 << 20
  /// Where Debian's packages of patterns put them.
  static let folder = "/usr/share/hyphen"

  private let encoding: PatternEncoding
  /// What compounds are taken apart by; empty for most languages.
  private let compounds: SyllablePatterns
  /// What words, or the parts of compounds, are divided by.
  private let words: SyllablePatterns
  /// The same word is set at several widths before one is chosen.
  private var known = BoundedCache<[UInt32], [Int]>(weightLimit: 256)

  /// Reads the patterns of a language, if they are installed: of its region where there are some,
  /// else of the language alone, else of any region.
  init?(_ language: Language, folder: String = Syllables.folder) {
    guard let file = Self.file(for: language, in: folder), let bytes = Self.read(file) else {
      return nil
    }
    let first = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard let encoding = PatternEncoding(String(decoding: first, as: UTF8.self)) else {
      return nil
    }
    self.encoding = encoding
    (compounds, words) = SyllablePatterns.levels(of: bytes[first.endIndex...])
  }

  /// True for what words are made of.
  static func isLetter(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .nonspacingMark:
      return true
    default: return false
    }
  }

  /// After how many of a word's scalars it may be divided, in order.
  func divisions(of word: ArraySlice<UInt32>) -> [Int] {
    guard 4...Self.longest ~= word.count else { return [] }
    let word = Array(word)
    if let divisions = known.value(for: word) { return divisions }
    let divisions = found(in: word)
    known.insert(divisions, for: word, weight: 1)
    return divisions
  }

  private func found(in word: [UInt32]) -> [Int] {
    guard let letters = encoding.letters(of: word[...]) else { return [] }
    let joints = compounds.divisions(of: letters[...])
    var divisions = joints
    var start = 0
    for end in joints + [letters.count] {
      divisions += words.divisions(of: letters[start..<end]).map { start + $0 }
      start = end
    }
    let (left, right) = (words.leastBefore, words.leastBehind)
    return divisions.filter { left <= $0 && $0 <= letters.count - right }.sorted()
  }

  // MARK: Files

  private static func file(for language: Language, in folder: String) -> String? {
    let primary = language.primary
    let tag = language.tag.split(separator: "-").joined(separator: "_")
    for name in [tag, primary, "\(primary)_\(primary.uppercased())"] {
      let file = "\(folder)/hyph_\(name).dic"
      if access(file, R_OK) == 0 { return file }
    }
    guard let entries = opendir(folder) else { return nil }
    defer { closedir(entries) }
    var first: String?
    while let entry = readdir(entries) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name.hasPrefix("hyph_\(primary)_"), name.hasSuffix(".dic") else { continue }
      first = min(first ?? name, name)
    }
    return first.map { "\(folder)/\($0)" }
  }

  private static func read(_ file: String) -> [UInt8]? {
    guard let stream = fopen(file, "re") else { return nil }
    defer { fclose(stream) }
    return [UInt8](unsafeUninitializedCapacity: mostBytes) { buffer, count in
      count = fread(buffer.baseAddress, 1, buffer.count, stream)
    }
  }
}

/// How a file of patterns writes letters.
final class PatternEncoding {
  /// `nil` for UTF-8; else one byte is a letter.
  private let converter: iconv_t?

  /// By the name in a file's first line; `nil` for one that is not known here.
  init?(_ name: String) {
    let name = name.trimmed
    guard !name.isEmpty else { return nil }
    if name.uppercased() == "UTF-8" {
      converter = nil
    } else {
      // The files have a name of their own for Windows' code pages.
      let known = name.hasPrefix("microsoft-") ? String(name.dropFirst(10)) : name
      guard let opened = iconv_open(known, "UTF-32LE"), Int(bitPattern: opened) != -1 else {
        return nil
      }
      converter = opened
    }
  }

  deinit { if let converter { iconv_close(converter) } }

  /// The letters of a word in small, each as the file writes it; `nil` where it cannot.
  func letters(of word: ArraySlice<UInt32>) -> [[UInt8]]? {
    var letters: [[UInt8]] = []
    for scalar in word {
      guard let bytes = bytes(of: Self.lowercased(scalar)) else { return nil }
      letters.append(bytes)
    }
    return letters
  }

  private func bytes(of scalar: UInt32) -> [UInt8]? {
    guard let converter else {
      return Unicode.Scalar(scalar).map { Array(String(Character($0)).utf8) }
    }
    var letter = scalar.littleEndian
    var byte: UInt8 = 0
    var (inLeft, outLeft) = (4, 1)
    let lost = withUnsafeMutableBytes(of: &letter) { source in
      withUnsafeMutableBytes(of: &byte) { target in
        var from = source.bindMemory(to: CChar.self).baseAddress
        var to = target.bindMemory(to: CChar.self).baseAddress
        iconv(converter, nil, nil, nil, nil)
        return iconv(converter, &from, &inLeft, &to, &outLeft)
      }
    }
    return lost == 0 && inLeft == 0 && outLeft == 0 ? [byte] : nil
  }

  private static func lowercased(_ scalar: UInt32) -> UInt32 {
    guard let small = Unicode.Scalar(scalar)?.properties.lowercaseMapping.unicodeScalars,
      small.count == 1
    else { return scalar }
    return small.first?.value ?? scalar
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
