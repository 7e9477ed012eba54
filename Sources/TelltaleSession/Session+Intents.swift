import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Hands a deed to the machine for its kind, and does what was meant by it.
  mutating func act(_ deed: Deed, in world: World) {
    let touch = touchMachine(for: deed, in: world)
    let device = deed.device
    let intents: [Intent]
    switch deed.event.occurrence {
    case .contactDown(let contact, let point):
      intents = touch.contactDown(contact, at: point, &surfaces.front, &hands)
    case .contactMoved(let contact, let point):
      hands.contactMoved(device, contact, to: point, at: deed.time)
      intents = touch.moved(.contact(device, contact), to: point, &surfaces.front)
    case .contactUp(let contact, let point):
      intents = touch.contactUp(contact, at: point, &surfaces.front, &hands)
    case .contactCancelled(let contact):
      intents = touch.contactCancelled(contact, &surfaces.front, &hands)
    case .pointerMoved(let point):
      pointer = point
      intents = [.changed] + touch.moved(.pointer(device), to: point, &surfaces.front)
    case .pointerDown(let point):
      pointer = point
      intents =
        touch.letGoOfResting(&surfaces.front, hands)
        + touch.down(.pointer(device), at: point, &surfaces.front)
    case .pointerUp(let point):
      intents = touch.up(.pointer(device), at: point, &surfaces.front)
    case .turned(let detents):
      intents = KnobMachine(deed: deed, pointer: pointer).turned(detents, &surfaces.front, hands)
    case .keyDown(let key):
      intents = KeyMachine(deed, world.profile).down(key, &surfaces.front, &hands)
    case .keyUp(let key):
      intents = KeyMachine(deed, world.profile).up(key, &surfaces.front, &hands)
    case .keysCancelled:
      intents = KeyMachine(deed, world.profile).cancelled(&surfaces.front, &hands)
    case .scanned(let code):
      intents = []
      tell(.scanned(code))
    case .detached:
      intents = touch.detached(&surfaces.front, &hands)
      detached(deed.event)
    case .attached:
      intents = []
      attached(deed.event, in: world)
    }
    carryOut(intents, of: deed, in: world)
  }

  private mutating func carryOut(_ intents: [Intent], of deed: Deed, in world: World) {
    for intent in intents { carryOut(intent, of: deed, in: world) }
  }

  private mutating func carryOut(_ intent: Intent, of deed: Deed, in world: World) {
    let time = deed.time
    settle(in: world)
    switch intent {
    case .changed: changed()
    case .activate(let control): activate(control, in: world)
    case .ignored(let control, let reason): ignore(control, because: reason)
    case .homeIgnored: tell(.ignored(control: "home", .hidden))
    case .home: goHome(in: world)
    case .leave(let byBack): leave(byBack: byBack, in: world)
    case .endTyping: closeTyping(in: world)
    case .move(let move, let byTab): moveFocus(move, byTab: byTab, at: time, in: world)
    case .push(let key): push(key, deed, in: world)
    case .hideFocus:
      if showsFocus { changed() }
      showsFocus = false
    case .scroll(let path, let offset): scroll(path, to: offset, at: time, in: world)
    case .glide(let path, let offset): glide(path, to: offset, at: time, in: world)
    case .zoom(let path, let zoom, let offset):
      magnify(path, by: zoom, to: offset, at: time, in: world)
    case .drag(let start, let point): drag(from: start, to: point, deed, in: world)
    case .swipedAway(let leaving):
      let keeping = app?.modal?.modal.keepsByGoing ?? true
      turn(leaving: leaving, in: world) { $0.closeModal(keeping: keeping) }
    case .pressedText:
      guard screen?.isPressedAgain(at: time, world.profile) == true else { return }
      screen?.tap = nil
      beginMarking(byWord: true, in: world)
    case .tappedText(let path, let point): tapText(at: path, point, time, in: world)
    case .mark(let point): goOnMarking(to: point, deed, in: world)
    case .type(let key): type(key, deed, in: world)
    }
  }

  /// What a finger moves, the pointer marks.
  private mutating func drag(
    from start: PixelPoint, to point: PixelPoint, _ deed: Deed, in world: World
  ) {
    if let press = front?.press, case .pointer = press.holder, canMark(press, in: world) {
      beginMarking(byWord: false, in: world)
      _ = mark(to: point, in: world)
      return
    }
    let intents = touchMachine(for: deed, in: world).drag(from: start, to: point, &surfaces.front)
    carryOut(intents, of: deed, in: world)
  }

  /// A press marks on; where there is no text for it any more it is a press like any other.
  private mutating func goOnMarking(to point: PixelPoint, _ deed: Deed, in world: World) {
    guard !mark(to: point, in: world), let holder = front?.press?.holder else { return }
    front?.press?.marking = nil
    let intents = touchMachine(for: deed, in: world).moved(holder, to: point, &surfaces.front)
    carryOut(intents, of: deed, in: world)
  }

  private mutating func type(_ key: KeyPress, _ deed: Deed, in world: World) {
    if typed(key, in: world) { return }
    let keys = KeyMachine(deed, world.profile)
    carryOut(keys.command(key, &surfaces.front, &hands), of: deed, in: world)
  }

  private mutating func push(_ key: KeyPress, _ deed: Deed, in world: World) {
    let wasSeen = showsFocus && front?.seesFocus == true
    showFocus(at: deed.time, in: world)
    settle(in: world)
    let keys = KeyMachine(deed, world.profile)
    let intents = keys.holdFocus(key, wasSeen: wasSeen, &surfaces.front)
    carryOut(intents, of: deed, in: world)
  }

  /// Out of what is in front, by the way that it has: a question is cancelled, and Back leaves its page
  /// with keys first; Escape leaves modals, but goes back to no other screen.
  mutating func leave(byBack: Bool, in world: World) {
    guard !surfaces.isAsking else {
      return byBack && asking?.typing != nil ? closeTyping(in: world) : cancel(in: world)
    }
    guard let app else { return }
    if let modal = app.modal {
      if byBack, modal.visits.count > 1 { return turn(in: world) { $0.pop() } }
      return turn(in: world) { $0.closeModal(keeping: modal.modal.keepsByGoing) }
    }
    if app.visits.showsMore { return turn(in: world) { $0.showMore(false) } }
    if byBack { turn(in: world) { $0.pop() } }
  }
}

