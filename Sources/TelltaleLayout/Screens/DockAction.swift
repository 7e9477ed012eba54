import TelltaleGraphics
import TelltaleModel

/// The button that a screen is there for, among those that stand in its dock now.
struct DockAction {
  let button: PlacedElement
  /// The element of the dock that the button is, or stands in.
  let holder: PlacedElement
  /// Whether the button may stand in the dock without what it is arranged with: what scrolls gives none of its buttons away.
  let canStandAlone: Bool
  private let isLikely: Bool
  private let isFilled: Bool

  /// Finds the likely button, or the one that stands out most, or else the first.
  ///
  /// `nil` where none of them is there to be pressed.
  ///
  /// - Parameters:
  ///   - elements: Those of a dock that are not hidden.
  ///   - width: That of the strip in pixels: a condition may leave a button out of an arrangement that is so wide.
  ///   - screen: Whose dock it is.
  init?(of elements: [PlacedElement], width: Int, in screen: ScreenContext) {
    let column = ContentColumn(
      of: elements, in: PixelRect(x: 0, y: 0, width: width, height: 0), screen)
    var found: [DockAction] = []
    for holder in elements {
      Self.add(
        holder, of: holder, width: column.place(of: holder.element).width, isAlone: true,
        in: screen,
        to: &found)
    }
    let main = found.first(where: \.isLikely) ?? found.first(where: \.isFilled) ?? found.first
    guard let main else { return nil }
    self = main
  }

  private init(
    _ button: PlacedElement, of holder: PlacedElement, isAlone: Bool, isLikely: Bool = false,
    _ prominence: Prominence?
  ) {
    self.button = button
    self.holder = holder
    canStandAlone = isAlone && button.path != holder.path
    self.isLikely = isLikely
    isFilled = prominence == .filled
  }

  /// Adds the buttons that are there of an element in so many pixels.
  private static func add(
    _ placed: PlacedElement, of holder: PlacedElement, width: Int, isAlone: Bool,
    in screen: ScreenContext, to found: inout [DockAction]
  ) {
    switch placed.element {
    case .button(let button):
      found.append(
        DockAction(
          placed, of: holder, isAlone: isAlone, isLikely: button.isLikely, button.prominence))
    case .iconButton(let button):
      found.append(DockAction(placed, of: holder, isAlone: isAlone, button.prominence))
    case .stack(let stack):
      for child in StackPlacer(stack, at: placed.path, in: screen).children(width: width) {
        add(
          child.placed, of: holder, width: child.width, isAlone: isAlone, in: screen, to: &found)
      }
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView,
      .table, .collection, .textView, .webView, .label, .keypad, .field, .picture,
      .activityIndicator, .progress, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle,
      .segmented, .stepper, .clock:
      for child in screen.shown(placed.element.children(at: placed.path)) {
        add(child, of: holder, width: width, isAlone: false, in: screen, to: &found)
      }
    }
  }
}
