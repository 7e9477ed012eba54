/// What time it is, or which day, where the unit stands.
package struct ClockFace: Hashable, Sendable {
  package var id: String?
  package var shows: Shown
  /// Absent, the hours that the language counts by.
  package var hours: Hours?
  package var style: TextLook

  /// What of the time it tells.
  package enum Shown: String, Hashable, Sendable, CaseIterable {
    case time
    /// The name of the day.
    case weekday
    /// Day and month.
    case date
    /// The name of the day, with day and month.
    case day
  }

  /// How many hours a round has.
  package enum Hours: Int, Hashable, Sendable, CaseIterable {
    case twelve = 12
    case twentyFour = 24
  }

  package init(
    id: String? = nil, shows: Shown = .time, hours: Hours? = nil, style: TextLook = TextLook()
  ) {
    self.id = id
    self.shows = shows
    self.hours = hours
    self.style = style
  }
}
