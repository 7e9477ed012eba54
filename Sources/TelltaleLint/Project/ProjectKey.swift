import TelltaleCatalogue
import TelltaleGuidelines
import TelltaleModel
import TelltaleSyntax

/// One key of the project file: what it is for, how it is read, what its schema is.
struct ProjectKey: Sendable {
  let name: String
  let doc: String
  let schema: JSONValue
  let read: @Sendable (YAMLNode, inout Project, inout Complaints) -> Void

  private init<Value>(
    _ name: String, _ path: any WritableKeyPath<Project, Value> & Sendable,
    _ reader: ValueReader<Value>, _ doc: String
  ) {
    self.name = name
    self.doc = doc
    schema = reader.schema
    read = { node, project, complaints in
      if let value = reader.read(node, &complaints) { project[keyPath: path] = value }
    }
  }

  static let all: [ProjectKey] =
    [
      ProjectKey(
        "preset", \.preset, .preset,
        "Settings to begin with: car, strict or gentle, or the path of a file with profiles, select, "
          + "ignore and severity; the keys of this file come after it.")
    ] + shared + [
      ProjectKey(
        "baseline", \.baseline, ValueReader<String>.line.map(Optional.some),
        "A file with known findings, which are not reported; telltale lint --write-baseline."),
      ProjectKey(
        "lexicons", \.lexicons, ValueReader<String>.line.list(atMost: Limits.projectEntries),
        "Folders with word lists that add to those that are known."),
      ProjectKey(
        "panel", \.panel, .panel,
        "The panel that scenes are judged for: one that is sold, such as 7in, or pixels and millimetres such as "
          + "800x480 on 154x86; else a usual one of each profile."),
      ProjectKey(
        "reference", \.reference, ValueReader<String>.line.map(Optional.some),
        "Where reports lead to for a guideline's page: an address, or a folder; else the pages that were installed."
      ),
      ProjectKey(
        "exclude", \.exclude, ValueReader<String>.line.list(atMost: Limits.projectEntries),
        "Patterns of paths, with * and ?, that are left out where folders are searched."),
    ]

  /// What a preset may hold: nothing that is about one team's files.
  static let ofPresets: [ProjectKey] =
    [ProjectKey("about", \.about, ValueReader<String>.line.map(Optional.some), "Whom it is for.")]
    + shared

  private static let shared: [ProjectKey] = [
    ProjectKey(
      "profiles", \.profiles, ValueReader<String>.line.oneOrMore,
      "Profiles that scenes are checked for which name none; all for every one that is found."),
    ProjectKey(
      "select", \.select, ValueReader<String>.ruleName.list(atMost: Limits.projectEntries),
      "Ids of guidelines, or their beginnings, that are checked; without it all are."),
    ProjectKey(
      "ignore", \.ignore, ValueReader<String>.ruleName.list(atMost: Limits.projectEntries),
      "Ids of guidelines, or their beginnings, that are not checked."),
    ProjectKey(
      "severity", \.severities, .severities,
      "How much a guideline weighs here: note, warning, error or off."),
  ]
}

extension ValueReader where Value == String? {
  /// The name of a preset; those that come with the program stand in the schema for editors.
  fileprivate static var preset: ValueReader {
    ValueReader(
      "the name of a preset, or the path of its file",
      schema: ["type": "string", "examples": ["car", "strict", "gentle"]]
    ) { node in
      guard let name = node.text, !name.isEmpty, name.utf8.count <= 1_000,
        name.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
      else { return nil }
      return .some(name)
    }
  }
}

extension ValueReader where Value == UsualPanel? {
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
      return .some(panel)
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

extension ValueReader {
  /// A list of these, or one of them.
  fileprivate var oneOrMore: ValueReader<[Value]> {
    let many = list(atLeast: 1)
    return ValueReader<[Value]>(
      "\(expected), or a list", schema: ["anyOf": [schema, many.schema]]
    ) { node, complaints in
      if case .sequence = node.value { return many.read(node, &complaints) }
      return read(node, &complaints).map { [$0] }
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

extension Complaints {
  fileprivate mutating func add(unknownRule node: YAMLNode) {
    let near = node.text.map { RuleBook.everything.ids(near: $0).joined(separator: ", ") }
    add(
      node.location,
      "found \(node.summary), expected an id of a guideline, or the beginning of ids",
      remedy: near.map { "near it are \($0)" })
  }
}
