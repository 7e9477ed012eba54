extension Rule {
  static let alertShortTextAgainstScroll = Rule.alert(
    "ALERT-SHORT-TEXT-AGAINST-SCROLL", applies: .general, severity: .note,
    sources: .general("Introduction"),
    why: "Brief texts keep an alert from having to scroll when people choose large type.",
    check:
      "Title and message take no more lines than the limits `alert-title-lines` and "
      + "`alert-message-lines` on the narrowest screen.",
    remedy: "Shorten the text, or leave the message out.",
    examples: [
      .fires(
        at: "alert.title",
        """
        alert:
          title: The Server That Holds the Maps for This Region and for All Regions Around It, Near and Far, Has Stopped Answering Requests
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Low Fuel
          buttons: [{title: OK}]
        """),
      .passes(
        """
        alert:
          title: Low Fuel
          message: Stop soon.
          buttons: [{title: OK}]
        """
      ).hidden,
      .passes(
        """
        lang: zh
        alert:
          title: 油量不足
          buttons: [{title: 好}]
        """
      ).hidden,
    ]
  ) { scene in
    let type = scene.context.profile.typography
    let parts = [
      ("title", scene.titles.last, type.title), ("message", scene.message, type.message),
    ]
    return parts.compactMap { name, text, style in
      guard let text, let limit = scene.context.limit("alert-\(name)-lines") else { return nil }
      let lines = scene.context.lines(text, in: style)
      return lines > limit
        ? Fault(text, "the \(name) takes \(lines) lines, more than \(limit)") : nil
    }
  }
}
