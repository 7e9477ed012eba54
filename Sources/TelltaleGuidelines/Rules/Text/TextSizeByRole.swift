import TelltaleGraphics
import TelltaleModel

extension Rule {
  static let textSizeByRole = Rule.lint(
    "TEXT-SIZE-BY-ROLE", element: "text", applies: .everywhere, severity: .note,
    sources: [.own("Text")],
    why:
      "A size in points that suits one screen is too small on a television and too large on a watch; the role of a "
      + "text gives its size on each.",
    check: "A label, a text view and their pieces have no `size` of their own.",
    remedy: "Give the text its role by `style`, and leave `size` out.",
    examples: [
      .fires(
        at: "label.size",
        """
        label: {text: Castle Square, size: 28, weight: semibold, message: true}
        """),
      .fires(
        at: "screen.content[0].label.text[1].size",
        """
        screen:
          content:
            - label: {text: [{text: 'Turn right in '}, {text: 300 m, size: 30}], message: true}
        """
      ).hidden,
      .fires(
        at: "text-view.size",
        """
        lang: ja
        text-view: {text: ケーブルを車に差し込んでください。, size: 30}
        """
      ).hidden,
      .passes(
        """
        label: {text: Castle Square, style: title, message: true}
        """),
      .passes(
        """
        label: {text: Size 28 is sold out, weight: semibold, message: true}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        label: {text: [{text: サイズ, style: caption}, {text: '28', style: figure}], message: true}
        """
      ).hidden,
    ]
  ) { (scene: LabelReading) in
    scene.context.faults(ofSizes: scene.label.text, scene.label.style)
  }.also { (scene: TextViewReading) in
    scene.context.faults(ofSizes: scene.view.text, scene.view.style)
  }
}

extension RuleSubject {
  /// A fault for each size that a text or a piece of it has of its own.
  fileprivate func faults(ofSizes text: RichText, _ style: TextLook) -> [Fault] {
    let pieces = text.runs.enumerated().map { index, run in
      fault(ofSizeAt: path.key("text").item(index), run.style, within: style)
    }
    return ([fault(ofSizeAt: path, style, within: TextLook())] + pieces).compactMap { $0 }
  }

  private func fault(ofSizeAt path: NodePath, _ look: TextLook, within outer: TextLook) -> Fault? {
    guard let size = look.size else { return nil }
    let type = profile.typography
    let isBold = [.bold, .semibold].contains(outer.overlaid(by: look).weight)
    // Of two roles of one size, the one that is as bold.
    let role = TextLevel.allCases.min { first, second in
      let (one, other) = (type.style(first), type.style(second))
      let (near, far) = (abs(one.size.value - size.value), abs(other.size.value - size.value))
      return near == far
        ? (one.weight == .semibold) == isBold && (other.weight == .semibold) != isBold : near < far
    }
    guard let role else { return nil }
    let fix = Fix(
      "Write style: \(role.rawValue)",
      [
        .set(at: path, key: "style", value: role.rawValue),
        .remove(at: path.key("size")),
      ], isSafe: false)
    return Fault(
      at: path.key("size"),
      "\(size.words) points on every screen; the nearest role is \(role.rawValue), with"
        + " \(type.style(role).size.words) points on \(profile.name)",
      remedy: "Write `style: \(role.rawValue)` instead of `size`."
    ).mended(by: fix)
  }
}

extension Points {
  /// To a tenth, which is left out where it is none.
  fileprivate var words: String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
