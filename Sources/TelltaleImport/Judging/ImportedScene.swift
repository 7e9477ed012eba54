import TelltaleCatalogue
import TelltaleLint
import TelltaleModel
import TelltaleSyntax

/// A dialog of an app as a scene, with the origin of each of its texts.
package struct ImportedScene {
  /// The scene in JSON.
  package let bytes: [UInt8]
  private let dialog: ImportedDialog
  /// Of each text and each button.
  private var places: [NodePath: SourceLocation] = [:]
  private var texts: Set<NodePath> = []

  /// The scene of a dialog.
  ///
  /// - Parameter dialog: The dialog in one language. Without buttons it gets an OK, since something
  ///   has to answer it.
  package init(_ dialog: ImportedDialog) {
    self.dialog = dialog
    let element = dialog.kind == .alert ? "alert" : "action-sheet"
    let root = NodePath.root.key(element)
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ text: ImportedText?) {
      if let text { members.append(.init(key, .string(text.text))) }
    }
    add("title", dialog.title)
    add("message", dialog.message)
    if dialog.kind == .sheet { members.append(.init("trigger", "imported")) }
    let field: JSONValue = ["placeholder": "Name"]
    if dialog.fields > 0 {
      let fields = Array(repeating: field, count: min(dialog.fields, Limits.alertFields))
      members.append(.init("fields", .array(fields)))
    }
    // Something has to answer a dialog of which only texts are known.
    let buttons: [JSONValue] =
      dialog.buttons.isEmpty
      ? [["title": "OK"]]
      : dialog.buttons.map { ImportedScene.button($0, isNamed: dialog.namesButtons) }
    members.append(.init("buttons", .array(buttons)))
    let scene = JSONValue.object([
      .init("lang", .string(dialog.language)), .init(element, .object(members)),
    ])
    bytes = Array(scene.text.utf8)
    keep(dialog.title, at: root.key("title"))
    keep(dialog.message, at: root.key("message"))
    for (index, button) in dialog.buttons.enumerated() {
      let path = root.key("buttons").item(index)
      guard dialog.namesButtons else {
        // Nobody can change them: what there is to say is said of the text that is asked with them.
        places[path] = dialog.title?.location ?? dialog.location
        continue
      }
      keep(button.title, at: path.key("title"))
      places[path] = button.title?.location ?? dialog.location
    }
  }

  private static func button(_ button: ImportedDialog.Button, isNamed: Bool) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let title = button.title { members.append(.init("title", .string(title.text))) }
    if button.role != .plain { members.append(.init("role", .string(button.role.rawValue))) }
    // Nothing of it can be marked; that its title tells too little is still said.
    if !isNamed, button.role == .plain { members.append(.init("effect", "none")) }
    return .object(members)
  }

  private mutating func keep(_ text: ImportedText?, at path: NodePath) {
    guard let text else { return }
    places[path] = text.location
    texts.insert(path)
  }

  /// Returns the finding at the text to which it belongs. Of a dialog that is partly known, only
  /// findings about its texts count; of others, notes about anything else than a text are left out.
  ///
  /// - Parameter finding: A finding of the scene.
  /// - Returns: The finding at a place of the app's files, without a fix; `nil` where it is about
  ///   the scene and not about the app.
  package func placed(_ finding: LintFinding) -> LintFinding? {
    let isText = texts.contains(finding.path)
    if dialog.isPartial, !isText { return nil }
    let rule = finding.rule.flatMap(RuleID.init(rawValue:))
    if !dialog.hasRoles, let rule, ImportedScene.aboutRoles.contains(rule) {
      return nil
    }
    if finding.severity == .note, !isText { return nil }
    var finding = finding
    if !dialog.namesButtons {
      if let rule, ImportedScene.beyondBrowsers.contains(rule) { return nil }
      if isOfButton(finding.path) { finding.remedy = ImportedScene.ownDialog }
    }
    finding.location = place(of: finding.path)
    // It would mend a scene that nobody has.
    finding.fix = nil
    return finding
  }

  /// What asks for a role that a toolkit may not have.
  private static let aboutRoles: Set<RuleID> = [
    .alertDestructiveStyle, .actionSheetDestructiveStyle,
  ]

  /// What asks for something that no dialog of a browser has.
  private static let beyondBrowsers: Set<RuleID> = [.alertCarplayHomeWithoutCancel]
  /// What mends a title that is not the app's.
  private static let ownDialog =
    "Use a dialog of the app's own: the browser names the buttons here."

  private func isOfButton(_ path: NodePath) -> Bool {
    path.isWithin("alert.buttons")
  }

  private func place(of path: NodePath) -> SourceLocation {
    var path = path
    while true {
      if let place = places[path] { return place }
      if path == .root { return dialog.location }
      path = path.parent
    }
  }
}
