import TelltaleCatalogue
import TelltaleModel

/// A guideline: its demand, its source, and the way in which it is checked.
///
/// It is a value, written in a file of its own below `Rules/`; `telltale explain ID` prints it.
package struct Rule: Sendable {
  /// The catalogue's id, such as `ALERT-TITLE-SHORT`. It is never used again for another rule.
  package var id: String
  /// The scene key of the element about which it speaks.
  package var element: String
  package var applies: Applicability
  package var kind: RuleKind
  /// The severity of a finding unless the profile or a case of the rule says otherwise.
  package var severity: Severity
  /// The cases in which a finding has another severity for a reason in the scene, in words.
  package var severityCases: [String]
  package var sources: [GuidelineSource]
  /// The guideline and its reason in one sentence.
  package var why: String
  /// The property that is checked, in one sentence.
  package var check: String
  /// The action that the author can take.
  package var remedy: String
  package var enforcement: Enforcement
  package var examples: [RuleExample]
  /// The differences between editions of the guidelines, as far as they concern it.
  package var editions = RuleEditions()

  /// What its check found in one part of a scene, with the rule's id and weight.
  func findings(of faults: [Fault], on guidelines: GuidelineProfile) -> [Finding] {
    faults.map { fault in
      Finding(
        rule: id,
        severity: fault.severity ?? severity(in: fault.language, on: guidelines),
        path: fault.path, message: fault.message, remedy: fault.remedy ?? remedy, fix: fault.fix)
    }
  }

  /// The weight of a finding: the profile's for the rule and language, else for the rule, else the
  /// rule's own.
  private func severity(
    in language: Language?, on guidelines: GuidelineProfile
  ) -> Severity {
    let severities = guidelines.severities
    if let language, let found = severities["\(id)-\(language.primary)"] { return found }
    return severities[id] ?? severity
  }
}

/// The place where a guideline is enforced.
package enum Enforcement: Sendable {
  /// A function from one part of a scene to its faults.
  case check(Check)
  /// A part of the program keeps it; the text names that part.
  case elsewhere(String)
  /// Both: a part of the program keeps it, which the text names, and a check reports scenes for
  /// which that part cannot.
  case shared(String, Check)
  /// Nothing can check it; the text has the reason.
  case unchecked(String)
  /// It is not checked yet; the text says what is missing.
  case planned(String)

  var check: Check? {
    switch self {
    case .check(let check), .shared(_, let check): check
    case .elsewhere, .unchecked, .planned: nil
    }
  }
}

/// A result of a check, before it gets the rule's id and severity.
package struct Fault: Sendable {
  var path: NodePath
  var message: String
  /// Where it differs from the rule's severity.
  var severity: Severity?
  /// Where it differs from the rule's remedy.
  var remedy: String?
  /// The language of the text at fault, since severities may differ by language.
  var language: Language?
  /// Where it can be mended without an author.
  var fix: Fix?

  init(
    at path: NodePath, _ message: String, severity: Severity? = nil, remedy: String? = nil,
    language: Language? = nil
  ) {
    self.path = path
    self.message = message
    self.severity = severity
    self.remedy = remedy
    self.language = language
  }

  init(_ passage: Passage, _ message: String, severity: Severity? = nil, remedy: String? = nil) {
    self.init(
      at: passage.path, message, severity: severity, remedy: remedy, language: passage.language)
  }
  /// The same fault, with its fix.
  func mended(by fix: Fix?) -> Fault {
    var copy = self
    copy.fix = fix
    return copy
  }
}
