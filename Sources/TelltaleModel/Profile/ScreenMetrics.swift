import TelltaleGraphics

/// The measures of screens, their bars and their content, all in points unless said otherwise.
package struct ScreenMetrics: Hashable, Sendable {
  /// From the safe edges to content, left and right, and from the bars to content.
  package var paddingSide: Points = 24
  package var paddingTop: Points = 16
  /// Text and controls are no wider, so that eyes find the next line; 0 for any width.
  package var readableWidth: Points = 0
  /// Between one element of the content and the next.
  package var gap: Points = 16
  package var tabBarEdge = TabBarEdge.top
  /// Whether navigation bars are turned round for languages written from right to left; else left and
  /// right are those of the hand.
  package var mirrorsBar = true
  /// The same for rows of tables.
  package var mirrorsRows = true
  /// The same for tabs, labels, stacks, collections, and what stands on buttons.
  package var mirrorsContent = true
  /// What shows which tab is selected.
  package var tabSelection = TabSelection.line
  /// Tabs stand below each other at the side where lines begin, where the display is so many hundredths of its height wide;
  /// 0 for never.
  package var tabRailFromPercent = 0
  /// How wide they are there.
  package var tabRailWidth: Points = 96
  /// Whether a screen whose tab says its title has no bar that does nothing else.
  package var tabNamesScreen = false
  /// How long the ring of the focus takes from one control to the next.
  package var focusGlideMilliseconds = 0
  /// Whether the first screen of a section has its title in large letters before its content.
  package var largeTitles = false
  /// Whether icons of tabs stand above their titles wherever both have room, and not only where they have
  /// none beside each other.
  package var stacksTabs = false
  package var tabBarHeight: Points = 64
  /// As many tabs are visible as this width fits (TAB-BAR-VISIBLE-COUNT).
  package var minimumTabWidth: Points = 120
  package var barHeight: Points = 60
  /// Between two controls with text, where the scene says nothing (NAVIGATION-BAR-FIXED-SPACE).
  package var barGap: Points = 16
  /// The least height of a row; rows with a subtitle below take what two lines need.
  package var rowHeight: Points = 64
  package var rowInset: Points = 24
  /// Of the fill of a row that is selected or held down, and of its ring.
  package var rowCornerRadius: Points = 0
  /// Whether the rows of a section lie on a card, and not on the ground from edge to edge.
  package var groupsRows = false
  /// What shows where the focus is.
  package var focusMark = FocusMark.ring
  /// Between a row's picture and its text, and between text and what is at its end.
  package var rowGap: Points = 16
  /// The side of the square for a row's picture.
  package var rowImage: Points = 44
  /// The least width of a collection's item, and the height of its picture.
  package var itemWidth: Points = 144
  package var itemHeight: Points = 120
  package var itemGap: Points = 16
  /// Round a picture and a card in the content.
  package var imageCornerRadius: Points = 12
  package var cardCornerRadius: Points = 20
  package var cardPadding: Points = 24
  /// Across a round button, and across a large one.
  package var iconButton: Points = 64
  package var iconButtonLarge: Points = 88
  /// Thickness of a line that fills.
  package var progressHeight: Points = 8
  package var spinner: Points = 40
  package var scrollIndicator: Points = 5

  package init() {}

  /// Whether tabs stand at the side of a display.
  ///
  /// - Parameters:
  ///   - width: Of the display, in the unit of its height.
  ///   - height: Of the display.
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

/// What shows where the focus is.
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
  /// The same for one that asks for the native style.
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
  /// Whether a drag downwards closes a modal (MODALITY-DISMISS-BAR-OR-SWIPE).
  package var dismissesBySwipe = false
  package var transitionMilliseconds = 250

  package init() {}

  package func presentation(isNative: Bool) -> SheetPresentation { isNative ? nativeSheet : sheet }
}

/// How an action sheet stands on the screen (ACTION-SHEET-NATIVE-STYLE-PLATFORMS).
package enum SheetPresentation: String, Hashable, Sendable, CaseIterable {
  /// A card that comes from the bottom edge.
  case bottom
  /// A dialog in the middle.
  case dialog
  /// The whole of a small screen, Cancel in the upper left corner.
  case fullscreen
}

/// Where the control that closes a modal stands (MODALITY-PLATFORM-CONVENTIONS).
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
