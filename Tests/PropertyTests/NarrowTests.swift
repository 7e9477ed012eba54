import TelltaleGraphics
import TelltaleLayout
import TelltaleModel
import TelltalePages
import TelltaleSession
import TelltaleTestSupport
import TelltaleText
import Testing

/// What holds on the smallest screens and with the largest text: nothing is lost at an edge.
@Suite struct NarrowTests {
  private static let textSizes = [1, 1.5, 2]

  private static let texts: [(language: Language, text: String)] = [
    ("en", "Supercalifragilisticexpialidocious, Emergency. See example.org/terms/of/use."),
    ("de", "Donaudampfschifffahrtsgesellschaft, Rindfleischetikettierung; Notausschalter!"),
    ("ar", "الاستخدامات والاستخداماتالمتواصلة، بالرقم 0800555019 في أي ساعة."),
    ("ja", "充電ケーブルは先に車に、次に充電器に差し込んでください。ABCDEFGHIJKLMNOP。"),
    ("th", "กรุณาเสียบสายชาร์จเข้ากับรถก่อนแล้วจึงเสียบเข้ากับสถานีชาร์จไฟฟ้า"),
  ]

  private func placement(
    _ elements: [Element], _ language: Language, _ profile: Profile, _ fonts: FontBook,
    _ textSize: Double
  ) -> Placement {
    let pages = PageBook(fonts: fonts) { _ in nil }
    let setting = ScreenSetting(screen: Screen(content: elements), path: "screen")
    return setting.place(
      in: LayoutContext(
        profile: profile, language: language, size: profile.smallestScreen, textSize: textSize,
        typesetter: fonts, pages: pages))
  }

