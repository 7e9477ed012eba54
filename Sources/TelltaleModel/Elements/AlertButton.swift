/// One way to answer an alert. Its place follows from role and likelihood (ALERT-PLACEMENT-BY-ROLE).
package struct AlertButton: Hashable, Sendable {
  package var id: String?
  /// The title; absent only for a cancel button, whose title the runtime gives (ALERT-BUTTON-CANCEL-TITLE).
  package var title: TextVariants?
  package var role: ButtonRole
  /// True where the author says that people will most likely choose this.
  package var isLikely: Bool
  package var effect: ButtonEffect?
  package var action: Action?

  package init(
    id: String? = nil, title: TextVariants? = nil, role: ButtonRole = .plain,
    isLikely: Bool = false, effect: ButtonEffect? = nil, action: Action? = nil
  ) {
    self.id = id
    self.title = title
    self.role = role
    self.isLikely = isLikely
    self.effect = effect
    self.action = action
  }

  /// True when choosing it destroys something, by role or by declared effect.
  package var isDestructive: Bool { role == .destructive || effect?.isDestructive == true }

  /// The answer that a caller gets when this button is chosen: the id, else `cancel` for a cancel button, else the
  /// name that its action emits, else the title.
  package var answer: String {
    if let id { return id }
    if role == .cancel { return "cancel" }
    if let name = action?.emitted { return name }
    return title?.longest.string ?? "cancel"
  }
}
