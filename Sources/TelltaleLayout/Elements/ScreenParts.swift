import TelltaleGraphics
import TelltaleModel

/// What has been placed of a screen so far, and where what comes next belongs: placers add to it, one
/// after the other, and none takes anything away.
struct ScreenParts {
  var parts: [PlacedPart] = []
  /// With those that cannot be chosen.
  var controls: [Control] = []
  private(set) var areas: [ScrollArea] = []
  private(set) var textViews: [PlacedTextView] = []
  var notes: [PlacementNote] = []
  /// The parts of a bar that are not there while its title stands in the content.
  var barTitle: Range<Int>?
  /// Whether something turns, and is seen.
  var hasSpinner = false
  /// What is outside of this is not seen.
  var clip: PixelRect
  /// How far what is pressed may stand out of its frame to either side.
  var bounds = SideBounds.free
  /// The scroll area that is being filled.
  var area: NodePath?
  /// What is being placed: for parts that say what they are of.
  private var element: NodePath
  /// The control that parts are about without following its colours.
  private(set) var about: ControlID?
  /// The control whose colours all parts follow that have none of their own.
  private(set) var owner: ControlID?
  /// Whether what is added stands on the fill of a control that is selected.
  private var isSelected = false
  /// The smallest height and width of what takes touches, in pixels; more inside of what is magnified.
  var leastTarget: Int
  /// What the screen covers.
  private let frame: PixelRect
  /// Whether parts say what they are of.
  private let tells: Bool

  /// - element: whose parts those are that belong to no element in particular.
  init(of screen: ScreenContext, element: NodePath) {
    clip = screen.frame
    frame = screen.frame
    leastTarget = screen.leastTarget
    tells = screen.context.tells
    self.element = element
    // As many as a list has on most screens: growing moves all that is there.
    parts.reserveCapacity(64)
    controls.reserveCapacity(32)
  }
}

extension ScreenParts {
  mutating func add(_ shape: consuming PlacedPart.Shape, of control: ControlID? = nil) {
    if case .spinner(let rect) = shape, rect.intersects(clip) { hasSpinner = true }
    let control = control ?? owner
    let subject =
      tells ? PlacedPart.Subject(element: element, control: control ?? about) : nil
    var part = PlacedPart(shape, clip: clip, control: control, subject: subject)
    part.isSelected = isSelected
    parts.append(part)
  }

  /// Adds an icon of the profile in the ink of the text beside it, or a picture in its own colours.
  mutating func add(
    icon name: String, in rect: PixelRect, _ ink: PartInk, of control: ControlID?
  ) {
    add(
      Element.isIcon(name) ? .icon(rect, name: name, ink) : .picture(rect, name: name),
      of: control)
  }

  /// Adds text of several looks.
  ///
  /// - isMirrored: whether lines begin at the right; absent, each at the side that it is written
  ///   from.
  /// - hangs: whether the ink of a line stands where the frame begins, and not the empty edge of its first letter.
  mutating func add(
    _ text: SetRichText, in frame: PixelRect, alignment: TextAlignment, ink: PartInk,
    isMirrored: Bool? = nil, hangs: Bool = false
  ) {
    let whole = text.string.map {
      PlacedText.Whole(string: $0, number: parts.count, isCut: text.isTruncated)
    }
    var y = frame.y
    for line in text.lines {
      let hang = hangs && alignment == .leading ? line.hang(isMirrored: isMirrored) : 0
      let left = line.left(in: frame.width, alignment, isMirrored: isMirrored) + hang
      for piece in line.pieces where piece.isSeen {
        let box = PixelRect(
          x: frame.x + left + line.left(of: piece), y: y + line.rise - piece.text.rise,
          width: piece.width, height: piece.text.lineHeight)
        var placed = piece.text.placed(.message, in: box, alignment: .leading)
        placed.whole = whole
        if whole != nil { placed.place = piece.place }
        add(.text(placed, piece.ink ?? ink))
      }
      y += line.height
    }
  }

  /// Adds what was placed apart, in a part of the screen.
  mutating func add(_ other: ScreenParts) {
    parts += other.parts
    controls += other.controls
    areas += other.areas
    textViews += other.textViews
    notes += other.notes
    hasSpinner = hasSpinner || other.hasSpinner
  }

  /// Takes the title of the bar away, and the line below it: content says it.
  mutating func hideBarTitle() {
    for index in barTitle ?? 0..<0 {
      parts[index].shape = .fill(.empty, radius: 0, .role(.separator))
    }
  }

  mutating func add(_ area: ScrollArea) { areas.append(area) }

  mutating func add(_ text: PlacedTextView) { textViews.append(text) }

  /// Places something that stands elsewhere in the file than what is around it.
  mutating func with(_ element: NodePath, _ body: (inout ScreenParts) -> Void) {
    let outer = self.element
    self.element = element
    body(&self)
    self.element = outer
  }

