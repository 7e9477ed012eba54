import TelltaleModel
import TelltaleSyntax

/// Reads cards: columns or rows on a raised surface, which may be pressed.
struct CardReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    let read = StackReader(record: Self.record)
      .stack(Stack(card: CardFacts()), entry, at: path, in: &context)
    guard let stack = read else { return nil }
    if stack.card?.action != nil { check(stack, at: path, in: &context) }
    return .stack(stack)
  }

  /// What is pressed as a whole holds nothing that is pressed by itself.
  private func check(_ stack: Stack, at path: NodePath, in context: inout SceneContext) {
    for placed in stack.content.placed(at: path.key("content")) {
      switch placed.element {
      case .stack(let inner) where inner.card?.action == nil:
        check(inner, at: placed.path, in: &context)
      case .label, .picture, .progress, .activityIndicator, .spacer, .divider, .gauge, .icon, .qr,
        .clock:
        break
      case .stack, .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar,
        .scrollView,
        .table, .collection, .textView, .webView, .button, .keypad, .field, .iconButton, .slider,
        .toggle, .segmented, .stepper:
        context.complaints.add(
          context.sourceMap.location(of: placed.path),
          "\(Quoted.text(placed.element.name)) on a card that is pressed as a whole",
          remedy: "take the card's action away, or put this beside the card")
      }
    }
  }

  // MARK: Format

  static var definitions: [JSONValue.Member] { [.init("card", record.schema)] }

  private static let record = SceneRecord<Stack>(
    "a card",
    [
      StackReader.id,
      .key(
        "direction", .choice(StackDirection.self),
        "The direction in which its children follow each other.",
        usual: "column"
      ) { $0.kind = $1 == .row ? .row : .column },
    ]
      + StackReader.places(
        across: "across it: as in a column, or in a row", along: "along it")
      + [StackReader.columnWhen] + StackReader.rest + [
        .key("action", .action, "The action of a press on it; absent for a card that is only read.")
        {
          $0.card?.action = $1
        },
        .key("enabled", .availability, "True if it can be pressed now.", usual: true) {
          $0.card?.availability = $1
        },
      ])
}
