import TelltaleGraphics
import TelltaleLayout
import TelltaleModel

/// What the real layout makes of a screen on one of the profile's, at the default text size, drawn out until
/// everything is in sight.
struct ScreenMeasure {
  let screen: ScreenSize
  private let cuts: [NodePath: Cut]
  private let broken: [NodePath: [String]]

  /// A text that is closed with an ellipsis.
  struct Cut {
    /// The last resort among its lengths.
    var text: String
    /// The part that is seen.
    var shown: String

    init(text: String, in placement: Placement) {
      self.text = text
      shown = Self.shownPart(of: text, in: placement)
    }

    /// The part of a text that its line shows.
    private static func shownPart(of string: String, in placement: Placement) -> String {
      for part in placement.parts {
        guard case .text(let text, _) = part.shape, text.string == string,
          let end = text.lines.last?.line.range.upperBound, end < string.utf8.count
        else { continue }
        return String(decoding: string.utf8.prefix(end), as: UTF8.self)
      }
      return ""
    }
  }

  /// - Parameters:
  ///   - setting: What is laid out.
  ///   - screen: Where; its height does not count.
  ///   - home: Where the layout puts an element that a scene holds by itself.
  ///   - context: What rules are given.
  init(
    _ setting: ScreenSetting, on screen: ScreenSize, below home: NodePath, in context: RuleSubject
  ) {
    self.screen = screen
    var layout = context.layout(on: screen).telling
    layout.size.height = ScreenMeasure.height
    let placement = setting.place(in: layout)
    func own(_ path: NodePath) -> NodePath { path.from(home) }
    var cuts: [NodePath: Cut] = [:]
    for note in placement.notes where note.kind == .truncated {
      cuts[own(note.path)] = Cut(text: note.detail, in: placement)
    }
    self.cuts = cuts
    broken = Dictionary(
      BrokenWords(by: context.typesetter).onScreen(placement).map { (own($0), $1) },
      uniquingKeysWith: { $0 + $1 })
  }

  /// The words of the element at this place that are broken with no hyphen.
  func brokenWords(at path: NodePath) -> [String] { broken[path] ?? [] }

  /// What is seen of the text at this place; `nil` where all of a length of it is.
  func cut(at path: NodePath) -> Cut? { cuts[path] }

  /// Pixels; enough for every screen that a hand has written.
  private static let height = 30_000
}
