extension Rule {
  static let activityIndicatorDevApi = Rule.guidance(
    "ACTIVITY-INDICATOR-DEV-API", element: "activity-indicator", applies: .car,
    sources: [.carElements("Activity indicators")],
    why:
      "The page points developers to the platform's own class; here the `activity-"
      + "indicator` element takes its part.",
    remedy: "Nothing to do in a scene: `activity-indicator` stands for UIActivityIndicatorView.",
    because: "It points to outside reference material and asks nothing of a scene.")
}
