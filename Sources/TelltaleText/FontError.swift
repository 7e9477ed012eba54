/// The reason why a file of the text engine cannot be used, and the remedy.
package struct FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault.
  package enum Reason: Hashable, Sendable {
    /// No file of that name is in the font directories.
    case notFound
    /// The directories hold more files than are searched, and it was not among those.
    case notFoundAmongMany
    /// The file is there but cannot be opened or is no regular file.
    case unreadable
    /// The file is no font, or has no face of that number.
    case notAFont(index: Int)
    /// A part of the file is missing: this table, or the list of tables.
    case cut(table: String)
    /// The file is damaged inside: a letter leaves no ink.
    case inkless(letter: String)
    /// The profile lists no face at all.
    case emptyList
  }

  /// The file as the profile names it; empty for an empty list.
  package var file: String
  package var reason: Reason

  /// The file, its fault and the remedy, on one line.
  package var description: String {
    if case .emptyList = reason { return "\(fault); \(remedy)" }
    return "\(file == ThaiWords.dictionary ? "dictionary" : "font") \(file): \(fault); \(remedy)"
  }

  /// The fault, as the end of a sentence that begins with the file.
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

  /// True where the file is there, but not as it was installed. The face that takes its place is
  /// then reported, however well it serves.
  package var isDamage: Bool {
    switch reason {
    case .cut, .inkless, .unreadable, .notAFont: true
    case .notFound, .notFoundAmongMany, .emptyList: false
    }
  }

  /// The action that the reader can take.
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
