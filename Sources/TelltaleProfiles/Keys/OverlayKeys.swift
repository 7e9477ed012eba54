import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of `overlay`: sheets and modals.
enum OverlayKeys {
  static let all: [ProfileKey] = [
    section.key("sheet", .choice, "The form of an action sheet.") {
      $0.overlay.sheet = $1
    },
    section.key(
      "native-sheet", .choice,
      "The same for a sheet with `native-style: true`."
    ) {
      $0.overlay.nativeSheet = $1
    },
    section.key("sheet-maximum-width-pt", .points(40...4_000), "Largest width of the sheet.") {
      $0.overlay.sheetMaximumWidth = $1
    },
    section.key(
      "sheet-maximum-height-percent", .integer(10...100),
      "Hundredths of the screen's height that a sheet may take."
    ) {
      $0.overlay.sheetMaximumHeightPercent = $1
    },
    section.key("sheet-margin-pt", length, "From the safe edges to the sheet.") {
      $0.overlay.sheetMargin = $1
    },
    section.key("sheet-row-height-pt", .points(1...400), "Height of a choice.") {
      $0.overlay.sheetRowHeight = $1
    },
    section.key("sheet-cancel-gap-pt", length, "Between the choices and Cancel.") {
      $0.overlay.sheetCancelGap = $1
    },
    section.key("sheet-corner-radius-pt", length, "Radius of the sheet's corners.") {
      $0.overlay.sheetCornerRadius = $1
    },
    section.key(
      "modal-width-percent", .integer(10...100),
      "Hundredths of the screen's width that a modal takes."
    ) {
      $0.overlay.modalWidthPercent = $1
    },
    section.key(
      "modal-height-percent", .integer(10...100),
      "Hundredths of the screen's height that a modal takes."
    ) {
      $0.overlay.modalHeightPercent = $1
    },
    section.key(
      "activity-height-percent", .integer(10...100),
      "Hundredths of the screen's height that an activity view takes."
    ) {
      $0.overlay.activityHeightPercent = $1
    },
    section.key(
      "window-percent", .integer(10...100),
      "Hundredths of the screen's width and height that a window of its own takes."
    ) {
      $0.overlay.windowPercent = $1
    },
    section.key("modal-corner-radius-pt", length, "Radius of a modal's corners.") {
      $0.overlay.modalCornerRadius = $1
    },
    section.key("dismiss-place", .choice, "Place of the control that closes a modal.") {
      $0.overlay.dismissPlace = $1
    },
    section.key("dismisses-by-swipe", .flag, "True if a drag downwards closes a modal.") {
      $0.overlay.dismissesBySwipe = $1
    },
    section.key("transition-ms", .integer(0...300), "Duration of transitions; 0 for none.") {
      $0.overlay.transitionMilliseconds = $1
    },
  ]

  private static let section = ProfileSection(name: "overlay")
  private static let length = ValueReader.points(0...400)
}
