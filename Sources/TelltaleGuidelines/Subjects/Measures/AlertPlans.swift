import TelltaleLayout
import TelltaleModel

/// How an alert fits the screens of a profile, worked out once for all rules that ask.
final class AlertPlans {
  private let alert: Alert
  private let context: RuleSubject
  private let language: Language
  private var known: [ScreenSize: PlannedAlert] = [:]

  /// - Parameters:
  ///   - alert: What is laid out.
  ///   - context: What rules are given.
  ///   - language: Of its title.
  init(_ alert: Alert, _ context: RuleSubject, _ language: Language) {
    self.alert = alert
    self.context = context
    self.language = language
  }

  /// At the default text size.
  func on(_ screen: ScreenSize) -> PlannedAlert {
    // Asked for even where it is known: what is found by it holds for this profile alone.
    let layout = context.layout(on: screen, language)
    if let plan = known[screen] { return plan }
    let plan = alert.planned(in: layout)
    known[screen] = plan
    return plan
  }
}
