import TelltaleModel
import TelltaleSyntax

/// The keys of `driving`: limits by what the vehicle does.
enum DrivingKeys {
  /// Absent, a state asks for no limits.
  static let all: [ProfileKey] = DrivingState.allCases.map { state in
    section.optional(state.rawValue, limits, "What may be asked \(state.meaning).") {
      $0.behaviour.driving[state] = $1
    }
  }

  private static let section = ProfileSection(name: "driving")

  /// `{list-length: 12, text-length: 120, depth: 3, typing: false}`; what is absent has no limit.
  private static var limits: ValueReader<DrivingLimits> {
    let keys = ["list-length", "text-length", "depth", "typing"]
    let length = ValueReader<Int>.integer(1...100_000)
    let depth = ValueReader<Int>.integer(1...100)
    return ValueReader(
      "limits such as {list-length: 12, typing: false}",
      schema: [
        "type": "object", "additionalProperties": false,
        "properties": [
          "list-length": length.schema, "text-length": length.schema, "depth": depth.schema,
          "typing": ValueReader<Bool>.flag.schema,
        ],
      ]
    ) { node, complaints in
      guard let record = RecordReader(node, keys: keys, &complaints) else { return nil }
      return DrivingLimits(
        listLength: record.value("list-length", length, &complaints),
        textLength: record.value("text-length", length, &complaints),
        depth: record.value("depth", depth, &complaints),
        allowsTyping: record.value("typing", .flag, &complaints) ?? true)
    }
  }
}

extension DrivingState {
  fileprivate var meaning: String {
    switch self {
    case .parked: "while the vehicle is parked"
    case .idling: "while it stands with its engine on"
    case .moving: "while it moves, and while nobody says whether it does"
    }
  }
}
