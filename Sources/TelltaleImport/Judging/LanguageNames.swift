import TelltaleModel

/// Names of files and folders that say a language, where others beside them say none: `de.json` and `package.json`.
enum LanguageNames {
  /// The tag that a path tells; `nil` where it tells none.
  ///
  /// - Parameters:
  ///   - stem: the file's name without its ending.
  ///   - folders: those that it is in, from the outermost on.
  /// - Returns: By a folder in one of languages (`locales/de`), else by the name or its end (`app_de`, `messages.de`),
  ///   else by the folder that the file is in.
  static func tag(_ stem: String, in folders: [String]) -> String? {
    for (place, folder) in folders.enumerated().reversed() where place > 0 {
      if homes.contains(folders[place - 1].lowercased()), let tag = tag(folder[...]) { return tag }
    }
    var rest = stem[...]
    while true {
      if let tag = tag(rest) { return tag }
      guard let sign = rest.firstIndex(where: { $0 == "." || $0 == "_" }) else { break }
      rest = rest[rest.index(after: sign)...]
    }
    return folders.last.flatMap { tag($0[...]) }
  }

  /// `de`, `zh-CN`, `de_DE`, `zh_Hans`, `es-419`: a language that is known, with a script and a region at most.
  private static func tag(_ name: Substring) -> String? {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, codes.contains(String(first)), parts.count <= 3,
      parts.dropFirst().allSatisfy(isScriptOrRegion)
    else { return nil }
    return Language(String(name)).tag
  }

  private static func isScriptOrRegion(_ part: Substring) -> Bool {
    let isWord = part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    let isNumber = part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isWord && (part.utf8.count == 2 || part.utf8.count == 4)
      || isNumber && part.utf8.count == 3
  }

  /// Folders that hold one of each language.
  private static let homes: Set<String> = [
    "_locales", "i18n", "intl", "l10n", "lang", "langs", "language", "languages", "locale",
    "locales", "messages", "nls", "translation", "translations",
  ]

  /// All of two letters that ISO 639 has, and those of three that apps are translated to: `src` and `app` are languages
  /// as well, and nobody means them.
  private static let codes: Set<String> = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en \
    eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw \
    ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb \
    nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq \
    sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu \
    ast bal ber bho bqi brx ceb chr ckb cnr csb doi dsb fil fur gsw haw hmn hsb kab kmr kok lij lmo lzh mai mni nap \
    nds nqo pcm sah sat scn shn skr sma smn syr szl tok tzm vec vmw yue zgh
    """.split(separator: " ").map(String.init))
}
