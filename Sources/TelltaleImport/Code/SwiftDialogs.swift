import TelltaleModel
import TelltaleSyntax

/// The alerts and sheets of SwiftUI and UIKit in a Swift source.
package enum SwiftDialogs {
  /// Returns all dialogs of a file, in its order. Dialogs of which no text is known are left out.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: The file's name, for places.
  /// - Returns: At most `Limits.codeDialogs`.
  package static func find(_ bytes: [UInt8], file: String) -> [DialogUse] {
    let tokens = CodeTokens(String(decoding: bytes, as: UTF8.self), file: file, .swift)
    let uses = tokens.all.indices.lazy.compactMap { place -> DialogUse? in
      guard let word = tokens.word(place), tokens.isSign("(", place + 1) else { return nil }
      let isMember = tokens.isSign(".", place - 1)
      switch word {
      case "alert" where isMember: return modifier(tokens, place, .alert)
      case "confirmationDialog" where isMember: return modifier(tokens, place, .sheet)
      case "Alert": return value(tokens, place)
      case "UIAlertController": return controller(tokens, place)
      default: return nil
      }
    }.filter { !$0.references.isEmpty }
    return Array(uses.prefix(Limits.codeDialogs))
  }

  /// `.alert("Title", isPresented: $shown) { Button("OK") {} } message: { Text("…") }`.
  private static func modifier(
    _ tokens: CodeTokens, _ place: Int, _ kind: DialogUse.Kind
  ) -> DialogUse? {
    let arguments = tokens.arguments(place + 1)
    guard let end = tokens.closing[place + 1], let first = arguments.first, first.label == nil
    else {
      return nil
    }
    var use = DialogUse(kind, at: tokens.all[place].location)
    use.title = use.take(tokens.found(in: first.range, isLookedUp: true))
    let closures = trailing(tokens, behind: end, first: "actions")
    func closure(_ name: String) -> Range<Int>? {
      if let range = closures.first(where: { $0.name == name })?.range { return range }
      let argument = arguments.first { $0.label == name }
      return argument.map {
        tokens.isSign("{", $0.range.lowerBound) ? tokens.inside($0.range.lowerBound) : $0.range
      }
    }
    if let message = closure("message") {
      use.message = use.take(tokens.found(in: message, isLookedUp: true))
    }
    if let actions = closure("actions") { addButtons(tokens, actions, to: &use) }
    if use.kind == .sheet, !use.buttons.contains(where: { $0.role == .cancel }) {
      // The system adds the way out.
      use.buttons.append(DialogUse.Button(title: nil, role: .cancel))
    }
    return use
  }

  private static func trailing(
    _ tokens: CodeTokens, behind end: Int, first: String
  ) -> [(name: String, range: Range<Int>)] {
    var closures: [(name: String, range: Range<Int>)] = []
    var place = end + 1
    if tokens.isSign("{", place), let close = tokens.closing[place] {
      closures.append((first, tokens.inside(place)))
      place = close + 1
    }
    while let name = tokens.word(place), tokens.isSign(":", place + 1),
      tokens.isSign("{", place + 2),
      let close = tokens.closing[place + 2]
    {
      closures.append((name, tokens.inside(place + 2)))
      place = close + 1
    }
    return closures
  }

  private static func addButtons(
    _ tokens: CodeTokens, _ range: Range<Int>, to use: inout DialogUse
  ) {
    let end = min(range.upperBound, range.lowerBound + Limits.closureTokens)
    if end < range.upperBound { use.isPartial = true }
    var place = range.lowerBound
    while place < end {
      defer { place += 1 }
      switch tokens.word(place) {
      case "TextField", "SecureField": use.fields += 1
      case "ForEach", "if", "switch": use.isPartial = true
      case "Button":
        let (button, end) = button(tokens, place, &use)
        if let button { use.buttons.append(button) }
        place = end
      default: break
      }
    }
  }

  /// The button at a place, and the last token of it.
  private static func button(
    _ tokens: CodeTokens, _ place: Int, _ use: inout DialogUse
  ) -> (DialogUse.Button?, Int) {
    let hasArguments = tokens.isSign("(", place + 1)
    let arguments = hasArguments ? tokens.arguments(place + 1) : []
    let end = hasArguments ? tokens.closing[place + 1] ?? place : place
    let closures = trailing(tokens, behind: end, first: "action")
    let last = closures.last.map { $0.range.upperBound } ?? end
    let role = arguments.first { $0.label == "role" }.flatMap { argument in
      argument.range.compactMap(tokens.word).compactMap(DialogUse.Button.Role.init).first
    }
    let label =
      closures.first { $0.name == "label" }?.range
      ?? arguments.first { $0.label == nil }?.range
    let title = label.flatMap { use.take(tokens.found(in: $0, isLookedUp: true)) }
    guard title != nil || role == .cancel else {
      use.isPartial = true
      return (nil, max(last, place))
    }
    return (DialogUse.Button(title: title, role: role ?? .plain), max(last, place))
  }

  /// `Alert(title: Text("…"), primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())`.
  private static func value(_ tokens: CodeTokens, _ place: Int) -> DialogUse? {
    let arguments = tokens.arguments(place + 1)
    guard let title = arguments.first(where: { $0.label == "title" }) else { return nil }
    var use = DialogUse(.alert, at: tokens.all[place].location)
    use.title = use.take(tokens.found(in: title.range, isLookedUp: true))
    for argument in arguments {
      switch argument.label {
      case "message": use.message = use.take(tokens.found(in: argument.range, isLookedUp: true))
      case "primaryButton", "secondaryButton", "dismissButton":
        addOldButton(tokens, argument.range, to: &use)
      default: break
      }
    }
    if use.buttons.isEmpty { use.isPartial = true }
    return use
  }

  private static func addOldButton(
    _ tokens: CodeTokens, _ range: Range<Int>, to use: inout DialogUse
  ) {
    guard let open = range.first(where: { tokens.isSign("(", $0) }),
      let name = tokens.word(open - 1)
    else {
      use.isPartial = true
      return
    }
    let role = DialogUse.Button.Role(rawValue: name) ?? .plain
    let first = tokens.arguments(open).first { $0.label == nil }
    let title = first.flatMap { use.take(tokens.found(in: $0.range, isLookedUp: true)) }
    if title != nil || role == .cancel {
      use.buttons.append(DialogUse.Button(title: title, role: role))
    }
  }

  /// `UIAlertController(title:message:preferredStyle:)`, and the actions that are added to it in its scope.
  private static func controller(_ tokens: CodeTokens, _ place: Int) -> DialogUse? {
    let arguments = tokens.arguments(place + 1)
    guard let style = arguments.first(where: { $0.label == "preferredStyle" }),
      let end = tokens.closing[place + 1]
    else { return nil }
    let isSheet = style.range.contains { tokens.word($0) == "actionSheet" }
    var use = DialogUse(isSheet ? .sheet : .alert, at: tokens.all[place].location)
    for argument in arguments {
      switch argument.label {
      case "title": use.title = use.take(tokens.found(in: argument.range, isLookedUp: false))
      case "message": use.message = use.take(tokens.found(in: argument.range, isLookedUp: false))
      default: break
      }
    }
    let scope = end..<max(end, tokens.scopeEnd(of: place))
    let next = scope.first { tokens.word($0) == "UIAlertController" && tokens.isSign("(", $0 + 1) }
    for place in end..<min(next ?? scope.upperBound, end + Limits.closureTokens) {
      if tokens.word(place) == "addTextField" { use.fields += 1 }
      if tokens.word(place) == "UIAlertAction", tokens.isSign("(", place + 1) {
        addAction(tokens, place, to: &use)
      }
    }
    if use.buttons.isEmpty { use.isPartial = true }
    return use
  }

  private static func addAction(_ tokens: CodeTokens, _ place: Int, to use: inout DialogUse) {
    let arguments = tokens.arguments(place + 1)
    let style = arguments.first { $0.label == "style" }
    let role = style.flatMap { argument in
      argument.range.compactMap(tokens.word).compactMap(DialogUse.Button.Role.init).first
    }
    let title = arguments.first { $0.label == "title" }
      .flatMap { use.take(tokens.found(in: $0.range, isLookedUp: false)) }
    guard let title else {
      use.isPartial = true
      return
    }
    use.buttons.append(DialogUse.Button(title: title, role: role ?? .plain))
  }
}
