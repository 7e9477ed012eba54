/// A clock: the time or the day where the unit stands.
package struct ClockFace: Hashable, Sendable {
  package var id: String?
  package var shows: Shown
  /// The hours that it counts by; absent, those of the language.
  package var hours: Hours?
  package var style: TextLook

  /// The part of the time that a clock tells.
  package enum Shown: String, Hashable, Sendable, CaseIterable {
    case time
    /// The name of the day.
    case weekday
    /// Day and month.
    case date
    /// The name of the day, with day and month.
    case day
  }

  /// The number of hours of a round.
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
