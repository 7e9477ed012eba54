import TelltaleGraphics
import TelltaleModel

/// Places a raised surface with elements on it, which may be pressed as a whole.
struct CardPlacer: ElementPlacer {
  let screen: ScreenContext
  let card: CardFacts
  let path: NodePath
  /// What stands on it.
  private let inside: StackPlacer

  init(_ stack: Stack, _ card: CardFacts, at path: NodePath, in screen: ScreenContext) {
    self.screen = screen
    self.card = card
    self.path = path
    inside = StackPlacer(stack, at: path, in: screen)
  }

  /// What is pressed is no lower than what a finger hits.
  func extent(width: Int) -> Extent {
    let extent = inside.extent(width: width)
    guard card.action != nil, extent.whole < screen.leastTarget else { return extent }
    return extent.grown(by: screen.leastTarget - extent.whole)
  }

  func naturalWidth(in page: PixelSize) -> Int { inside.naturalWidth(in: page) }

  func leastWidth(in page: PixelSize) -> Int { inside.leastWidth(in: page) }

  func baseline(width: Int) -> Int? { inside.baseline(width: width) }

  func reach(width: Int, fills: Bool) -> SideReach? {
    let own = card.action.map { _ in SideReach() }
    guard let inner = inside.reach(width: width, fills: fills) else { return own }
    return own.map { SideReach(left: max($0.left, inner.left), right: max($0.right, inner.right)) }
      ?? inner
  }

  func place(in frame: PixelRect, into parts: inout ScreenParts) {
    let radius = min(pixels(metrics.cardCornerRadius), frame.height / 2)
    guard card.action != nil else {
      addGround(in: frame, radius: radius, of: nil, into: &parts)
      return inside.placeChildren(in: frame, into: &parts)
    }
    let id = ControlID.node(path)
    let isEnabled = screen.setting.data.isEnabled(card.availability)
    addGround(in: frame, radius: radius, of: id, into: &parts)
    if isPicture {
      // It hides the ground that would show the press, and what is read on it stays legible.
      parts.about(id) { inside.placeChildren(in: frame, into: &$0) }
      parts.add(.fill(frame, radius: radius, .veil), of: id)
    } else {
      parts.on(id) { inside.placeChildren(in: frame, into: &$0) }
    }
    if !isEnabled {
      // What cannot be chosen is seen to be there, and no more.
      parts.add(.fill(frame, radius: radius, .faint(.role(ground))))
    }
    parts.add(
      id, named: inside.stack.answer, for: .act(card.action, at: path.key("action")), frame: frame,
      radius: radius, isEnabled: isEnabled)
  }

  /// A card is told from what it lies on.
  private var ground: ColorRole { screen.isOnCard ? .raised : .card }

  private var isPicture: Bool {
    if case .image? = inside.stack.background { true } else { false }
  }

  private func addGround(
    in frame: PixelRect, radius: Int, of id: ControlID?, into parts: inout ScreenParts
  ) {
    switch inside.stack.background {
    case .image(let name):
      let shape = PictureShape(fills: true, radius: radius)
      parts.add(
        background: name, night: inside.stack.nightBackground, in: frame, shape, of: id)
      if let id { parts.add(.ring(frame, radius: radius), of: id) }
    case .color(let color):
      parts.add(.fill(frame, radius: radius, .value(color)))
      if let id { parts.addGround(frame, radius: radius, of: id) }
    case nil:
      if let id {
        parts.add(.body(frame, radius: radius, .role(ground), destroys: false), of: id)
      } else {
        // On a card that is held down it would hide the press, and all that is read on it.
        let ink = PartInk.role(ground)
        parts.add(.fill(frame, radius: radius, parts.owner == nil ? ink : .edge(ink)))
      }
      addEdge(of: frame, radius: radius, control: id, into: &parts)
    }
  }
  /// Around a card that lies on a ground of nearly its own colour.
  private func addEdge(
    of frame: PixelRect, radius: Int, control: ControlID?, into parts: inout ScreenParts
  ) {
    guard ground == .card else { return }
    let width = max(1, pixels(1))
    parts.add(.stroke(frame, radius: radius, width: width, .edge(.cardEdge)), of: control)
  }
}
