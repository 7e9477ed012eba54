import TelltaleModel
import TelltaleSyntax

/// The alert dialogs of builders and of Compose in a Kotlin or Java source.
package enum AndroidDialogs {
  /// Returns all dialogs of a file, in its order. Dialogs of which no text is known are left out.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The file's name, whose ending tells Java from Kotlin.
  /// - Returns: At most `Limits.codeDialogs`.
  package static func find(_ bytes: [UInt8], file: String) -> [DialogUse] {
    let tokens = CodeTokens(
      String(decoding: bytes, as: UTF8.self), file: file,
      file.hasSuffix(".java") ? .java : .kotlin)
    let uses = tokens.all.indices.lazy.compactMap { place in
      isBuilder(tokens, place) ? built(tokens, place) : composed(tokens, place)
    }.filter { !$0.references.isEmpty }
    return uses.prefix(Limits.codeDialogs).map { use in
      var use = use
      use.hasRoles = false
      return use
    }
  }

  /// True at the bracket behind `AlertDialog.Builder` or `MaterialAlertDialogBuilder`.
  private static func isBuilder(_ tokens: CodeTokens, _ place: Int) -> Bool {
    guard tokens.isSign("(", place) else { return false }
    return tokens.word(place - 1) == "MaterialAlertDialogBuilder"
      || tokens.word(place - 1) == "Builder" && tokens.word(place - 3) == "AlertDialog"
  }

  private static func built(_ tokens: CodeTokens, _ place: Int) -> DialogUse? {
    guard let end = tokens.closing[place] else { return nil }
    var use = DialogUse(.alert, at: tokens.all[place - 1].location)
    let scope = end..<max(end, tokens.scopeEnd(of: place))
    let next = scope.dropFirst().first { isBuilder(tokens, $0) } ?? scope.upperBound
    for place in end..<min(next, end + Limits.closureTokens) {
      guard let name = tokens.word(place), tokens.isSign("(", place + 1),
        let first = tokens.arguments(place + 1).first
      else { continue }
      let found = { tokens.found(in: first.range, isLookedUp: false) }
      switch name {
      case "setTitle": use.title = use.take(found())
      case "setMessage": use.message = use.take(found())
      case "setPositiveButton", "setNeutralButton":
        add(use.take(found()), .plain, to: &use)
      case "setNegativeButton": add(use.take(found()), .cancel, to: &use)
      case "setItems", "setSingleChoiceItems", "setMultiChoiceItems", "setAdapter", "setView":
        use.isPartial = true
      default: break
      }
    }
    if use.buttons.isEmpty { use.isPartial = true }
    return use
  }

  private static func add(
    _ title: TextReference?, _ role: DialogUse.Button.Role, to use: inout DialogUse
  ) {
    if let title { use.buttons.append(DialogUse.Button(title: title, role: role)) }
  }

  /// `AlertDialog(title = { Text(…) }, text = { … }, confirmButton = { … }, dismissButton = { … })`.
  private static func composed(_ tokens: CodeTokens, _ place: Int) -> DialogUse? {
    guard tokens.word(place) == "AlertDialog", tokens.isSign("(", place + 1) else { return nil }
    let arguments = tokens.arguments(place + 1)
    guard arguments.contains(where: { $0.label == "confirmButton" }) else { return nil }
    var use = DialogUse(.alert, at: tokens.all[place].location)
    for argument in arguments {
      let open = argument.range.lowerBound
      let range = tokens.isSign("{", open) ? tokens.inside(open) : argument.range
      switch argument.label {
      case "title": use.title = use.take(label(tokens, range))
      case "text": use.message = use.take(label(tokens, range))
      case "confirmButton": add(use.take(label(tokens, range)), .plain, to: &use)
      case "dismissButton": add(use.take(label(tokens, range)), .cancel, to: &use)
      default: break
      }
    }
    if use.buttons.isEmpty { use.isPartial = true }
    return use
  }

  /// What `Text` says in there; handlers of buttons may hold texts of their own.
  private static func label(_ tokens: CodeTokens, _ range: Range<Int>) -> CodeTokens.Found {
    guard range.count <= Limits.closureTokens else { return .unknown }
    let texts = range.filter { tokens.word($0) == "Text" && tokens.isSign("(", $0 + 1) }
    guard texts.count == 1, let place = texts.first else {
      return range.isEmpty ? .nothing : .unknown
    }
    guard
      let first = tokens.arguments(place + 1).first(where: { $0.label == nil || $0.label == "text" }
      )
    else { return .unknown }
    return tokens.found(in: first.range, isLookedUp: false)
  }
}
