/// The part of a published guideline that a rule follows.
package struct GuidelineSource: Hashable, Sendable {
  /// The title of the page.
  package var document: String
  /// The heading on the page.
  package var section: String

  static func alerts(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Alerts (general page)", section: section)
  }

  static func alertsInEnglish(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Alerts (general page, English text)", section: section)
  }

  static func alertsInChinese(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Alerts (general page, Chinese text)", section: section)
  }

  /// What today's edition says, which none of the pages read for the others does.
  static func alertsOf2026(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Alerts (edition of 2026)", section: section)
  }

  static func carElements(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "System elements (page on the car)", section: section)
  }

  static func actionSheets(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Action sheets", section: section)
  }

  /// What the guidelines are silent on, and this program asks for itself.
  static func own(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Telltale", section: section)
  }

  static func modality(_ section: String) -> GuidelineSource {
    GuidelineSource(document: "Modality", section: section)
  }
}

extension [GuidelineSource] {
  /// A section that the general page has in all its texts.
  static func general(_ section: String) -> [GuidelineSource] {
    [.alerts(section), .alertsInEnglish(section), .alertsInChinese(section)]
  }

  /// A section that the general page has in all its texts, and the page on the car as well.
  static func allPages(_ section: String) -> [GuidelineSource] {
    general(section) + car(section)
  }

  /// A section about alerts on the page on the car.
  static func car(_ section: String) -> [GuidelineSource] {
    [.carElements(section == "Introduction" ? "Alerts" : "Alerts > \(section)")]
  }
}
