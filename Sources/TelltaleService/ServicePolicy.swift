import TelltaleModel
import TelltaleServiceClient
import TelltaleSyntax

/// The rights of clients, and their limits.
package struct ServicePolicy: Hashable, Sendable {
  /// The rules. The first one that fits a client counts; a client that no rule fits may do nothing.
  package var rules: [Rule]
  package var limits = ServiceLimits()

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - rules: The rules; the first one that fits a client counts.
  ///   - limits: The limits for each user and for all.
  package init(rules: [Rule], limits: ServiceLimits = ServiceLimits()) {
    self.rules = rules
    self.limits = limits
  }

  /// Returns the policy of a unit without settings. Root and the service's own user may do all. Every other user
  /// who can open the socket may ask questions that are not critical, and show an app that has no files.
  ///
  /// - Parameter user: The number of the service's own user.
  /// - Returns: Three rules, with the usual limits.
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

  /// The folders of its rules that exist and allow nothing, since another user could replace a link in their path.
  package var untrusted: [String] {
    AllowedFolders(rules.flatMap { ($0.opens ?? []) + $0.profiles }).untrusted
  }

  /// A setting that is the same for all that is shown on the unit.
  package enum Setting: String, Hashable, Sendable, CaseIterable {
    case theme, driving, language, brightness, profile
    case textSize = "text-size"
    case highContrast = "high-contrast"
    case boldText = "bold-text"
    case reduceMotion = "reduce-motion"

    /// The setting of an aid.
    init(_ aid: Aid) {
      self =
        switch aid {
        case .highContrast: .highContrast
        case .boldText: .boldText
        case .reduceMotion: .reduceMotion
        }
    }
  }

  /// The rights of the clients that a rule fits.
  package struct Rule: Hashable, Sendable {
    /// The user, the group and the systemd unit of the clients; `nil` fits any.
    package var user: UInt32?
    package var group: UInt32?
    package var unit: String?
    /// The highest priority with which they may ask; `nil` for none.
    package var asks: QuestionPriority?
    /// True if questions of other users are listed, may be withdrawn, and are told from the journal.
    package var seesAll: Bool
    /// The folders whose apps may be shown. An app that comes as text may be shown wherever this is not `nil`.
    package var opens: [String]?
    /// The settings that may be changed for all that is shown.
    package var sets: Set<Setting>
    /// The folders of profiles and device files that may be set, beside the profiles that have names.
    package var profiles: [String]
    /// The milliseconds for which an app's last screen stays after its program has gone.
    package var keepsScreen = 0

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - user: The user that it fits; `nil` for any.
    ///   - group: The group that it fits; `nil` for any.
    ///   - unit: The systemd unit that it fits; `nil` for any.
    ///   - asks: The highest priority; `nil` for no questions.
    ///   - seesAll: True if questions of other users are told.
    ///   - opens: The folders of apps; empty for apps that come as text, `nil` for no apps.
    ///   - sets: The settings that may be changed.
    ///   - profiles: The folders of profiles that may be set.
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

  /// True for clients that may ask critical questions; connections are kept for them.
  func mayAskCritical(_ peer: Peer) -> Bool { rule(for: peer).asks == .critical }
}

/// The limits for one user, so that enough is left for others.
package struct ServiceLimits: Hashable, Sendable {
  /// The most open questions of a user.
  package var openQuestions = 8
  /// The most bytes of their texts, which each new journal repeats. One message has room in any case.
  package var openBytesPerUser: Int { max(messageBytes, journalBytes / 8) }
  /// The calls of a user in a second; twice as many at once.
  package var callsPerSecond = 20
  /// The most connections in all.
  package var connections = 64
  /// The most connections of a user.
  package var connectionsPerUser = 24
  /// The connections among them that are kept for clients that may ask critical questions.
  package var keptConnections: Int { min(8, connections / 4) }
  /// The milliseconds after which a connection ends that has asked for nothing.
  package var silence = 30_000
  /// The most bytes of a message.
  package var messageBytes = 256 * 1024
  /// The bytes that may wait for a client to read them.
  package var waitingBytes = 1024 * 1024
  /// The most answers that are kept for questions with a key.
  package var keptAnswers = 1000
  /// The most bytes of the answers that are kept for one user.
  package var keptBytesPerUser = 256 * 1024
  /// The bytes of the journal before it is begun anew. The one before it is kept.
  package var journalBytes = 4 * 1024 * 1024
  /// The days for which records, and answers for questions with a key, are kept; 0 for as long as there is room.
  package var journalDays = 0

  package init() {}
}
