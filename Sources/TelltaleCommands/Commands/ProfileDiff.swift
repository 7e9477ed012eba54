import ArgumentParser
import TelltaleGuidelines
import TelltaleModel
import TelltaleProfiles

/// What two profiles do not have in common.
struct ProfileDiff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Print the values in which two profiles differ.")

  @Argument(help: "Name of a profile, or path of a file.")
  var left: String

  @Argument(help: "The other profile.")
  var right: String

  func run() throws {
    let first = try ProfileCommand.load(left)
    let second = try ProfileCommand.load(right)
    let width = max(left.count, right.count)
    func line(_ name: String, _ leaf: ProfileLeaf?) -> String {
      let gap = String(repeating: " ", count: width - name.count + 2)
      guard let leaf else { return "  \(name)\(gap)not given" }
      return "  \(name)\(gap)\(leaf.text)  # \(leaf.origin.file):\(leaf.origin.line)"
    }
    for difference in first.differences(from: second) {
      try StandardStreams.say(difference.path)
      try StandardStreams.say(line(left, difference.left))
      try StandardStreams.say(line(right, difference.right))
    }
    try showEditions(first.profile.guidelines, second.profile.guidelines)
  }

  /// Guidelines that only one of two editions has, or has for this platform.
  private func showEditions(_ first: GuidelineProfile, _ second: GuidelineProfile) throws {
    guard first.edition != second.edition else { return }
    let changes = RuleBook.standard.changes(from: first, to: second)
    for (name, rules) in [(left, changes.gone), (right, changes.new)] where !rules.isEmpty {
      try StandardStreams.say("guidelines of \(name) alone, by its edition")
      for rule in rules { try StandardStreams.say("  \(rule.id)  # \(rule.why)") }
    }
  }
}
