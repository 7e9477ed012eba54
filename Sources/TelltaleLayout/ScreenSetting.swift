import TelltaleGraphics
import TelltaleModel

/// Everything on which the placing of one screen depends beside the context.
package struct ScreenSetting: Hashable, Sendable {
  package var screen: Screen
  package var path: NodePath
  package var tabs: TabSetting?
  /// The way back, present where there is a screen to go back to.
  package var back: BackSetting?
  package var modal: ModalSetting?
  /// The list that stands beside the screen; `nil` where the screen has all of the width.
  package var split: SplitSetting?
  package var view: ViewState
  package var data: AppData
  package var words: InterfaceWords
  /// The elements of the scene that may be hidden, by their places.
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

  /// A screen as it is shown.
  ///
  /// - Parameters:
  ///   - screen: The screen, as the scene declares it.
  ///   - path: Its place in the scene.
  ///   - tabs: The tabs of its app; `nil` where it has none.
  ///   - back: The way back; `nil` where there is no screen to go back to.
  ///   - modal: The frame of a modal; `nil` for a screen that is none.
  ///   - view: Changes by hands, by default none.
  ///   - data: Data of the application, by default none.
  ///   - words: Words of the interface in the language of the screen.
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

/// The tabs of an app, and the one that is selected.
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

/// The way back to the screen before.
package struct BackSetting: Hashable, Sendable {
  package var title: TextVariants?
  /// True where it leaves a list and the screen beside that.
  package var leavesList = false
  /// The name by which scripts call it.
  package var name = "back"

  /// A way back.
  ///
  /// - Parameter title: The name of the screen to which it leads; `nil` where that has none.
  package init(title: TextVariants?) { self.title = title }
}

/// The list that stands beside a screen.
package indirect enum SplitSetting: Hashable, Sendable {
  /// The list with its width; `nil` for the usual width.
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

/// The number of rows that came before the first and after the last one, and have not been seen
/// yet.
package struct NewRows: Hashable, Sendable {
  package var above: Int
  package var below: Int

  package init(above: Int = 0, below: Int = 0) { (self.above, self.below) = (above, below) }

  package var count: Int { above + below }
}

/// The changes that hands have made to the look of a screen.
package struct ViewState: Hashable, Sendable {
  package var offsets: [NodePath: PixelPoint] = [:]
  package var zooms: [NodePath: Double] = [:]
  package var fields: [NodePath: FieldValue] = [:]
  /// Rows that were given a checkmark, and rows that had one from the start and lost it.
  package var marks: Set<ControlID> = []
  package var unmarked: Set<ControlID> = []
  /// The row or item that led to the screen beside the list.
  package var leading: ControlID?
  /// The steps of the values that hands have changed, from each range's least value.
  package var adjusted: [NodePath: Int] = [:]
  /// The states of the switches that hands have turned; true is on.
  package var switched: [NodePath: Bool] = [:]
  /// Rows whose switches hands have turned.
  package var turned: [ControlID: TurnedSwitch] = [:]
  /// The ids of the options that hands have chosen.
  package var chosen: [NodePath: String] = [:]
  /// Values that the application has set while a hand moves them. They take effect once the hand
  /// lets go.
  package var late: Set<NodePath> = []
  /// Collections whose layout was changed while they were shown.
  package var layouts: [NodePath: CollectionLayout] = [:]
  /// Collections whose items are on their way to new places.
  package var morphs: [NodePath: ItemMorph] = [:]
  /// Sources that have been awaited so long that a screen says so (ACTIVITY-INDICATOR-SHOWS-LIFE).
  package var notices: Set<String> = []
  /// Sources that have been awaited so long that a table shows its spinner (TABLE-SPINNER).
  package var spins: Set<String> = []
  /// Rows that came to a table outside of its visible part.
  package var newRows: [NodePath: NewRows] = [:]
  /// True while a notice says that the vehicle's motion rules out something that somebody wanted.
  package var tellsOfMotion = false
  /// The message that is told in passing.
  package var toast: Toast?
  /// True where More has been opened in the tab bar.
  package var showsMore = false

  package init() {}

  /// Returns true where a row shows its checkmark now.
  ///
  /// - Parameters:
  ///   - row: The row, as the scene or the application gives it.
  ///   - id: The row's control, under which hands have changed it.
  /// - Returns: The mark as a hand has left it, else as the row has it.
  package func isMarked(_ row: TableRow, _ id: ControlID) -> Bool {
    marks.contains(id) || (row.checkmark?.isOn == true && !unmarked.contains(id))
  }

  /// Gives a row its checkmark.
  ///
  /// - Parameters:
  ///   - row: The row, as the scene or the application gives it.
  ///   - id: The row's control, under which the change is kept.
  package mutating func mark(_ row: TableRow, _ id: ControlID) {
    unmarked.remove(id)
    if row.checkmark?.isOn != true { marks.insert(id) }
  }

  /// Takes the checkmark of a row away.
  ///
  /// - Parameters:
  ///   - row: The row, as the scene or the application gives it.
  ///   - id: The row's control, under which the change is kept.
  package mutating func unmark(_ row: TableRow, _ id: ControlID) {
    marks.remove(id)
    if row.checkmark?.isOn == true { unmarked.insert(id) }
  }
}

/// The switch of a row as a hand has left it.
package struct TurnedSwitch: Hashable, Sendable {
  package var isOn: Bool
  /// The name under which the application sets it.
  package var binding: String?

  package init(isOn: Bool, binding: String?) {
    self.isOn = isOn
    self.binding = binding
  }
}

/// Items on their way from their former places, in pixels of the content.
package struct ItemMorph: Hashable, Sendable {
  /// The former places by the items' numbers. A new item grows out of the middle of its place.
  package var from: [Int: PixelRect]
  /// The progress of the movement, of `whole`.
  package var share: Int

  /// The progress of a movement that has ended.
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
