extension Rule {
  static let webViewStaticOnly = Rule.construct(
    "WEB-VIEW-STATIC-ONLY", element: "web-view", applies: .carElements,
    sources: [.carElements("Web views")],
    why: "Content that moves, runs or asks distracts, and content that is fetched can fail.",
    check:
      "The page has no scripts, frames, forms, media, event handlers, remote addresses, "
      + "refreshes, animations or pictures that move.",
    remedy: "Remove what the message names, with its line and tag.",
    examples: [
      .fires(
        at: "web-view.html",
        """
        web-view: {html: '<p>News</p><script>poll()</script>'}
        """),
      .fires(
        at: "web-view.html",
        """
        web-view: {html: "<meta http-equiv='refresh' content='5'>"}
        """),
      .fires(
        at: "web-view.html",
        """
        web-view: {html: '<p style="background: url(//example.org/a.png)">News</p>'}
        """),
      .fires(
        at: "web-view.html",
        """
        lang: ja
        web-view: {html: '<p onclick="next()">お知らせ</p>'}
        """),
      .passes(
        """
        web-view: {html: '<h1>Notice</h1><p>Version 2</p>'}
        """),
      .passes(
        """
        web-view: {html: '<p>How to write a &lt;script&gt; tag: see https://example.org in the manual.</p>'}
        """
      ).hidden,
      .passes(
        """
        web-view: {html: '<style>p { color: red } /* animation: none */</style><img src="images/a.png" alt="Map">'}
        """
      ).hidden,
      .passes(
        """
        lang: zh
        web-view: {html: '<table><tr><td>版本</td><td>2</td></tr></table>'}
        """
      ).hidden,
    ])
}
