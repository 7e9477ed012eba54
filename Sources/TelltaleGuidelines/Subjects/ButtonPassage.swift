import TelltaleModel

/// A button of any element with its titles read.
struct ButtonPassage {
  let role: ButtonRole
  let effect: ButtonEffect?
  let action: Action?
  let path: NodePath
  /// Every length of the title, longest first; empty for a picture, and for Cancel without a title
  /// of its own.
  let titles: [Passage]

  var title: Passage? { titles.first }

  /// The place to report at: the title where there is one.
  var titlePath: NodePath { title?.path ?? path }

  /// True when choosing it destroys something, by role or by declared effect.
  var isDestructive: Bool { role == .destructive || effect?.isDestructive == true }
}

extension RuleSubject {
  /// The buttons of an alert or a sheet.
  func buttons(_ buttons: [AlertButton]) -> [ButtonPassage] {
    let list = path.key("buttons")
    return buttons.enumerated().map { index, button in
      let path = list.item(index)
      return ButtonPassage(
        role: button.role, effect: button.effect, action: button.action, path: path,
        titles: button.title.map { passages($0, at: path.key("title")) } ?? [])
    }
  }

  func button(_ button: Button, at path: NodePath) -> ButtonPassage {
    ButtonPassage(
      role: button.role, effect: button.effect, action: button.action, path: path,
      titles: button.title.map { passages($0, at: path.key("title")) } ?? [])
  }
}
