import TelltaleModel
import TelltaleServiceClient
import TelltaleSyntax

/// Who may ask what, and how much of it.
package struct ServicePolicy: Hashable, Sendable {
  /// The first that is meant counts; whoever none means may do nothing.
  package var rules: [Rule]
  package var limits = ServiceLimits()

  package init(rules: [Rule], limits: ServiceLimits = ServiceLimits()) {
    self.rules = rules
    self.limits = limits
  }

  /// What a unit without settings has: root and the service's own user may do all, everybody else who can
  /// open the socket may ask what is not critical, and show an app that has no files.
  package static func standard(own user: UInt32) -> ServicePolicy {
    ServicePolicy(rules: [
      Rule(
        user: 0, asks: .critical, seesAll: true, opens: ["/"], sets: Set(Setting.allCases),
        profiles: ["/"]),
      Rule(
        user: user, asks: .critical, seesAll: true, opens: ["/"], sets: Set(Setting.allCases),
        profiles: ["/"]),
      Rule(asks: .high, opens: []),
    ])
  }

  /// Folders of its rules that are there and allow nothing, since somebody else may turn a link in their name.
  package var untrusted: [String] {
    AllowedFolders(rules.flatMap { ($0.opens ?? []) + $0.profiles }).untrusted
  }

  /// What is the same for all that is shown on the unit.
  package enum Setting: String, Hashable, Sendable, CaseIterable {
    case theme, driving, language, brightness, profile
    case textSize = "text-size"
    case highContrast = "high-contrast"
    case boldText = "bold-text"
    case reduceMotion = "reduce-motion"

    /// What sets an aid.
    init(_ aid: Aid) {
      self =
        switch aid {
        case .highContrast: .highContrast
        case .boldText: .boldText
        case .reduceMotion: .reduceMotion
        }
    }
  }

  package struct Rule: Hashable, Sendable {
    /// What is absent is anybody's.
    package var user: UInt32?
    package var group: UInt32?
    package var unit: String?
    /// The highest priority that may be asked with; `nil` for none.
    package var asks: QuestionPriority?
    /// Whether questions of other users are listed, may be withdrawn, and are told from the journal.
    package var seesAll: Bool
    /// Folders whose apps may be shown; an app that comes as text may be where there is any. `nil` for none.
    package var opens: [String]?
    /// What may be set for all that is shown.
    package var sets: Set<Setting>
    /// Folders of profiles and device files that may be set, beside the profiles that are known by their names.
    package var profiles: [String]
    /// Milliseconds for which an app's last screen stays after its program has gone.
    package var keepsScreen = 0

    package init(
      user: UInt32? = nil, group: UInt32? = nil, unit: String? = nil, asks: QuestionPriority?,
      seesAll: Bool = false, opens: [String]? = nil, sets: Set<Setting> = [],
      profiles: [String] = []
    ) {
      self.user = user
      self.group = group
      self.unit = unit
      self.asks = asks
      self.seesAll = seesAll
      self.opens = opens
      self.sets = sets
      self.profiles = profiles
    }

    func means(_ peer: Peer) -> Bool {
      (user == nil || user == peer.user) && (group == nil || group == peer.group)
        && (unit.map { peer.unit?.hasBytes(of: $0) == true } ?? true)
    }
  }

  func rule(for peer: Peer) -> Rule { rules.first { $0.means(peer) } ?? Rule(asks: nil) }

  /// True for who may ask what comes over all else, and for whom places are kept.
  func mayAskCritical(_ peer: Peer) -> Bool { rule(for: peer).asks == .critical }
}

/// How much one user may have of what others need as well.
package struct ServiceLimits: Hashable, Sendable {
  /// Questions of a user that have no answer.
  package var openQuestions = 8
  /// Bytes of their texts, which stand in each new journal: one message has room in any case.
  package var openBytesPerUser: Int { max(messageBytes, journalBytes / 8) }
  /// Calls of a user in a second, and twice as many at once.
  package var callsPerSecond = 20
  /// Connections in all, and of one user.
  package var connections = 64
  package var connectionsPerUser = 24
  /// Those among them that only whoever may ask what is critical can have.
  package var keptConnections: Int { min(8, connections / 4) }
  /// Milliseconds after which a connection ends that has asked for nothing.
  package var silence = 30_000
  /// Bytes of a message.
  package var messageBytes = 256 * 1024
  /// Bytes that wait for a client to read them.
  package var waitingBytes = 1024 * 1024
  /// Answers that are kept for questions with a key.
  package var keptAnswers = 1000
  /// Bytes of the answers that are kept for one user.
  package var keptBytesPerUser = 256 * 1024
  /// Bytes of the journal before it is begun anew; what was there before is kept once.
  package var journalBytes = 4 * 1024 * 1024
  /// Days that records are kept, and answers for questions with a key; 0 for as long as there is room.
  package var journalDays = 0

  package init() {}
}
