import TelltaleGraphics
import TelltaleModel

/// The runs of text of one element whose colours a scene can choose.
struct InkGroup: RuleReading {
  let context: RuleSubject
  let inks: [Ink]
  let isTextView: Bool

  /// The element names them itself.
  var allTexts: [Passage] { [] }

  /// The least size of the profile in points, for messages.
  var least: Int { Density.one.pixels(context.profile.typography.minimumSize) }

  /// A run, judged.
  struct Ink {
    let path: NodePath
    let faint: Legibility.Faint?
    let isTooSmall: Bool

    init(_ look: TextLook, on background: ColorValue?, at path: NodePath, by judge: Legibility) {
      self.path = path
      faint = judge.faint(look, on: background)
      isTooSmall = judge.isTooSmall(look)
    }
  }

  init?(_ context: RuleSubject) {
    self.context = context
    switch context.element {
    case .label(let label):
      isTextView = false
      inks = label.text.inks(
        label.style, on: label.background ?? context.parents.givenGround, at: context.path,
        by: .label(context))
    case .textView(let view):
      isTextView = true
      inks = view.text.inks(
        view.style, on: view.background, at: context.path, by: .textView(context))
    case .button(let button):
      // What is drawn on a background where the scene names no colour is the runtime's business.
      guard case .color(let background)? = button.background, let color = button.color else {
        return nil
      }
      isTextView = false
      let look = TextLook(weight: .semibold, color: color)
      inks = [Ink(look, on: background, at: context.path, by: .label(context))]
    case .alert, .actionSheet, .menu, .modal, .screen, .tabBar, .navigationBar, .scrollView, .table,
      .collection, .webView, .keypad, .field, .picture, .activityIndicator, .progress, .iconButton,
      .stack, .spacer, .divider, .gauge, .icon, .qr, .slider, .toggle, .segmented, .stepper,
      .clock:
      return nil
    }
  }
}

extension [PlacedElement] {
  /// The colour that a scene gives the arrangement that something stands on, of what it stands in; nothing where that is
  /// a picture, or one of the theme's own grounds.
  fileprivate var givenGround: ColorValue? {
    for parent in reversed() {
      guard case .stack(let stack) = parent.element else { return nil }
      if case .color(let color)? = stack.background { return color }
      if stack.background != nil || stack.backgroundBinding != nil || stack.card != nil {
        return nil
      }
    }
    return nil
  }
}

extension RichText {
  /// Each look of the text once.
  fileprivate func inks(
    _ style: TextLook, on background: ColorValue?, at path: NodePath, by judge: Legibility
  ) -> [InkGroup.Ink] {
    var seen: Set<TextLook> = []
    return runs.map { style.overlaid(by: $0.style) }.filter { seen.insert($0).inserted }
      .map { InkGroup.Ink($0, on: background, at: path, by: judge) }
  }
}
