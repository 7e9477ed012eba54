import TelltaleModel
import TelltaleSyntax

/// The keys of `driving`: limits by what the vehicle does.
enum DrivingKeys {
  /// Absent, a state asks for no limits.
  static let all: [ProfileKey] = DrivingState.allCases.map { state in
    section.optional(state.rawValue, limits, "Limits \(state.meaning).") {
      $0.behaviour.driving[state] = $1
    }
  }

  private static let section = ProfileSection(name: "driving")

  /// `{list-length: 12, text-length: 120, depth: 3, typing: false}`; what is absent has no limit.
  private static var limits: ValueReader<DrivingLimits> {
    map.reader("limits such as {list-length: 12, typing: false}", from: DrivingLimits())
  }

  private static let map = KeyedMap<DrivingLimits, LoadErrorCollector>(
    of: [
      .key("list-length", .integer(1...100_000), "Rows or items of one list.") {
        $0.listLength = $1
      },
      .key("text-length", .integer(1...100_000), "Characters of one text.") {
        $0.textLength = $1
      },
      .key("depth", .integer(1...100), "Screens pushed on each other.") { $0.depth = $1 },
      .key("typing", .flag, "True if texts may be typed.", usual: true) {
        $0.allowsTyping = $1
      },
    ])
}

extension DrivingState {
  fileprivate var meaning: String {
    switch self {
    case .parked: "while the vehicle is parked"
    case .idling: "while it stands with its engine on"
    case .moving: "while it moves, or while its state is unknown"
    }
  }
}
