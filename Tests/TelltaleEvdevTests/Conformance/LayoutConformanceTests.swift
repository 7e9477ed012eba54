import CXKBCommon
import Foundation
import TelltaleModel
import TelltaleTestSupport
import Testing

@testable import TelltaleEvdev

/// Every keyboard layout there is, typed on key by key, against libxkbcommon asked directly.
@Suite struct LayoutConformanceTests {
  private static let list = "/usr/share/X11/xkb/rules/evdev.lst"

  @Test(.enabled(if: !names.isEmpty, "the package xkb-data is not installed"))
  func `the keys of every layout type what xkb says`() throws {
    var score = Conformance("Keyboard layouts", source: "xkb-data: layouts and variants")
    for (index, name) in Self.names.enumerated() where Conformance.takes(index, oneOf: 25) {
      guard let expected = Self.plain(name) else {
        score.deviate(Self.broken, name)
        continue
      }
      let locked = Self.plain(name, hasNumLock: true) ?? [:]
      let text = KeyText(layout: name)
      var (isLocked, isLatched, hasLigature) = (false, false, false)
      var differing: [String] = []
      for (code, expected) in expected.sorted(by: { $0.key < $1.key }) {
        let typed = text.press(code, isRepeat: false)
        text.release(code)
        // A key that waits for the next one decides what that one types.
        if typed.isEmpty {
          _ = text.press(57, isRepeat: false)
          text.release(57)
          if expected.isDead { continue }
        }
        if typed != expected.text, typed == locked[code]?.text {
          isLocked = true
        } else if typed != expected.text, typed == expected.text.inLetters {
          hasLigature = true
        } else if typed != expected.text,
          KeyText(layout: name).press(code, isRepeat: false) == expected.text
        {
          isLatched = true
        } else if typed != expected.text {
          differing.append("\(code): \(typed), not \(expected.text)")
        }
      }
      let reasons = [
        (isLocked, Self.numLock), (isLatched, Self.latch), (hasLigature, Self.ligature),
      ]
      let reason = reasons.first { $0.0 }?.1
      if differing.isEmpty, reason == nil {
        score.agree()
      } else {
        score.deviate(differing.isEmpty ? reason : nil, "\(name): \(differing)")
      }
    }
    score.settle()
  }

  @Test(.enabled(if: !names.isEmpty, "the package xkb-data is not installed"))
  func `every layout that types letters makes a keyboard for the screen`() throws {
    var score = Conformance("Keyboards on the screen", source: "xkb-data: layouts and variants")
    for (index, name) in Self.names.enumerated() where Conformance.takes(index, oneOf: 25) {
      guard let expected = Self.plain(name) else {
        score.deviate(Self.broken, name)
        continue
      }
      let letters = Set(expected.values.map(\.text).filter { $0.first?.isLetter == true })
      guard let keyboard = KeyboardLayout(xkb: name) else {
        score.deviate(
          letters.count < 10 ? Self.letterless : nil, "\(name): \(letters.count) letters")
        continue
      }
      let caps = Set(
        keyboard.pages.flatMap { $0.rows }.joined().flatMap { [$0.plain, $0.shifted] })
      let lost = letters.filter { !caps.contains($0) }
      if lost.isEmpty {
        score.agree()
      } else if lost.allSatisfy({ caps.contains($0.inLetters) }) {
        score.deviate(Self.ligature, name)
      } else {
        score.deviate(nil, "\(name) lacks \(lost.sorted())")
      }
    }
    score.settle()
  }

  private static let broken = Conformance.Tailoring(
    "does not compile", "libxkbcommon itself does not compile the layout; `profile check` says so.")
  private static let numLock = Conformance.Tailoring(
    "the lock of digits",
    "It is on, since a unit's pad has no key for it; some layouts put digits on their keys by it.")
  private static let latch = Conformance.Tailoring(
    "keys that latch",
    "A key before it changes what the next one types, as the layout says; by itself it types what xkb says."
  )
  private static let ligature = Conformance.Tailoring(
    "lam with alef",
    "The key types the two letters, as elsewhere; the one sign for both is not found again in a word."
  )
  private static let letterless = Conformance.Tailoring(
    "no letters",
    "A layout without letters, such as a pad of digits, makes no keyboard for the screen.")

  /// The keys of letters and signs: three rows and the one of digits.
  private static let codes: [UInt16] =
    [41] + Array(2...13) + Array(16...27) + Array(30...40) + [43, 86] + Array(44...53)

  private struct Typed {
    var text: String
    var isDead: Bool
  }

  /// What each key types by itself; nil for a layout that does not compile.
  private static func plain(_ name: String, hasNumLock: Bool = false) -> [UInt16: Typed]? {
    let parts = name.split(whereSeparator: { "()".contains($0) }).map(String.init)
    guard let context = xkb_context_new(XKB_CONTEXT_NO_FLAGS) else { return nil }
    defer { xkb_context_unref(context) }
    xkb_context_set_log_level(context, xkb_log_level(rawValue: 0))
    let keymap = parts[0].withCString { layout in
      (parts.count > 1 ? parts[1] : "").withCString { variant in
        var rules = xkb_rule_names(
          rules: nil, model: nil, layout: layout, variant: variant, options: nil)
        return xkb_keymap_new_from_names(context, &rules, XKB_KEYMAP_COMPILE_NO_FLAGS)
      }
    }
    guard let keymap, let state = xkb_state_new(keymap) else { return nil }
    defer {
      xkb_state_unref(state)
      xkb_keymap_unref(keymap)
    }
    if hasNumLock {
      xkb_state_update_key(state, 69 + 8, XKB_KEY_DOWN)
      xkb_state_update_key(state, 69 + 8, XKB_KEY_UP)
    }
    var typed: [UInt16: Typed] = [:]
    for code in codes {
      let key = UInt32(code) + 8
      let symbol = xkb_state_key_get_one_sym(state, key)
      var bytes = [CChar](repeating: 0, count: 64)
      let count = xkb_state_key_get_utf8(state, key, &bytes, bytes.count)
      let text = String(
        decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let isControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
      typed[code] = Typed(text: isControl ? "" : text, isDead: 0xFE50...0xFE93 ~= symbol)
    }
    return typed
  }

  /// Layouts by name, then their variants: `de`, `de(neo)`.
  private static let names: [String] = {
    guard let text = try? String(contentsOfFile: list, encoding: .utf8) else { return [] }
    var section = ""
    var names: [String] = []
    for line in text.split(separator: "\n") {
      let words = line.split(whereSeparator: \.isWhitespace)
      if line.hasPrefix("!") {
        section = words.count > 1 ? String(words[1]) : ""
      } else if section == "layout", let name = words.first, name != "custom" {
        names.append(String(name))
      } else if section == "variant", words.count > 1 {
        names.append("\(words[1].dropLast())(\(words[0]))")
      }
    }
    return names
  }()
}
