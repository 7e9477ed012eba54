import TelltaleModel

/// A dialog as the sources of an app put it together.
package struct DialogUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case alert, sheet }

  package var kind: Kind
  package var title: TextReference?
  package var message: TextReference?
  package var buttons: [Button] = []
  package var fields = 0
  /// False for toolkits that do not say what a button does, only where it stands: a way out is then told by its
  /// words, and that nothing is marked as destructive is no fault.
  package var hasRoles = true
  /// False where the system names the buttons and no app can.
  package var namesButtons = true
  /// True where there may be more in it than is known: texts made by code, lists, views of its own.
  package var isPartial = false
  package var location: SourceLocation

  package struct Button: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable { case plain, cancel, destructive }

    /// Absent for a way out that the system names.
    package var title: TextReference?
    package var role: Role
  }

  package init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// All texts that are named in it.
  var references: [TextReference] { ([title, message] + buttons.map(\.title)).compactMap { $0 } }

  /// The same without what some of its texts would say where no table has them.
  func withoutFallbacks(where isHidden: (TextReference) -> Bool) -> DialogUse {
    func hidden(_ reference: TextReference?) -> TextReference? {
      guard var reference, isHidden(reference) else { return reference }
      reference.fallback = nil
      return reference
    }
    var use = self
    use.title = hidden(title)
    use.message = hidden(message)
    for index in buttons.indices { use.buttons[index].title = hidden(buttons[index].title) }
    return use
  }
}

/// What a text of a dialog is called where it is used.
package struct TextReference: Hashable, Sendable {
  package enum Name: Hashable, Sendable {
    /// A key of the tables; the text itself where no table has it.
    case key(String)
    /// A name in code that was made from a key, without its marks: `alertdeletetitle`.
    case symbol(String)
    /// A text that nobody translates.
    case literal(String)
    /// What the system says, in all languages alike.
    case system(String)
  }

  package var name: Name
  /// What it says in the language of the sources where no table has it.
  package var fallback: String?
  package var location: SourceLocation

  package init(_ name: Name, fallback: String? = nil, at location: SourceLocation) {
    self.name = name
    self.fallback = fallback
    self.location = location
  }

  /// Letters and digits of a name, in lower case.
  package static func symbol(of name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
    ).lowercased()
  }
}
