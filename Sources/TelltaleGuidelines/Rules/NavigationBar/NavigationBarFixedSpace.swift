extension Rule {
  static let navigationBarFixedSpace = Rule.layout(
    "NAVIGATION-BAR-FIXED-SPACE", element: "navigation-bar", applies: .carElements,
    severity: .error,
    sources: [.carElements("Navigation bars")],
    why: "Two controls without a gap are mistaken for one another.",
    check: "A `fixed-space` is 8 points or more wide, and makes a gap of exactly that width.",
    remedy: "Make the space wider, or leave it out: text titles keep apart by themselves.",
    kept: "The loader refuses less; placing keeps the gap. A `fixed-space` stands for "
      + "UIBarButtonSystemItemFixedSpace of UIBarButtonItem.",
    examples: [
      .fires(
        at: "navigation-bar.trailing[1].fixed-space",
        """
        navigation-bar: {title: Stations, trailing: [{title: Search}, {fixed-space: 4}, {title: Sort}]}
        """),
      .situation(
        when: "two controls have a fixed space of 24 between them",
        then: "their frames are 24 points apart"),
      .passes(
        """
        navigation-bar: {title: Stations, trailing: [{title: Search}, {fixed-space: 24}, {title: Sort}]}
        """),
      .passes(
        """
        navigation-bar: {title: Stations, trailing: [{icon: search}, {fixed-space: 8}, {icon: sort}]}
        """
      ).hidden,
    ])
}
