/// Why a file of the text engine cannot be used, and what to do about it.
package struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// No file of that name in the font directories.
    case notFound
    /// The directories hold more than is searched, and it was not in what was.
    case notFoundAmongMany
    /// The file is there but cannot be opened or is no regular file.
    case unreadable
    /// The file is no font, or has no face of that number.
    case notAFont(index: Int)
    /// A part of the file is not there: this table, or the list of them.
    case cut(table: String)
    /// The file is damaged inside: what ought to be a letter has no ink.
    case inkless(letter: String)
    /// The profile lists no face at all.
    case emptyList
  }

  /// As the profile names it; empty for an empty list.
  package var file: String
  package var reason: Reason

  package var description: String {
    if case .emptyList = reason { return "\(fault); \(remedy)" }
    return "\(file == ThaiWords.dictionary ? "dictionary" : "font") \(file): \(fault); \(remedy)"
  }

  /// What is wrong, as the end of a sentence that begins with the file.
  package var fault: String {
    switch reason {
    case .notFound: "not found"
    case .notFoundAmongMany:
      "not found among the first \(FontFinder.entryLimit) entries of the font directories"
    case .unreadable: "is no file that can be read"
    case .notAFont(let index): "has no usable face \(index)"
    case .cut(let table): "is damaged: its \(table) reaches past the end of the file"
    case .inkless(let letter): "is damaged: it draws nothing for “\(letter)”"
    case .emptyList: "the profile lists no fonts"
    }
  }

  /// The file is there, but not as it was installed: what takes its place is told, however well it serves.
  package var isDamage: Bool {
    switch reason {
    case .cut, .inkless, .unreadable, .notAFont: true
    case .notFound, .notFoundAmongMany, .emptyList: false
    }
  }

  /// What the reader can do.
  package var remedy: String {
    if case .emptyList = reason { return "add faces to its type section" }
    if case .notFoundAmongMany = reason {
      return "name the folder that holds it in TELLTALE_FONT_PATH"
    }
    if let package = Self.debianPackage(of: file) {
      return "apt-get install \(isDamage ? "--reinstall " : "")\(package)"
    }
    return "install the font, or name another in the profile"
  }

  /// The Debian package that has a font file, by its name.
  static func debianPackage(of file: String) -> String? {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    let packages = [
      ("NotoSansCJK", "fonts-noto-cjk"), ("NotoSerifCJK", "fonts-noto-cjk"),
      ("NotoColorEmoji", "fonts-noto-color-emoji"), ("NotoSansMono", "fonts-noto-mono"),
      ("Noto", "fonts-noto-core"),
      ("Inter", "fonts-inter"), ("DejaVu", "fonts-dejavu-core"), ("thbrk", "libthai-data"),
    ]
    return packages.first { name.hasPrefix($0.0) }?.1
  }
}
