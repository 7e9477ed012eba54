import TelltaleGraphics
import TelltaleModel

/// Places one row, of a table or behind More.
struct RowPlacer: PartPlacer {
  let screen: ScreenContext
  let row: TableRow
  let id: ControlID
  let name: String
  let purpose: ControlPurpose
  let frame: PixelRect
  /// Where the table's rows stand in the file, and which of them this is.
  let rows: NodePath
  let index: Int
  /// The table that it is of.
  var list: ControlList? = nil
  /// Room that pictures of other rows take, so that texts stand in one column.
  var textColumn = 0
  var style: RowStyle?
  var isMarked = false
  /// Whether what stands beside the list is what it leads to.
  var isLeading = false
  var hasMarks = false
  var isStale = false
  /// The mark or chevron at its end.
  var sign: Sign?
  /// Whether the switch at its end is on.
  var isOn = false
  /// Whether a value stands below its title, not beside it.
  var isStacked = false
  /// Whether it lies on a card with others.
  var isOnCard = false
  /// Whether it is the last one on a card.
  var endsCard = false
  /// Pixels at the end that are not for text.
  var reserved = 0

  /// Made only where there is something to be told about the row.
  var path: NodePath { list?.place(of: index) ?? rows.item(index) }

  func place(into parts: inout ScreenParts) {
    defer { if row.hasButton { RowButtonPlacer(of: self)?.place(into: &parts) } }
    if frame.intersects(parts.clip) {
      // Below the ground, which would be a pixel lower beside it.
      if !endsCard { addSeparator(into: &parts) }
      parts.selecting(isLeading, on: fill, radius: radius) { parts in
        if row.isSelectable { parts.addGround(fill, radius: radius, of: id) }
        placeParts(into: &parts)
      }
    }
    if row.isSelectable {
      parts.add(
        id, named: name, for: purpose, frame: body, meaning: ControlMeaning(row))
    }
  }

  /// On a card its ring has the corners of that.
  private var radius: Int {
    let own =
      isOnCard
      ? max(0, pixels(metrics.cardCornerRadius) - screen.context.focusRing.reach)
      : pixels(metrics.rowCornerRadius)
    return min(own, frame.height / 2)
  }

  /// Within the row, so that its ring stands clear of the edge and of the rows beside it.
  private var fill: PixelRect {
    let reach = screen.context.focusRing.reach + max(1, pixels(1))
    let frame = body
    let apart = isOnCard ? 0 : pixels(metrics.rowInset) / 4
    let side = max(0, min(reach + apart, (frame.width - 1) / 2))
    let gap = max(0, min(reach, (frame.height - 2) / 2))
    return frame.inset(PixelInsets(top: gap, left: side, bottom: gap + 1, right: side))
  }

  /// The row without the control of its own at its end.
  private var body: PixelRect {
    // Asked of the row first: all of it would be copied for nothing.
    row.hasButton ? RowButtonPlacer(of: self)?.rest ?? frame : frame
  }

  private func addSeparator(into parts: inout ScreenParts) {
    // From where texts begin: what stands before them is told apart by itself.
    let inset = pixels(metrics.rowInset) + (style == nil ? textColumn : 0)
    // On a card to its edge, else to where the row ends.
    let end = isOnCard ? 0 : pixels(metrics.rowInset)
    let line = PixelRect(
      x: frame.x + (screen.mirrorsRows ? end : inset), y: frame.maxY - 1,
      width: max(1, frame.width - inset - end), height: 1)
    parts.add(.fill(line, radius: 0, .divider), of: row.isSelectable ? id : nil)
  }

