import TelltaleSyntax

/// A change of what an app shows. Several in one call are made together, or none of them is.
///
/// The content of an update follows the same rules as the scene: texts that hide what they say, rows
/// without ids of their own, and names of missing screens are refused.
public struct Update: Hashable, Sendable {
  /// What it is called in the protocol of `telltale run`.
  let member: String
  let value: JSONValue
  /// Pixels that are delivered beside the line that tells of them.
  let bytes: [UInt8]?

  init(_ member: String, _ value: JSONValue, bytes: [UInt8]? = nil) {
    self.member = member
    self.value = value
    self.bytes = bytes
  }

  private init(_ member: String, of name: String, _ value: JSONValue) {
    self.init(member, .object([.init(name, value)]))
  }

  // MARK: Values

  /// Sets a text, or a badge, by the name that the scene binds it to.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - text: What stands there from now on; `nil` brings back what the scene says. A badge is a
  ///     number in digits, or `!`.
  /// - Returns: The update.
  public static func text(_ name: String, _ text: String?) -> Update {
    Update("set", of: name, text.map { .string($0) } ?? .null)
  }

  /// Sets how far something has come.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - share: From 0 to 1; `nil` where nobody knows.
  /// - Returns: The update.
  public static func progress(_ name: String, _ share: Double?) -> Update {
    Update("set", of: name, share.map { .number($0) } ?? .null)
  }

  /// Sets a value that hands change, of a slider or a stepper; what a hand has changed before is gone.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - number: In its range, without the unit; `nil` brings back what the scene says.
  /// - Returns: The update.
  public static func value(_ name: String, _ number: Double?) -> Update {
    Update("set", of: name, number.map { .number($0) } ?? .null)
  }

  /// Turns a switch on or off; what a hand has changed before is gone.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - isOn: Whether it is on from now on; `nil` brings back what the scene says.
  /// - Returns: The update.
  public static func on(_ name: String, _ isOn: Bool?) -> Update {
    Update("set", of: name, isOn.map { .bool($0) } ?? .null)
  }

  /// Chooses one of a control's options; what a hand has chosen before is gone.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - option: The id of the option; `nil` brings back what the scene says.
  /// - Returns: The update.
  public static func option(_ name: String, _ option: String?) -> Update {
    Update("set", of: name, option.map { .string($0) } ?? .null)
  }

  // MARK: Lists

  /// Replaces all rows of a table. A row that keeps its id keeps its place under the eye.
  ///
  /// - Parameters:
  ///   - table: The name of its source in the scene, or its id.
  ///   - rows: From the top.
  /// - Returns: The update.
  public static func rows(_ table: String, _ rows: [Row]) -> Update {
    .change(table, "replace", .array(rows.map(\.value)))
  }

  /// Adds rows at the end of a table; nothing that is seen moves.
  ///
  /// - Parameters:
  ///   - rows: In their order, with ids that the table does not have yet.
  ///   - table: The name of its source in the scene, or its id.
  /// - Returns: The update.
  public static func append(_ rows: [Row], to table: String) -> Update {
    .change(table, "append", .array(rows.map(\.value)))
  }

  /// Adds rows at the beginning of a table; nothing that is seen moves.
  ///
  /// - Parameters:
  ///   - rows: In their order, with ids that the table does not have yet.
  ///   - table: The name of its source in the scene, or its id.
  /// - Returns: The update.
  public static func prepend(_ rows: [Row], to table: String) -> Update {
    .change(table, "prepend", .array(rows.map(\.value)))
  }

  /// Puts a row in place of the one with its id.
  ///
  /// - Parameters:
  ///   - row: As it is to be from now on.
  ///   - table: The name of its source in the scene, or its id.
  /// - Returns: The update.
  public static func replace(_ row: Row, in table: String) -> Update {
    .change(table, "update", row.value)
  }

  /// Takes rows away.
  ///
  /// - Parameters:
  ///   - ids: Of rows that the table has.
  ///   - table: The name of its source in the scene, or its id.
  /// - Returns: The update.
  public static func remove(_ ids: [String], from table: String) -> Update {
    .change(table, "remove", .strings(ids))
  }

  private static func change(_ table: String, _ kind: String, _ value: JSONValue) -> Update {
    Update("rows", of: table, .object([.init(kind, value)]))
  }

  /// Replaces all items of a collection.
  ///
  /// - Parameters:
  ///   - collection: The name of its source in the scene, or its id.
  ///   - items: In their order.
  /// - Returns: The update.
  public static func items(_ collection: String, _ items: [Item]) -> Update {
    Update("items", of: collection, .array(items.map(\.value)))
  }

