import TelltaleApp
import TelltaleAppSurfaces
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleQuestions
import TelltaleSurfaces

extension Session {
  /// Handles an event of a hand, after all that was due before it.
  mutating func take(_ event: InputEvent, now: Instant, in environment: Environment) {
    // All that was due before the hand acted comes first: a press that was in time is in time, however late it comes.
    let moment = min(now, event.time)
    if let deadline = deadline(in: environment), moment >= deadline {
      elapsed(moment, in: environment)
      settle(in: environment)
    }
    glass.clock.advance(to: moment)
    let deed = glass.note(
      event, at: now, staleMilliseconds: environment.profile.behaviour.staleEventMilliseconds)
    if event.occurrence.isAHands {
      app?.handActs(at: event.time)
      if asking?.mindsHands(isArmed: isArmed) == true, glass.isMeant(event) {
        onQuestions(in: environment) { $0.handActs(at: event.time) }
      }
    }
    carryOut(glass.take(deed, in: environment), of: deed, in: environment)
  }

  /// Carries out what was meant by a deed, with the owner of what is in front.
  private mutating func carryOut(_ intents: [Intent], of deed: Deed, in environment: Environment) {
    for intent in intents {
      settle(in: environment)
      switch intent {
      case .changed: glass.changed()
      case .activate(let control): activate(control, in: environment)
      case .ignored(let control, let reason): glass.ignore(control, because: reason)
      case .homeIgnored: glass.tell(.ignored(control: "home", .hidden))
      case .home: goHome(in: environment)
      case .leave(let byBack): leave(byBack: byBack, in: environment)
      case .endTyping: closeTyping(in: environment)
      case .keyboardCame:
        if onQuestions(in: environment, { $0.hasKeyboardForPage }) { closeTyping(in: environment) }
      case .hideFocus: glass.hideFocus()
      case .scroll, .glide, .zoom, .move, .adjust: move(intent, at: deed.time, in: environment)
      case .swipedAway(let leaving):
        let keeping = app?.modal?.modal.keepsByGoing ?? true
        turn(leaving: leaving, in: environment) { $0.closeModal(keeping: keeping) }
      case .pressedText: onApp(in: environment) { $0.pressText(at: deed.time) }
      case .tappedText(let path, let point):
        onApp(in: environment) { $0.tapText(at: path, point, deed.time) }
      case .drag, .mark, .push, .type: goOn(with: intent, of: deed, in: environment)
      }
    }
  }

  /// Moves content, or the focus.
  private mutating func move(_ intent: Intent, at time: Instant, in environment: Environment) {
    func move(_ owner: inout some SurfaceOwner) {
      switch intent {
      case .scroll(let path, let offset): owner.scroll(path, to: offset, at: time)
      case .glide(let path, let offset): owner.glide(path, to: offset, at: time)
      case .adjust(let control, let step): owner.adjust(control, to: step)
      case .move(let move, let byTab, let isRepeat):
        owner.moveFocus(move, byTab: byTab, isRepeat: isRepeat, at: time)
      default: return
      }
    }
    if case .zoom(let path, let zoom, let offset) = intent {
      onApp(in: environment) { $0.magnify(path, by: zoom, to: offset, at: time) }
    } else if glass.surfaces.isAsking {
      onQuestions(in: environment) { move(&$0) }
    } else {
      onApp(in: environment) { move(&$0) }
    }
  }

  /// Asks the owner about an intent, before the machines know what comes of it.
  private mutating func goOn(with intent: Intent, of deed: Deed, in environment: Environment) {
    let intents: [Intent]
    switch intent {
    // What a finger moves, the pointer marks.
    case .drag(let start, let point):
      if let press = glass.surfaces.press, case .pointer = press.holder,
        app?.canMark(press, in: environment) == true
      {
        onApp(in: environment) { shown in
          shown.beginMarking(byWord: false)
          _ = shown.mark(to: point)
        }
        return
      }
      intents = glass.drag(from: start, to: point, deed, in: environment)
    case .mark(let point):
      if onApp(in: environment, { $0.mark(to: point) }) == true { return }
      intents = glass.stopMarking(at: point, deed, in: environment)
    case .push(let key):
      let wasSeen = glass.seesFocus
      if glass.surfaces.isAsking {
        onQuestions(in: environment) { $0.showFocus(at: deed.time) }
      } else {
        onApp(in: environment) { $0.showFocus(at: deed.time) }
      }
      settle(in: environment)
      intents = glass.holdFocus(key, wasSeen: wasSeen, deed, in: environment)
    case .type(let key):
      let limit = app?.textLimit(in: environment) ?? .text
      let isTyped =
        glass.surfaces.isAsking
        ? onQuestions(in: environment) { $0.typed(key, within: limit) }
        : onApp(in: environment) { $0.typed(key) } ?? false
      if isTyped { return }
      intents = glass.command(key, deed, in: environment)
    default: return
    }
    carryOut(intents, of: deed, in: environment)
  }

  /// Carries out the purpose of a control.
  private mutating func activate(_ control: ControlID, in environment: Environment) {
    if !glass.surfaces.isAsking { turn(in: environment) { $0.tellTyped() } }
    // The ground beside a sheet is no control.
    if control == .beside { return carryOut(questions.cancel(), in: environment) }
    guard let control = glass.surfaces.ofFront({ $0.placement.control(control) }) else { return }
    var limit: TextLimit { app?.textLimit(in: environment) ?? .text }
    switch control.purpose {
    case .answer(let index): carryOut(questions.answer(by: index), in: environment)
    case .fill(let index): onQuestions(in: environment) { $0.openTyping(field: index) }
    case .type(let row, let column):
      let limit = limit
      onQuestions(in: environment) { $0.type(row: row, column: column, within: limit) }
    case .perform(let function):
      let limit = limit
      if !onQuestions(in: environment, { $0.perform(function, within: limit) }) {
        closeTyping(in: environment)
      }
    case .edit(let path): openTyping(at: path, in: environment)
    case .adjust: onApp(in: environment) { $0.takeHold(of: control.id) }
    case .jump(let path, let y):
      onApp(in: environment) { shown in shown.onScreen { $0.jump(in: path, to: y) } }
    case .showNewRows(let path):
      onApp(in: environment) { shown in shown.onScreen { $0.showNewRows(of: path) } }
    case .act, .ask, .choose, .change, .select, .showMore, .goBack, .leaveList, .closeModal:
      turn(in: environment) { $0.activate(control) }
    case .scroll: return
    }
  }

  /// Leads out of what is in front: a question is cancelled, and Back leaves its page with keys first.
  mutating func leave(byBack: Bool, in environment: Environment) {
    if glass.stopAdjusting() { return }
    if !glass.surfaces.isAsking { return turn(in: environment) { $0.leave(byBack: byBack) } }
    if byBack, asking?.typing != nil { return closeTyping(in: environment) }
    carryOut(questions.cancel(), in: environment)
  }
}
