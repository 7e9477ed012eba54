import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

extension Project {
  /// One key of a project file.
  private typealias Key = MapKey<Project, ProjectContext>

  /// What may stand in a project file.
  static let file = KeyedFile(
    .project, title: "Telltale project", mayBeEmpty: true,
    KeyedMap("a map of settings for telltale lint", [.version] + all, example: example))

  /// What may stand in a preset: nothing that is about one team's files.
  static let presetFile = KeyedFile(
    .project, title: "Telltale preset", mayBeEmpty: true,
    KeyedMap("a map of settings for telltale lint", [.version] + ofPresets, example: example))

  private static let example = "`profiles: all` is one"

  private static let all: [Key] =
    [
      .key(
        "preset", .value(.preset),
        "Settings to begin with: car, strict or gentle, or the path of a file with profiles, select, ignore and "
          + "severity. The keys of this file override them."
      ) { $0.preset = $1 }
    ] + shared + files

  private static let files: [Key] = [
    .key(
      "baseline", .value(.line),
      "A file with known findings, which are not reported; telltale lint --write-baseline writes it."
    ) { $0.baseline = $1 },
    .key(
      "lexicons", .value(ValueReader.line.list(atMost: Limits.projectEntries)),
      "Folders with word lists, which are added to the known ones."
    ) { $0.lexicons = $1 },
    .key(
      "panel", .value(.panel),
      "The panel that scenes are checked for: a usual size such as 7in, or pixels and millimetres such as 800x480 on "
        + "154x86. Without it, a usual panel of each profile."
    ) { $0.panel = $1 },
    .key(
      "reference", .value(.line),
      "The address or folder of the guidelines' pages, to which reports lead. Without it, the installed pages."
    ) { $0.reference = $1 },
    .key(
      "exclude", .value(ValueReader.line.list(atMost: Limits.projectEntries)),
      "Patterns of paths, with * and ?, that are skipped when folders are searched."
    ) { $0.exclude = $1 },
  ]

  private static let ofPresets: [Key] =
    [.key("about", .value(.line), "The teams that it is for.") { $0.about = $1 }] + shared

  private static let shared: [Key] = [
    .key(
      "profiles", .value(ValueReader.line.oneOrMore),
      "Profiles, by name or file, for scenes that name none; all stands for every profile that is"
        + " found. Paths count from this file's folder."
    ) { $0.profiles = $1 },
    .key(
      "select", .value(ValueReader.ruleName.list(atMost: Limits.projectEntries)),
      "Ids of guidelines to check, or their beginnings. Without it, all are checked."
    ) { $0.select = $1 },
    .key(
      "ignore", .value(ValueReader.ruleName.list(atMost: Limits.projectEntries)),
      "Ids of guidelines not to check, or their beginnings."
    ) { $0.ignore = $1 },
    .key(
      "severity", .value(.severities),
      "Severities of guidelines here: note, warning, error or off."
    ) { $0.severities = $1 },
  ]
}

extension ValueReader where Value == String {
  /// The name of a preset; those that come with the program stand in the schema for editors.
  fileprivate static var preset: ValueReader {
    ValueReader(
      "the name of a preset, or the path of its file",
      schema: ["type": "string", "examples": ["car", "strict", "gentle"]]
    ) { node in
      guard let name = node.text, !name.isEmpty, name.utf8.count <= 1_000,
        name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      return name
    }
  }
}

extension ValueReader where Value == UsualPanel {
  /// A panel whose pixels are about as high as they are wide.
  fileprivate static var panel: ValueReader {
    ValueReader(
      "a panel such as 7in, or its pixels and millimetres such as 800x480 on 154x86",
      schema: [
        "type": "string", "examples": .array(UsualPanel.all.map { .string($0.name) }),
      ]
    ) { node in
      guard let panel = node.text.flatMap(UsualPanel.reading),
        panel.size.lie(with: panel.pixels, isMeasured: true) == nil
      else { return nil }
      return panel
    }
  }
}

extension ValueReader where Value == String {
  /// An id of a guideline, or the beginning of ids.
  fileprivate static var ruleName: ValueReader {
    ValueReader(
      "an id of a guideline such as \(RuleID.alertTitleShort.rawValue)", schema: ["type": "string"]
    ) { node, complaints in
      guard let name = node.text, RuleBook.everything.knows(name) else {
        complaints.add(unknownRule: node)
        return nil
      }
      return name.uppercased()
    }
  }
}

extension ValueReader where Value == [String: SeverityChoice] {
  fileprivate static var severities: ValueReader {
    let choice = ValueReader<SeverityChoice>.choice
    return ValueReader(
      "a map from ids of guidelines to \(choice.expected)",
      schema: ["type": "object", "additionalProperties": choice.schema]
    ) { node, complaints in
      guard case .mapping(let entries) = node.value else {
        complaints.add(
          node.location,
          "found \(node.sizedSummary), expected a map from ids of guidelines to \(choice.expected)")
        return nil
      }
      var severities: [String: SeverityChoice] = [:]
      for entry in entries {
        guard RuleBook.everything.knows(entry.key) else {
          complaints.add(
            unknownRule: YAMLNode(.scalar(entry.key, isPlain: false), at: entry.location))
          continue
        }
        severities[entry.key.uppercased()] = choice.read(entry.value, &complaints)
      }
      return severities
    }
  }
}

extension LoadErrorCollector {
  fileprivate mutating func add(unknownRule node: YAMLNode) {
    let near = node.text.map { RuleBook.everything.ids(near: $0).joined(separator: ", ") }
    add(
      node.location,
      "found \(node.summary), expected an id of a guideline, or the beginning of ids",
      remedy: near.map { "near it are \($0)" })
  }
}
