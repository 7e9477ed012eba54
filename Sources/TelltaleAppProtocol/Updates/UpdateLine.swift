import TelltaleModel
import TelltaleSession
import TelltaleSyntax

/// The contents of one line of an application.
package struct UpdateLine: Hashable, Sendable {
  package var id: RequestID?
  /// The milliseconds since the start, for lines that are kept in a file.
  package var milliseconds: Int?
  /// The number of a barrier, where everything that was told before it has been dealt with.
  package var sync: Int?
  package var updates: [AppUpdate] = []
  /// The places of the updates, in their order.
  package var places: [SourceLocation] = []
  package var reopening: Reopening?
  /// The faults, in the order of the line. Where there are any, nothing else counts.
  package var faults: [UpdateError] = []
  /// The things that were put right in texts. They refuse nothing.
  package var notes: [UpdateError] = []

  package init() {}
}

/// The id that an application gives to a request of its own.
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

/// Another edition of the app that is asked for. Parts that are `nil` stay as they are.
package struct Reopening: Hashable, Sendable {
  /// The name or the path of a profile.
  package var profile: String?
  package var language: Language?

  /// - Parameters:
  ///   - profile: The name or the path of a profile; `nil` for the present one.
  ///   - language: The language; `nil` for the present one.
  package init(profile: String? = nil, language: Language? = nil) {
    self.profile = profile
    self.language = language
  }
}

/// The reason for which a line is refused, with its place in the line.
package struct UpdateError: Hashable, Sendable {
  package var place: SourceLocation
  package var message: String
  package var remedy: String?
  /// The id of the guideline that is broken; `nil` where none is.
  package var rule: String?

  /// - Parameters:
  ///   - place: The place of the fault.
  ///   - message: The text that says what was found and what was expected.
  ///   - remedy: The text that says what to do; `nil` where the message says enough.
  ///   - rule: The id of the guideline that is broken; `nil` where none is.
  package init(
    _ place: SourceLocation, _ message: String, remedy: String? = nil, rule: String? = nil
  ) {
    self.place = place
    self.message = message
    self.remedy = remedy
    self.rule = rule
  }
}
