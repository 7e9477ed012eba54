/// The exit codes of dialog, which a script may set itself: DIALOG_OK, DIALOG_CANCEL and others.
struct DialogCodes: Equatable {
  /// By the usual codes.
  private var codes: [Int32: Int32] = [:]
  /// When the time was over.
  private(set) var timeout = Self.escape

  static let usual = DialogCodes()
  /// For Escape, where nobody says otherwise.
  static let escape: Int32 = 255

  private init() {}

  /// Those that a script has set.
  ///
  /// - Parameter variable: an environment variable by its name; what is no number counts as absent.
  init(_ variable: (String) -> String?) {
    func code(_ name: String) -> Int32? { variable("DIALOG_" + name).flatMap { Int32($0) } }
    let names: [(usual: Int32, name: String)] = [
      (0, "OK"), (1, "CANCEL"), (2, "HELP"), (3, "EXTRA"), (Self.escape, "ESC"),
    ]
    for (usual, name) in names { codes[usual] = code(name) }
    timeout = code("TIMEOUT") ?? codes[Self.escape] ?? Self.escape
  }

  /// The code in the place of a usual one.
  func own(_ code: Int32) -> Int32 { codes[code] ?? code }
}
