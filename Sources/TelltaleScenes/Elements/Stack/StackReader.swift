import TelltaleModel
import TelltaleSyntax

/// Reads what rows, columns, grids and cards have in common.
struct StackReader {
  let record: SceneRecord<Stack>

  /// The stack with what its map says; `nil` after a complaint.
  func stack(
    _ stack: Stack, _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Stack? {
    var stack = stack
    let isMap = context.insideStack(at: entry.location) {
      record.read(entry.value, at: path, into: &stack, in: &$0)
    }
    guard isMap else { return nil }
    checkNight(of: stack, entry, in: &context)
    return stack
  }

  /// A picture of the night takes the place of one of the day.
  private func checkNight(of stack: Stack, _ entry: YAMLEntry, in context: inout SceneContext) {
    let hasNight = stack.nightBackground != nil || stack.nightBinding != nil
    guard hasNight, stack.backgroundBinding == nil else { return }
    switch stack.background {
    case .image: return
    case .color: break
    // What is said of another background is said already.
    case nil: if entry.value["background"] != nil { return }
    }
    context.complaints.add(
      entry.value["night-background"]?.location ?? entry.location,
      "'night-background' without a picture in 'background', whose place it takes by night",
      remedy: "name the picture of the day in 'background', or remove 'night-background'")
  }

  // MARK: Format

  static let id = SceneKey<Stack>.key("id", .name("an id"), "Its name for the application.") {
    $0.id = $1
  }

  /// Where its children stand.
  static func places(across: String, along: String) -> [SceneKey<Stack>] {
    [
      .key(
        "align", .choice(StackAlignment.self),
        "Place of children \(across), as align-items in CSS."
      ) { $0.align = $1 },
      .key(
        "justify", .choice(StackJustification.self),
        "Their place \(along) as far as none of them grows, as justify-content in CSS."
      ) { $0.justify = $1 },
    ]
  }

  static let columnWhen = SceneKey<Stack>.key(
    "column-when", .roomCondition,
    "The condition under which its children stand below each other all the same; of a list one condition is enough."
  ) { $0.columnWhen = $1 }

  /// What is around and behind its children, and they.
  static let rest: [SceneKey<Stack>] = [
    .key("gap", .points(0...400), "Points between children; absent, the profile's.") {
      $0.gap = $1
    },
    .key(
      "padding", .stackPadding,
      "Points from its edges to its children: a number for all sides, or a map with some of them."
    ) { $0.padding = $1 },
    .bound("background", "image", .fill, "A colour or a picture behind it.") {
      ($0.background, $0.backgroundBinding) = ($1.part, $1.binding)
    },
    .bound(
      "night-background", "file", .bundlePath,
      "The picture behind it by night, as bright as it is; absent, that of the day, dimmed."
    ) { ($0.nightBackground, $0.nightBinding) = ($1.part, $1.binding) },
    .key("content", StackItemReader.items, "Its children.", isRequired: true) { $0.items = $1 },
  ]

  static let edge = SceneKey<Stack>.key(
    "edge-to-edge", .flag, "It reaches the edges of the screen.", usual: false
  ) { $0.isEdgeToEdge = $1 }

  /// Maps that all of them have.
  static var definitions: [JSONValue.Member] {
    [StackItemReader.definition, RoomConditionReader.definition]
  }
}

extension SceneContext {
  /// Reads what stands in one more stack, as far as people can follow that.
  fileprivate mutating func insideStack(
    at location: SourceLocation, _ read: (inout SceneContext) -> Bool
  ) -> Bool {
    guard stacks < Limits.stackDepth else {
      complaints.add(
        location,
        "rows, columns, grids and cards inside of each other more than \(Limits.stackDepth) deep",
        remedy: "put them beside each other")
      return false
    }
    stacks += 1
    defer { stacks -= 1 }
    return read(&self)
  }
}
