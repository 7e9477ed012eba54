extension Rule {
  static let scrollViewPaging = Rule.behaviour(
    "SCROLL-VIEW-PAGING", element: "scroll-view", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Scroll views")],
    why: "Pages are read one at a time, and not in halves.",
    check:
      "With `paging` content rests at whole windows only; a swipe or a detent turns one page, "
      + "a short drag none.",
    remedy: "Leave `paging` out where content is no row of pages.",
    kept: "The session lets content come to rest at multiples of the window.",
    examples: [
      .situation(
        when: "pages are swiped once",
        then: "the next page fills the window"),
      .situation(
        when: "a page is dragged by a tenth and let go",
        then: "it comes back"),
    ])
}
