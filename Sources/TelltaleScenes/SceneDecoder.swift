import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// Turns the tree of a scene file into a scene, and collects everything that speaks against it.
///
/// What the guidelines forbid becomes a finding under its catalogue id; everything else that is
/// wrong becomes an error. Either way decoding goes on with what is left.
package struct SceneDecoder {
  package let profile: Profile
  package let lexicons: Lexicons
  /// The files that stand beside the scene's.
  package let files: BundleFiles
  /// Overrules the scene's own.
  package let forcedLanguage: Language?
  package var complaints: Complaints
  package private(set) var findings: [Finding] = []
  package var sourceMap: SourceMap
  /// The language of the whole scene.
  package var sceneLanguage: Language
  /// The language of what is being read.
  package var language: Language
  /// True where that language was named and not guessed.
  package var isLanguageNamed = false
  /// Elements opened by actions, around the one being read.
  package var openings = 0
  /// True inside of something that scrolls.
  package var isScrolling = false

  package init(
    file: String, profile: Profile, lexicons: Lexicons, language: Language?, files: BundleFiles,
    complaints: Complaints
  ) {
    self.profile = profile
    self.lexicons = lexicons
    self.files = files
    forcedLanguage = language
    self.complaints = complaints
    self.language = language ?? profile.language
    sceneLanguage = self.language
    sourceMap = SourceMap(file: file)
  }
}

extension SceneDecoder {
  /// Reads a value, or complains; null counts as absent.
  package mutating func value<Value>(_ reader: ValueReader<Value>, _ node: YAMLNode) -> Value? {
    node.isNull ? nil : reader.read(node, &complaints)
  }

  /// `true` where the key says so; absent and wrong values are `false`.
  package mutating func flag(_ node: YAMLNode) -> Bool { value(.flag, node) ?? false }

  /// Remembers where a value stands: text where it begins, maps and lists where their key does.
  package mutating func note(_ entry: YAMLEntry, at path: NodePath) {
    if case .scalar = entry.value.value, !entry.value.isNull {
      sourceMap.locations[path] = entry.value.location
    } else {
      sourceMap.locations[path] = entry.location
    }
  }

  package mutating func note(_ location: SourceLocation, at path: NodePath) {
    sourceMap.locations[path] = location
  }

  /// At most as many findings as complaints.
  package mutating func find(
    _ rule: String, _ severity: Severity = .error, at path: NodePath, _ message: String,
    remedy: String? = nil, fix: Fix? = nil
  ) {
    guard findings.count < Limits.complaints else { return }
    findings.append(
      Finding(
        rule: rule, severity: severity, path: path, message: message, remedy: remedy, fix: fix))
  }

  /// Takes over what was found in another file of the same bundle.
  package mutating func adopt(_ others: [Finding]) {
    findings += others.prefix(max(0, Limits.complaints - findings.count))
  }

  /// Whether a guideline is for this profile.
  ///
  /// Asked only of what is at fault: the book is not opened for a scene that is as it should be.
  package func applies(_ rule: String) -> Bool {
    RuleBook.standard.rule(rule)?.applies.includes(profile.guidelines) ?? false
  }

  /// Refuses what the format cannot hold: under the guideline's id where it is for this profile, as
  /// an error of the file elsewhere.
  package mutating func refuse(
    _ rule: String, at path: NodePath, _ message: String, remedy: String? = nil
  ) {
    if applies(rule) {
      find(rule, at: path, message, remedy: remedy)
    } else {
      complaints.add(sourceMap.location(of: path), message, remedy: remedy)
    }
  }

  /// Refuses what only some profiles' guidelines rule out; true where it did.
  @discardableResult
  package mutating func refuseHere(
    _ rule: String, at path: NodePath, _ message: String, remedy: String? = nil
  ) -> Bool {
    guard applies(rule) else { return false }
    find(rule, at: path, message, remedy: remedy)
    return true
  }

  /// The path of a key that may be long, since it is foreign.
  package func path(_ parent: NodePath, foreign key: String) -> NodePath {
    parent.key(String(key.unicodeScalars.prefix(64).map(Character.init)))
  }
}
