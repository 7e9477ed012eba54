import TelltaleGraphics
import TelltaleModel

// What stands at the end of a row, before the chevron or the mark.
extension RowPlacer {
  /// How something is set, as it stands now.
  var value: TextVariants? {
    guard case .value(let value)? = row.accessory else { return nil }
    return screen.setting.data.text(value)
  }

  /// What stands at the end, and what is left for text; `nil` where nothing stands there.
  func accessory(in inner: PixelRect, noting parts: inout ScreenParts) -> Accessory? {
    switch row.accessory {
    // Beside a title alone it is the row's value.
    case .value?:
      guard row.subtitle != nil, let value else { return nil }
      return accessory(value, in: inner, noting: &parts)
    case .badge(let badge)?:
      guard let placer = screen.placer(of: badge) else { return nil }
      let look = placer.look(most: frame.height / 2)
      let width = min(look.size.width, inner.width / 2)
      let box = middle(end(of: inner, width: width), height: look.size.height)
      return Accessory(rest: rest(of: inner, without: width)) { [id, path] parts in
        let place = path.key("accessory").key("badge")
        placer.place(look, in: box, of: id, at: place, into: &parts)
      }
    case .toggle?:
      let size = SwitchSign.size(screen)
      let sign = SwitchSign(
        screen: screen, isOn: isOn, isEnabled: row.isSelectable, isMirrored: screen.mirrorsRows)
      let box = middle(end(of: inner, width: size.width), height: size.height)
      return Accessory(rest: rest(of: inner, without: size.width)) { [id] parts in
        sign.place(in: box, of: id, into: &parts)
      }
    case .icon(let icon)?:
      let side = Int(screen.context.em(type.row) / 64) * 5 / 4
      let box = middle(end(of: inner, width: side), height: side)
      return Accessory(rest: rest(of: inner, without: side)) { parts in
        addIcon(icon, in: box, .textSecondary, into: &parts)
      }
    // It stands beside the row.
    case .iconButton?, nil: return nil
    }
  }

  struct Accessory {
    /// What is left for text.
    let rest: PixelRect
    let draw: (inout ScreenParts) -> Void
  }

  private func accessory(
    _ value: TextVariants, in inner: PixelRect, noting parts: inout ScreenParts
  ) -> Accessory {
    let place = path.key("accessory").key("value")
    let set = set(value, type.detail, width: inner.width / 2, at: place, noting: &parts)
    let box = end(of: inner, width: set.text.width)
    var text = set.centred(.content, in: box, alignment: .leading)
    text.moveLines(toLeft: box.x)
    return Accessory(rest: rest(of: inner, without: set.text.width)) { [text, id] parts in
      parts.add(.text(text, .role(.textSecondary)), of: id)
    }
  }

  /// An icon in its own colour, else in that of the text beside it.
  func addIcon(
    _ icon: RowIcon, in box: PixelRect, _ role: ColorRole, into parts: inout ScreenParts
  ) {
    parts.add(
      .icon(box, name: icon.name, icon.color.map(PartInk.value) ?? .role(role)), of: id)
  }

  private func end(of inner: PixelRect, width: Int) -> PixelRect {
    inner.slice(x: screen.mirrorsRows ? inner.x : inner.maxX - width, width: width)
  }

  private func middle(_ column: PixelRect, height: Int) -> PixelRect {
    column.slice(y: column.midY - height / 2, height: height)
  }

  private func rest(of inner: PixelRect, without width: Int) -> PixelRect {
    inner.without(
      width + pixels(metrics.rowGap), atLeading: false, mirrored: screen.mirrorsRows)
  }
}
