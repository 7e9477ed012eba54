import TelltaleGraphics
import TelltaleModel
import TelltaleSyntax

/// The keys of `screen`: bars, rows, items and what else stands on screens.
enum ScreenKeys {
  static let all: [ProfileKey] = [
    section.key("padding-side-pt", length, "From the safe edges to content, left and right.") {
      $0.screen.paddingSide = $1
    },
    section.key("padding-top-pt", length, "From the bars to content.") {
      $0.screen.paddingTop = $1
    },
    section.key(
      "readable-width-pt", .points(0...4_000),
      "Largest width of texts and controls; 0 for any width. Arrangements of the scene, lists and pictures have all "
        + "of the width."
    ) { $0.screen.readableWidth = $1 },
    section.key("gap-pt", length, "Between one element of the content and the next.") {
      $0.screen.gap = $1
    },
    section.key(
      "mirrors-bar", .flag,
      "True if navigation bars are mirrored for languages written from right to left."
    ) {
      $0.screen.mirrorsBar = $1
    },
    section.key("mirrors-rows", .flag, "The same for rows of tables.") {
      $0.screen.mirrorsRows = $1
    },
    section.key(
      "mirrors-content", .flag,
      "The same for tabs, labels, stacks, collections, and the content of buttons."
    ) {
      $0.screen.mirrorsContent = $1
    },
    section.key("tab-bar-edge", .choice, "The edge at which the tab bar stands.") {
      $0.screen.tabBarEdge = $1
    },
    section.key("tab-selection", .choice, "The mark of the selected tab: line or pill.") {
      $0.screen.tabSelection = $1
    },
    section.key(
      "tab-rail-from-percent", .integer(0...1_000),
      "Width of the display, in hundredths of its height, from which tabs stand at the side; 0 for never."
    ) { $0.screen.tabRailFromPercent = $1 },
    section.key("tab-rail-width-pt", .points(1...400), "Width of tabs at the side.") {
      $0.screen.tabRailWidth = $1
    },
    section.key(
      "tab-names-screen", .flag,
      "True if a screen has no bar where it would only repeat the tab."
    ) { $0.screen.tabNamesScreen = $1 },
    section.key(
      "focus-glide-ms", .integer(0...300),
      "Time that the focus ring takes from one control to the next; 0 for at once."
    ) { $0.screen.focusGlideMilliseconds = $1 },
    section.key(
      "large-titles", .flag,
      "True if the first screen of a section has its title in large letters before its content."
    ) { $0.screen.largeTitles = $1 },
    section.key(
      "tab-stacks", .flag,
      "True if icons of tabs stand above their titles wherever both have room."
    ) { $0.screen.stacksTabs = $1 },
    section.key("tab-bar-height-pt", .points(1...400), "Height of the tab bar.") {
      $0.screen.tabBarHeight = $1
    },
    section.key(
      "minimum-tab-width-pt", .points(8...1_000),
      "Least width of a tab; as many tabs are visible as fit."
    ) {
      $0.screen.minimumTabWidth = $1
    },
    section.key("bar-height-pt", .points(1...400), "Height of the navigation bar.") {
      $0.screen.barHeight = $1
    },
    section.key("bar-gap-pt", .points(8...400), "Between two controls of the bar.") {
      $0.screen.barGap = $1
    },
    section.key("row-height-pt", .points(1...400), "The least height of a row.") {
      $0.screen.rowHeight = $1
    },
    section.key("row-inset-pt", length, "From a row's edges to its content.") {
      $0.screen.rowInset = $1
    },
    section.key(
      "row-corner-radius-pt", length,
      "Radius of the ring of a row that has the focus, and of its fill where it is selected."
    ) { $0.screen.rowCornerRadius = $1 },
    section.key("row-groups", .flag, "True if the rows of a section lie on a card.") {
      $0.screen.groupsRows = $1
    },
    section.key("focus-mark", .choice, "The mark of the focus: ring or lift.") {
      $0.screen.focusMark = $1
    },
    section.key("row-gap-pt", .points(8...400), "Between a row's picture, texts and mark.") {
      $0.screen.rowGap = $1
    },
    section.key("row-image-pt", .points(1...400), "Side of the square for a row's picture.") {
      $0.screen.rowImage = $1
    },
    section.key("item-width-pt", .points(8...2_000), "The least width of a collection's item.") {
      $0.screen.itemWidth = $1
    },
    section.key("item-height-pt", .points(8...2_000), "Height of an item's picture.") {
      $0.screen.itemHeight = $1
    },
    section.key("item-gap-pt", .points(8...400), "Between the items of a collection.") {
      $0.screen.itemGap = $1
    },
    section.key("image-corner-radius-pt", length, "Radius of a picture's corners.") {
      $0.screen.imageCornerRadius = $1
    },
    section.key("card-corner-radius-pt", length, "Radius of a card's corners.") {
      $0.screen.cardCornerRadius = $1
    },
    section.key("card-padding-pt", length, "From a card's edges to its content.") {
      $0.screen.cardPadding = $1
    },
    section.key("icon-button-pt", .points(8...400), "Across a round button.") {
      $0.screen.iconButton = $1
    },
    section.key("icon-button-large-pt", .points(8...400), "Across a large round button.") {
      $0.screen.iconButtonLarge = $1
    },
    section.key("progress-height-pt", .points(1...100), "Thickness of a progress bar.") {
      $0.screen.progressHeight = $1
    },
    section.key("spinner-pt", .points(8...400), "Size of an activity indicator.") {
      $0.screen.spinner = $1
    },
    section.key(
      "scroll-indicator-pt", .points(1...40),
      "Width of the scroll bar."
    ) {
      $0.screen.scrollIndicator = $1
    },
  ]

  private static let section = ProfileSection(name: "screen")
  private static let length = ValueReader.points(0...400)
}
