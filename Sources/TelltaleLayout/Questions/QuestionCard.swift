import TelltaleGraphics
import TelltaleModel

/// What stands on the card of a question, or on the page with keys, before it is moved by how far it
/// has scrolled.
struct QuestionCard {
  let context: LayoutContext
  var frame: PixelRect
  var radius = 0
  var shadowBlur = 0
  /// What is neither read nor pressed, below all else.
  var marks: [PlacedPart] = []
  var texts: [PlacedText] = []
  var controls: [Control] = []
  /// Absent where all is seen at once.
  var scroll: ScrollArea?
  /// The page with keys that it is; absent for the question itself.
  var page: TypingPage?
  var notes: [PlacementNote] = []

  /// All of it in its place on the display.
  func placement() -> Placement {
    let controls = controls.map(moved)
    let texts = texts.map(moved)
    // What scrolls lies below what stays.
    var parts = marks + UnitSign(context: context).parts(above: frame)
    parts += texts.filter { isScrolling($0) }.map(part)
    parts += controls.filter(\.scrolls).flatMap(self.parts)
    parts += texts.filter { !isScrolling($0) }.map(part)
    parts += controls.filter { !$0.scrolls }.flatMap(self.parts)
    if let bar { parts.append(bar) }
    return Placement(
      size: context.size, isRightToLeft: context.mirrorsContent, frame: frame, radius: radius,
      ground: ground, shadowBlur: shadowBlur, parts: parts, controls: controls,
      areas: scroll.map { [$0] } ?? [], focusRing: context.focusRing, notes: notes)
  }

  private var display: PixelRect { PixelRect(context.size) }

  /// Keys are brighter than the page that they lie on.
  private var ground: ColorRole { page == nil ? .card : .ground }

  private func isScrolling(_ text: PlacedText) -> Bool { text.scrolls && scroll != nil }

  private func moved(_ text: PlacedText) -> PlacedText {
    guard let scroll, text.scrolls else { return text }
    return text.offsetBy(y: -scroll.offset.y)
  }

  private func moved(_ control: Control) -> Control {
    var control = control
    guard control.scrolls else { return control }
    guard let scroll else {
      control.area = nil
      return control
    }
    control = control.offsetBy(y: -scroll.offset.y)
    let isSeen = control.frame.intersects(scroll.viewport)
    control.target = isSeen ? control.target.intersection(scroll.viewport) : .empty
    return control
  }

  private func part(_ text: PlacedText) -> PlacedPart {
    PlacedPart(
      .text(text, .role(.text)), clip: isScrolling(text) ? scroll?.viewport ?? display : display)
  }

  private func parts(of control: Control) -> [PlacedPart] {
    let clip = control.scrolls ? scroll?.viewport ?? display : display
    switch control.id {
    case .field: return fieldParts(control, clip)
    case .button, .key, .keyboard: return buttonParts(control, clip)
    default:
      return [
        PlacedPart(.ring(control.frame, radius: control.radius), clip: clip, control: control.id)
      ]
    }
  }

  private func buttonParts(_ control: Control, _ clip: PixelRect) -> [PlacedPart] {
    let destroys = control.role == .destructive
    let look = look(of: control)
    var shapes: [PlacedPart.Shape] = [
      .body(control.frame, radius: control.radius, look.body, destroys: destroys)
    ]
    if look.body == .role(.raised) || look.body == .role(.card) {
      let width = control.id.isKey ? 1 : max(1, context.pixels(1))
      shapes.append(
        .stroke(control.frame, radius: control.radius, width: width, .edge(.outline)))
    }
    shapes.append(sign(of: control, look.title) ?? .text(control.label, look.title))
    return shapes.map { PlacedPart($0, clip: clip, control: control.id) }
  }

