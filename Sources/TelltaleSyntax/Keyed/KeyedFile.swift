import TelltaleModel

/// A kind of file with fixed keys: what a fault of one counts as, what its schema is called, and its keys.
package struct KeyedFile<Value, Context: MapContext>: Sendable {
  private let kind: LoadError.Kind
  private let title: String
  /// True where a file that says nothing is as good as any.
  private let mayBeEmpty: Bool
  package let map: KeyedMap<Value, Context>

  /// A kind of file.
  ///
  /// - Parameters:
  ///   - kind: what a fault of one counts as.
  ///   - title: of its schema.
  ///   - mayBeEmpty: whether a file of comments alone settles nothing, and is no fault.
  ///   - map: the keys at its top.
  package init(
    _ kind: LoadError.Kind, title: String, mayBeEmpty: Bool = false, _ map: KeyedMap<Value, Context>
  ) {
    self.kind = kind
    self.title = title
    self.mayBeEmpty = mayBeEmpty
    self.map = map
  }

  /// The bytes of a file.
  ///
  /// - Parameter path: of the file.
  /// - Returns: What it holds.
  /// - Throws: What keeps it from being read.
  package func bytes(of path: String) throws(LoadErrors) -> [UInt8] {
    do throws(LoadError) {
      return try SourceFile.read(path, kind: kind)
    } catch {
      throw LoadErrors(error)
    }
  }

  /// Reads what a file says over what is there already.
  ///
  /// - Parameters:
  ///   - bytes: of the file.
  ///   - file: what messages call it.
  ///   - value: what is read is set on it; after an error it is in no state to be used.
  ///   - makeContext: gives what it is read in, from the complaints so far.
  ///   - finish: is called at the end, for what only all keys together tell.
  /// - Throws: All complaints about the file.
  package func read(
    _ bytes: [UInt8], file: String, into value: inout Value,
    in makeContext: (Complaints) -> Context,
    finish: (YAMLNode, inout Context, inout Value) -> Void = { _, _, _ in }
  ) throws(LoadErrors) {
    var complaints = Complaints(kind: kind)
    let root = YAMLReader.read(bytes, file: file, complaints: &complaints)
    let nothing = YAMLNode(
      .scalar("", isPlain: true), at: SourceLocation(file: file, line: 1, column: 1))
    var context = makeContext(complaints)
    if let root = root ?? (complaints.isEmpty ? nothing : nil), !(mayBeEmpty && root.isNull),
      map.read(root, into: &value, in: &context)
    {
      finish(root, &context, &value)
    }
    if let errors = LoadErrors(context.complaints.errors) { throw errors }
  }

  /// The JSON Schema of such files.
  package var schema: JSONValue {
    let head: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title),
    ]
    return head.adding(map.schema(admittingNull: true).members ?? [])
  }
}

extension KeyedFile where Context == Complaints {
  /// Reads what a file says over what is there already.
  ///
  /// - Parameters:
  ///   - bytes: of the file.
  ///   - file: what messages call it.
  ///   - value: what is read is set on it; after an error it is in no state to be used.
  ///   - finish: is called at the end, for what only all keys together tell.
  /// - Throws: All complaints about the file.
  package func read(
    _ bytes: [UInt8], file: String, into value: inout Value,
    finish: (YAMLNode, inout Complaints, inout Value) -> Void = { _, _, _ in }
  ) throws(LoadErrors) {
    try read(bytes, file: file, into: &value, in: { $0 }, finish: finish)
  }
}
