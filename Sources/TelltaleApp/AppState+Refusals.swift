import TelltaleCatalogue
import TelltaleLayout
import TelltaleModel

// What an application may not do as things stand.
extension AppState {
  /// Returns the reason for which an update is not allowed in the present state.
  ///
  /// Questions that are open are not known here; they are checked elsewhere.
  ///
  /// - Parameters:
  ///   - update: An update as the application sent it.
  ///   - limits: The limits of the driving state; `nil` where nothing is limited.
  /// - Returns: The refusal with its remedy; `nil` where the update is allowed.
  package func refusal(of update: AppUpdate, limits: DrivingLimits?) -> AppRefusal? {
    switch update {
    case .rows(let name, let change):
      guard let entry = lists.tables[name] else {
        return AppRefusal("no table is called \(name)")
      }
      if !entry.list.sections.isEmpty, change.takesOrGivesRows { return Self.sectionRefusal }
      return ground(of: entry).refusal(of: change, isSorted: entry.list.sortedBy != nil)
    case .items(let name, _): return refusal(ofCollection: name)
    case .layout(let name, _): return refusal(ofCollection: name)
    case .push(let name): return refusal(ofPushing: name, limits: limits)
    case .pop: return visits.depth > 1 ? nil : AppRefusal("this is already the first screen")
    case .select(let name): return refusal(ofSelecting: name)
    case .ask(let question) where question.form == .sheet:
      return AppRefusal(
        "a sheet opens only when someone asks for it, never by itself",
        rule: .actionSheetTrigger, remedy: "ask by an alert")
    case .text, .badge, .progress, .flag, .source, .picture, .driving, .appearance, .textSize, .aid,
      .ask, .heartbeat, .idle, .popAll, .withdraw, .time, .toast, .delivered:
      return nil
    }
  }

  /// How many rows a section has stands in the scene.
  private static let sectionRefusal = AppRefusal(
    "the table has sections, so its rows can be changed but not added or removed",
    remedy:
      "update or change a row by its id, or put rows that are added and removed into a table of their own"
  )

  private func refusal(ofPushing name: String, limits: DrivingLimits?) -> AppRefusal? {
    let screens = modal?.modal.screens ?? scene.screens
    guard screens[name] != nil else {
      return AppRefusal(
        "there is no screen \(name)\(modal == nil ? "" : " inside of the modal that is open")")
    }
    return visits.replacesByPush ? nil : refusalOfDepth(limits)
  }

  private func refusal(ofCollection name: String) -> AppRefusal? {
    lists.collections[name] == nil ? AppRefusal("no collection is called \(name)") : nil
  }

  private func refusal(ofSelecting name: String) -> AppRefusal? {
    guard modal == nil else {
      return AppRefusal(
        "the section cannot change while a modal is open", remedy: "wait until it is closed")
    }
    return tabIndex(named: name) == nil ? AppRefusal("no tab is called \(name)") : nil
  }

  /// Returns the number of the tab with an id or a screen of this name.
  ///
  /// - Parameter name: The id of the tab, or the name of its screen.
  /// - Returns: The number, from 0; `nil` where the app has no such tab.
  package func tabIndex(named name: String) -> Int? {
    tabs?.tabs.firstIndex { $0.id == name || $0.screen == name }
  }

  /// Returns the reason for which no further screen may be pushed.
  ///
  /// - Parameter limits: The limits of the driving state; `nil` to check only the bound that always
  ///   holds, `AppVisits.mostDepth`.
  /// - Returns: The refusal; `nil` where a screen may be pushed.
  package func refusalOfDepth(_ limits: DrivingLimits?) -> AppRefusal? {
    if let depth = limits?.depth, visits.depth >= depth {
      return AppRefusal("no more than \(depth) screens in this driving state")
    }
    guard visits.depth >= AppVisits.mostDepth else { return nil }
    return AppRefusal(
      "\(visits.depth) screens are open on top of each other, the most that may be",
      remedy: "go back first")
  }
}