  /// The eye of the key that shows what a secret field holds, struck out while it is shown.
  private func sign(of control: Control, _ ink: PartInk) -> PlacedPart.Shape? {
    guard control.id == .keyboard(.reveal), let page else { return nil }
    let side = min(control.frame.width, control.frame.height) * 6 / 10
    return .sign(
      PixelRect(
        x: control.frame.midX - side / 2, y: control.frame.midY - side / 2, width: side,
        height: side), name: page.isRevealed ? "eye-off" : "eye", ink)
  }

  /// Keys are plain text; buttons have the accent, or the destructive colour
  /// (ALERT-DESTRUCTIVE-RENDER, ACTION-SHEET-WATCH-STYLE-DEFAULT). The one that is likely is filled where main actions are.
  private func look(of control: Control) -> (body: PartInk, title: PartInk) {
    func title(_ role: ColorRole, destroys: Bool = false) -> PartInk {
      .title(role, destroys: destroys)
    }
    switch control.id {
    case .keyboard(.done): return (.lit(destroys: false), .onLit(destroys: false))
    case .keyboard(.shift) where page?.isShifted == true: return (.role(.text), title(.card))
    case .key, .keyboard(.space): return (.role(page == nil ? .raised : .card), title(.text))
    case .keyboard: return (.role(.separator), title(.text))
    default: break
    }
    if control.role == .destructive {
      return (.role(.raised), title(.destructive, destroys: true))
    }
    guard control.isDefault, context.profile.button.mainAction == .filled else {
      return (.role(.raised), title(.accent))
    }
    return (.lit(destroys: false), .onLit(destroys: false))
  }

  private func fieldParts(_ control: Control, _ clip: PixelRect) -> [PlacedPart] {
    let caret = control.caret ?? .empty
    let inner = clip.intersection(
      control.label.frame.insetBy(-caret.width).intersection(control.frame))
    let ground = ColorRole.raised
    let ink: ColorRole = control.label.role == .placeholder ? .textSecondary : .text
    let marks = control.marks.map { mark in
      PlacedPart.Shape.fill(mark, radius: 0, .mark(under: [.role(.text)], on: .role(ground)))
    }
    let inside = marks + [.text(control.label, .role(ink))]
    let body = PlacedPart.Shape.fill(control.frame, radius: control.radius, .role(ground))
    let border = PlacedPart.Shape.stroke(
      control.frame, radius: control.radius, width: context.fieldBorder, .role(.textSecondary))
    // Its soft ends leave the border alone.
    let within = clip.intersection(control.frame.insetBy(context.fieldBorder))
    let capsLock = control.capsLock.map {
      PlacedPart(.capsLock($0, on: ground), clip: within, control: control.id)
    }
    return [body, border].map { PlacedPart($0, clip: clip) }
      + inside.map { PlacedPart($0, clip: inner) } + (capsLock.map { [$0] } ?? []) + [
        PlacedPart(.caret(caret, .role(.accent)), clip: inner, control: control.id),
        PlacedPart(.ring(control.frame, radius: control.radius), clip: clip, control: control.id),
      ]
  }

  /// Beside what scrolls: how much there is, and where one is. It stays clear of the card's round
  /// corners.
  private var bar: PlacedPart? {
    guard let scroll else { return nil }
    let straight = frame.inset(
      PixelInsets(top: radius / 2, left: 0, bottom: radius / 2, right: 0))
    let view = scroll.viewport.intersection(straight)
    let bar = ScrollBar(ring: context.focusRing, cardRadius: radius)
    let height = max(2 * bar.width, view.height * view.height / max(1, scroll.content.height))
    let free = view.height - height
    let y = view.y + free * scroll.offset.y / max(1, scroll.maximumOffset.y)
    let x = context.mirrorsContent ? view.x + bar.edge : view.maxX - bar.edge - bar.width
    let rect = PixelRect(x: x, y: y, width: bar.width, height: height)
    return PlacedPart(.fill(rect, radius: bar.width / 2, .role(.textSecondary)), clip: display)
  }
}

extension ControlID {
  fileprivate var isKey: Bool {
    switch self {
    case .key, .keyboard: true
    default: false
    }
  }
}
