import TelltaleGraphics
import TelltaleModel

/// What stands above and below the groups of a collection: the line of the first item begins below the one, the line of
/// the last ends above the other. A row of items has no place for either, and says so.
struct GroupTexts: PartPlacer {
  let screen: ScreenContext
  private let layout: CollectionLayout
  private let width: Int
  private let groups: [Placed]

  private struct Placed {
    let number: Int
    let header: TextVariants?
    let footer: TextVariants?
    let first: Int
    let last: Int
  }

  init(
    screen: ScreenContext, _ groups: [ItemGroup], of list: ItemList, layout: CollectionLayout,
    width: Int
  ) {
    (self.screen, self.layout, self.width) = (screen, layout, width)
    self.groups = groups.enumerated().compactMap { number, group in
      let data = screen.setting.data
      let (header, footer) = (data.header(of: group), data.footer(of: group))
      guard header != nil || footer != nil else { return nil }
      let ids = Set(group.items)
      let members = list.items.indices.filter { ids.contains(list.items[$0].id) }
      guard let first = members.first, let last = members.last else { return nil }
      return Placed(
        number: number, header: header, footer: footer, first: first, last: last)
    }
  }

  /// Pixels above the first items of groups, by their places in the list.
  var above: [Int: Int] {
    guard layout != .row else { return [:] }
    var above: [Int: Int] = [:]
    for group in groups {
      above[group.first] = group.header.map { headerPlacer($0).height(width: inner) } ?? 0
    }
    return above
  }

  /// The same below the last.
  var below: [Int: Int] {
    guard layout != .row else { return [:] }
    var below: [Int: Int] = [:]
    for group in groups {
      below[group.last] = group.footer.map { footerPlacer($0).height(width: inner) } ?? 0
    }
    return below
  }

  private var inner: Int { max(1, width - 2 * pixels(metrics.paddingSide)) }

  private func headerPlacer(_ text: TextVariants) -> SectionTextPlacer {
    SectionTextPlacer(screen: screen, text: text, kind: .header)
  }

  private func footerPlacer(_ text: TextVariants) -> SectionTextPlacer {
    SectionTextPlacer(screen: screen, text: text, kind: .footer)
  }

  func place(
    _ frames: ItemFrames, from origin: PixelPoint, at path: NodePath,
    into parts: inout ScreenParts
  ) {
    for group in groups {
      let own = path.item(group.number)
      guard layout != .row else {
        for (key, text) in [("header", group.header), ("footer", group.footer)] {
          if let text { parts.note(.truncated, at: own.key(key), text.longest.string) }
        }
        continue
      }
      let side = origin.x + pixels(metrics.paddingSide)
      if let text = group.header, frames.frames.indices.contains(group.first) {
        let placer = headerPlacer(text)
        let height = placer.height(width: inner)
        let top = origin.y + frames.frames[group.first].y - height
        placer.place(
          in: PixelRect(x: side, y: top, width: inner, height: height), at: own.key("header"),
          into: &parts)
      }
      if let text = group.footer, frames.frames.indices.contains(group.last) {
        let placer = footerPlacer(text)
        let top = origin.y + frames.lineEnd(of: group.last)
        placer.place(
          in: PixelRect(x: side, y: top, width: inner, height: placer.height(width: inner)),
          at: own.key("footer"), into: &parts)
      }
    }
  }
}
