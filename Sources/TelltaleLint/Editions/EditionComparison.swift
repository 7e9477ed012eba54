import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// What an edition in another language has that its original has not, and the other way round: its program would
/// not find it there.
struct EditionComparison {
  /// What messages call the original.
  private let original: String
  private var findings: [LintFinding] = []

  /// Keys whose values are names that a program, or another place of the scene, knows, and what to call them.
  private static let named = [
    "id": "id", "bind": "binding", "emit": "event", "push": "way to the screen", "source": "source",
  ]

  /// A name as it is used: under which key, and what it is.
  private struct Use: Hashable {
    let key: String
    let name: String
  }

  /// Where something stands in a file.
  private struct Place {
    let location: SourceLocation
    let path: NodePath
  }

  /// What there is to say of two files, of which one is named as an edition of the other.
  ///
  /// - Returns: Findings in the edition, in no order; none where it is an edition by its name only, or one of
  ///   the two cannot be read: that is told otherwise.
  static func findings(in edition: BundleSource, of original: BundleSource) -> [LintFinding] {
    var ignored = LoadErrorCollector(kind: .scene)
    guard let name = EditionName(edition.name),
      let ours = YAMLReader.read(edition.bytes, file: edition.name, complaints: &ignored),
      let theirs = YAMLReader.read(original.bytes, file: original.name, complaints: &ignored),
      name.agrees(with: ours)
    else { return [] }
    let file = original.name.split(separator: "/").last.map(String.init) ?? original.name
    return findings(in: ours, of: theirs, named: Quoted.plain(file))
  }

  /// - Parameters:
  ///   - edition: the root of its file.
  ///   - original: the root of the file that it is an edition of.
  ///   - name: what messages call that.
  /// - Returns: Findings in the edition, in no order.
  private static func findings(
    in edition: YAMLNode, of original: YAMLNode, named name: String
  ) -> [LintFinding] {
    var comparison = EditionComparison(original: name)
    let theirs = sections(of: original)
    let ours = sections(of: edition)
    let place = place(of: "screens", in: edition)
    for name in theirs.keys.sorted() where ours[name] == nil {
      comparison.tell(
        "the screen \(Quoted.text(name)) of \(comparison.original) is missing", at: place,
        remedy: "add it, in this language")
    }
    for (name, section) in ours.sorted(by: { $0.key < $1.key }) {
      guard let counterpart = theirs[name] else {
        comparison.tell(
          "the screen \(Quoted.text(name)) is not in \(comparison.original)", at: section.place,
          remedy: "add it there as well, or remove it here")
        continue
      }
      comparison.compare(section, with: counterpart, name)
    }
    return comparison.findings
  }

  private init(original: String) { self.original = original }

  /// A screen, or all of a file besides.
  private struct Section {
    let place: Place
    let uses: [Use: Place]
  }

  /// By the names of screens; what is beside them has none.
  private static func sections(of root: YAMLNode) -> [String: Section] {
    var sections: [String: Section] = [:]
    var rest: [Use: Place] = [:]
    for entry in entries(of: root) {
      guard entry.key == "screens" else {
        collect(entry.value, at: .root.key(entry.key), under: entry.key, &rest)
        continue
      }
      for screen in entries(of: entry.value) {
        let path = NodePath.screen(screen.key)
        var uses: [Use: Place] = [:]
        collect(screen.value, at: path, under: screen.key, &uses)
        sections[screen.key] = Section(
          place: Place(location: screen.location, path: path), uses: uses)
      }
    }
    sections[""] = Section(place: Place(location: root.location, path: .root), uses: rest)
    return sections
  }

  private static func collect(
    _ node: YAMLNode, at path: NodePath, under key: String, _ uses: inout [Use: Place]
  ) {
    switch node.value {
    case .scalar(let text, _):
      guard named[key] != nil, !node.isNull else { return }
      let use = Use(key: key, name: text)
      if uses[use] == nil { uses[use] = Place(location: node.location, path: path) }
    case .sequence(let items):
      for (index, item) in items.enumerated() {
        collect(item, at: path.item(index), under: key, &uses)
      }
    case .mapping(let entries):
      for entry in entries {
        collect(entry.value, at: path.key(entry.key), under: entry.key, &uses)
      }
    }
  }

  /// What a map has; nothing in anything else.
  private static func entries(of node: YAMLNode) -> [YAMLEntry] {
    if case .mapping(let entries) = node.value { entries } else { [] }
  }

  private static func place(of key: String, in root: YAMLNode) -> Place {
    let entry = entries(of: root).first { $0.key == key }
    return entry.map { Place(location: $0.location, path: .root.key($0.key)) }
      ?? Place(location: root.location, path: .root)
  }

  private mutating func compare(_ ours: Section, with theirs: Section, _ screen: String) {
    let what = screen.isEmpty ? "" : " on the screen \(Quoted.text(screen))"
    for use in theirs.uses.keys.sorted(by: Self.comesBefore) where ours.uses[use] == nil {
      tell(
        "the \(Self.words(use)) of \(original) is missing\(what)", at: ours.place,
        remedy: "write it as it is written there")
    }
    for (use, place) in ours.uses.sorted(by: { Self.comesBefore($0.key, $1.key) })
    where theirs.uses[use] == nil {
      tell(
        "the \(Self.words(use)) is not in \(original)\(what)", at: place,
        remedy: "write it as it is written there, or add it there as well")
    }
  }

  private static func words(_ use: Use) -> String {
    "\(named[use.key] ?? use.key) \(Quoted.text(use.name))"
  }

  private static func comesBefore(_ left: Use, _ right: Use) -> Bool {
    (left.key, left.name) < (right.key, right.name)
  }

  private mutating func tell(_ message: String, at place: Place, remedy: String) {
    findings.append(
      LintFinding(
        location: place.location, severity: .warning, message: message,
        rule: RuleID.lintEditionDiffers.rawValue, remedy: remedy, path: place.path))
  }
}
