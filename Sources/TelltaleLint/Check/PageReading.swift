import TelltaleCatalogue
import TelltaleGraphics
import TelltaleModel
import TelltaleScenes
import TelltaleSyntax

/// What there is to say about a page that has been laid out.
struct PageReading {
  struct Fault: Hashable {
    var rule: RuleID
    var severity = Severity.warning
    var message: String
    /// Of the page, from 1; absent where nobody can tell.
    var line: Int?
  }

  private struct Look: Hashable {
    var color: ColorValue?
    var ground: [ColorValue]?
    var isLarge: Bool
  }

  private let page: Page
  private let profile: Profile
  private let html: String
  private let lines: PageLines

  init(_ page: Page, _ profile: Profile, html: String) {
    self.page = page
    self.profile = profile
    self.html = html
    lines = PageLines(html)
  }

  var faults: [Fault] { state + faint + small + ignored + undrawn }

  private var undrawn: [Fault] {
    UndrawnElement.all(in: html).map { element in
      Fault(rule: .scenePageElement, message: element.message, line: element.line)
    }
  }

  private var ignored: [Fault] {
    IgnoredStyle.all(in: html).map { style in
      Fault(rule: .scenePageStyle, message: style.message, line: style.line)
    }
  }

  private var state: [Fault] {
    switch page.state {
    case .whole: []
    case .withoutTables:
      [
        Fault(
          rule: .scenePageCost,
          message:
            "its tables take too long to be laid out, so that their cells are placed below each other"
        )
      ]
    case .withoutStyles:
      [
        Fault(
          rule: .scenePageCost,
          message:
            "its styles, floats or tables take too long to be laid out, so that it is shown as"
            + " plain text")
      ]
    case .notLaid:
      [
        Fault(
          rule: .scenePageCost, severity: .error,
          message: "the page takes too long to be laid out, so that nothing of it is shown")
      ]
    }
  }

  /// Each pair of colours of the author's once; where only one is, the other is chosen to be read.
  private var faint: [Fault] {
    var seen: Set<Look> = []
    return texts.compactMap { text, weight, part in
      guard part.isInAuthorsColors, let ground = part.ground, seen.count < Limits.complaints
      else { return nil }
      let look = Look(color: part.color, ground: ground, isLarge: isLarge(part, weight))
      guard seen.insert(look).inserted else { return nil }
      let contrast = contrast(part, on: ground)
      let needed = look.isLarge ? 3 : 4.5
      guard contrast < needed else { return nil }
      let tenths = Int((contrast * 10).rounded(.down))
      return Fault(
        rule: .scenePageLegible,
        message: "the contrast of \(Quoted.text(text)) is \(tenths / 10).\(tenths % 10):1, and"
          + " \(look.isLarge ? "3" : "4.5"):1 is needed",
        line: lines.line(of: text))
    }
  }

  /// Said once: the sizes of a page go together.
  private var small: [Fault] {
    guard let (text, _, _) = texts.first(where: { $0.part.isRaised }) else { return [] }
    let least = Density.one.pixels(profile.typography.minimumSize)
    return [
      Fault(
        rule: .scenePageLegible,
        message:
          "\(Quoted.text(text)) asks for less than \(least) points, and is shown in that size",
        line: lines.line(of: text))
    ]
  }

  private var texts: [(text: String, weight: FontWeight, part: PagePart)] {
    page.parts.compactMap { part in
      guard case .text(let string, _, _, let weight, _) = part.shape,
        string.contains(where: { !$0.isWhitespace })
      else { return nil }
      return (string, weight, part)
    }
  }

  /// The lowest of day and night: what lets something through lies on the theme.
  private func contrast(_ part: PagePart, on ground: [ColorValue]) -> Double {
    [Appearance.day, .night].map { appearance in
      let palette = profile.theme.palette(appearance)
      let behind = palette.seen([.role(.ground)] + ground)
      let ink = part.color?.resolved(in: palette) ?? palette.text
      return ink.over(behind).contrast(with: behind)
    }.min() ?? 21
  }

  private func isLarge(_ part: PagePart, _ weight: FontWeight) -> Bool {
    weight == .semibold && (part.em ?? 0) >= 24
  }
}
