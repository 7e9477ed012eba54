import TelltaleLayout
import TelltaleModel

/// Where one is in an app: the screens that lie on each other in the area of each tab, and the modal that
/// stands before them.
package struct AppVisits: Hashable, Sendable {
  /// The tab whose screens are seen.
  package private(set) var selected = 0
  /// The screen of the sections that the tab bar has no room for stands before that.
  package var showsMore = false
  /// The screens pushed in each tab's area, the root first.
  package internal(set) var stacks: [[ScreenVisit]]
  package var modal: ModalVisit?
  /// Of the glass: how many screens stand side by side depends on it; nobody knows it before anything is shown.
  package var width: GlassWidth?
  /// Where two screens stand side by side, the last hand was at work on the list; nobody's has been, it counts as if.
  package var isHandOnList = true
  /// The row or item of the list that a hand has chosen last, until something has come of it.
  package var chosen: ControlID?
  /// How many screens lay on each other up to the list that is known to stand beside another screen, and which that is.
  package var listSeen: SeenList?

  package struct SeenList: Hashable, Sendable {
    var path: NodePath
    var depth: Int
  }

  /// At the start of a scene, whose tabs stand at `path`, or its first screen.
  package init(_ scene: Scene, _ tabs: TabBar?, _ path: NodePath) {
    stacks =
      tabs?.tabs.enumerated().map { index, tab in
        [ScreenVisit(tab: tab, index: index, path: path, scene: scene)]
      } ?? [[ScreenVisit(root: scene, path: path)]]
  }

  /// The screen that is seen, or lies below the modal.
  package var ground: ScreenVisit {
    get { stacks[selected][stacks[selected].count - 1] }
    set { stacks[selected][stacks[selected].count - 1] = newValue }
  }

  /// The screen that takes input.
  package var current: ScreenVisit {
    get { modal?.visit ?? ground }
    set {
      if modal != nil { modal?.visit = newValue } else { ground = newValue }
    }
  }

  /// As many screens may lie on each other: nobody finds back through more, and each is kept whole.
  package static let mostDepth = 100

  /// How many screens lie on each other where one is.
  package var depth: Int { modal?.visits.count ?? stacks[selected].count }

  /// True where there is nothing to go back from, by whatever way.
  package var isAtRoot: Bool {
    let stack = stacks[selected]
    let isBesideRoot =
      stack.count == 2 && list != nil && ground.name == stack[0].screen.split?.detail
    return !showsMore && (stack.count == 1 || isBesideRoot)
  }
}

// Ways that one goes.
extension AppVisits {
  /// Goes on to a screen, of the modal where one is open; what was typed there before is there again.
  package mutating func push(_ name: String, _ screen: Screen, at path: NodePath) {
    let visit = ScreenVisit(name: name, screen: screen, path: path)
    guard modal == nil else {
      let known = modal?.left.removeValue(forKey: name)
      modal?.visits.append(known ?? visit)
      return
    }
    showsMore = false
    if splits(visit), !isSplit { isHandOnList = true }
    var new = visit
    new.ledBy = chosen
    chosen = nil
    stacks[selected].append(new)
  }

  /// Back by exactly one screen; false where this is the first.
  package mutating func pop() -> Bool {
    guard depth > 1 else { return false }
    if let left = modal?.visit {
      modal?.left[left.name] = left
      modal?.visits.removeLast()
    } else {
      stacks[selected].removeLast()
      (isHandOnList, chosen) = (isHandOnList || splits(ground), nil)
    }
    return true
  }

  /// Back by a hand: as `pop`, but what a list has led to is left together with the list.
  package mutating func goBack() -> Bool {
    modal == nil && isSplit && belowGround == nil ? leaveList() : pop()
  }

  /// To the section of a tab as it was left.
  package mutating func select(_ index: Int) {
    selected = index
    showsMore = false
    (isHandOnList, chosen) = (true, nil)
  }

