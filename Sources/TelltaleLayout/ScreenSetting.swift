import TelltaleGraphics
import TelltaleModel

/// What the placing of one screen depends on beside the context.
package struct ScreenSetting: Hashable, Sendable {
  package var screen: Screen
  package var path: NodePath
  package var tabs: TabSetting?
  /// Present where there is a screen to go back to: what it is called.
  package var back: BackSetting?
  package var modal: ModalSetting?
  /// The list that stands beside the screen.
  package var split: SplitSetting?
  package var view: ViewState
  package var data: AppData
  package var words: InterfaceWords
  /// Which elements of the scene may be hidden, by their places.
  package var hiding: [NodePath: Hiding] = [:]

  /// The same without the list beside it.
  var alone: ScreenSetting {
    guard split != nil else { return self }
    var setting = self
    setting.split = nil
    return setting
  }

  /// Where the parts of what is told in passing stand, for those who hear the screen.
  var toastPath: NodePath { path.key("toast") }

  package init(
    screen: Screen, path: NodePath, tabs: TabSetting? = nil, back: BackSetting? = nil,
    modal: ModalSetting? = nil, view: ViewState = ViewState(), data: AppData = AppData(),
    words: InterfaceWords = .english
  ) {
    self.screen = screen
    self.path = path
    self.tabs = tabs
    self.back = back
    self.modal = modal
    self.view = view
    self.data = data
    self.words = words
  }
}

package struct TabSetting: Hashable, Sendable {
  package var bar: TabBar
  package var path: NodePath
  package var selected: Int

  package init(bar: TabBar, path: NodePath, selected: Int) {
    self.bar = bar
    self.path = path
    self.selected = selected
  }
}

package struct BackSetting: Hashable, Sendable {
  package var title: TextVariants?
  /// Whether it leaves a list and what stands beside that.
  package var leavesList = false
  /// What scripts call it.
  package var name = "back"

  package init(title: TextVariants?) { self.title = title }
}

/// The list that stands beside a screen.
package indirect enum SplitSetting: Hashable, Sendable {
  /// - width: Of the list; absent, as is usual.
  case list(ScreenSetting, width: StackLength?)
}

/// The frame around the content of a modal.
package struct ModalSetting: Hashable, Sendable {
  package var modal: Modal
  package var path: NodePath

  package init(modal: Modal, path: NodePath) {
    self.modal = modal
    self.path = path
  }
}

/// How many rows came before the first and after the last one, and have not been seen yet.
package struct NewRows: Hashable, Sendable {
  package var above: Int
  package var below: Int

  package init(above: Int = 0, below: Int = 0) { (self.above, self.below) = (above, below) }

  package var count: Int { above + below }
}

/// What hands have changed about how a screen looks.
package struct ViewState: Hashable, Sendable {
  package var offsets: [NodePath: PixelPoint] = [:]
  package var zooms: [NodePath: Double] = [:]
  package var fields: [NodePath: FieldValue] = [:]
  /// Rows that were given a checkmark, and rows that had one from the start and lost it.
  package var marks: Set<ControlID> = []
  package var unmarked: Set<ControlID> = []
  /// The row or item that led to what stands beside the list.
  package var leading: ControlID?
  /// The steps that ranges of values stand at since hands have changed them.
  package var adjusted: [NodePath: Int] = [:]
  /// Whether switches are on since hands have turned them.
  package var switched: [NodePath: Bool] = [:]
  /// Rows whose switches hands have turned.
  package var turned: [ControlID: TurnedSwitch] = [:]
  /// The ids of the options that hands have chosen.
  package var chosen: [NodePath: String] = [:]
  /// Values that the application has said while a hand has them on its way: they stand once it lets go.
  package var late: Set<NodePath> = []
  /// Collections whose layout was changed while they were shown.
  package var layouts: [NodePath: CollectionLayout] = [:]
  /// Collections whose items are on their way to new places.
  package var morphs: [NodePath: ItemMorph] = [:]
  /// Sources that have been waited for long enough that a screen says so
  /// (ACTIVITY-INDICATOR-SHOWS-LIFE), ...
  package var notices: Set<String> = []
  /// ...and long enough that a table shows its mark (TABLE-SPINNER).
  package var spins: Set<String> = []
  /// Rows that came to a table outside of what was seen.
  package var newRows: [NodePath: NewRows] = [:]
  /// Whether it is told that the vehicle's motion rules out what somebody wanted.
  package var tellsOfMotion = false
  /// What is told in passing.
  package var toast: Toast?
  /// Whether More has been opened in the tab bar.
  package var showsMore = false

  package init() {}

  /// Whether a row shows its checkmark now.
  package func isMarked(_ row: TableRow, _ id: ControlID) -> Bool {
    marks.contains(id) || (row.checkmark?.isOn == true && !unmarked.contains(id))
  }

  package mutating func mark(_ row: TableRow, _ id: ControlID) {
    unmarked.remove(id)
    if row.checkmark?.isOn != true { marks.insert(id) }
  }

  package mutating func unmark(_ row: TableRow, _ id: ControlID) {
    marks.remove(id)
    if row.checkmark?.isOn == true { unmarked.insert(id) }
  }
}

/// The switch of a row as a hand has left it.
package struct TurnedSwitch: Hashable, Sendable {
  package var isOn: Bool
  /// The name under which the application says it.
  package var binding: String?

  package init(isOn: Bool, binding: String?) {
    self.isOn = isOn
    self.binding = binding
  }
}

/// Items on their way from where they stood, in pixels of the content.
package struct ItemMorph: Hashable, Sendable {
  /// By the items' numbers; one that is new grows out of the middle of its place.
  package var from: [Int: PixelRect]
  /// How far they have come, of `whole`.
  package var share: Int

  package static let whole = 1 << 15

  package init(from: [Int: PixelRect], share: Int = 0) {
    self.from = from
    self.share = share
  }

  func frame(of key: Int, to rest: PixelRect) -> PixelRect {
    let start = from[key] ?? PixelRect(x: rest.midX, y: rest.midY, width: 0, height: 0)
    func between(_ a: Int, _ b: Int) -> Int { a + (b - a) * share / ItemMorph.whole }
    return PixelRect(
      x: between(start.x, rest.x), y: between(start.y, rest.y),
      width: between(start.width, rest.width), height: between(start.height, rest.height))
  }
}
