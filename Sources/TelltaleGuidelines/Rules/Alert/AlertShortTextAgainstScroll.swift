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
    var faults: [Fault] = []
    if let limit = scene.context.limit("alert-title-lines"), let title = scene.titles.last {
      let lines = scene.context.lines(title, in: type.title)
      if lines > limit {
        faults.append(
          Fault(
            title,
            "the title takes \(lines) lines, more than \(limit)"))
      }
    }
    if let limit = scene.context.limit("alert-message-lines"), let message = scene.message {
      let lines = scene.context.lines(message, in: type.message)
      if lines > limit {
        faults.append(
          Fault(
            message,
            "the message takes \(lines) lines, more than \(limit)"))
      }
    }
    return faults
  }
}