  /// Places what is about a control, such as the text in a field or the badge of a tab.
  mutating func about(_ control: ControlID?, _ body: (inout ScreenParts) -> Void) {
    let outer = about
    about = control
    body(&self)
    about = outer
  }

  /// Places what stands on a control and follows its colours.
  mutating func on(_ control: ControlID, _ body: (inout ScreenParts) -> Void) {
    let outer = owner
    owner = control
    body(&self)
    owner = outer
  }

  /// Places what stands on a control, and on its fill where it is selected.
  ///
  /// - radius: Of the fill.
  mutating func selecting(
    _ isSelected: Bool, on frame: PixelRect, radius: Int, _ body: (inout ScreenParts) -> Void
  ) {
    if isSelected { add(.fill(frame, radius: radius, .lit(destroys: false))) }
    let outer = self.isSelected
    self.isSelected = isSelected
    body(&self)
    self.isSelected = outer
  }

  /// Tells the area that is being filled of something to be read.
  mutating func addReading(_ frame: PixelRect) {
    guard let index = areas.lastIndex(where: { $0.path == area }) else { return }
    areas[index].readings.append(frame)
  }

  mutating func note(_ kind: PlacementNote.Kind, at path: NodePath, _ detail: String) {
    notes.append(PlacementNote(kind, path: path, detail: detail))
  }
}

extension ScreenParts {
  /// Adds what can be focused; where nothing of it is seen it cannot be touched, and what is seen of
  /// it takes no touches from beside the window that it scrolls in.
  mutating func add(
    _ id: ControlID, named name: String, for purpose: ControlPurpose, frame: PixelRect,
    radius: Int = 0, role: ButtonRole = .plain, isDefault: Bool = false,
    label: PlacedText = .empty(.label), meaning: ControlMeaning? = nil, isEnabled: Bool = true
  ) {
    let seen = frame.intersection(clip)
    let grown = seen.grown(toAtLeast: leastTarget)
    let target = area == nil ? grown.moved(into: self.frame) : grown.intersection(clip)
    var control = Control(
      id: id, name: name, purpose: purpose, frame: frame, target: seen.isEmpty ? .empty : target,
      radius: radius, label: label, role: role, isDefault: isDefault, area: area, meaning: meaning)
    control.isEnabled = isEnabled
    controls.append(consume control)
  }

  /// Adds what is scrolled out of view, so that the focus can get there.
  mutating func addUnseen(
    _ id: ControlID, named name: String, for purpose: ControlPurpose, frame: PixelRect,
    meaning: ControlMeaning? = nil
  ) {
    controls.append(
      Control(
        id: id, name: name, purpose: purpose, frame: frame, target: .empty, radius: 0,
        label: .empty(.label), role: .plain, isDefault: false, area: area, meaning: meaning))
  }

  /// The ground that shows focus and press; comes before what stands on it.
  mutating func addGround(
    _ frame: PixelRect, radius: Int, destroys: Bool = false, of id: ControlID
  ) {
    add(.ground(frame, radius: radius, destroys: destroys), of: id)
  }

  /// Lets the control that was added last be read before those from a place on.
  mutating func moveLastControl(to index: Int) {
    guard let last = controls.popLast() else { return }
    controls.insert(last, at: index)
  }

  /// Lets the hints of tables be read last, since they are not always there.
  mutating func moveHintsToEnd() {
    let hints = controls.filter { if case .hint = $0.id { true } else { false } }
    guard !hints.isEmpty else { return }
    controls.removeAll { hints.contains($0) }
    controls += hints
  }
}

extension ScreenParts {
  /// How much had been added at a moment.
  struct Mark {
    var parts: Int
    var controls: Int
  }

  /// What has been added so far.
  var mark: Mark { Mark(parts: parts.count, controls: controls.count) }

  /// Brings what a bar got since to the other side of its strip: each control as a whole, and each
  /// text that belongs to none.
  mutating func mirror(since mark: Mark, in strip: PixelRect) {
    func distance(_ rect: PixelRect) -> Int { strip.x + strip.maxX - rect.x - rect.maxX }
    var distances: [ControlID: Int] = [:]
    for index in controls.indices.dropFirst(mark.controls) {
      let away = distance(controls[index].frame)
      distances[controls[index].id] = away
      controls[index].frame = controls[index].frame.offsetBy(x: away, y: 0)
      let target = controls[index].target
      if !target.isEmpty {
        controls[index].target = target.offsetBy(x: distance(target), y: 0)
      }
      controls[index].label = controls[index].label.offsetBy(x: away)
    }
    for index in parts.indices.dropFirst(mark.parts) {
      if let id = parts[index].control {
        parts[index].shape = parts[index].shape.offsetBy(x: distances[id] ?? 0)
      } else if case .text(let text, let ink) = parts[index].shape {
        parts[index].shape = .text(text.offsetBy(x: distance(text.frame)), ink)
      }
    }
  }
}
