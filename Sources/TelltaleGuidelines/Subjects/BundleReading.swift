import TelltaleModel

/// An app of several files, for rules that count what there is in all of it.
struct BundleReading: RuleReading {
  let app: AppReading
  /// Files with an element of their own, such as an alert that the app opens by its id.
  let others: [Scene]

  var context: RuleSubject { app.context }

  /// Each scene has its own readings.
  var allTexts: [Passage] { [] }

  /// How many alerts there are: those that are written where they are opened, those with a file of their
  /// own, and those that something opens by an id which no file has, each once.
  var alertCount: Int {
    let scenes = [context.scene] + others
    let elements = scenes.flatMap(\.allElements)
    let alerts = elements.compactMap { placed -> Alert? in
      if case .alert(let alert) = placed.element { alert } else { nil }
    }
    let opened = elements.flatMap { placed in
      placed.element.actions(at: placed.path).flatMap { $0.action.namedAlerts }
    }
    return alerts.count + Set(opened).subtracting(alerts.compactMap(\.id)).count
  }
}

extension Action {
  /// The ids of the alerts that it asks the application for.
  var namedAlerts: [String] {
    steps.compactMap { step in
      if case .openNamed(element: "alert", let id) = step { id } else { nil }
    }
  }

  /// True where it opens an alert, written here or named.
  var opensAlert: Bool {
    steps.contains { step in
      switch step {
      case .open(.alert), .openNamed(element: "alert", _): true
      default: false
      }
    }
  }
}
