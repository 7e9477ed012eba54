import TelltaleModel

/// A modal as its rules see it.
struct ModalReading: RuleReading {
  let modal: Modal
  let context: RuleSubject
  let titles: [Passage]
  let descriptions: [Passage]
  /// The control that closes it, and the one that calls it off beside it.
  let dismissButtons: [ButtonPassage]
  /// Everything in it, inner screens included.
  let everything: [PlacedElement]

  init(_ modal: Modal, _ context: RuleSubject) {
    self.modal = modal
    self.context = context
    titles = context.passages(modal.title, at: "title")
    descriptions = context.passages(modal.description, at: "description")
    dismissButtons = context.dismissButtons(modal.dismiss)
    everything = PlacedElement(.modal(modal), at: context.path).descendants
  }

  var title: Passage? { titles.first }

  var allTexts: [Passage] {
    titles + descriptions + dismissButtons.flatMap(\.titles)
  }

  /// Fields, and texts that can be changed.
  var inputs: [PlacedElement] { everything.filter(\.element.typing.isInput) }

  var isImmersive: Bool { modal.purpose == .immersive }
}

extension RuleSubject {
  fileprivate func dismissButtons(_ control: DismissControl) -> [ButtonPassage] {
    let path = path.key("dismiss")
    func button(_ title: TextVariants?, _ key: String, _ action: Action?) -> ButtonPassage? {
      title.map {
        ButtonPassage(
          role: .plain, effect: nil, action: action, path: path,
          titles: passages($0, at: path.key(key)))
      }
    }
    return [
      button(control.title, "title", control.action),
      button(control.cancelTitle, "cancel-title", nil),
    ].compactMap { $0 }
  }
}
