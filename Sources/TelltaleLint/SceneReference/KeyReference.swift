import TelltaleSyntax

/// The keys of files that are no scenes, as a page of tables, all of it made from their JSON Schemas.
package struct KeyReference {
  /// One kind of file.
  package struct Kind {
    private let title: String
    private let about: String
    private let schema: JSONValue

    /// Creates a kind of file.
    ///
    /// - Parameters:
    ///   - title: The title of its part of the page.
    ///   - about: A sentence on what such a file is.
    ///   - schema: The JSON Schema of such files.
    package init(_ title: String, _ about: String, _ schema: JSONValue) {
      self.title = title
      self.about = about
      self.schema = schema
    }

    /// A table for the file, and one for each map in it.
    fileprivate var text: String {
      let words = SchemaWords(page: "", pages: [:], plainText: "a text")
      let tables = words.maps(in: schema, named: "").map { map in
        let head = map.name.isEmpty ? "" : "### `\(map.name.dropFirst())`\n\n"
        return head + words.table(of: map.properties, required: map.required)
      }
      return "## \(title)\n\n\(about)\n\n" + tables.joined(separator: "\n")
    }
  }

  private let kinds: [Kind]

  /// Creates a page.
  ///
  /// - Parameter kinds: The kinds of files, in the order of the page.
  package init(_ kinds: [Kind]) { self.kinds = kinds }

  /// The page as Markdown.
  package var text: String {
    """
    # Keys of files

    All keys of settings, test files, project files and profiles; [scenes](scenes/README.md) have pages of their own.
    `telltale schema settings` (or `test`, `project`, `profile`) prints the JSON Schema by which editors complete these keys.
    Keys that begin with `x-` are free for other programs, and are ignored here.

    """ + kinds.map { "\n\($0.text)" }.joined()
  }
}
