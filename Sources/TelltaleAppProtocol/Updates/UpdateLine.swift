import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// What one line of an application says.
package struct UpdateLine: Hashable, Sendable {
  package var id: RequestID?
  /// Milliseconds since the start, for lines that are kept in a file.
  package var milliseconds: Int?
  /// The number of a barrier, where all that was told before it has been dealt with.
  package var sync: Int?
  package var updates: [AppUpdate] = []
  /// Where each update stands.
  package var places: [SourceLocation] = []
  package var reopening: Reopening?
  /// In the order of the line; where there are any, nothing else counts.
  package var faults: [UpdateFault] = []
  /// What was put right in texts; stops nothing.
  package var notes: [UpdateFault] = []

  package init() {}
}

/// What an application calls a request of its own.
package enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  package var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}

/// Another edition of the app that is wanted; what is absent stays.
package struct Reopening: Hashable, Sendable {
  /// Name or path of a profile.
  package var profile: String?
  package var language: Language?

  package init(profile: String? = nil, language: Language? = nil) {
    self.profile = profile
    self.language = language
  }
}

/// Why a line is refused, and where in it.
package struct UpdateFault: Hashable, Sendable {
  package var place: SourceLocation
  package var message: String
  package var remedy: String?
  /// The id of a guideline.
  package var rule: String?

  package init(
    _ place: SourceLocation, _ message: String, remedy: String? = nil, rule: String? = nil
  ) {
    self.place = place
    self.message = message
    self.remedy = remedy
    self.rule = rule
  }
}
