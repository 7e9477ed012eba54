import TelltaleSyntax

/// `--notification --listen`: a notice for each `message:` line of standard input.
struct ZenityNotices {
  private var call: ZenityCall

  init(_ call: ZenityCall) {
    self.call = call
    // The notices themselves are of the usual kind.
    self.call.flags.remove("listen")
  }

  /// Shows them, each after the one before, until standard input ends.
  ///
  /// - Parameters:
  ///   - asker: who shows them.
  ///   - name: what messages about them call them.
  /// - Returns: How the call ends.
  /// - Throws: where one cannot be shown.
  func show(_ asker: UnitAsker, name: String) throws -> ZenityResult {
    let context = try asker.context()
    if call.value("text") != nil, let end = try show(call, context, asker, name) { return end }
    var lines = InputLines()
    while true {
      guard let line = lines.next() else {
        guard lines.isOpen else { return ZenityResult(code: 0) }
        lines.read()
        continue
      }
      guard let message = Self.message(line) else { continue }
      var next = call
      next.values.removeAll { $0.name == "text" }
      next.values.append(.init(name: "text", text: message))
      if let end = try show(next, context, asker, name) { return end }
    }
  }

  /// The result of a notice after which no other is shown.
  private func show(
    _ call: ZenityCall, _ context: ZenityContext, _ asker: UnitAsker, _ name: String
  ) throws -> ZenityResult? {
    let question = ZenityQuestion(call, context)
    let end = try asker.ask(
      question.scene, name: name, limit: call.limit)
    if case .signal(let number) = end { return ZenityResult(code: 128 + number) }
    return nil
  }

  /// What a line says: `message: …` and `tooltip: …` are read; icons, hints and whether it is visible mean nothing
  /// here.
  static func message(_ line: String) -> String? {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2,
      ["message", "tooltip"].contains(ZenityText.trimmed(parts[0]).lowercased())
    else { return nil }
    let text = ZenityText.trimmed(parts[1])
    return text.isEmpty ? nil : text
  }
}