extension Session {
  private func touchMachine(for deed: Deed, in world: World) -> TouchMachine {
    TouchMachine(
      rules: TouchRules(world.profile, reducesMotion: world.reducesMotion), deed: deed)
  }
}

extension Session {
  /// Carries out what a control stands for.
  mutating func activate(_ control: ControlID, in world: World) {
    if !surfaces.isAsking { turn(in: world) { $0.tellTyped() } }
    // The ground beside a sheet is no control.
    if control == .beside { return cancel(in: world) }
    guard let control = front?.placement.control(control) else { return }
    switch control.purpose {
    case .answer(let index): answer(by: index, in: world)
    case .fill(let index): openTyping(field: index, in: world)
    case .type(let row, let column): typeKey(row: row, column: column, in: world)
    case .perform(let function): perform(function, in: world)
    case .act(let action, let path):
      turn(in: world) { $0.act(action, at: path, named: control.name) }
    case .ask(let source): turn(in: world) { $0.ask(again: source) }
    case .edit(let path): openTyping(at: path, in: world)
    case .choose(let list, let index):
      turn(in: world) { $0.choose(control, at: index, of: list) }
    case .jump(let path, let y): onScreen(in: world) { $0.jump(in: path, to: y) }
    case .showNewRows(let path): onScreen(in: world) { $0.showNewRows(of: path) }
    case .select(let index): turn(in: world) { $0.select(index) }
    case .showMore: turn(in: world) { $0.showMore(true) }
    case .goBack: turn(in: world) { $0.pop() }
    case .closeModal(let keeping): turn(in: world) { $0.closeModal(keeping: keeping) }
    case .scroll: return
    }
  }
}
