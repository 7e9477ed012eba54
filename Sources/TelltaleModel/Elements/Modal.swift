/// A surface that has to be dealt with before what lies below goes on.
package struct Modal: Hashable, Sendable {
  package var id: String?
  package var style: ModalStyle
  package var purpose: ModalPurpose?
  package var title: TextVariants?
  /// The name under which the application says another title.
  package var titleBinding: String? = nil
  package var description: TextVariants?
  /// The control that closes it (MODALITY-OBVIOUS-DISMISS).
  package var dismiss: DismissControl
  package var content: [Element]
  /// Inner screens, a tree from `start` (MODALITY-SINGLE-PATH).
  package var screens: [String: Screen]
  package var start: String?
  /// The question before something typed is lost: an alert or an action sheet.
  package var confirmClose: Element?
  package var savesItself: Bool
  /// The name under which the application tells whether there is something to lose.
  package var unsavedBinding: String?
  package var isMultistep: Bool
  package var steps: Int?
  /// The thing that an activity view relates to.
  package var context: String?

  package init(
    id: String? = nil, style: ModalStyle, purpose: ModalPurpose? = nil,
    title: TextVariants? = nil, description: TextVariants? = nil, dismiss: DismissControl,
    content: [Element] = [], screens: [String: Screen] = [:], start: String? = nil,
    confirmClose: Element? = nil, savesItself: Bool = false, unsavedBinding: String? = nil,
    isMultistep: Bool = false, steps: Int? = nil, context: String? = nil
  ) {
    self.id = id
    self.style = style
    self.purpose = purpose
    self.title = title
    self.description = description
    self.dismiss = dismiss
    self.content = content
    self.screens = screens
    self.start = start
    self.confirmClose = confirmClose
    self.savesItself = savesItself
    self.unsavedBinding = unsavedBinding
    self.isMultistep = isMultistep
    self.steps = steps
    self.context = context
  }
}

/// The way in which a modal stands on the screen; the profile says which ways there are
/// (MODALITY-COMPONENT-BY-PLATFORM).
package enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  case sheet, fullscreen, window
  case activityView = "activity-view"
  case confirmationDialog = "confirmation-dialog"
}

/// The purpose of a modal, as its author says; the first four are reasons to have one.
package enum ModalPurpose: String, Hashable, Sendable, CaseIterable {
  case criticalInformation = "critical-information"
  case confirmOrChoose = "confirm-or-choose"
  case separateTask = "separate-task"
  case immersive, promotion, tip, news, rating, welcome
}

/// The visible way out of a modal; the profile says where it stands.
package struct DismissControl: Hashable, Sendable {
  package var title: TextVariants?
  package var icon: String?
  /// The title of a second way out beside it that keeps nothing, for a Done/Cancel pair.
  package var cancelTitle: TextVariants?
  package var action: Action?

  package init(
    title: TextVariants? = nil, icon: String? = nil, cancelTitle: TextVariants? = nil,
    action: Action? = nil
  ) {
    self.title = title
    self.icon = icon
    self.cancelTitle = cancelTitle
    self.action = action
  }
}
