import TelltaleLayout
import TelltaleModel

/// The screens that are open in an app: a stack of screens for each tab, and the modal in front of
/// them.
package struct AppVisits: Hashable, Sendable {
  /// The number of the tab whose screens are in view, from 0.
  package private(set) var selected = 0
  /// True while the screen with the sections that have no room in the tab bar is in front.
  package var showsMore = false
  /// The screens of each tab, the first screen first.
  package internal(set) var stacks: [[ScreenVisit]]
  package var modal: ModalVisit?
  /// The width of the display, which decides whether two screens stand side by side; `nil` before
  /// anything is shown.
  package var width: GlassWidth?
  /// True where a person used the list last and not the screen beside it; true also before anybody
  /// has used either.
  package var isHandOnList = true
  /// The row or item of the list that a person has chosen last, until something has come of it.
  package var chosen: ControlID?
  /// The list that the application knows to stand beside another screen, with its depth.
  package var listSeen: SeenList?

  package struct SeenList: Hashable, Sendable {
    var path: NodePath
    var depth: Int
  }

  /// - Parameters:
  ///   - scene: The scene of the app.
  ///   - tabs: The tab bar of the scene; `nil` where it has none.
  ///   - path: The place of the tab bar, or of the first screen.
  package init(_ scene: Scene, _ tabs: TabBar?, _ path: NodePath) {
    stacks =
      tabs?.tabs.enumerated().map { index, tab in
        [ScreenVisit(tab: tab, index: index, path: path, scene: scene)]
      } ?? [[ScreenVisit(root: scene, path: path)]]
  }

  /// The screen that is in view, or lies below the modal.
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

  /// The maximum of screens in a stack. Nobody finds back through more, and each is kept whole.
  package static let mostDepth = 100

  /// The number of screens in the stack that takes input.
  package var depth: Int { modal?.visits.count ?? stacks[selected].count }

  /// True where no way leads back.
  package var isAtRoot: Bool {
    let stack = stacks[selected]
    let isBesideRoot =
      stack.count == 2 && list != nil && ground.name == stack[0].screen.split?.detail
    return !showsMore && (stack.count == 1 || isBesideRoot)
  }
}

// Ways that one goes.
extension AppVisits {
  /// Pushes a screen, of the modal where one is open. A screen of the modal that was left before
  /// comes back with the texts that were typed there.
  ///
  /// - Parameters:
  ///   - name: The name of the screen.
  ///   - screen: The screen to push.
  ///   - path: The place of the screen in the scene.
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

  /// Goes back by exactly one screen.
  ///
  /// - Returns: False where this is the first screen.
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

  /// Goes back as a person asks for it: like `pop`, but a screen beside a list is left together
  /// with the list.
  ///
  /// - Returns: False where this is the first screen.
  package mutating func goBack() -> Bool {
    modal == nil && isSplit && belowGround == nil ? leaveList() : pop()
  }

  /// Shows the section of a tab in the state in which it was left.
  ///
  /// - Parameter index: The number of the tab, from 0. It has to exist.
  package mutating func select(_ index: Int) {
    selected = index
    showsMore = false
    (isHandOnList, chosen) = (true, nil)
  }

  /// Goes back to the first screen of the section.
  package mutating func popAll() {
    stacks[selected].removeLast(stacks[selected].count - 1)
    showsMore = false
    (isHandOnList, chosen) = (true, nil)
  }

  /// Goes back until the stack has at most as many screens as allowed. The first screen always
  /// stays.
  ///
  /// - Parameter depth: The number of screens that may stay.
  /// - Returns: The screens that were removed, the lowest first.
  package mutating func comeBack(to depth: Int) -> [ScreenVisit] {
    let gone = max(0, stacks[selected].count - max(1, depth))
    defer { stacks[selected].removeLast(gone) }
    return Array(stacks[selected].suffix(gone))
  }

  /// Opens the same screens in another edition of the scene, as far as it has them.
  ///
  /// - Parameters:
  ///   - old: The open screens of the edition that is replaced. They are dropped where the number
  ///     of tabs differs.
  ///   - screens: The screens of the new edition, by name.
  ///   - data: The deliveries of the application, which tell typed texts from delivered ones.
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
  /// The screens of all tabs and those of the modal.
  package var all: [ScreenVisit] {
    let left = modal?.left.sorted { $0.key < $1.key }.map(\.value) ?? []
    return stacks.flatMap { $0 } + left + (modal?.visits ?? [])
  }

  /// Applies a function to every screen, also to screens of the modal that were left.
  ///
  /// - Parameter body: Changes one screen.
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

  /// Returns the element at a place of the open screens. The modal's screens are searched before
  /// the stack below it.
  ///
  /// - Parameter path: The place of the element in the scene.
  /// - Returns: The element; `nil` where no open screen has one there.
  package func typedElement(at path: NodePath) -> Element? {
    open.lazy.compactMap { $0.element(at: path) }.first
  }

  /// Returns the value of a field or a text of the open screens.
  ///
  /// - Parameters:
  ///   - path: The place of the field in the scene.
  ///   - data: The deliveries of the application, for a field that nobody has typed into.
  /// - Returns: The value; `nil` where nothing can be typed there.
  package func fieldValue(at path: NodePath, _ data: AppData) -> FieldValue? {
    open.lazy.compactMap { visit in
      visit.element(at: path).flatMap { visit.value(of: $0, at: path, data) }
    }.first
  }

  /// Returns the value that the application has delivered for a field or a text.
  ///
  /// - Parameters:
  ///   - path: The place of the field in the scene.
  ///   - name: The binding that the field has to have.
  ///   - caret: The position of the caret, in characters. It is kept as far as it is inside of the
  ///     text.
  ///   - data: The deliveries of the application.
  /// - Returns: The value; `nil` where the field has another binding, or nothing can be typed
  ///   there.
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

  /// Puts a value into a field, also of a screen that lies below others.
  ///
  /// - Parameters:
  ///   - value: The text with its caret.
  ///   - path: The place of the field in the scene. Nothing happens where no open screen has it.
  package mutating func type(_ value: FieldValue, at path: NodePath) {
    if let index = modal?.visits.lastIndex(where: { $0.element(at: path) != nil }) {
      modal?.visits[index].view.fields[path] = value
    } else if let index = stacks[selected].lastIndex(where: { $0.element(at: path) != nil }) {
      stacks[selected][index].view.fields[path] = value
    }
  }

  private var open: [ScreenVisit] { (modal?.visits ?? []) + stacks[selected] }
}
