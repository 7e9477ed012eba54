extension Rule {
  static let tableTextFirst = Rule.behaviour(
    "TABLE-TEXT-FIRST", element: "table", applies: .group("car-elements"), severity: .error,
    sources: [.carElements("Tables")],
    why: "People choose by words; pictures may come later.",
    check:
      "Titles and subtitles are in the first picture; the place of an image is kept free, and "
      + "its arrival moves nothing.",
    remedy: "Nothing to do in a scene.",
    kept: "Placing keeps the place of the image whether it is there or not.",
    examples: [
      .situation(
        when: "covers arrive two seconds after their titles",
        then: "no title moves"),
      .situation(
        when: "no row of the table has an image",
        then: "no place is kept"),
    ])
}
