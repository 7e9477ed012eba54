/// The kind of a file of an app, known by its name and its folders.
package enum ImportKind: Hashable, Sendable {
  case strings(language: String)
  /// A table of texts with forms for numbers.
  case forms(language: String)
  case catalog
  case resources(language: String)
  case translations(language: String)
  case web(language: String, WebTable.Style)
  case swift
  /// A source in Kotlin or Java.
  case android

  /// Files whose texts and dialogs belong together, in the order in which the texts of a mapping
  /// are looked for.
  package enum Family: Hashable, Sendable, CaseIterable { case gettext, web, apple, android }

  package var family: Family {
    switch self {
    case .strings, .forms, .catalog, .swift: .apple
    case .resources, .android: .android
    case .translations: .gettext
    case .web: .web
    }
  }

  /// The kind of a file; `nil` for a file that holds neither texts nor dialogs.
  ///
  /// - Parameters:
  ///   - path: The file's name, with its folders.
  ///   - isMapped: True where a mapping states which texts make up a dialog. Only then files of
  ///     JSON are tables of texts.
  package init?(_ path: String, isMapped: Bool = false) {
    let parts = path.split(separator: "/").map(String.init)
    guard let name = parts.last, let dot = name.lastIndex(of: "."),
      Self.foreign.isDisjoint(with: parts)
    else { return nil }
    let stem = String(name[..<dot])
    let folders = Array(parts.dropLast())
    let folder = folders.last ?? ""
    switch name[name.index(after: dot)...] {
    case "swift": self = .swift
    case "kt", "java": self = .android
    case "xcstrings" where stem != "InfoPlist": self = .catalog
    case "strings" where stem != "InfoPlist": self = .strings(language: Self.project(folder))
    case "stringsdict" where stem != "InfoPlist": self = .forms(language: Self.project(folder))
    case "json" where isMapped:
      guard let language = LanguageNames.tag(stem, in: folders) else { return nil }
      let isExtension = stem == "messages" && folders.dropLast().last == "_locales"
      self = .web(language: language, isExtension ? .messages : .plain)
    case "arb" where isMapped:
      self = .web(language: LanguageNames.tag(stem, in: folders) ?? "", .arb)
    case "po": self = .translations(language: Self.translation(stem, parts))
    case "xml":
      guard let language = Self.resources(folder) else { return nil }
      self = .resources(language: language)
    default: return nil
    }
  }

  /// Folders of what others wrote, and of what is made when the app is built.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules", "build",
  ]

  /// `de` of `de.lproj`; empty for the language of the sources.
  private static func project(_ folder: String) -> String {
    let ending = ".lproj"
    guard folder.hasSuffix(ending) else { return "" }
    let language = folder.dropLast(ending.count)
    return language == "Base" ? "" : String(language).replacing(text: "_", with: "-")
  }

  /// `zh-CN` of `values-zh-rCN`, `sr-Latn` of `values-b+sr+Latn`, empty for `values`; `nil` for other folders, and
  /// for those of screens, nights and versions, whose texts stand in for others.
  private static func resources(_ folder: String) -> String? {
    if folder == "values" { return "" }
    guard folder.hasPrefix("values-") else { return nil }
    let qualifier = folder.dropFirst("values-".count)
    if qualifier.hasPrefix("b+") {
      return qualifier.dropFirst(2).split(separator: "+").joined(separator: "-")
    }
    let words = qualifier.split(separator: "-")
    guard let language = words.first, (2...3).contains(language.count),
      language.allSatisfy(\.isLowercase)
    else { return nil }
    guard words.count > 1 else { return String(language) }
    guard words.count == 2, words[1].hasPrefix("r"), words[1].count == 3 else { return nil }
    return "\(language)-\(words[1].dropFirst())"
  }

  /// By the name `de.po`, else by the folder `de/LC_MESSAGES`.
  private static func translation(_ stem: String, _ parts: [String]) -> String {
    if let place = parts.lastIndex(of: "LC_MESSAGES"), place > 0 {
      return parts[place - 1].replacing(text: "_", with: "-")
    }
    return stem.replacing(text: "_", with: "-")
  }
}
