import TelltaleLayout
import TelltaleModel

/// What has been told to be cut while driving: each thing once, until other limits hold.
package struct DrivingCuts: Hashable, Sendable {
  private var told: [AppLimit] = []

  /// Other limits hold: all that is cut is news again.
  package mutating func restart() { told = [] }

  /// What limits take from a screen and nobody has been told yet, in the order of reading.
  package mutating func news(
    on visit: ScreenVisit, _ data: AppData, _ limits: DrivingLimits
  ) -> [AppLimit] {
    guard limits.cutsContent else { return [] }
    let news = DrivingCutter(visit, data, limits).cut().taken
      .filter { limit in !told.contains { $0.isAbout(limit) } }
    told += news
    return news
  }
}

extension DrivingLimits {
  /// Something of what a screen shows may be more than is allowed.
  package var cutsContent: Bool { listLength != nil || textLength != nil }
}