  // TEXT-VIEW-SCROLLS
  @Test(arguments: Platforms.names)
  func `no letter stands beyond the frame of its text`(name: String) throws {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    let side = profile.density.pixels(profile.screen.paddingSide)
    let column = PixelRect(profile.smallestScreen).insetBy(side)
    for (language, text) in Self.texts {
      let content = TextContent(text)
      let large = TextLook(
        weight: .bold, size: Points(profile.typography.body.size.value * 1.5))
      let styled = RichText([
        TextRun(text: content, style: large), TextRun(text: TextContent(", "), style: TextLook()),
        TextRun(text: content, style: TextLook()),
      ])
      for textSize in Self.textSizes {
        for rich in [RichText(content), styled] {
          for element in [Element.textView(TextView(text: rich)), .label(Label(text: rich))] {
            let placed = placement([element], language, profile, fonts, textSize)
            for ink in placed.inks(fonts) where !column.spans(ink) {
              Issue.record("\(name) \(language) x\(textSize): \(ink) of \(column): \(text)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `pages break their words, and what they do not break can be scrolled to`(name: String)
    throws
  {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    let window = PixelRect(profile.smallestScreen)
    for (language, text) in Self.texts {
      for textSize in Self.textSizes {
        let flowing = "<h1>\(text)</h1><p><b>\(text)</b>, \(text)</p><ul><li>\(text)</li></ul>"
        let fixed = "<table><tr><td>\(text)</td></tr></table><pre>\(text)</pre>"
        for html in [flowing, flowing + fixed] {
          let view = WebView(content: .html(html), page: html)
          let placed = placement([.webView(view)], language, profile, fonts, textSize)
          let area = placed.areas.first
          let reach = max(window.width, area?.content.width ?? 0)
          let left = area.map { $0.viewport.x - $0.offset.x } ?? window.x
          let frame = PixelRect(x: left, y: 0, width: reach, height: 1)
          #expect(html != flowing || reach == window.width, "\(name) \(language) x\(textSize)")
          for ink in placed.inks(fonts) where !frame.spans(ink) {
            Issue.record("\(name) \(language) x\(textSize): \(ink) of \(frame): \(html)")
          }
        }
      }
    }
  }

  // NAVIGATION-BAR-BACK-CHEVRON-TITLE
  @Test(arguments: Platforms.names)
  func `a title in a bar is never only an ellipsis`(name: String) throws {
    let all = try states("navigation-bar", on: name)
    #expect(!all.isEmpty)
    for (state, placed) in all {
      let titles = placed.allTexts.filter { $0.role == .title }
      #expect(titles.count == 1, "\(state)")
      for title in titles {
        let line = try #require(title.lines.first?.line, "\(state)")
        let seen = String(decoding: Array(title.string.utf8)[line.range], as: UTF8.self)
        #expect(seen.count >= min(3, title.string.count), "\(state): \(seen) of \(title.string)")
        let isTold = placed.notes.contains { $0.kind == .truncated && $0.detail == title.string }
        #expect(isTold == (seen != title.string), "\(state): \(seen) of \(title.string)")
      }
    }
  }

  // NAVIGATION-BAR-CONTROLS-RIGHT
  @Test(arguments: Platforms.names)
  func `controls with long names leave some letters of the title`(name: String) throws {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    let items = ["Edit Everything in This List", "Share With Everybody"].map { title in
      BarItem.button(Button(title: TextVariants(TextContent(title)), action: .emit("go")))
    }
    let long = String(repeating: "Collected Recordings of the Harbour Quartet ", count: 9)
    let cases = [long, "Albums", "記録された演奏"].flatMap { title in
      [(0, true), (1, true), (1, false), (2, false)].flatMap { count, hasBack in
        Self.textSizes.map { (title, count, hasBack, $0) }
      }
    }
    for (title, count, hasBack, textSize) in cases {
      let bar = NavigationBar(
        title: TextVariants(TextContent(title)), trailing: Array(items.prefix(count)))
      let setting = ScreenSetting(
        screen: Screen(navigationBar: bar), path: "screen",
        back: hasBack ? BackSetting(title: "Everything in My Library") : nil)
      let placed = setting.place(
        in: LayoutContext(
          profile: profile, language: "en", size: profile.smallestScreen, textSize: textSize,
          typesetter: fonts))
      let shown = try #require(placed.allTexts.first { $0.role == .title })
      let line = try #require(shown.lines.first?.line)
      let seen = String(decoding: Array(title.utf8)[line.range], as: UTF8.self)
      let place = "\(title), \(count) controls, back \(hasBack) x\(textSize)"
      #expect(seen.count >= 2, "\(place): \(seen)")
      #expect(line.width <= placed.size.width, "\(place)")
      #expect((seen != title) || title != long, "\(place)")
    }
  }

  // TAB-BAR-BADGE-LOOK
  @Test(arguments: Platforms.names)
  func `badges cover neither titles nor icons`(name: String) throws {
    for (state, placed) in try states("tab-bar", on: name) {
      let badges = placed.parts.compactMap { part -> PixelRect? in
        if case .fill(let rect, _, .value(.role(.badge))) = part.shape { rect } else { nil }
      }
      for part in placed.parts {
        switch part.shape {
        case .text(let text, let ink) where ink != .white:
          for line in text.lines {
            let size = Int(line.line.runs.first?.run.size ?? 0) / 64
            let letters = PixelRect(
              x: line.origin.x, y: line.origin.y - size * 7 / 10, width: line.line.width,
              height: size * 7 / 10)
            #expect(!badges.contains { $0.intersects(letters) }, "\(state): \(text.string)")
          }
        case .icon(let rect, let icon, _):
          #expect(!badges.contains { $0.intersects(rect) }, "\(state): \(icon)")
        default: break
        }
      }
    }
  }

  @Test(arguments: Platforms.names)
  func `no state of the gallery loses text at its sides, with the largest text`(name: String) throws
  {
    for element in GalleryState.elements {
      for (state, placed) in try states(element, on: name, sizes: [2]) {
        let fields = placed.controls.filter { [.content, .placeholder].contains($0.label.role) }
          .map(\.label.frame)
        for part in placed.parts {
          guard case .text(let text, _) = part.shape else { continue }
          let wide = placed.areas.contains { area in
            area.maximumOffset.x > 0 && area.viewport.contains(part.clip)
          }
          // What is typed scrolls with its caret.
          guard !wide, !fields.contains(where: { $0.intersects(text.frame) }) else { continue }
          for line in text.lines {
            // What is empty before the first letter of a figure stands outside, so that ink begins where texts do.
            let first = line.line.runs.first.flatMap { $0.run.ink.isEmpty ? nil : $0 }
            let left =
              line.origin.x + (first.map { max(0, Int($0.x >> 6) + Int($0.run.ink.left)) } ?? 0)
            let right = line.origin.x + line.line.width
            if left < part.clip.x || right > part.clip.maxX {
              Issue.record("\(state): \(left) to \(right) of \(part.clip): \(text.string)")
            }
          }
        }
      }
    }
  }

  /// States of an element on its platform's smallest screen, in every size of text.
  private func states(
    _ element: String, on name: String, sizes: [Double] = textSizes
  ) throws -> [(String, Placement)] {
    let profile = try Platforms.profile(name)
    let fonts = try FontBook(faces: profile.typography.faces)
    let environment = Environment(profile: profile, typesetter: fonts, keyboard: .sample)
    return try GalleryState.all.filter { $0.element == element && $0.profiles.contains(name) }
      .flatMap { state in
        try sizes.compactMap { size in
          try state.hand(in: environment, textSize: size).session.screenPlacement
            .map { ("\(state) on \(name) x\(size)", $0) }
        }
      }
  }
}

extension PixelRect {
  /// True where columns are inside, but for what letters reach over their own width.
  fileprivate func spans(_ ink: PixelRect) -> Bool {
    ink.x >= x - 1 - ink.height / 16 && ink.maxX <= maxX + 1 + ink.height / 16
  }
}

extension Placement {
  fileprivate var allTexts: [PlacedText] {
    parts.compactMap { part in
      if case .text(let text, _) = part.shape { text } else { nil }
    }
  }

  /// Where the letters of each line are black, from the leftmost to the rightmost.
  fileprivate func inks(_ fonts: FontBook) -> [PixelRect] {
    allTexts.flatMap(\.lines).compactMap { line in
      var ink: PixelRect?
      for positioned in line.line.runs {
        let run = positioned.run
        for glyph in run.glyphs {
          let x = Int(positioned.x >> 6) + Int(glyph.x >> 6)
          let image = fonts.image(
            for: GlyphKey(face: run.face, size: run.size, glyph: glyph.glyph, phase: 0))
          guard image.width > 0 else { continue }
          let own = PixelRect(
            x: line.origin.x + x + image.left, y: line.origin.y - Int(run.size) / 64,
            width: image.width, height: Int(run.size) / 64)
          ink = ink.map { $0.union(own) } ?? own
        }
      }
      return ink
    }
  }
}
