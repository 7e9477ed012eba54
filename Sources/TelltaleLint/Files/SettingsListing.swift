import TelltaleModel

/// The settings of a team's files and a command line, each with the place that it comes from.
package enum SettingsListing {
  /// Writes the settings as a project file would say them.
  ///
  /// - Parameters:
  ///   - project: The project with what its preset settles.
  ///   - settings: The same under the words of a command line.
  ///   - profiles: The profiles that the command line names; empty where it names none.
  ///   - panel: The panel that the command line names; `nil` where it names none.
  ///   - folder: The folder that paths are shown relative to, where they are inside of it.
  /// - Returns: Lines of YAML, each with the place where it was settled.
  package static func text(
    _ project: LintProject, _ settings: LintSettings, profiles: [String], panel: String? = nil,
    folder: String
  ) -> String {
    let places = project.project.places
    let named = project.file.map { shown($0, folder) } ?? "no project file"
    var lines: [(text: String, origin: String?)] = [("# \(named)", nil)]
    func add(_ key: String, _ value: String, isOption: Bool = false) {
      lines.append(
        ("\(key): \(value)", isOption ? "--\(key)" : places[key].map { origin($0, folder) }))
    }
    if let preset = project.project.preset { add("preset", preset) }
    let names = profiles.isEmpty ? project.project.profiles : profiles
    if !names.isEmpty {
      add("profiles", list(names.map { shown($0, folder) }), isOption: !profiles.isEmpty)
    }
    if !settings.select.isEmpty {
      add("select", list(settings.select), isOption: settings.select != project.project.select)
    }
    if !settings.ignore.isEmpty {
      add("ignore", list(settings.ignore), isOption: settings.ignore != project.project.ignore)
    }
    if let baseline = project.project.baseline { add("baseline", baseline) }
    if !project.project.lexicons.isEmpty { add("lexicons", list(project.project.lexicons)) }
    if let name = panel ?? project.project.panel?.name {
      add("panel", name, isOption: panel != nil)
    }
    if let reference = project.project.reference { add("reference", reference) }
    if !project.project.exclude.isEmpty { add("exclude", list(project.project.exclude)) }
    if !settings.severities.isEmpty { lines.append(("severity:", nil)) }
    for (name, choice) in settings.severities.sorted(by: { $0.key < $1.key }) {
      lines.append(
        ("  \(name): \(word(choice))", settings.places[name].map { origin($0, folder) }))
    }
    return aligned(lines)
  }

  /// `off` without quotation marks is false to some who read YAML.
  private static func word(_ choice: SeverityChoice) -> String {
    choice == .off ? "\"off\"" : choice.rawValue
  }

  private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }

  private static func origin(_ place: SourceLocation, _ folder: String) -> String {
    "\(shown(place.file, folder)):\(place.line)"
  }

  private static func shown(_ path: String, _ folder: String) -> String {
    guard path.hasPrefix("/") else { return path }
    let inside = PathText.relative(path, to: folder)
    return inside.hasPrefix("../") ? path : inside
  }

  private static func aligned(_ lines: [(text: String, origin: String?)]) -> String {
    let width =
      lines.filter { $0.origin != nil && $0.text.count <= 60 }.map(\.text.count).max() ?? 0
    return lines.map { text, origin in
      guard let origin else { return text + "\n" }
      return text + String(repeating: " ", count: max(0, width - text.count) + 2) + "# \(origin)\n"
    }.joined()
  }
}
