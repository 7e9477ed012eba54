import TelltaleApp
import TelltaleGraphics
import TelltaleInput
import TelltaleLayout
import TelltaleModel
import TelltaleSurfaces

extension Session {
  /// Puts the typing mark where a finger or the pointer tapped; a tap on what is marked leaves it
  /// marked.
  mutating func tapText(at path: NodePath, _ point: PixelPoint, _ time: Instant, in world: World) {
    guard let text = openText(at: path, in: world), let map = caretMap(of: text, in: world),
      let box = screen?.placement.text(path)?.box
    else { return }
    focusOnScreen(.node(path), in: world)
    screen?.tap = TextTap(path: path, point: point, time: time)
    let local = PixelPoint(x: point.x - box.x, y: point.y - box.y)
    if let marked = text.value.marked, marked.contains(map.character(at: local)) { return }
    let place = map.place(nearest: local.x, in: map.line(at: local.y))
    var value = text.value
    value.move(to: place.caret, marking: false, leansBack: place.leansBack)
    show(value, at: path, in: world)
  }

  /// A press that is the second tap in a row on a text marks the word under it.
  mutating func beginMarking(at time: Instant, in world: World) {
    guard let press = screen?.press, case .node(let path)? = press.control,
      let start = press.start, let tap = screen?.tap, tap.path == path,
      time.milliseconds(since: tap.time) <= TextTap.pause, let app
    else { return }
    let slop = 2 * context(for: app, in: world).density.pixels(world.profile.behaviour.touchSlop)
    guard abs(tap.point.x - start.x) <= slop, abs(tap.point.y - start.y) <= slop else { return }
    screen?.tap = nil
    markWord(in: world)
  }

  /// Marks the word that the press is on, from which it then goes on.
  mutating func markWord(in world: World) {
    beginMarking(in: world) { text, character in
      TextWords(text.value.text).range(around: character)
    }
  }

  /// The pointer marks from where it went down.
  mutating func markFromPress(in world: World) {
    beginMarking(in: world) { _, character in character..<character }
  }

  private mutating func beginMarking(
    in world: World, _ range: (OpenText, Int) -> Range<Int>
  ) {
    guard let press = screen?.press, case .node(let path)? = press.control,
      let start = press.start, let text = openText(at: path, in: world),
      text.view.editing.isSelectable, let map = caretMap(of: text, in: world),
      let box = screen?.placement.text(path)?.box
    else { return }
    let local = PixelPoint(x: start.x - box.x, y: start.y - box.y)
    let first = range(text, map.character(at: local))
    screen?.press?.isHeld = true
    screen?.press?.marking = first
    focusOnScreen(.node(path), in: world)
    var value = text.value
    value.mark(first)
    show(value, at: path, in: world)
  }

  /// Goes on marking to where the hand is; false where it marks nothing.
  mutating func mark(to point: PixelPoint, in world: World) -> Bool {
    settle(in: world)
    guard let press = screen?.press, let first = press.marking,
      case .node(let path)? = press.control, let text = openText(at: path, in: world),
      let map = caretMap(of: text, in: world), let box = screen?.placement.text(path)?.box
    else { return false }
    let place = map.place(nearest: point.x - box.x, in: map.line(at: point.y - box.y)).caret
    var value = text.value
    value.mark(first)
    if place < first.lowerBound {
      value.move(to: place, marking: false)
      value.anchor = first.upperBound
    } else if place > first.upperBound {
      value.mark(first.lowerBound..<place)
    }
    show(value, at: path, in: world)
    return true
  }

  /// True where the press is on a text that hands can mark.
  func canMark(_ press: Press, in world: World) -> Bool {
    guard case .node(let path)? = press.control, press.start != nil, press.marking == nil else {
      return false
    }
    return openText(at: path, in: world)?.view.editing.isSelectable == true
  }

  /// Gives the focus to a control; what was marked where it was is not any more.
  mutating func focusOnScreen(_ control: ControlID?, in world: World) {
    guard let old = screen?.focus, old != control else {
      screen?.focus = control
      return changed()
    }
    screen?.focus = control
    changed()
    guard case .node(let path) = old, app?.current.view.fields[path]?.anchor != nil else { return }
    app?.current.view.fields[path]?.anchor = nil
    appChanged()
  }
}
