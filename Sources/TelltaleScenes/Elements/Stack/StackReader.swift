import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// Reads stacks.
struct StackReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    var stack = Stack()
    let isMap = context.insideStack(at: entry.location) {
      Self.record.read(entry.value, at: path, into: &stack, in: &$0)
    }
    return isMap ? .stack(stack) : nil
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [.init("stack", record.schema), StackItemReader.definition]
  }

  private static let record = SceneRecord<Stack>("a stack", keys + [edge])

  private static let edge = SceneKey<Stack>.key(
    "edge-to-edge", .flag, "It reaches the edges of the screen.", usual: false
  ) { $0.isEdgeToEdge = $1 }

  /// Those of a card as well.
  static let keys: [SceneKey<Stack>] = [
    .key("id", .name("an id"), "A name for the application.") { $0.id = $1 },
    .key(
      "direction", .choice(StackDirection.self), "How its children follow each other.",
      usual: "vertical"
    ) { $0.direction = $1 },
    .key(
      "column-below", .points(0...10_000), "Points of width below which a row is a column."
    ) { $0.columnBelow = $1 },
    .key(
      "cell-width", .points(8...4_000),
      "Points that each child of a row is wide at the least; where they do not fit the row goes on in"
        + " lines, all children equally wide."
    ) { $0.cellWidth = $1 },
    .key(
      "alignment", .choice(StackAlignment.self),
      "Where children stand across the direction: at the start in a column, in the middle of a row."
    ) { $0.alignment = $1 },
    .key(
      "distribution", .choice(StackDistribution.self),
      "Where they stand along it, as far as none of them grows.", usual: "start"
    ) { $0.distribution = $1 },
    .key("gap", .points(0...400), "Points between children; absent, the profile's.") {
      $0.gap = $1
    },
    .key("padding", .points(0...400), "Points from its edges to its children.") {
      $0.padding = $1
    },
    .bound("background", "image", .fill, "A colour or a picture behind it.") {
      ($0.background, $0.backgroundBinding) = ($1.part, $1.binding)
    },
    .key("content", children, "Its children.", isRequired: true) { $0.items = $1 },
  ]
}

/// Reads a child of a stack: an element by its name, with its share of the room that is left and the
/// shape of screen that it is for; or such a share alone for room that stays empty.
struct StackItemReader {
  private struct Facts {
    var grow = 0.0
    var only: ScreenShape?
  }

  func item(_ node: YAMLNode, at path: NodePath, in context: inout SceneContext) -> StackItem? {
    guard case .mapping(let entries) = node.value,
      case let known = Self.record.form.keys, entries.contains(where: { known.contains($0.key) })
    else {
      return ContentReader().element(node, at: path, in: &context).map { StackItem($0) }
    }
    var facts = Facts()
    var own = node
    own.value = .mapping(entries.filter { known.contains($0.key) })
    Self.record.read(own, at: path, into: &facts, in: &context)
    let rest = entries.filter { !known.contains($0.key) }
    if rest.isEmpty { return StackItem(.stack(Stack()), grow: facts.grow, only: facts.only) }
    own.value = .mapping(rest)
    return ContentReader().element(own, at: path, in: &context).map {
      StackItem($0, grow: facts.grow, only: facts.only)
    }
  }

  private static let record = SceneRecord<Facts>(
    "an element with its place",
    [
      .key("grow", .number(0...100), "Its share of the room that is left along the stack.") {
        $0.grow = $1
      },
      .key("only", .choice(ScreenShape.self), "The shape of screen that it is for; absent, any.") {
        $0.only = $1
      },
    ])

  static var definition: JSONValue.Member {
    .init(
      "stackItem",
      [
        "type": "object", "additionalProperties": false, "patternProperties": ["^x-": [:]],
        "minProperties": 1,
        "properties": .object(
          record.properties + SchemaPiece.elements { !$0.isOverlay && $0 != .screen }),
      ])
  }
}

extension StackReader {
  private static var children: SceneValue<[StackItem]> {
    .list(
      of: "elements", SchemaPiece.reference("stackItem"), atMost: Limits.contentElements
    ) { node, path, context in StackItemReader().item(node, at: path, in: &context) }
  }
}

extension SceneContext {
  /// Reads what stands in one more stack, as far as people can follow that.
  mutating func insideStack(
    at location: SourceLocation, _ read: (inout SceneContext) -> Bool
  ) -> Bool {
    guard stacks < Limits.stackDepth else {
      complaints.add(
        location, "stacks and cards inside of each other more than \(Limits.stackDepth) deep",
        remedy: "put them beside each other")
      return false
    }
    stacks += 1
    defer { stacks -= 1 }
    return read(&self)
  }
}
