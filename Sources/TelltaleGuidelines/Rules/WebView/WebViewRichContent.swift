extension Rule {
  static let webViewRichContent = Rule.construct(
    "WEB-VIEW-RICH-CONTENT", element: "web-view", applies: .carElements,
    sources: [.carElements("Web views")],
    why: "It shows pages that come with the app, and works without a network.",
    check: "There is `html`, or a `file` of the bundle; no address outside of it.",
    remedy: "Write `{file: notice.html}` or `{html: …}`.",
    examples: [
      .fires(
        at: "web-view.url",
        """
        web-view: {url: 'https://example.org/'}
        """),
      .fires(
        at: "web-view",
        """
        web-view: {height: 200}
        """),
      .passes(
        """
        web-view: {file: legal/notice.html}
        """),
      .passes(
        """
        web-view: {url: 'bundle:legal/notice.html'}
        """
      ).hidden,
      .passes(
        """
        lang: ja
        web-view: {html: '<h1>お知らせ</h1><p>バージョン2</p>'}
        """
      ).hidden,
      .passes(
        """
        web-view: {html: "<p>The address is https://example.org/.</p>"}
        """
      ).hidden,
    ])
}
