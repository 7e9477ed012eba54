import TelltaleModel
import TelltaleRuntime
import TelltaleServiceClient
import TelltaleSyntax

extension UnitSettings {
  /// One key of a unit's settings.
  private typealias Key = MapKey<UnitSettings, LoadErrorCollector>

  /// The keys of a unit's settings.
  static let file = KeyedFile(
    .profile, title: "Telltale settings of a unit", mayBeEmpty: true,
    KeyedMap(nil, [.version] + shown + aids + [files, service]))

  /// The JSON Schema of a unit's settings, made from their keys.
  package static var schema: JSONValue { file.schema }

  private static let shown: [Key] = [
    .key("profile", .value(.line), "Name or file of the profile for everything that is shown.") {
      $0.scene.profile = $1
    },
    .key(
      "device", .value(.line),
      "The unit's device file. Beside `profile` it counts, and has to extend that profile."
    ) { $0.scene.device = $1 },
    .key("theme", .value(.choice), "The theme.", usual: "day") { $0.scene.theme = $1 },
    .key("language", .value(.language), "The language of scenes; the default is their own.") {
      $0.scene.lang = $1.tag
    },
    .key(
      "text-size", .value(.number(SceneSettings.textSizes)), "Factor of the text size.", usual: 1
    ) { $0.scene.textSize = $1 },
  ]

  private static let aids: [Key] = [
    .key(
      "high-contrast", .value(.flag), "High contrast: text at 7:1, lines and edges at 3:1.",
      usual: false
    ) { $0.scene.aids.highContrast = $1 },
    .key("bold-text", .value(.flag), "Bold texts.", usual: false) {
      $0.scene.aids.boldText = $1
    },
    .key("reduce-motion", .value(.flag), "Reduced motion: only necessary motion.", usual: false) {
      $0.scene.reducesMotion = $1
    },
  ]

  private static let files = Key.key(
    "files", .value(.folder), "The folder from which scripts may let people choose files."
  ) { $0.files = $1 }

  private static let service = Key.map(
    "service",
    KeyedMap(nil, [clients, .map("limits", KeyedMap(nil, limits), "Limits for users.")]),
    "Rules and limits for clients.")

  private static let clients = Key.key(
    "clients", .value(ServiceRuleKeys.reader.list()),
    "Rules; the first that matches the caller applies. Without rules, root and the service's own"
      + " user may do everything, and others may ask up to high."
  ) { $0.rules = $1 }

  private static let limits: [Key] = [
    limit("open-questions", 1...1000, "Waiting questions of a user.", \.openQuestions),
    limit("calls-per-second", 1...10_000, "Calls of a user per second.", \.callsPerSecond),
    limit("connections", 1...1000, "Connections of all users.", \.connections),
    limit("connections-per-user", 1...1000, "Connections of a user.", \.connectionsPerUser),
    limit("message-bytes", 1024...Limits.fileBytes, "Bytes of a message.", \.messageBytes),
    limit("kept-answers", 0...100_000, "Kept answers of all users.", \.keptAnswers),
    limit(
      "kept-bytes-per-user", 1024...1_073_741_824, "Bytes of a user's kept answers.",
      \.keptBytesPerUser),
    limit(
      "journal-bytes", 65_536...1_073_741_824, "Bytes of the journal before a new one starts.",
      \.journalBytes),
    limit(
      "journal-days", 0...36_500,
      "Days for which records and answers are kept, and twice as many at most; 0 for as long as there is room.",
      \.journalDays),
  ]

  private static func limit(
    _ name: String, _ range: ClosedRange<Int>, _ doc: String,
    _ path: any WritableKeyPath<ServiceLimits, Int> & Sendable
  ) -> Key {
    .key(
      name, .value(.integer(range)), doc, usual: .integer(ServiceLimits()[keyPath: path])
    ) { $0.limits[keyPath: path] = $1 }
  }
}

/// The keys of a rule of the service: the clients that it fits, and their rights.
enum ServiceRuleKeys {
  static var reader: ValueReader<ServicePolicy.Rule> {
    map.reader(
      "a rule with \(map.form.keys.joined(separator: ", "))", from: ServicePolicy.Rule(asks: nil))
  }

  private static let map = KeyedMap<ServicePolicy.Rule, LoadErrorCollector>(
    nil,
    [
      .key("user", .value(number), "The number of a user.") { $0.user = UInt32($1) },
      .key(
        "group", .value(number),
        "The number of the group that the process runs with; supplementary groups do not count."
      ) { $0.group = UInt32($1) },
      .key("unit", .value(.line), "The name of a unit of systemd.") { $0.unit = $1 },
      .key(
        "asks", .value(ValueReader<Asks>.choice), "The highest priority that the client may use.",
        usual: "none"
      ) { $0.asks = QuestionPriority(rawValue: $1.rawValue) },
      .key(
        "sees", .value(ValueReader<Sees>.choice), "Users whose questions the client may see.",
        usual: "own"
      ) { $0.seesAll = $1 == .all },
      .key(
        "opens", .value(ValueReader.folder.list()),
        "Folders of apps that may be shown; an empty list allows apps that come as text."
          + " Without it, no app may be shown."
      ) { $0.opens = $1 },
      .key(
        "sets", .value(ValueReader<ServicePolicy.Setting>.choice.list()),
        "Values that the client may set for everything that is shown."
      ) { $0.sets = Set($1) },
      .key(
        "profiles", .value(ValueReader.folder.list()),
        "Folders of profiles and device files that may be set (`sets: [profile]`), besides profiles with names."
      ) { $0.profiles = $1 },
      .key(
        "keeps-screen", .value(.integer(0...86_400)),
        "Seconds for which an app's last screen stays after its program has ended.", usual: 0
      ) { $0.keepsScreen = $1 * 1000 },
    ])

  private static let number = ValueReader.integer(0...Int(UInt32.max))

  /// The words for the highest priority.
  private enum Asks: String, CaseIterable { case none, low, normal, high, critical }

  /// The words for the users whose questions are listed.
  private enum Sees: String, CaseIterable { case own, all }
}

extension ValueReader where Value == String {
  fileprivate static var folder: ValueReader {
    ValueReader(
      "the whole path of a folder, such as /usr/share/kiosk",
      schema: ["type": "string", "pattern": "^/"]
    ) { node in node.text.flatMap { $0.hasPrefix("/") ? $0 : nil } }
  }
}
