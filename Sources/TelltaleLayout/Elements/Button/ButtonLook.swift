import TelltaleGraphics
import TelltaleModel

/// What a button is drawn with at rest.
struct ButtonLook {
  /// Of what it stands on; absent for one that stands on nothing, or on what its scene says.
  var ground: PartInk?
  /// Around a ground that is nearly that of the screen.
  var edge: PartInk?
  /// Of icon and title.
  var ink: PartInk

  /// The look of a prominence; all pairs of it are held against each other by the check of profiles.
  init(_ prominence: Prominence, destroys: Bool) {
    switch prominence {
    case .filled:
      ground = .lit(destroys: destroys)
      ink = .onLit(destroys: destroys)
    case .tinted:
      ground = destroys ? .role(.raised) : .soft
      edge = .role(destroys ? .destructive : .accent)
      ink = .role(destroys ? .destructive : .accent)
    case .plain: ink = .role(destroys ? .destructive : .accent)
    }
  }

  /// The look of a button; its scene's own colours come before the theme's.
  init(of button: Button) {
    self.init(button.prominence ?? .plain, destroys: button.isDestructive)
    if let own = Self.ownInk(of: button) { ink = own }
  }

  /// The scene's own colour; on a ground of the scene's whichever of black and white is read best.
  private static func ownInk(of button: Button) -> PartInk? {
    if let color = button.color { return .value(color) }
    let own = ColorValue.role(button.isDestructive ? .destructive : .accent)
    switch button.background {
    case .color(.fixed(let ground)):
      let white = Color.white.contrast(with: ground)
      return .value(.fixed(white >= Color.black.contrast(with: ground) ? .white : .black))
    case .color(let ground): return .readable(own, on: [ground])
    case .image, nil: return nil
    }
  }
}

extension Button {
  var isDestructive: Bool { role == .destructive || effect?.isDestructive == true }
}

extension ScreenContext {
  /// How much a button stands out of which its scene says nothing: the likely one at the foot of a screen is what
  /// the screen is there for, and being named so is what tells it from the others (BUTTON-DEFAULT-BARE).
  func usualProminence(of button: Button, at path: NodePath) -> Prominence? {
    guard button.isLikely, !button.hasBody, button.color == nil else { return nil }
    return path.isWithin(setting.path.key("dock")) ? context.profile.button.mainAction : nil
  }

  /// The style of a button's title by its size: those of details, buttons and titles; a large one is never smaller.
  func style(of size: ButtonSize) -> TextStyle {
    switch size {
    case .small: TextStyle(size: type.detail.size, weight: type.button.weight)
    case .regular: type.button
    case .large: TextStyle(size: max(type.title.size, type.button.size), weight: type.button.weight)
    }
  }
}
