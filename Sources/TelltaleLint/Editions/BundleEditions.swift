import TelltaleScenes
import TelltaleSyntax

/// Files of an app, told apart by the languages that they are editions for.
struct BundleEditions {
  /// Files that are editions of no other one here.
  let originals: [BundleSource]
  /// All files of the app in each language: its editions, and what has none in it.
  let others: [String: [BundleSource]]

  init(_ sources: [BundleSource]) {
    let names = Set(sources.map(\.name))
    var editions: [String: [String: BundleSource]] = [:]
    var originals: [BundleSource] = []
    for source in sources {
      if let name = EditionName(source.name), names.contains(name.original),
        Self.isOne(source, name)
      {
        editions[name.tag, default: [:]][name.original] = source
      } else {
        originals.append(source)
      }
    }
    self.originals = originals
    others = editions.mapValues { own in originals.map { own[$0.name] ?? $0 } }
  }

  /// What a file is an edition of.
  func original(of name: String) -> BundleSource? {
    guard let edition = EditionName(name) else { return nil }
    return originals.first { $0.name == edition.original }
  }

  private static func isOne(_ source: BundleSource, _ name: EditionName) -> Bool {
    var ignored = LoadErrorCollector(kind: .scene)
    let root = YAMLReader.read(source.bytes, file: source.name, complaints: &ignored)
    // What cannot be read is told by itself, and not as a second app.
    return root.map(name.agrees) ?? true
  }
}
