import TelltaleModel
import TelltaleSyntax

/// Reads segmented controls.
struct SegmentedReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var segmented = Segmented()
    let before = context.complaints
    guard Self.record.read(entry.value, at: path, into: &segmented, in: &context) else {
      return nil
    }
    if context.complaints == before { check(segmented, entry.value, at: path, in: &context) }
    return .segmented(segmented)
  }

  private func check(
    _ segmented: Segmented, _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) {
    let (options, counts) = (segmented.options, Segmented.counts)
    if segmented.about == nil {
      context.complaints.add(
        node.location, "a segmented control without a name",
        remedy: "add about: …, the choice that it offers")
    }
    if options.count < counts.lowerBound {
      context.complaints.add(
        (node["options"] ?? node).location,
        "found \(options.count == 1 ? "1 option" : "no options"), "
          + "expected \(counts.lowerBound) to \(counts.upperBound)",
        remedy: options.count == 1
          ? "add another, or use a switch for what is on or off" : "add {id: a, title: A}")
    }
    context.checkUnique(
      options.indices.map { (options[$0].id, path.key("options").item($0)) },
      "give each option an id of its own")
    if let first = segmented.first, segmented.option(first) == nil, !options.isEmpty {
      context.complaints.add(
        (node["value"] ?? node).location, "no option is called \(Quoted.text(first))",
        remedy: "write one of \(options.map(\.id).joined(separator: ", "))")
    }
  }

  private static func option(
    _ node: YAMLNode, at path: NodePath, in context: inout SceneContext
  ) -> Segmented.Option? {
    var draft = Draft()
    let before = context.complaints
    guard optionRecord.read(node, at: path, into: &draft, in: &context) else { return nil }
    if let id = draft.id, let title = draft.title {
      var option = Segmented.Option(id: id, title: title, icon: draft.icon)
      option.titleBinding = draft.titleBinding
      return option
    }
    if context.complaints == before {
      context.complaints.add(
        node.location, "an option without \(draft.id == nil ? "an id" : "a title")",
        remedy: "write {id: day, title: Day}")
    }
    return nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("segmented", record.schema), .init("segment", optionRecord.schema)]
  }

  private struct Draft: Sendable {
    var id: String?
    var title: TextVariants?
    var titleBinding: String?
    var icon: String?
  }

  private static let optionRecord = SceneRecord<Draft>(
    "an option",
    [
      .key("id", .name("an id"), "Its name for the application.", isRequired: true) {
        $0.id = $1
      },
      .boundShownTitle("title", "The text.") { ($0.title, $0.titleBinding) = ($1, $2) },
      .key("icon", .icon, "An icon of the profile before the title.") { $0.icon = $1 },
    ])

  private static let record = SceneRecord<Segmented>(
    "a segmented control",
    [
      .key("id", .name("an id"), "Its name for the application.") { $0.id = $1 },
      .boundShownTitle("about", "The choice, for people who cannot see it.") {
        ($0.about, $0.aboutBinding) = ($1, $2)
      },
      .key(
        "options",
        .list(
          of: "options", SchemaPiece.reference("segment"), atLeast: Segmented.counts.lowerBound,
          atMost: Segmented.counts.upperBound, option),
        "The options, two to five.", isRequired: true
      ) { $0.options = $1 },
      .bound(
        "value", "value", .name("the id of an option"),
        "The id of the option that is chosen at first, or {bind: name, value: …} where the "
          + "application sets it; the first one where it is absent."
      ) { ($0.first, $0.binding) = ($1.part, $1.binding) },
      .key(
        "enabled", .availability,
        "True if it can be changed, else false; or {bind: name, enabled: …}.", usual: true
      ) { $0.availability = $1 },
    ])
}
