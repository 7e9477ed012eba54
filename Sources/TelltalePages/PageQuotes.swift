import TelltaleModel

/// The marks that languages put around quotations: those of `<q>`, and of one inside of it.
enum PageQuotes {
  /// A style for the beginning of a page: litehtml knows what stands before an element only from the page itself.
  ///
  /// - Parameters:
  ///   - language: of what says nothing else.
  ///   - html: the page.
  /// - Returns: The style; nothing for a page without quotations.
  static func style(_ language: Language, html: String) -> String {
    let sheet = sheet(language, html: html)
    return sheet.isEmpty ? "" : "<style>\(sheet)</style>"
  }

  /// The language's own rules, and those of the languages that a page names for parts of itself.
  private static func sheet(_ language: Language, html: String) -> String {
    let bytes = Array(html.utf8)
    guard contains(bytes, "<q") else { return "" }
    var sheet = rules(marks(of: language), "")
    // Of those around a quotation the innermost comes last, which counts.
    for tag in languages(in: bytes) {
      sheet += rules(marks(of: Language(tag)), "[lang=\"\(tag)\"] ")
    }
    return sheet
  }

  private typealias Marks = (open: String, close: String, innerOpen: String, innerClose: String)

  private static func rules(_ marks: Marks, _ place: String) -> String {
    """

    \(place)q:before { content: "\(marks.open)" } \(place)q:after { content: "\(marks.close)" }
    \(place)q q:before { content: "\(marks.innerOpen)" } \(place)q q:after { content: "\(marks.innerClose)" }
    """
  }

  private static func marks(of language: Language) -> Marks {
    let tag = language.tag
    let known =
      table[tag]
      ?? table[tag.hasPrefix("zh-TW") || tag.hasPrefix("zh-HK") ? "zh-Hant" : language.primary]
    let marks = (known ?? "“ ” ‘ ’").split(separator: " ").map(String.init)
    return (marks[0], marks[1], marks[2], marks[3])
  }

  /// As CLDR has them; what is not here is as in English.
  private static let table: [String: String] = [
    "ar": "” “ ’ ‘", "be": "« » „ “", "bg": "„ “ ‘ ’", "ca": "« » “ ”", "cs": "„ “ ‚ ‘",
    "da": "” ” ’ ’",
    "de": "„ “ ‚ ‘", "de-CH": "« » ‹ ›", "el": "« » “ ”", "es": "« » “ ”", "et": "„ “ « »",
    "fa": "« » ‹ ›",
    "fi": "” ” ’ ’", "fr": "«\u{A0} \u{A0}» «\u{A0} \u{A0}»", "fr-CH": "« » ‹ ›", "he": "” ” ’ ’",
    "hr": "„ “ ‚ ‘",
    "hu": "„ ” » «", "hy": "« » « »", "is": "„ “ ‚ ‘", "it": "« » “ ”", "ja": "「 」 『 』",
    "ka": "„ “ « »",
    "lt": "„ “ „ “", "mk": "„ “ ‘ ’", "nb": "« » ‘ ’", "nn": "« » ‘ ’", "no": "« » ‘ ’",
    "pl": "„ ” « »",
    "pt-PT": "« » “ ”", "ro": "„ ” « »", "ru": "« » „ “", "sk": "„ “ ‚ ‘", "sl": "„ “ ‚ ‘",
    "sq": "« » “ ”",
    "sr": "„ ” ‘ ’", "sv": "” ” ’ ’", "uk": "« » „ “", "yue": "「 」 『 』", "zh-Hant": "「 」 『 』",
  ]

  /// The values of `lang` that look like languages, in their order, each once; those of parts that are no
  /// attributes do no harm.
  private static func languages(in bytes: [UInt8]) -> [String] {
    var found: [String] = []
    var rest = bytes[...]
    while let start = place(in: rest, "lang="), found.count < most {
      rest = rest[start...].dropFirst(5).drop {
        $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }
      let value = rest.prefix { isPart($0) }
      let tag = String(decoding: value, as: UTF8.self)
      if 2...16 ~= value.count, !found.contains(tag) { found.append(tag) }
    }
    return found
  }

  /// Languages of one page: each rule is held against each element.
  private static let most = 8

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
  }

  private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    place(in: bytes[...], word) != nil
  }

  /// Where a word in small letters begins, in letters of either case.
  private static func place(in bytes: ArraySlice<UInt8>, _ word: StaticString) -> Int? {
    word.withUTF8Buffer { word in
      bytes.indices.first { index in
        bytes.endIndex - index >= word.count
          && word.indices.allSatisfy { offset in
            let byte = bytes[index + offset]
            return (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte)
              == word[offset]
          }
      }
    }
  }
}
