import TelltaleLayout
import TelltaleModel

/// Something of a screen that is cut while driving.
package struct AppLimit: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case rows, items
    /// In characters.
    case text
  }

  package var screen: String
  /// The element's id, else what it is bound to.
  package var control: String
  package var kind: Kind
  /// How many are shown, ...
  package var shown: Int
  /// ...and how many there are.
  package var all: Int

  /// True for the same thing, however many there are of it now.
  func isAbout(_ other: AppLimit) -> Bool {
    screen == other.screen && control == other.control && kind == other.kind
  }
}

extension Session {
  /// Tells what is cut on the screen, once until other limits hold: who fills it can then say less.
  mutating func tellLimits(in world: World) {
    guard let app, let limits = limits(in: world) else { return }
    for limit in app.cut(by: limits) where !app.toldLimits.contains(where: limit.isAbout) {
      self.app?.toldLimits.append(limit)
      tell(.limited(limit))
    }
  }
}

extension AppState {
  /// What limits take from the screen that takes input, in its order.
  fileprivate func cut(by limits: DrivingLimits) -> [AppLimit] {
    // Both as they are placed, so that what is told is what is seen.
    let (whole, part) = (setting(limits: nil), setting(limits: limits))
    var found: [AppLimit] = []
    func note(_ name: String?, _ kind: AppLimit.Kind, _ shown: Int, _ all: Int) {
      guard shown < all else { return }
      found.append(
        AppLimit(
          screen: current.name, control: name ?? kind.rawValue, kind: kind, shown: shown, all: all))
    }
    if let bar = current.screen.navigationBar?.titleBinding {
      note(bar, .text, part.data.length(of: bar), whole.data.length(of: bar))
    }
    for (one, other) in zip(part.elements, whole.elements) {
      switch (one.element, other.element) {
      case (.table(let shown), .table(let table)):
        note(
          table.id ?? table.source?.name ?? "table", .rows,
          part.data.rows(of: shown, at: one.path).count,
          whole.data.rows(of: table, at: one.path).count)
      case (.collection(let shown), .collection(let collection)):
        note(
          collection.name, .items, part.data.items(of: shown, at: one.path).items.count,
          whole.data.items(of: collection, at: one.path).items.count)
      case (.label(let shown), .label(let label)):
        note(
          label.id ?? label.text.binding, .text, part.length(of: shown.text, at: one.path),
          whole.length(of: label.text, at: one.path))
      case (.textView(let shown), .textView(let view)):
        note(
          view.id ?? view.text.binding, .text, part.length(of: shown.text, at: one.path),
          whole.length(of: view.text, at: one.path))
      default: break
      }
    }
    return found
  }
}

extension ScreenSetting {
  fileprivate var elements: [PlacedElement] {
    PlacedElement(.screen(screen), at: path).all
  }

  /// Characters of a text as it is shown.
  fileprivate func length(of text: RichText, at path: NodePath) -> Int {
    view.fields[path]?.text.count ?? data.current(text).string.count
  }
}

extension AppData {
  fileprivate func length(of name: String) -> Int { texts[name]?.longest.string.count ?? 0 }
}
