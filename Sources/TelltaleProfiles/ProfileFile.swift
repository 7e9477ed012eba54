import TelltaleModel
import TelltaleSyntax

/// One file of a profile, before what it extends is put under it.
struct ProfileFile {
  let path: String
  /// The profiles named under `extends`, with their places.
  var parents: [(name: String, location: SourceLocation)] = []
  /// True for a file that only others extend.
  var isAbstract = false
  /// The settings, without the keys that belong to the file itself.
  var settings: YAMLNode

  /// False for a file of another kind: what extends nothing and does not say what it is about cannot be whole.
  var isProfile: Bool {
    guard case .mapping(let entries) = settings.value else { return false }
    return !parents.isEmpty || entries.contains { $0.key == "about" }
  }

  /// Keys that are about the file and are not inherited.
  static let map = KeyedMap<ProfileFile, LoadErrorCollector>(
    "a map of settings",
    [
      .version,
      .key(
        "extends", schema: parents.schema,
        "Profiles that this one extends; of what several say the last one counts, and this file"
          + " before all."
      ) { entry, _, complaints, file in
        if let parents = parents.read(entry.value, &complaints) { file.parents = parents }
      },
      .key("abstract", .value(.flag), "True if only other profiles may extend it.") {
        $0.isAbstract = $1
      },
    ])

  private static let parents = ValueReader<[(name: String, location: SourceLocation)]>(
    "the name of a profile, or a list",
    schema: [
      "anyOf": [
        ["type": "string"],
        [
          "type": "array", "items": ["type": "string"], "maxItems": .integer(Limits.profileParents),
        ],
      ]
    ]
  ) { node, complaints in
    var items = [node]
    if case .sequence(let list) = node.value { items = list }
    guard items.count <= Limits.profileParents else {
      complaints.add(
        node.location,
        "\(items.count) profiles are extended, at most \(Limits.profileParents) can be")
      return nil
    }
    return items.compactMap { item in
      ValueReader.line.read(item, &complaints).map { ($0, item.location) }
    }
  }

  /// `nil` after a complaint.
  init?(_ bytes: [UInt8], path: String, complaints: inout LoadErrorCollector) {
    let before = complaints.errors.count
    let root = YAMLReader.read(bytes, file: path, complaints: &complaints)
    guard complaints.errors.count == before || root != nil else { return nil }
    self.init(root, path: path, complaints: &complaints)
  }

  /// `nil` after a complaint.
  ///
  /// - Parameters:
  ///   - root: what the file holds.
  ///   - path: of the file.
  ///   - complaints: what is wrong is told to them.
  init?(_ root: YAMLNode?, path: String, complaints: inout LoadErrorCollector) {
    guard let root, case .mapping(let entries) = root.value else {
      complaints.add(
        SourceLocation(file: path, line: 1, column: 1),
        "the file holds \(Self.kind(of: root)), expected a map of settings",
        remedy: "`extends: [base]` is a start")
      return nil
    }
    self.path = path
    let own = Set(Self.map.form.keys)
    settings = YAMLNode(
      .mapping(entries.filter { !own.contains($0.key) }), at: root.location)
    let rest = YAMLNode(.mapping(entries.filter { own.contains($0.key) }), at: root.location)
    Self.map.read(rest, into: &self, in: &complaints)
  }

  /// What a file holds that is no profile. Its own words are left out: whoever names a file need not be
  /// allowed to read it.
  private static func kind(of root: YAMLNode?) -> String {
    guard let root, case .scalar = root.value, !root.isNull else {
      return root?.summary ?? "nothing"
    }
    return "a text"
  }
}
