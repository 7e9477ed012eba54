import CXKBCommon
import Glibc

/// The dead keys and the Compose key, by the table of the locale. It is made when the first of them is pressed: the
/// table is long.
final class ComposeKeys {
  /// The table of the locale first, and then the usual one: that of Greek has no letters for a German keyboard.
  private let tables: [ComposeTable]

  /// The result of a key.
  enum Outcome: Hashable {
    /// The key has nothing to do with composing.
    case plain
    /// More keys have to follow, or the keys make nothing.
    case pending
    case text(String)
  }

  /// `nil` where the system has no tables.
  ///
  /// - Parameters:
  ///   - context: Of xkb, and needed only now.
  ///   - locale: One that is not installed, or has no table, is taken for the usual one.
  init?(_ context: OpaquePointer, _ locale: String) {
    let isPlain = ["C", "POSIX", "C.UTF-8", Self.usual].contains(locale)
    let locales = isPlain ? [Self.usual] : [locale, Self.usual]
    tables = locales.compactMap { ComposeTable(context, $0) }
    guard !tables.isEmpty else { return nil }
  }

  func feed(_ symbol: xkb_keysym_t) -> Outcome {
    let found = tables.compactMap { table in table.feed(symbol).map { (table, $0) } }
    if let (table, _) = found.first(where: { $0.1 == XKB_COMPOSE_COMPOSED }) {
      let text = table.text
      for table in tables { table.reset() }
      return .text(text)
    }
    return found.allSatisfy { $0.1 == XKB_COMPOSE_NOTHING } ? .plain : .pending
  }

  /// True if composing begins with this symbol: dead_grave to dead_greek, and Multi_key.
  static func isDead(_ symbol: xkb_keysym_t) -> Bool {
    (0xfe50...0xfe8c).contains(symbol) || symbol == 0xff20
  }

  /// The locale of the environment, as the C library reads it, or else one that has a table.
  static var locale: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      return value
    }
    return usual
  }

  private static let usual = "en_US.UTF-8"
}

/// The table of one locale, and the position of the keys in it.
private final class ComposeTable {
  private let table: OpaquePointer
  private let state: OpaquePointer

  /// `nil` where the system has no such table.
  init?(_ context: OpaquePointer, _ locale: String) {
    guard
      let table = xkb_compose_table_new_from_locale(context, locale, XKB_COMPOSE_COMPILE_NO_FLAGS)
    else { return nil }
    guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      xkb_compose_table_unref(table)
      return nil
    }
    (self.table, self.state) = (table, state)
  }

  deinit {
    xkb_compose_state_unref(state)
    xkb_compose_table_unref(table)
  }

  /// The state after a key; `nil` for one that is passed over, such as Shift.
  func feed(_ symbol: xkb_keysym_t) -> xkb_compose_status? {
    guard xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else { return nil }
    return xkb_compose_state_get_status(state)
  }

  /// The text that was composed.
  var text: String {
    var bytes = [CChar](repeating: 0, count: 256)
    let count = xkb_compose_state_get_utf8(state, &bytes, bytes.count)
    guard count > 0, Int(count) < bytes.count else { return "" }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Begins anew with the next key.
  func reset() { xkb_compose_state_reset(state) }
}
