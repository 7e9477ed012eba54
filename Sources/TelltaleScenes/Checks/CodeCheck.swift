import TelltaleModel
import TelltaleSyntax

/// Sees that nobody is left with a QR code alone: who cannot see it, or has no phone, needs words.
struct CodeCheck {
  func check(_ scene: Scene, in context: inout SceneContext) {
    for placed in scene.elements { placed.walk { check($0, in: &context) } }
    for placed in scene.elements { complain(placed, beside: [placed], in: &context) }
  }

  /// The codes directly inside of an element.
  private func check(_ container: PlacedElement, in context: inout SceneContext) {
    let children = container.element.children(at: container.path)
    for placed in children { complain(placed, beside: children, in: &context) }
  }

  private func complain(
    _ placed: PlacedElement, beside others: [PlacedElement], in context: inout SceneContext
  ) {
    guard case .qr(let code) = placed.element, code.about == nil, code.aboutBinding == nil else {
      return
    }
    let hasWords = others.contains { other in
      if case .label = other.element { return true }
      if case .textView = other.element { return true }
      return false
    }
    guard !hasWords else { return }
    context.complaints.add(
      context.sourceMap.location(of: placed.path), "a QR code with no words beside it",
      remedy: "add about: … for people who cannot see it, or a label beside it")
  }
}
