extension Rule {
  static let alertLargeTextScroll = Rule.alert(
    "ALERT-LARGE-TEXT-SCROLL", .layout, applies: .general, severity: .error,
    sources: .general("Introduction"),
    why: "People who need large type must still be able to read all and answer.",
    check:
      "At the largest text size, text that does not fit scrolls while the buttons stay on the "
      + "screen.",
    remedy: "Shorten the text, so that nothing has to scroll.",
    enforcement: .elsewhere("Placing lets the text scroll and notes it; the buttons stay."),
    examples: [
      .situation(
        when: "a message of two lines is shown at the largest text size on a panel of 480x272",
        then: "the text scrolls and all buttons are visible"),
      .situation(
        when: "a title of three words is shown at the largest text size on 1280x720",
        then: "nothing scrolls"),
    ])
}
