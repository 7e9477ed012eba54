import TelltaleModel
import TelltaleSyntax

/// Turns a merged tree into a profile by the table of keys.
enum ProfileDecoder {
  /// The profile, as far as it could be understood; it counts only when nothing was complained
  /// about.
  ///
  /// - Parameters:
  ///   - tree: what the files say together.
  ///   - name: of the profile.
  ///   - isComplete: whether keys may not be missing.
  ///   - complaints: what is wrong is told to them.
  /// - Returns: What was understood.
  static func decode(
    _ tree: YAMLNode, name: String, isComplete: Bool, complaints: inout LoadErrorCollector
  ) -> Profile {
    var profile = Profile.blank(name: name)
    guard case .mapping = tree.value else { return profile }
    ProfileKeys.map.read(tree, into: &profile, in: &complaints)
    if isComplete { complain(ofMissingIn: tree, &complaints) }
    return profile
  }

  private static func complain(ofMissingIn tree: YAMLNode, _ complaints: inout LoadErrorCollector) {
    for keys in [ProfileKeys.top[...]] + ProfileKeys.bySection {
      guard let section = keys.first?.section, let values = values(of: section, in: tree) else {
        continue
      }
      var next = values.startIndex
      for key in keys where key.isRequired {
        // Files mostly follow the order of the table.
        let found =
          values[next...].firstIndex { $0.key == key.name }
          ?? values[..<next].firstIndex { $0.key == key.name }
        if let found {
          next = found + 1
        } else {
          complaints.add(
            tree.location, "\"\(key.path)\" is not given",
            remedy: "set it here, or extend a profile that has it")
        }
      }
    }
  }

  /// What a section says; `nil` for what is no map, of which it was said.
  private static func values(of section: String, in tree: YAMLNode) -> [YAMLEntry]? {
    let node = section.isEmpty ? tree : tree[section]
    guard let node else { return [] }
    guard case .mapping(let values) = node.value else { return nil }
    return values
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

  /// All that may stand in a file: what is about the file itself, the keys at its top, and each section.
  static let map: KeyedMap<Profile, LoadErrorCollector> = {
    let sections = bySection.map(section)
    let own = ProfileFile.map.keys
    let form = MapForm(
      "a map of settings", own.map(\.name) + top.map(\.name) + sections.map(\.name))
    return KeyedMap(
      form, own.map { .apart(besides: $0) } + top.map(\.key) + sections
    ) { index, entry, path, complaints, profile in
      let place = index - own.count
      if place >= top.count {
        sections[place - top.count].read(entry, path, &complaints, &profile)
      } else if place >= 0 {
        top[place].apply(entry.value, &profile, &complaints)
      }
    }
  }()

  private static func section(_ keys: ArraySlice<ProfileKey>) -> MapKey<Profile, LoadErrorCollector>
  {
    let keys = Array(keys)
    let name = keys[0].section
    let form = MapForm("a map of settings", keys.map(\.name))
    let map = KeyedMap(form, keys.map(\.key)) { index, entry, _, complaints, profile in
      keys[index].apply(entry.value, &profile, &complaints)
    }
    return .map(name, map, sectionDocs[name] ?? "")
  }

  /// What each section is about, for people.
  private static let sectionDocs = [
    "inputs": "The kinds of input that devices have.",
    "display": "The panel: density, safe edges, size and distance.",
    "legibility": "The least and the wanted sizes of texts and targets.",
    "alert": "Alerts: the card, its content, and its arrangement.",
    "alone": "A question with nothing behind it.",
    "alert-icons": "The icons of alerts, by their reason.",
    "screen": "Screens: bars, rows, items and their other parts.",
    "overlay": "Sheets and modals.",
    "modal": "Styles that modals may choose from.",
    "button": "The look of buttons.",
    "keyboard": "The keyboard, attached and on the screen.",
    "type": "Styles of texts, and their faces.",
    "day": "Colours by day.",
    "night": "Colours by night.",
    "behaviour": "Times, and the meaning of input.",
    "driving": "Limits by the state of the vehicle.",
    "input-map": "The meaning of each key code.",
    "guidelines": "The guidelines that apply, and their severities.",
    "device": "One unit: its panel, and its input devices.",
    "input": "The input devices that are used.",
  ]
}
