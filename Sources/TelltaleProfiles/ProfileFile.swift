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
  static let ownKeys = ["telltale", "extends", "abstract"]

  /// `nil` after a complaint.
  init?(_ bytes: [UInt8], path: String, complaints: inout Complaints) {
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
  init?(_ root: YAMLNode?, path: String, complaints: inout Complaints) {
    guard let root, case .mapping(let entries) = root.value else {
      complaints.add(
        SourceLocation(file: path, line: 1, column: 1),
        "the file holds \(Self.kind(of: root)), expected a map of settings",
        remedy: "`extends: [base]` is a start")
      return nil
    }
    self.path = path
    settings = YAMLNode(
      .mapping(entries.filter { !ProfileFile.ownKeys.contains($0.key) }), at: root.location)
    for entry in entries {
      switch entry.key {
      case "telltale": complaints.check(version: entry.value)
      case "abstract":
        isAbstract = ValueReader.flag.read(entry.value, &complaints) ?? false
      case "extends": readParents(entry.value, &complaints)
      default: break
      }
    }
  }

  /// What a file holds that is no profile. Its own words are left out: whoever names a file need not be
  /// allowed to read it.
  private static func kind(of root: YAMLNode?) -> String {
    guard let root, case .scalar = root.value, !root.isNull else {
      return root?.summary ?? "nothing"
    }
    return "a text"
  }

  private mutating func readParents(_ node: YAMLNode, _ complaints: inout Complaints) {
    var items = [node]
    if case .sequence(let list) = node.value { items = list }
    guard items.count <= Limits.profileParents else {
      complaints.add(
        node.location,
        "\(items.count) profiles are extended, at most \(Limits.profileParents) can be")
      return
    }
    for item in items {
      if let name = ValueReader.line.read(item, &complaints) {
        parents.append((name, item.location))
      }
    }
  }
}