  /// How it stands with something that lists wait for.
  public enum SourceState: String, Hashable, Sendable {
    /// What it delivers is on its way.
    case loading
    /// It has delivered.
    case ready
    /// It could not deliver, and may be asked again.
    case failed
    /// It delivers nothing for now.
    case unavailable
  }

  /// Says how it stands with a source; rows that come make theirs ready by themselves.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{async: name}`.
  ///   - state: One that failed is told in place of the rows, with a button that has it
  ///     ``App/Event/wanted(source:)`` again.
  /// - Returns: The update.
  public static func source(_ name: String, _ state: SourceState) -> Update {
    Update("sources", of: name, .string(state.rawValue))
  }

  /// Says that the file of a picture is there now, or is another one than before.
  ///
  /// - Parameter path: As the scene or a row names it.
  /// - Returns: The update.
  public static func picture(_ path: String) -> Update {
    Update("pictures", .array([.string(path)]))
  }

  /// Delivers a picture that stands in no file beside the scene, as the bytes of one.
  ///
  /// - Parameters:
  ///   - name: As in the scene's `{bind: name}`.
  ///   - bytes: Those of a PNG, JPEG, WebP or SVG file, 780,000 at most; `nil` brings back what the scene says.
  /// - Returns: The update.
  public static func picture(_ name: String, bytes: [UInt8]?) -> Update {
    let picture: JSONValue? = bytes.map { ["base64": .string($0.base64)] }
    return Update("picture", of: name, picture ?? .null)
  }

  // MARK: Where one is

  /// Goes on to a screen. One call can have one step to another screen.
  ///
  /// - Parameter screen: Its name in the scene.
  /// - Returns: The update.
  public static func push(_ screen: String) -> Update { Update("push", .string(screen)) }

  /// Goes back one screen.
  public static let pop = Update("pop", true)

  /// Goes back to the first screen of the section, out of a modal as well, whose fields are dropped.
  public static let popAll = Update("pop", "all")

  /// Lets the app hear ``App/Event/idle`` when no hand has done anything for a while.
  ///
  /// - Parameter time: From one second to a day; `nil` for never again.
  /// - Returns: The update.
  public static func idle(after time: Duration?) -> Update {
    guard let time else { return Update("idle", .null) }
    let (seconds, rest) = time.components
    return Update("idle", .integer(Int(seconds) * 1000 + Int(rest / 1_000_000_000_000_000)))
  }

  /// Shows a section.
  ///
  /// - Parameter tab: The id of its tab, or the name of its screen.
  /// - Returns: The update.
  public static func select(tab: String) -> Update { Update("select", .string(tab)) }

  // MARK: The surroundings

  /// How a vehicle moves; until it is told, it counts as moving.
  public enum Driving: String, Hashable, Sendable {
    /// It stands, and stays there.
    case parked
    /// It stands, and may go on at any moment.
    case idling
    /// It moves.
    case moving
  }

  /// Says how the vehicle moves; what the profile allows then holds at once for what is shown.
  ///
  /// - Parameter state: As the vehicle reports it.
  /// - Returns: The update.
  public static func driving(_ state: Driving) -> Update {
    Update("driving", .string(state.rawValue))
  }

  /// Changes the colours.
  ///
  /// - Parameter theme: Day or night.
  /// - Returns: The update.
  public static func theme(_ theme: Device.Theme) -> Update {
    switch theme {
    case .day: Update("theme", "day")
    case .night: Update("theme", "night")
    }
  }

  /// Changes the text size.
  ///
  /// - Parameter factor: From 1 to 2 times the profile's.
  /// - Returns: The update.
  public static func textSize(_ factor: Double) -> Update { Update("text-size", .number(factor)) }

  /// Sets colours further apart, or as the unit's profile has them.
  ///
  /// - Parameter isOn: Whether text has a contrast of 7:1, and lines and edges 3:1.
  /// - Returns: The update.
  public static func highContrast(_ isOn: Bool) -> Update { Update("high-contrast", .bool(isOn)) }

  /// Sets all text in the heavier weight, or in those of the unit's profile.
  ///
  /// - Parameter isOn: Whether text is bold.
  /// - Returns: The update.
  public static func boldText(_ isOn: Bool) -> Update { Update("bold-text", .bool(isOn)) }

  /// Lets everything stand at once in its place, or move there.
  ///
  /// - Parameter isOn: Whether nothing moves that need not.
  /// - Returns: The update.
  public static func reduceMotion(_ isOn: Bool) -> Update { Update("reduce-motion", .bool(isOn)) }
}
