import TelltaleModel
import TelltaleSyntax

extension ProfileCheck {
  /// Names that no rule knows: what they set would never be asked for.
  mutating func checkGuidelines() {
    for item in items("guidelines", "groups") {
      guard let name = item.text, !GuidelineNames.groups.contains(name) else { continue }
      add(
        item.location, unknown: "group", name, among: GuidelineNames.groups,
        otherwise: "known: \(GuidelineNames.groups.joined(separator: ", "))")
    }
    for entry in entries("guidelines", "limits") where !GuidelineNames.isLimit(entry.key) {
      add(
        entry.location, unknown: "limit", entry.key, among: GuidelineNames.allLimits,
        otherwise: "known: \(GuidelineNames.allLimits.joined(separator: ", ")), or with"
          + " another language")
    }
    for entry in entries("guidelines", "severities") where !GuidelineNames.isSeverity(entry.key) {
      add(
        entry.location, unknown: "guideline", entry.key, among: GuidelineNames.allRules,
        otherwise: "`telltale explain` lists them")
    }
  }

  private mutating func add(
    _ location: SourceLocation, unknown kind: String, _ name: String, among known: [String],
    otherwise remedy: String
  ) {
    complaints.add(
      location, "unknown \(kind) \(Quoted.text(name))",
      remedy: Spelling.suggestion(for: name, among: known) ?? remedy)
  }

  private func items(_ section: String, _ key: String) -> [YAMLNode] {
    guard case .sequence(let items)? = loaded.tree[section]?[key]?.value else { return [] }
    return items
  }

  private func entries(_ section: String, _ key: String) -> [YAMLEntry] {
    guard case .mapping(let entries)? = loaded.tree[section]?[key]?.value else { return [] }
    return entries
  }
}
