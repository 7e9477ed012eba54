import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// The content of an app's files: its texts, and the dialogs that are made of them.
package struct ImportedApp: Sendable {
  package private(set) var complaints: [ImportError] = []
  private var catalogs: [ImportKind.Family: TextCatalog] = [:]
  private var uses: [(family: ImportKind.Family, use: DialogUse)] = []
  /// Dialogs of a mapping, made of texts of any family.
  private var mapped: [DialogUse] = []
  private let isMapped: Bool
  private var bytes: [String: [UInt8]] = [:]
  private var order: [String] = []

  /// An app without files.
  ///
  /// - Parameter isMapped: True where a mapping states dialogs, which may be made of texts in files
  ///   of JSON.
  package init(isMapped: Bool = false) { self.isMapped = isMapped }

  /// Adds a file, read as the kind that its name tells. A file of another kind is left out.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The file's name, with its folders.
  package mutating func take(_ bytes: [UInt8], file: String) {
    guard let kind = ImportKind(file, isMapped: isMapped) else { return }
    order.append(file)
    self.bytes[file] = bytes
    let read: ReadTables
    switch kind {
    case .strings(let language): read = StringsFile.read(bytes, file: file, language: language)
    case .forms(let language): read = StringsDict.read(bytes, file: file, language: language)
    case .catalog: read = StringCatalog.read(bytes, file: file)
    case .resources(let language):
      read = StringResources.read(bytes, file: file, language: language)
    case .translations(let language): read = POFile.read(bytes, file: file, language: language)
    case .web(let language, let style):
      read = WebTable.read(bytes, file: file, language: language, style)
    case .swift: return add(SwiftDialogs.find(bytes, file: file), kind.family)
    case .android: return add(AndroidDialogs.find(bytes, file: file), kind.family)
    }
    complaints += read.complaints
    for table in read.tables { catalogs[kind.family, default: TextCatalog()].add(table) }
  }

  /// Adds the dialogs of a mapping, made of texts of any file.
  ///
  /// - Parameters:
  ///   - uses: The dialogs, as `MappedDialogs` reads them.
  ///   - bytes: The whole mapping, for its findings.
  ///   - file: The name by which messages call the mapping.
  package mutating func take(mapping uses: [DialogUse], bytes: [UInt8], file: String) {
    order.append(file)
    self.bytes[file] = bytes
    mapped += uses
  }

  /// A mapped dialog, and the family that has its title: the first one of them all, else that of texts which stand for
  /// themselves.
  private func placed(_ use: DialogUse) -> (family: ImportKind.Family, use: DialogUse) {
    guard let title = use.references.first,
      let family = ImportKind.Family.allCases.first(where: { catalogs[$0]?.has(title) == true }),
      let catalog = catalogs[family]
    else { return (.gettext, use) }
    // A text of translations is one by itself, and so is what has spaces; a name of one is read by nobody.
    let isName = family != .gettext && title.fallback?.contains(where: \.isWhitespace) == false
    return (family, isName ? use.withoutFallbacks(where: catalog.has) : use)
  }

  private mutating func add(_ uses: [DialogUse], _ family: ImportKind.Family) {
    self.uses += uses.map { (family, $0) }
  }

  /// True where there are more dialogs than are judged (`Limits.importedDialogs`).
  package var hasMoreDialogs: Bool { allDialogs.count > Limits.importedDialogs }

  /// Every dialog in every language that has all its texts, each once, up to the number that is
  /// judged.
  package var dialogs: [ImportedDialog] { Array(allDialogs.prefix(Limits.importedDialogs)) }

  private var allDialogs: [ImportedDialog] {
    var seen: Set<ImportedDialog> = []
    var named = uses + mapped.map(placed)
    if let android = catalogs[.android] {
      let keys = named.flatMap { $0.use.references }.compactMap { reference in
        if case .key(let key) = reference.name { key } else { nil }
      }
      named += NamedDialogs.find(in: android, except: Set(keys)).map { (.android, $0) }
    }
    return named.flatMap { family, use in (catalogs[family] ?? TextCatalog()).dialogs(of: use) }
      .filter { dialog in
        // The same texts in the same way are one dialog, wherever it is shown.
        var key = dialog
        if let title = dialog.title { key.location = title.location }
        return seen.insert(key).inserted
      }
  }

  /// Returns the findings about all dialogs, file by file.
  ///
  /// - Parameter linter: The linter, with its profiles and its word lists.
  /// - Returns: The files that have findings, or texts in languages without sufficient word lists;
  ///   and the dialogs that were judged.
  package func judged(_ linter: SceneLinter) -> (files: [LintedFile], dialogs: [ImportedDialog]) {
    let dialogs = dialogs
    var found: [String: [LintFinding]] = [:]
    var unread: [String: Set<Language>] = [:]
    for dialog in dialogs {
      let language = Language(dialog.language).primary
      let scene = ImportedScene(dialog.readingRoles(linter.lexicons.cancelTitles[language] ?? []))
      let judged = linter.lint(scene.bytes, name: dialog.location.file)
      for finding in judged.findings.compactMap(scene.placed) {
        found[finding.location.file, default: []].append(finding)
      }
      unread[dialog.location.file, default: []].formUnion(judged.unreadLanguages)
    }
    let files = order.compactMap { name -> LintedFile? in
      guard found[name] != nil || unread[name] != nil else { return nil }
      var file = LintedFile(
        name: name, bytes: bytes[name] ?? [], findings: ImportedApp.sorted(found[name] ?? []),
        profiles: linter.setups.map(\.profile.name))
      file.unreadLanguages = unread[name] ?? []
      return file
    }
    return (files, dialogs)
  }

  /// In the order of the file, each once: two dialogs may share a text.
  private static func sorted(_ findings: [LintFinding]) -> [LintFinding] {
    var seen: Set<LintFinding> = []
    return findings.filter { seen.insert($0).inserted }.sorted(by: LintFinding.comesBefore)
  }
}
