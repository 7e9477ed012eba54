import TelltaleGraphics

/// The measures of an alert, all in points unless said otherwise.
package struct AlertMetrics: Hashable, Sendable {
  /// The card is at most this wide...
  package var maximumWidth: Points
  /// ...and leaves at least this much free on both sides together.
  package var sideMargin: Points
  /// The card leaves at least this much free above and below together, beside the safe insets.
  package var verticalMargin: Points
  /// Text keeps this much from the card's edges on both sides together.
  package var textInset: Points
  package var cornerRadius: Points
  /// The distance from the card's edges to what is in it, above the title and below the last button.
  package var paddingTop: Points
  package var paddingBottom: Points
  /// The distance from the card's left and right edge to the buttons.
  package var paddingSide: Points
  package var titleToMessage: Points
  package var textToFields: Points
  package var fieldHeight: Points
  package var fieldGap: Points
  package var textToButtons: Points
  package var buttonHeight: Points
  package var buttonGap: Points
  package var buttonCornerRadius: Points
  /// The distance from a button's edges to its title, each side.
  package var buttonTextInset: Points
  package var focusRingWidth: Points
  package var shadowBlur: Points
  /// Dimming of what is behind, 0 to 255, by day and by night.
  package var scrimDay: Int
  package var scrimNight: Int
  package var textAlignment: TextAlignment
  /// The number of buttons from which on they are stacked (ALERT-PLACEMENT-STACK).
  package var stackFrom: Int
  /// The side of Cancel in a row of two.
  package var cancelSide: CancelSide
  /// True where the default button is bold only beside a destructive one
  /// (ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD).
  package var boldsDefaultOnlyBesideDestructive: Bool
  /// The least width and height of anything to be touched.
  package var minimumTarget: Points
  /// A title variant fits when it takes no more lines than this.
  package var titleLines: Int
  /// True where an alert may hold text fields (ALERT-CARPLAY-NO-TEXT-FIELDS).
  package var allowsFields: Bool

  package init(
    maximumWidth: Points, sideMargin: Points, verticalMargin: Points, textInset: Points,
    cornerRadius: Points, paddingTop: Points, paddingBottom: Points, paddingSide: Points,
    titleToMessage: Points, textToFields: Points, fieldHeight: Points, fieldGap: Points,
    textToButtons: Points, buttonHeight: Points, buttonGap: Points, buttonCornerRadius: Points,
    buttonTextInset: Points, focusRingWidth: Points, shadowBlur: Points, scrimDay: Int,
    scrimNight: Int, textAlignment: TextAlignment, stackFrom: Int, cancelSide: CancelSide,
    boldsDefaultOnlyBesideDestructive: Bool, minimumTarget: Points, titleLines: Int = 2,
    allowsFields: Bool = true
  ) {
    self.maximumWidth = maximumWidth
    self.sideMargin = sideMargin
    self.verticalMargin = verticalMargin
    self.textInset = textInset
    self.cornerRadius = cornerRadius
    self.paddingTop = paddingTop
    self.paddingBottom = paddingBottom
    self.paddingSide = paddingSide
    self.titleToMessage = titleToMessage
    self.textToFields = textToFields
    self.fieldHeight = fieldHeight
    self.fieldGap = fieldGap
    self.textToButtons = textToButtons
    self.buttonHeight = buttonHeight
    self.buttonGap = buttonGap
    self.buttonCornerRadius = buttonCornerRadius
    self.buttonTextInset = buttonTextInset
    self.focusRingWidth = focusRingWidth
    self.shadowBlur = shadowBlur
    self.scrimDay = scrimDay
    self.scrimNight = scrimNight
    self.textAlignment = textAlignment
    self.stackFrom = stackFrom
    self.cancelSide = cancelSide
    self.boldsDefaultOnlyBesideDestructive = boldsDefaultOnlyBesideDestructive
    self.minimumTarget = minimumTarget
    self.titleLines = titleLines
    self.allowsFields = allowsFields
  }
}

/// The side of Cancel beside one other button.
package enum CancelSide: String, Hashable, Sendable, CaseIterable {
  /// Follows the writing direction (ALERT-PLACEMENT-TWO-BUTTONS).
  case leading
  /// Whatever the writing direction (ALERT-CARPLAY-PLACEMENT-CANCEL-LEFT).
  case left
}
