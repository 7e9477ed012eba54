import TelltaleModel

/// A kind of file with fixed keys: the kind of its faults, the title of its schema, and its keys.
package struct KeyedFile<Value, Context: MapContext>: Sendable {
  private let kind: LoadError.Kind
  private let title: String
  /// True where a file that says nothing is as good as any.
  private let mayBeEmpty: Bool
  package let map: KeyedMap<Value, Context>

  /// Describes a kind of file.
  ///
  /// - Parameters:
  ///   - kind: The kind of its faults, which decides the exit code.
  ///   - title: The title of its schema.
  ///   - mayBeEmpty: True where a file of comments alone is allowed and sets nothing.
  ///   - map: The keys at its top level.
  package init(
    _ kind: LoadError.Kind, title: String, mayBeEmpty: Bool = false, _ map: KeyedMap<Value, Context>
  ) {
    self.kind = kind
    self.title = title
    self.mayBeEmpty = mayBeEmpty
    self.map = map
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The bytes, at most `Limits.fileBytes`.
  /// - Throws: The fault that keeps the file from being read.
  package func bytes(of path: String) throws(LoadErrors) -> [UInt8] {
    do throws(LoadError) {
      return try SourceFile.read(path, kind: kind)
    } catch {
      throw LoadErrors(error)
    }
  }

  /// Reads the values of a file into a value that may have some already.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  ///   - value: The value that takes what is read. After an error it must not be used.
  ///   - makeContext: Returns the context for reading, from the complaints so far.
  ///   - finish: Called at the end, to check what only all keys together tell.
  /// - Throws: All faults of the file.
  package func read(
    _ bytes: [UInt8], file: String, into value: inout Value,
    in makeContext: (LoadErrorCollector) -> Context,
    finish: (YAMLNode, inout Context, inout Value) -> Void = { _, _, _ in }
  ) throws(LoadErrors) {
    var complaints = LoadErrorCollector(kind: kind)
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

  /// The JSON Schema of these files.
  package var schema: JSONValue {
    let head: JSONValue = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": .string(title),
    ]
    return head.adding(map.schema(admittingNull: true).members ?? [])
  }
}

extension KeyedFile where Context == LoadErrorCollector {
  /// Reads the values of a file into a value that may have some already.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - file: The name of the file in messages.
  ///   - value: The value that takes what is read. After an error it must not be used.
  ///   - finish: Called at the end, to check what only all keys together tell.
  /// - Throws: All faults of the file.
  package func read(
    _ bytes: [UInt8], file: String, into value: inout Value,
    finish: (YAMLNode, inout LoadErrorCollector, inout Value) -> Void = { _, _, _ in }
  ) throws(LoadErrors) {
    try read(bytes, file: file, into: &value, in: { $0 }, finish: finish)
  }
}
