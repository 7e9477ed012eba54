import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// The state that the readers of a scene share: the profile, the language, and everything that has
/// been found wrong so far.
///
/// Breaches of guidelines become findings under their catalogue ids; everything else that is wrong
/// becomes an error. Either way, reading goes on with what is left.
package struct SceneContext {
  /// Reads any element by its key; `nil` after a complaint.
  typealias ElementReading = @Sendable (YAMLEntry, NodePath, inout SceneContext) -> Element?

  package let profile: Profile
  let lexicons: Lexicons
  /// The files that stand beside the scene's.
  let files: BundleFiles
  /// Reads what stands inside of an element, whose reader knows no other kind.
  private let readElement: ElementReading
  /// Overrules the scene's own.
  let forcedLanguage: Language?
  package var complaints: LoadErrorCollector
  package private(set) var findings: [Finding] = []
  package var sourceMap: SourceMap
  /// The language of the whole scene.
  var sceneLanguage: Language
  /// The language of the part that is being read.
  package var language: Language
  /// True where that language was named and not guessed.
  package var isLanguageNamed = false
  /// Elements opened by actions, around the one being read.
  var openings = 0
  /// Rows, columns, grids and cards around what is being read.
  var stacks = 0
  /// Which elements may be hidden, by their places.
  var hiding: [NodePath: Hiding] = [:]
  /// True inside of something that scrolls.
  var isScrolling = false
  /// True for parts that a program sends many of at once, such as rows. A text that must not be
  /// shown is then left out and reported, and does not refuse the others.
  package var mendsTexts = false
  /// True for a text that goes where somebody types: a line end there is theirs (`TextEnd`).
  package var keepsLineEnds = false

  /// What is read from `file`, and elements in it by `readElement`.
  init(
    file: String, profile: Profile, lexicons: Lexicons, language: Language?, files: BundleFiles,
    complaints: LoadErrorCollector, readingElements readElement: @escaping ElementReading
  ) {
    self.profile = profile
    self.lexicons = lexicons
    self.files = files
    self.readElement = readElement
    forcedLanguage = language
    self.complaints = complaints
    self.language = language ?? profile.language
    sceneLanguage = self.language
    sourceMap = SourceMap(file: file)
  }

  /// Adds a finding; beyond `Limits.complaints` it is left out.
  ///
  /// - Parameters:
  ///   - rule: The guideline.
  ///   - severity: An error refuses the scene.
  ///   - path: The place in the scene.
  ///   - message: The fault in words, without the place.
  ///   - remedy: The advice; `nil` where there is none.
  ///   - fix: Edits that end the finding; `nil` where no program can know them.
  package mutating func find(
    _ rule: RuleID, _ severity: Severity = .error, at path: NodePath, _ message: String,
    remedy: String? = nil, fix: Fix? = nil
  ) {
    guard findings.count < Limits.complaints else { return }
    findings.append(
      Finding(
        rule: rule, severity: severity, path: path, message: message, remedy: remedy, fix: fix))
  }

  /// Takes over what was found in another file of the same bundle.
  mutating func adopt(_ others: [Finding]) {
    findings += others.prefix(max(0, Limits.complaints - findings.count))
  }
}

// MARK: Values

extension SceneContext {
  /// Any element by its key, as far as it can be understood; `nil` after a complaint.
  mutating func element(_ entry: YAMLEntry, at path: NodePath) -> Element? {
    readElement(entry, path, &self)
  }

  /// Reads a value, or complains.
  ///
  /// - Parameters:
  ///   - reader: The reader, which knows the values that are accepted.
  ///   - node: The value in the file.
  /// - Returns: The value; `nil` for null, and after a complaint.
  package mutating func value<Value>(_ reader: ValueReader<Value>, _ node: YAMLNode) -> Value? {
    node.isNull ? nil : reader.read(node, &complaints)
  }

  /// Reads an id or the name of an event: one line without unsafe characters.
  ///
  /// - Parameters:
  ///   - node: The value in the file.
  ///   - what: The kind of name, as messages have it after "expected".
  /// - Returns: The name; `nil` for null, and after a complaint.
  package mutating func name(_ node: YAMLNode, _ what: String) -> String? {
    guard !node.isNull else { return nil }
    guard let text = node.text, !text.isEmpty,
      text.unicodeScalars.count <= Limits.nameScalars,
      !text.contains(where: \.isNewline)
    else {
      complaints.add(
        node.location,
        "found \(node.summary), expected \(what): one line of 1 to \(Limits.nameScalars) characters"
      )
      return nil
    }
    return isSafe(text, node) ? text : nil
  }

  /// Reads each item of a list.
  ///
  /// - Parameters:
  ///   - node: The list in the file.
  ///   - what: The items in the plural, as messages call them.
  ///   - most: The number of items that are read; more are complained about.
  ///   - path: The place of the list in the scene.
  ///   - read: Reads one item at its place; `nil` leaves it out.
  /// - Returns: The items that could be read; none for null.
  package mutating func list<Item>(
    _ node: YAMLNode, of what: String, atMost most: Int, at path: NodePath,
    _ read: (YAMLNode, NodePath, inout SceneContext) -> Item?
  ) -> [Item] {
    if node.isNull { return [] }
    guard case .sequence(let items) = node.value else {
      complaints.add(node.location, "found \(node.summary), expected a list of \(what)")
      return []
    }
    if items.count > most {
      complaints.add(node.location, "\(items.count) \(what), at most \(most) are read")
    }
    var result: [Item] = []
    for (index, item) in items.prefix(most).enumerated() {
      let own = path.item(index)
      note(item.location, at: own)
      if let value = read(item, own, &self) { result.append(value) }
    }
    return result
  }
}

// MARK: Around what is read

extension SceneContext {
  /// Reads in the language that a map names for its texts; what comes after it is in the one before.
  mutating func inLanguage<Result>(
    of node: YAMLNode, _ read: (inout SceneContext) -> Result
  ) -> Result {
    let outer = (language, isLanguageNamed)
    if let own = node["lang"].flatMap({ value(.language, $0) }), forcedLanguage == nil {
      (language, isLanguageNamed) = (own, true)
    }
    defer { (language, isLanguageNamed) = outer }
    return read(&self)
  }

  /// Reads what does or does not stand inside of something that scrolls.
  mutating func whereScrolling<Result>(
    _ scrolls: Bool, _ read: (inout SceneContext) -> Result
  ) -> Result {
    let outer = isScrolling
    isScrolling = scrolls
    defer { isScrolling = outer }
    return read(&self)
  }
}
