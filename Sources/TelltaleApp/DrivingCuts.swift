import TelltaleLayout
import TelltaleModel

/// The cuts for driving of which the application has been told. Each is told once, until other
/// limits hold.
package struct DrivingCuts: Hashable, Sendable {
  private var told: [AppLimit] = []

  /// Forgets what was told, because other limits hold: every cut is news again.
  package mutating func restart() { told = [] }

  /// Returns the cuts of a screen that have not been told yet, and counts them as told.
  ///
  /// - Parameters:
  ///   - visit: The screen.
  ///   - data: The deliveries of the application, uncut.
  ///   - limits: The limits of the driving state.
  /// - Returns: The cuts, in the order of reading.
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
  /// True where the limits may cut something that a screen shows.
  package var cutsContent: Bool { listLength != nil || textLength != nil }
}
