import TelltaleModel
import TelltaleSyntax

/// Turns a merged tree into a profile by the table of keys.
struct ProfileDecoder {
  private let tree: YAMLNode
  private var profile: Profile
  private var complaints: Complaints

  /// Whether keys may not be missing.
  private let isComplete: Bool

  private init(_ tree: YAMLNode, name: String, isComplete: Bool, _ complaints: Complaints) {
    self.tree = tree
    self.isComplete = isComplete
    profile = .blank(name: name)
    self.complaints = complaints
  }

  /// The profile, as far as it could be understood; it counts only when nothing was complained
  /// about.
  static func decode(
    _ tree: YAMLNode, name: String, isComplete: Bool, complaints: inout Complaints
  ) -> Profile {
    var decoder = ProfileDecoder(tree, name: name, isComplete: isComplete, complaints)
    decoder.decode()
    complaints = decoder.complaints
    return decoder.profile
  }

  private mutating func decode() {
    guard case .mapping(let entries) = tree.value else { return }
    let top = ProfileKeys.top.map(\.name) + ProfileKeys.sections.filter { !$0.isEmpty }
    for entry in entries where !entry.key.hasPrefix("x-") && !top.contains(entry.key) {
      complaints.add(unknownKey: entry, among: top + ProfileFile.ownKeys)
    }
    decode(entries, by: ProfileKeys.top[...], isTop: true)
    for keys in ProfileKeys.bySection {
      guard let section = keys.first?.section else { continue }
      guard let entry = entries.first(where: { $0.key == section }) else {
        decode([], by: keys, isTop: false)
        continue
      }
      guard case .mapping(let values) = entry.value.value else {
        complaints.add(
          entry.value.location,
          "\"\(section)\" is \(entry.value.summary), expected a map of settings")
        continue
      }
      decode(values, by: keys, isTop: false)
    }
  }

  /// Files mostly follow the order of the table, so the search for a key starts after the last one.
  private mutating func decode(
    _ entries: [YAMLEntry], by keys: ArraySlice<ProfileKey>, isTop: Bool
  ) {
    var found = Array(repeating: false, count: keys.count)
    var next = keys.startIndex
    for entry in entries {
      let match =
        keys[next...].firstIndex { $0.name == entry.key }
        ?? keys[..<next].firstIndex { $0.name == entry.key }
      guard let match else {
        if !isTop, !entry.key.hasPrefix("x-") {
          complaints.add(unknownKey: entry, among: keys.map(\.name))
        }
        continue
      }
      found[match - keys.startIndex] = true
      next = match + 1
      keys[match].apply(entry.value, &profile, &complaints)
    }
    for (key, found) in zip(keys, found) where isComplete && !found && key.isRequired {
      complaints.add(
        tree.location, "\"\(key.path)\" is not given",
        remedy: "set it here, or extend a profile that has it")
    }
  }
}

extension ProfileKeys {
  /// The keys at the file's top.
  static let top = Array(all.prefix { $0.section.isEmpty })

  /// The keys of each section, in order.
  static let bySection: [ArraySlice<ProfileKey>] = {
    var sections: [ArraySlice<ProfileKey>] = []
    var rest = all[top.count...]
    while let section = rest.first?.section {
      let keys = rest.prefix { $0.section == section }
      sections.append(keys)
      rest = rest[keys.endIndex...]
    }
    return sections
  }()
}