  private func placeParts(into parts: inout ScreenParts) {
    let isMirrored = screen.mirrorsRows
    let inset = pixels(metrics.rowInset)
    var inner = body.inset(PixelInsets(top: 0, left: inset, bottom: 0, right: inset))
    inner = placeEnd(in: inner, into: &parts)
    let accessory = accessory(in: inner, noting: &parts)
    // Read after the texts, whose room it has taken.
    defer { accessory?.draw(&parts) }
    inner = accessory?.rest ?? inner
    inner = inner.without(reserved, atLeading: false, mirrored: isMirrored)
    if let style { return placeSlots(style, in: inner, into: &parts) }
    let side = pixels(metrics.rowImage)
    if let image = row.image {
      let box = PixelRect(
        x: isMirrored ? inner.maxX - side : inner.x, y: inner.midY - side / 2,
        width: side, height: side)
      addPicture(image, in: box, into: &parts)
    } else if let icon = row.icon {
      let box = PixelRect(
        x: isMirrored ? inner.maxX - side : inner.x, y: inner.midY - side / 2,
        width: side, height: side)
      addIcon(icon, in: sign(in: box), .text, into: &parts)
    }
    // A picture's room is kept free before it comes (TABLE-TEXT-FIRST).
    inner = inner.without(textColumn, atLeading: true, mirrored: isMirrored)
    placeTexts(in: inner, into: &parts)
  }

  /// The mark or chevron at a row's end; gives what is left for text.
  private func placeEnd(in inner: PixelRect, into parts: inout ScreenParts) -> PixelRect {
    guard let sign else { return inner }
    let isMirrored = screen.mirrorsRows
    let width = sign.width
    if isMarked || !hasMarks {
      parts.add(
        sign, from: isMirrored ? inner.x : inner.maxX - width, midY: inner.midY,
        .role(hasMarks ? .accent : .textSecondary), of: id)
    }
    return inner.without(
      width + pixels(metrics.rowGap), atLeading: false, mirrored: isMirrored)
  }

  /// The places of a style of the table's own.
  private func placeSlots(
    _ style: RowStyle, in inner: PixelRect, into parts: inout ScreenParts
  ) {
    let slots = RowSlots(style, width: inner.width, gap: pixels(metrics.rowGap)) { pixels($0) }
    for (slot, span) in zip(style.slots, slots.spans) {
      if index == 0, let wanted = slot.width.map({ pixels($0) }), span.count < wanted {
        let place = path.key(slot.name)
        parts.note(.tooNarrow, at: place, "\(span.count) of \(wanted) pixels")
      }
      let x =
        screen.mirrorsRows ? inner.maxX - span.upperBound : inner.x + span.lowerBound
      let box = inner.slice(x: x, width: span.count)
      if slot.isPicture {
        guard let image = row.image else { continue }
        let side = min(box.width, pixels(metrics.rowImage))
        let picture = PixelRect(x: box.x, y: box.midY - side / 2, width: side, height: side)
        addPicture(image, in: picture, into: &parts)
      } else if let text = row.text(of: slot.name) {
        let isBold = slot.weight == .bold || slot.weight == .semibold
        let isTitle = slot.name == "title"
        let base = isTitle ? type.row : type.detail
        let set = self.set(
          text, TextStyle(size: base.size, weight: isBold ? .semibold : base.weight),
          width: box.width, at: path.key(slot.name), noting: &parts)
        parts.add(
          .text(
            set.centred(.label, in: box, alignment: slot.alignment ?? .leading),
            isTitle ? .role(.text) : .role(.textSecondary)), of: id)
      }
    }
  }

  /// Where an icon stands in the place of a picture: smaller, from where rows begin.
  private func sign(in box: PixelRect) -> PixelRect {
    let edge = box.width * 3 / 16
    return box.insetBy(edge).offsetBy(x: screen.mirrorsRows ? edge : -edge, y: 0)
  }

  /// An icon, or a picture with the corners of its size.
  private func addPicture(_ name: String, in box: PixelRect, into parts: inout ScreenParts) {
    if Element.isIcon(name) {
      // An icon is a sign beside a title, a picture is what the row is about.
      return parts.add(.icon(sign(in: box), name: name, .role(.text)), of: id)
    }
    let shape = PictureShape(radius: box.width / 7)
    parts.add(name, in: box, shape, of: id)
  }

  /// One line that begins where rows begin.
  func set(
    _ variants: TextVariants, _ style: TextStyle, width: Int,
    at path: @autoclosure () -> NodePath, noting parts: inout ScreenParts
  ) -> StyledText {
    var text = screen.fitting(variants, style, width: width, at: path(), noting: &parts)
    text.isMirrored = screen.mirrorsRows
    return text
  }
}

extension TableRow {
  func text(of slot: String) -> TextVariants? {
    switch slot {
    case "title": title
    case "subtitle": subtitle
    default: values[slot]
    }
  }
}
