extension Rule {
  static let labelShort = Rule.lint(
    "LABEL-SHORT", element: "label", applies: .carElements, severity: .note,
    sources: [.carElements("Labels")],
    why: "Short labels are read at a glance.",
    check:
      "The text is within the limits `label-words` and `label-characters` of its "
      + "language, and takes no more lines on the narrowest screen than the limit "
      + "`label-lines`.",
    remedy: "Shorten it, or use a text view for running text.",
    examples: [
      .fires(
        at: "label.text",
        """
        label: {text: Please be aware that the charging stations listed below may be out of service at times and that prices may differ from those shown here by any amount, message: true}
        """),
      .fires(
        at: "label.text",
        """
        lang: zh
        label: {text: 下列充电站有时会停止服务，实际价格可能与此处显示的价格有所不同，请以现场公布的价格为准，如有疑问请联系客服人员, message: true}
        """
      ).hidden,
      .passes(
        """
        label: {text: Nearby stations, message: true}
        """),
      .passes(
        """
        lang: ja
        label: {text: 近くの充電スポット, message: true}
        """
      ).hidden,
      .passes(
        """
        label: {text: Prices may differ at the station, message: true}
        """
      ).hidden,
      .passes(
        """
        label: {text: Prices at this station change every day at noon and at midnight, message: true}
        """
      ).hidden,
    ]
  ) { (scene: LabelReading) in
    let length = LengthCheck(scene.context, words: "label", characters: "label")
      .faults(scene.text, name: "the label")
    let lines = ContentMeasure(context: scene.context)
      .lines(scene.text, scene.label.style.size)
    let remedy = lines > 4 ? "Use a text view: it is made for several lines." : nil
    if let fault = length.first {
      return [Fault(scene.text, fault.message, remedy: remedy)]
    }
    guard let limit = scene.context.limit("label-lines"), lines > limit else { return [] }
    return [
      Fault(scene.text, "the label takes \(lines) lines, more than \(limit)", remedy: remedy)
    ]
  }
}
