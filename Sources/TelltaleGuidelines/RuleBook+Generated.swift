// Written by tools/register-rules from the files below Rules/; run it after adding one.

extension RuleBook {
  static let registered: [Rule] = [
  ]
}
