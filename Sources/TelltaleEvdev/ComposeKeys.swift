import CXKBCommon
import Glibc

/// Dead keys and the Compose key, by the table of the locale. Made when the first is pressed: the
/// table is long.
final class ComposeKeys {
  private let table: OpaquePointer
  private let state: OpaquePointer

  /// What a key has come to.
  enum Outcome: Hashable {
    /// Nothing to do with composing.
    case plain
    /// More keys have to follow, or the keys make nothing.
    case pending
    case text(String)
  }

  /// `nil` where the system has no such table.
  init?(_ context: OpaquePointer) {
    // A locale may be set that is not installed, and has no table.
    let locales = [Self.locale, Self.usual]
    guard
      let table = locales.lazy.compactMap({
        xkb_compose_table_new_from_locale(context, $0, XKB_COMPOSE_COMPILE_NO_FLAGS)
      }).first
    else { return nil }
    guard let state = xkb_compose_state_new(table, XKB_COMPOSE_STATE_NO_FLAGS) else {
      xkb_compose_table_unref(table)
      return nil
    }
    self.table = table
    self.state = state
  }

  deinit {
    xkb_compose_state_unref(state)
    xkb_compose_table_unref(table)
  }

  func feed(_ symbol: xkb_keysym_t) -> Outcome {
    guard xkb_compose_state_feed(state, symbol) == XKB_COMPOSE_FEED_ACCEPTED else { return .plain }
    switch xkb_compose_state_get_status(state) {
    case XKB_COMPOSE_NOTHING: return .plain
    case XKB_COMPOSE_COMPOSED:
      defer { xkb_compose_state_reset(state) }
      return .text(composed())
    case XKB_COMPOSE_CANCELLED:
      xkb_compose_state_reset(state)
      return .pending
    default: return .pending
    }
  }

  /// Whether composing begins with this symbol: dead_grave to dead_greek, and Multi_key.
  static func isDead(_ symbol: xkb_keysym_t) -> Bool {
    (0xfe50...0xfe8c).contains(symbol) || symbol == 0xff20
  }

  private func composed() -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    let count = xkb_compose_state_get_utf8(state, &bytes, bytes.count)
    guard count > 0, Int(count) < bytes.count else { return "" }
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The locale of the environment, as the C library reads it; where there is none, one that has a
  /// table.
  private static var locale: String {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { continue }
      return ["C", "POSIX", "C.UTF-8"].contains(value) ? usual : value
    }
    return usual
  }

  private static let usual = "en_US.UTF-8"
}
