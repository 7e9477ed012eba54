import TelltaleModel

/// A dialog as the sources of an app declare it.
package struct DialogUse: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case alert, sheet }

  package var kind: Kind
  package var title: TextReference?
  package var message: TextReference?
  package var buttons: [Button] = []
  package var fields = 0
  /// True where the toolkit states what a button does. Where it states only the button's position,
  /// the way out is recognised by its words, and a missing mark of destruction is no fault.
  package var hasRoles = true
  /// True where the app names the buttons. False where the system names them and no app can.
  package var namesButtons = true
  /// True where the dialog may hold more than is known: texts made by code, lists, views of its
  /// own.
  package var isPartial = false
  package var location: SourceLocation

  package struct Button: Hashable, Sendable {
    package enum Role: String, Hashable, Sendable { case plain, cancel, destructive }

    /// The button's text; `nil` for a way out that the system names.
    package var title: TextReference?
    package var role: Role
  }

  /// A dialog without texts, to be filled.
  ///
  /// - Parameters:
  ///   - kind: An alert or a sheet.
  ///   - location: The place in the sources where the dialog begins.
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

/// The name of a dialog's text in the place where it is used.
package struct TextReference: Hashable, Sendable {
  package enum Name: Hashable, Sendable {
    /// A key of the tables. Where no table has it, it is the text itself.
    case key(String)
    /// A name in code that was made from a key, in lower case and without its punctuation:
    /// `alertdeletetitle`.
    case symbol(String)
    /// A text that nobody translates.
    case literal(String)
    /// A text of the system, the same in all languages.
    case system(String)
  }

  package var name: Name
  /// The text in the language of the sources, for a name that no table has; `nil` where there is
  /// none.
  package var fallback: String?
  package var location: SourceLocation

  /// A reference to a text.
  ///
  /// - Parameters:
  ///   - name: The kind of name, with the name.
  ///   - fallback: The text in the language of the sources, for a name that no table has.
  ///   - location: The place where the text is used.
  package init(_ name: Name, fallback: String? = nil, at location: SourceLocation) {
    self.name = name
    self.fallback = fallback
    self.location = location
  }

  /// Returns the letters and digits of a name, in lower case.
  ///
  /// - Parameter name: A key of a table, or a name in code.
  /// - Returns: The form in which both can be compared.
  package static func symbol(of name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.filter { $0.properties.isAlphabetic || ("0"..."9").contains($0) })
    ).lowercased()
  }
}
