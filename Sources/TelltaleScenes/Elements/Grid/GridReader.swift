import TelltaleModel
import TelltaleSyntax

/// Reads grids: lines of cells that are all equally wide.
struct GridReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    let read = StackReader(record: Self.record)
      .stack(Stack(.grid(GridCells())), entry, at: path, in: &context)
    guard let stack = read else { return nil }
    if stack.kind == .grid(GridCells()) {
      let tried = ["columns", "cell-width"].contains { entry.value[$0] != nil }
      if !tried {
        context.complaints.add(
          entry.value.location, "a grid that does not say how many columns it has",
          remedy: "add columns: 2, or cell-width: 160 for as many as have room")
      }
    }
    if case .grid(let cells) = stack.kind, cells.isExact, entry.value["columns"] == nil {
      context.complaints.add(
        entry.value.location, "an exact grid that does not say how many columns it has",
        remedy: "add columns: 7, or leave exact out")
    }
    return .stack(stack)
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] {
    [
      .init(
        "grid",
        record.schema.adding([
          .init(
            "anyOf", [["required": ["columns"]], ["required": ["cell-width"]]])
        ]))
    ]
  }

  private static let record = SceneRecord<Stack>(
    "a grid",
    [
      StackReader.id,
      .key(
        "columns", .value(.integer(1...24)),
        "Cells of a line; fewer, where they would be too narrow for their content."
      ) { stack, columns in stack.change { $0.columns = columns } },
      .key(
        "exact", .flag,
        "A line has as many cells as `columns` says, however narrow they are: the days of a week.",
        usual: false
      ) { stack, isExact in stack.change { $0.isExact = isExact } },
      .key(
        "cell-width", .points(8...4_000),
        "Points that each cell is wide at the least: a line has as many as have room, shared out evenly."
      ) { stack, width in stack.change { $0.width = width } },
      .key(
        "align", .choice(StackAlignment.self),
        "Place of children in their cells from top to bottom: as high as these, where nothing is said."
      ) { $0.align = $1 },
    ] + StackReader.rest + [StackReader.edge])
}

extension Stack {
  fileprivate mutating func change(_ change: (inout GridCells) -> Void) {
    guard case .grid(var cells) = kind else { return }
    change(&cells)
    kind = .grid(cells)
  }
}
