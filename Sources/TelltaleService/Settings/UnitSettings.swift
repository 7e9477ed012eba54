import TelltaleModel
import TelltaleRuntime
import TelltaleSyntax

/// What a unit says once for all that is asked on it: `/etc/telltale/telltale.yaml`.
package struct UnitSettings: Equatable {
  /// Where it is looked for, unless the caller names another file.
  package static let path = "/etc/telltale/telltale.yaml"

  package var scene = SceneSettings()
  /// Absent, the usual policy.
  package var rules: [ServicePolicy.Rule]?
  package var limits = ServiceLimits()
  /// The folder whose files scripts may let people choose from; absent, there is none.
  package var files: String?

  package init() {}

  /// Reads a file; throws all that is wrong with it.
  package init(path: String) throws(LoadErrors) {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, kind: .profile)
    } catch {
      throw LoadErrors(error)
    }
    try self.init(bytes, file: path)
  }

  init(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    self.init()
    try take(bytes, file: file)
  }

  /// Takes what a file says over what is there already; throws all that is wrong with it, and is then in no state
  /// to be used.
  mutating func take(_ bytes: [UInt8], file: String) throws(LoadErrors) {
    var complaints = Complaints(kind: .profile)
    if let root = YAMLReader.read(bytes, file: file, complaints: &complaints), !root.isNull,
      let record = RecordReader(root, keys: Self.keys, &complaints)
    {
      read(record, &complaints)
    }
    if let errors = LoadErrors(complaints.errors) { throw errors }
  }

  private static let keys = [
    "telltale", "profile", "device", "theme", "language", "text-size", "high-contrast", "bold-text",
    "reduce-motion", "files", "service",
  ]

  private mutating func read(_ record: RecordReader, _ complaints: inout Complaints) {
    let profile = record.value("profile", .line, &complaints)
    let device = record.value("device", .line, &complaints)
    // Whichever a file names, what was named before it is another unit's.
    if profile != nil || device != nil { (scene.profile, scene.device) = (profile, device) }
    scene.theme = record.value("theme", .choice, &complaints) ?? scene.theme
    scene.lang = record.value("language", .languageTag, &complaints) ?? scene.lang
    scene.textSize =
      record.value("text-size", .number(SceneSettings.textSizes), &complaints) ?? scene.textSize
    scene.aids = ReadingAids(
      highContrast: record.value("high-contrast", .flag, &complaints) ?? false,
      boldText: record.value("bold-text", .flag, &complaints) ?? false)
    scene.reducesMotion = record.value("reduce-motion", .flag, &complaints) ?? false
    files = record.value("files", .absolutePath, &complaints) ?? files
    let service = record.value("service", .node, &complaints)
    guard let service, let inside = RecordReader(service, keys: ["clients", "limits"], &complaints)
    else { return }
    rules =
      inside.value("clients", ValueReader<ServicePolicy.Rule>.rule.list(), &complaints) ?? rules
    guard let node = inside.value("limits", .node, &complaints),
      let limits = RecordReader(node, keys: Self.limits.map(\.key), &complaints)
    else { return }
    for (key, range, path) in Self.limits {
      if let value = limits.value(key, .integer(range), &complaints) {
        self.limits[keyPath: path] = value
      }
    }
  }

  private static var limits:
    [(key: String, range: ClosedRange<Int>, path: WritableKeyPath<ServiceLimits, Int>)]
  {
    [
      ("open-questions", 1...1000, \.openQuestions),
      ("calls-per-second", 1...10_000, \.callsPerSecond),
      ("connections", 1...1000, \.connections),
      ("connections-per-user", 1...1000, \.connectionsPerUser),
      ("message-bytes", 1024...Limits.fileBytes, \.messageBytes),
      ("kept-answers", 0...100_000, \.keptAnswers),
      ("kept-bytes-per-user", 1024...1_073_741_824, \.keptBytesPerUser),
      ("journal-bytes", 65_536...1_073_741_824, \.journalBytes),
    ]
  }

  /// Who may ask what on this unit; where the file has no `clients`, the service's own user may do all.
  package func policy(own user: UInt32) -> ServicePolicy {
    ServicePolicy(rules: rules ?? ServicePolicy.standard(own: user).rules, limits: limits)
  }
}

extension ValueReader where Value == YAMLNode {
  fileprivate static var node: ValueReader {
    ValueReader("a map", schema: ["type": "object"]) { $0 }
  }
}

extension ValueReader where Value == String {
  fileprivate static var absolutePath: ValueReader {
    ValueReader("the path of a folder, from /", schema: ["type": "string"]) { node in
      node.text.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
  }

  fileprivate static var languageTag: ValueReader {
    ValueReader("a language tag such as ja or zh-Hant", schema: ["type": "string"]) { node in
      node.text.flatMap { SceneSettings.isLanguageTag($0) ? $0 : nil }
    }
  }
}

extension ValueReader where Value == ServicePolicy.Rule {
  fileprivate static var rule: ValueReader {
    let keys = ["user", "group", "unit", "asks", "sees", "opens", "sets"]
    return ValueReader("a rule with \(keys.joined(separator: ", "))", schema: ["type": "object"]) {
      node, complaints in
      guard let record = RecordReader(node, keys: keys, &complaints) else { return nil }
      let number = ValueReader<Int>.integer(0...Int(UInt32.max))
      let asks = record.value("asks", ValueReader<Asks>.choice, &complaints)
      let sees = record.value("sees", ValueReader<Sees>.choice, &complaints)
      let sets = record.value("sets", ValueReader<ServicePolicy.Setting>.choice.list(), &complaints)
      return ServicePolicy.Rule(
        user: record.value("user", number, &complaints).map { UInt32($0) },
        group: record.value("group", number, &complaints).map { UInt32($0) },
        unit: record.value("unit", .line, &complaints),
        asks: asks.flatMap { QuestionPriority(rawValue: $0.rawValue) }, seesAll: sees == .all,
        opens: record.value("opens", ValueReader<String>.folder.list(), &complaints),
        sets: Set(sets ?? []))
    }
  }
}

extension ValueReader where Value == String {
  fileprivate static var folder: ValueReader {
    ValueReader("the whole path of a folder, such as /usr/share/kiosk", schema: ["type": "string"])
    {
      node in node.text.flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
  }
}

/// The words for what may be asked.
private enum Asks: String, CaseIterable { case none, low, normal, high, critical }

/// The words for whose questions are listed.
private enum Sees: String, CaseIterable { case own, all }
