import TelltaleGraphics
import TelltaleModel

/// The titles of an alert's buttons, each with its variants, measured.
struct ButtonTitles {
  /// More lines than this in one button end in an ellipsis.
  static let mostLines = 3

  private let context: LayoutContext
  private let paths: QuestionPaths
  private let styles: [TextStyle]
  private let variants: [[TextContent]]

  /// The buttons of an alert or a sheet; `isBold` tells which are set semibold.
  init(
    _ alert: Alert, at paths: QuestionPaths = .alert, _ context: LayoutContext,
    isBold: (Int) -> Bool
  ) {
    self.context = context
    self.paths = paths
    let base = context.profile.typography.button
    styles = alert.buttons.indices.map { index in
      let weight: FontWeight = isBold(index) ? .semibold : base.weight
      return TextStyle(size: base.size, weight: weight)
    }
    variants = alert.buttons.map { button in
      button.title?.all ?? [TextContent(button.answer)]
    }
  }

  /// True when each button has a variant that fits one line of `width` pixels.
  func allFit(_ width: Int) -> Bool {
    variants.indices.allSatisfy { fitting($0, width) != nil }
  }

  /// For each button the longest variant that fits one line; else the shortest, on several lines.
  /// `isWhole` tells which take as many as they need, since they scroll.
  func fitted(
    to width: Int, notes: inout [PlacementNote], isWhole: (Int) -> Bool = { _ in false }
  ) -> [StyledText] {
    variants.indices.map { index in
      if let (number, label) = fitting(index, width) {
        if number > 0 {
          notes.append(
            PlacementNote(
              .variant, path: paths.title(ofButton: index), detail: label.content.string))
        }
        return label
      }
      let label = context.set(
        variants[index][variants[index].count - 1], styles[index], width: width,
        lines: isWhole(index) ? nil : ButtonTitles.mostLines)
      if label.text.isTruncated {
        notes.append(
          PlacementNote(
            .truncated, path: paths.title(ofButton: index), detail: label.content.string))
      }
      return label
    }
  }

  private func fitting(_ index: Int, _ width: Int) -> (Int, StyledText)? {
    for (number, variant) in variants[index].enumerated() {
      let label = context.set(variant, styles[index], width: nil)
      if label.text.lines.count == 1, label.text.width <= width { return (number, label) }
    }
    return nil
  }
}

extension Alert {
  /// The default button is semibold; on some platforms only beside a destructive one
  /// (ALERT-CARPLAY-DESTRUCTIVE-CANCEL-BOLD). A destructive button never is, nor in later editions of the
  /// guidelines Cancel.
  func isBold(_ index: Int, in profile: Profile) -> Bool {
    guard index == defaultIndex, !buttons[index].isDestructive else { return false }
    // ALERT-CANCEL-NOT-DEFAULT
    if profile.guidelines.edition >= .edition2026, buttons[index].role == .cancel { return false }
    return hasDestructiveButton || !profile.alert.boldsDefaultOnlyBesideDestructive
  }
}
