import TelltaleGraphics
import TelltaleModel

/// Tells what a question, a sheet or its page with keys is to people, as it is placed.
struct QuestionMeaning {
  let placement: Placement
  /// What is asked.
  let alert: Alert
  let state: MeaningState

  /// - isPage: whether a page with keys stands in the place of the question.
  func meaning(isSheet: Bool, isPage: Bool) -> Meaning {
    let title = placement.texts.first { $0.role == .title }
    let message = placement.texts.first { $0.role == .message }
    var meaning = Meaning(
      isPage ? .group : isSheet ? .dialog : .alertdialog, id: alert.id,
      name: title?.string ?? "", description: message?.string,
      states: state.isInert ? [.inert] : [],
      actions: alert.cancelIndex == nil && !isPage ? [] : [.cancel], frame: placement.frame)
    if let area = placement.areas.first, area.maximumOffset != .zero {
      meaning.actions.append(.scroll)
      meaning.value = "\(area.offset.y) of \(area.maximumOffset.y)"
      if state.focus == .area(area.path) { meaning.states.append(.focused) }
    }
    meaning.children = signs
    meaning.children += placement.texts.map { text in
      Meaning(
        text.role == .title ? .heading : .paragraph, name: text.string,
        states: isSeen(text) ? [] : [.offscreen], frame: text.frame)
    }
    meaning.children += placement.controls.compactMap { control in
      if case .area = control.id { nil } else { self.meaning(of: control) }
    }
    return meaning
  }

  /// Whose unit it is, and the icon of what the question is about.
  private var signs: [Meaning] {
    placement.parts.compactMap { part in
      switch part.shape {
      case .icon(let frame, let name, _): Meaning(.img, name: name, frame: frame)
      case .text(let text, _) where text.role == .unit:
        Meaning(.paragraph, name: text.string, frame: text.frame)
      default: nil
      }
    }
  }

  private func isSeen(_ text: PlacedText) -> Bool {
    guard text.scrolls, let area = placement.areas.first else { return true }
    return text.frame.intersects(area.viewport)
  }

  private func meaning(of control: Control) -> Meaning {
    guard case .field(let index) = control.id, alert.fields.indices.contains(index) else {
      return Meaning(
        .button, id: control.name, name: control.label.string, states: state.states(of: control),
        actions: [.press], frame: control.frame)
    }
    let field = alert.fields[index]
    let isEmpty = control.label.role == .placeholder
    // The only one is named by the title, as for those who see it.
    let own = alert.fields.count == 1 ? alert.title.longest.string : field.nameShown
    return Meaning(
      .textbox, id: control.name, name: field.placeholder?.longest.string ?? own,
      value: isEmpty ? "" : control.label.string,
      states: state.states(of: control)
        + (field.isSecure ? state.secretStates(of: control.id) : []),
      actions: [.press, .type], frame: control.frame)
  }
}
