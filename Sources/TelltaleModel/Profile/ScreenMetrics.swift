import TelltaleGraphics

/// The measures of screens, their bars and their content, all in points unless said otherwise.
package struct ScreenMetrics: Hashable, Sendable {
  /// The distances from the safe edges to content, left and right, and from the bars to content.
  package var paddingSide: Points = 24
  package var paddingTop: Points = 16
  /// The width that text and controls do not pass, so that eyes find the next line; 0 for any width.
  package var readableWidth: Points = 0
  /// The distance between one element of the content and the next.
  package var gap: Points = 16
  package var tabBarEdge = TabBarEdge.top
  /// True where navigation bars are turned round for languages written from right to left; else left and right are
  /// those of the hand.
  package var mirrorsBar = true
  /// The same for rows of tables.
  package var mirrorsRows = true
  /// The same for tabs, labels, stacks, collections, and what stands on buttons.
  package var mirrorsContent = true
  /// The mark of the tab that is selected.
  package var tabSelection = TabSelection.line
  /// The width of a display, in hundredths of its height, from which on tabs stand below each other at the side
  /// where lines begin; 0 for never.
  package var tabRailFromPercent = 0
  /// The width of the tabs there.
  package var tabRailWidth: Points = 96
  /// True where a screen whose tab says its title has no bar that does nothing else.
  package var tabNamesScreen = false
  /// The time that the ring of the focus takes from one control to the next.
  package var focusGlideMilliseconds = 0
  /// True where the first screen of a section has its title in large letters before its content.
  package var largeTitles = false
  /// True where icons of tabs stand above their titles wherever both have room, and not only where they have none
  /// beside each other.
  package var stacksTabs = false
  package var tabBarHeight: Points = 64
  /// The least width of a tab: as many tabs are visible as fit (TAB-BAR-VISIBLE-COUNT).
  package var minimumTabWidth: Points = 120
  package var barHeight: Points = 60
  /// The distance between two controls with text, where the scene says nothing (NAVIGATION-BAR-FIXED-SPACE).
  package var barGap: Points = 16
  /// The least height of a row; rows with a subtitle below take what two lines need.
  package var rowHeight: Points = 64
  package var rowInset: Points = 24
  /// The corner radius of the fill of a row that is selected or held down, and of its ring.
  package var rowCornerRadius: Points = 0
  /// True where the rows of a section lie on a card, and not on the ground from edge to edge.
  package var groupsRows = false
  /// The mark of the focus.
  package var focusMark = FocusMark.ring
  /// The distance between a row's picture and its text, and between text and what is at its end.
  package var rowGap: Points = 16
  /// The side of the square for a row's picture.
  package var rowImage: Points = 44
  /// The least width of a collection's item, and the height of its picture.
  package var itemWidth: Points = 144
  package var itemHeight: Points = 120
  package var itemGap: Points = 16
  /// The corner radii of a picture and of a card in the content.
  package var imageCornerRadius: Points = 12
  package var cardCornerRadius: Points = 20
  package var cardPadding: Points = 24
  /// The widths of a round button and of a large one.
  package var iconButton: Points = 64
  package var iconButtonLarge: Points = 88
  /// Thickness of a line that fills.
  package var progressHeight: Points = 8
  package var spinner: Points = 40
  package var scrollIndicator: Points = 5

  package init() {}

  /// Returns true where tabs stand at the side of a display.
  ///
  /// - Parameters:
  ///   - width: The width of the display, in the unit of its height.
  ///   - height: The height of the display.
  /// - Returns: False where they stand at another edge.
  package func hasTabRail(width: Double, height: Double) -> Bool {
    tabRailFromPercent > 0 && width * 100 >= height * Double(tabRailFromPercent)
  }
}

package enum TabSelection: String, Hashable, Sendable, CaseIterable {
  /// A line at the edge of the tab.
  case line
  /// The accent behind all of it.
  case pill
}

/// The mark that shows where the focus is.
package enum FocusMark: String, Hashable, Sendable, CaseIterable {
  /// A ring around the control.
  case ring
  /// The control comes nearer: it is larger, bright, and throws a shadow.
  case lift
}

package enum TabBarEdge: String, Hashable, Sendable, CaseIterable {
  case top, bottom
}

/// The measures of what comes over a screen, in points unless said otherwise.
package struct OverlayMetrics: Hashable, Sendable {
  package var sheet = SheetPresentation.dialog
  /// The presentation of a sheet that asks for the native style.
  package var nativeSheet = SheetPresentation.dialog
  /// The sheet is at most this wide...
  package var sheetMaximumWidth: Points = 420
  /// ...and so many hundredths of the screen high.
  package var sheetMaximumHeightPercent = 85
  package var sheetMargin: Points = 8
  package var sheetRowHeight: Points = 56
  /// Sets Cancel apart from the choices.
  package var sheetCancelGap: Points = 8
  package var sheetCornerRadius: Points = 14
  /// Hundredths of the screen that a modal takes where it does not fill it.
  package var modalWidthPercent = 100
  package var modalHeightPercent = 94
  /// The height of an activity view.
  package var activityHeightPercent = 60
  /// Hundredths of the screen, both ways, that a window of its own takes.
  package var windowPercent = 84
  package var modalCornerRadius: Points = 16
  package var dismissPlace = DismissPlace.bar
  /// True where a drag downwards closes a modal (MODALITY-DISMISS-BAR-OR-SWIPE).
  package var dismissesBySwipe = false
  package var transitionMilliseconds = 250

  package init() {}

  /// Returns the presentation of a sheet.
  ///
  /// - Parameter isNative: True for a sheet that asks for the platform's own style.
  /// - Returns: The presentation that the profile has for such sheets.
  package func presentation(isNative: Bool) -> SheetPresentation { isNative ? nativeSheet : sheet }
}

/// The way in which an action sheet stands on the screen (ACTION-SHEET-NATIVE-STYLE-PLATFORMS).
package enum SheetPresentation: String, Hashable, Sendable, CaseIterable {
  /// A card that comes from the bottom edge.
  case bottom
  /// A dialog in the middle.
  case dialog
  /// The whole of a small screen, Cancel in the upper left corner.
  case fullscreen
}

/// The place of the control that closes a modal (MODALITY-PLATFORM-CONVENTIONS).
package enum DismissPlace: String, Hashable, Sendable, CaseIterable {
  /// At the left end of the modal's bar, in every language.
  case bar
  /// At the trailing end of the bar, where a Cancel of its own stands at the leading one.
  case barTrailing = "bar-trailing"
  /// In the content's lower trailing corner.
  case corner
  /// As the last row of the content.
  case row

  package var isInBar: Bool { self == .bar || self == .barTrailing }
}
