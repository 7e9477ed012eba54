import TelltaleModel
import TelltaleServiceClient
import TelltaleSession

/// What the program of an app may do over its line.
package struct AppRights: Hashable, Sendable {
  /// What it may set for all that is shown.
  var sets: Set<ServicePolicy.Setting>
  /// Whether it may ask what comes over all else that is shown.
  var asksCritical: Bool
  /// Questions that it may have open.
  var openQuestions: Int

  /// By a rule, within the limits of the service.
  init(_ rule: ServicePolicy.Rule, _ limits: ServiceLimits) {
    sets = rule.sets
    asksCritical = rule.asks == .critical
    openQuestions = limits.openQuestions
  }

  /// Why an update may not be made; `nil` where it may.
  ///
  /// - Parameters:
  ///   - update: what the program wants.
  ///   - open: how many of its questions have no answer yet.
  /// - Returns: The reason, with what to do.
  func refusal(of update: AppUpdate, open: Int) -> AppRefusal? {
    if let setting = ServicePolicy.Setting(update), !sets.contains(setting) {
      return AppRefusal(
        "the settings of the unit's service do not allow this app to set \(setting.rawValue)",
        remedy: "add \(setting.rawValue) to the `sets` of its rule below service: clients:")
    }
    guard case .ask(let question) = update else { return nil }
    if question.alert.reason == .critical, !asksCritical {
      return AppRefusal(
        "the settings of the unit's service do not allow this app to ask what is critical",
        remedy:
          "ask without `reason: critical`, or let its rule below service: clients: say `asks: critical`"
      )
    }
    guard open >= openQuestions else { return nil }
    return AppRefusal(
      "\(open) questions of this app are open, as many as the settings of the unit's service allow",
      remedy: "wait for an answer, or withdraw one")
  }
}
