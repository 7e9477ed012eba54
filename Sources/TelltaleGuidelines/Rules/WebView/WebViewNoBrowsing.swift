extension Rule {
  static let webViewNoBrowsing = Rule.behaviour(
    "WEB-VIEW-NO-BROWSING", element: "web-view", applies: .carElements, severity: .error,
    sources: [.carElements("Web views")],
    why: "A web view shows one page; people browse the web when the journey is over.",
    check: "Links lead to places on the same page that are there, and nowhere else.",
    remedy: "Remove the link, or lead it to an `id` of the page.",
    kept: "The loader refuses other links; the web view opens no connection.",
    examples: [
      .fires(
        at: "web-view.html",
        """
        web-view: {html: "<a href='https://example.org/'>More</a>"}
        """),
      .fires(
        at: "web-view.html",
        """
        web-view: {html: "<a href='#c'>To C</a><p id='b'>B</p>"}
        """),
      .situation(
        when: "a link to a place on the page is chosen",
        then: "the page scrolls there, and nothing is loaded"),
      .passes(
        """
        web-view: {html: "<a href='#b'>To B</a><p id='b'>B</p>"}
        """),
      .passes(
        """
        web-view: {html: "<a href='#'>To the Top</a><p>B</p>"}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        web-view: {html: "<a href='#目次'>目次へ</a><h2 id='目次'>目次</h2>"}
        """
      ).hidden,
    ])
}
