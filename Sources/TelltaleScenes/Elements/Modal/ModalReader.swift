import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

/// Reads modals.
struct ModalReader: ElementReader {
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    context.whereScrolling(false) { context in
      context.inLanguage(of: entry.value) { modal(entry, at: path, in: &$0) }.map(Element.modal)
    }
  }

  private func modal(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Modal? {
    var modal = Modal(
      style: context.profile.modalStyles.first ?? .sheet, dismiss: DismissControl())
    guard Self.record.read(entry.value, at: path, into: &modal, in: &context),
      case .mapping(let entries) = entry.value.value
    else { return nil }
    checkDismiss(modal, entries, at: path, in: &context)
    checkStart(modal, at: path, in: &context)
    if modal.style == .activityView, modal.context == nil,
      !Self.record.form.isMisspelt("context", in: entries)
    {
      context.refuseHere(
        .modalityContextOptions, at: path,
        "an activity view that does not say what it relates to",
        remedy: "name it: context: route-17")
    }
    return modal
  }

  private func checkDismiss(
    _ modal: Modal, _ entries: [YAMLEntry], at path: NodePath, in context: inout SceneContext
  ) {
    guard modal.dismiss.title == nil, modal.dismiss.icon == nil,
      !Self.record.form.isMisspelt("dismiss", in: entries)
    else { return }
    let isGiven = entries.contains { $0.key == "dismiss" && !$0.value.isNull }
    context.find(
      .modalityObviousDismiss, at: isGiven ? path.key("dismiss") : path,
      isGiven
        ? "the modal has no control to close it that can be seen; a gesture alone is not enough"
        : "the modal has no control to close it",
      remedy: "add dismiss: {title: Done}")
  }

  /// Inner screens begin with one of them, or with the modal's own content.
  private func checkStart(_ modal: Modal, at path: NodePath, in context: inout SceneContext) {
    let place = context.sourceMap.location(of: path.key("start"))
    if let start = modal.start {
      if modal.screens[start] == nil {
        context.complaints.add(
          place, "there is no screen \(Quoted.text(start)) in the modal",
          remedy: Spelling.suggestion(for: start, among: modal.screens.keys.sorted())
            ?? "list it under the modal's `screens`")
      }
      if !modal.content.isEmpty {
        context.complaints.add(
          place, "both \"start\" and content of the modal's own",
          remedy: "put the content on the screen that it starts with")
      }
    } else if !modal.screens.isEmpty, modal.content.isEmpty {
      context.complaints.add(
        context.sourceMap.location(of: path.key("screens")),
        "no `start` names the modal's screen that is seen first", remedy: "add start: NAME")
    }
  }
}