  /// Back to where the section begins.
  package mutating func popAll() {
    stacks[selected].removeLast(stacks[selected].count - 1)
    showsMore = false
    (isHandOnList, chosen) = (true, nil)
  }

  /// Back until no more screens lie on each other than may, and the first in any case. Gives those that
  /// went.
  package mutating func comeBack(to depth: Int) -> [ScreenVisit] {
    let gone = max(0, stacks[selected].count - max(1, depth))
    defer { stacks[selected].removeLast(gone) }
    return Array(stacks[selected].suffix(gone))
  }

  /// Goes to the same screens in another edition of the scene, as far as it has them.
  package mutating func takeOver(from old: AppVisits, _ screens: [String: Screen], _ data: AppData)
  {
    guard stacks.count == old.stacks.count else { return }
    selected = old.selected
    for (index, stack) in old.stacks.enumerated() {
      let stack = stack.map { visit in
        var visit = visit
        visit.forgetUntouched(data)
        return visit
      }
      stacks[index][0].view = stack[0].view
      stacks[index][0].told = stack[0].told
      for visit in stack.dropFirst() {
        guard let screen = screens[visit.name] else { break }
        var visit = visit
        visit.screen = screen
        stacks[index].append(visit)
      }
    }
  }
}

// All screens, those that were left behind included.
extension AppVisits {
  /// Those of all tabs, and those of the modal.
  package var all: [ScreenVisit] {
    let left = modal?.left.sorted { $0.key < $1.key }.map(\.value) ?? []
    return stacks.flatMap { $0 } + left + (modal?.visits ?? [])
  }

  /// Does something to each of them.
  package mutating func forEach(_ body: (inout ScreenVisit) -> Void) {
    for stack in stacks.indices {
      for index in stacks[stack].indices { body(&stacks[stack][index]) }
    }
    guard var modal else { return }
    for index in modal.visits.indices { body(&modal.visits[index]) }
    modal.left = modal.left.mapValues { visit in
      var visit = visit
      body(&visit)
      return visit
    }
    self.modal = modal
  }

  /// The element that somebody types into: of the screens that lie on each other, it is looked for from
  /// the modal's first downwards.
  package func typedElement(at path: NodePath) -> Element? {
    open.lazy.compactMap { $0.element(at: path) }.first
  }

  /// What stands in a field or a text of these screens.
  package func fieldValue(at path: NodePath, _ data: AppData) -> FieldValue? {
    open.lazy.compactMap { visit in
      visit.element(at: path).flatMap { visit.value(of: $0, at: path, data) }
    }.first
  }

  /// What the application has delivered for a field or a text.
  ///
  /// - Parameters:
  ///   - path: its place in the file.
  ///   - name: what it has to be bound to.
  ///   - caret: where its typing mark stays, as far as that is inside of it.
  ///   - data: all that was delivered.
  /// - Returns: `nil` where it is bound to something else, or nothing can be typed there.
  package func delivered(
    at path: NodePath, boundTo name: String, caret: Int, _ data: AppData
  ) -> FieldValue? {
    switch typedElement(at: path)?.typing {
    case .text(let text) where text.text.binding == name:
      FieldValue(text, in: data, caret: caret)
    case .line(let field) where field.binding == name:
      FieldValue(text: data.current(field), caret: caret)
    case .text, .line, .nothing, nil: nil
    }
  }

  /// Types into a field; its screen may lie below others meanwhile.
  package mutating func type(_ value: FieldValue, at path: NodePath) {
    if let index = modal?.visits.lastIndex(where: { $0.element(at: path) != nil }) {
      modal?.visits[index].view.fields[path] = value
    } else if let index = stacks[selected].lastIndex(where: { $0.element(at: path) != nil }) {
      stacks[selected][index].view.fields[path] = value
    }
  }

  private var open: [ScreenVisit] { (modal?.visits ?? []) + stacks[selected] }
}
