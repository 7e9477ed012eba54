import TelltaleSyntax

/// The report on tests as one HTML page. It contains everything and loads nothing.
///
/// Texts of scenes and programs are data of the page and never markup: they stand in JSON without
/// `<`, and are shown as text only.
package struct TestPage {
  /// The bytes of the page.
  package let bytes: [UInt8]

  /// The scene and the profile to which findings of the linter belong.
  package struct Subject: Hashable, Sendable {
    package var scene: String
    package var profile: String?

    /// - Parameter test: A test, of which the scene and the profile count.
    package init(_ test: TestCase) {
      scene = test.scene
      profile = test.variant.profile
    }
  }

  /// Bytes of pictures at most, before they are text; those of tests that passed are left out first.
  private static let mostPictureBytes = 48 << 20

  /// Makes the page. Tests that did not pass come first.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes of all tests.
  ///   - findings: The lines of the linter, by scene and profile.
  ///   - read: Returns the bytes of a file in the folder of a test; `nil` where there is none.
  package init(
    _ outcomes: [TestOutcome], findings: [Subject: [String]],
    read: (_ folder: String, _ name: String) -> [UInt8]?
  ) {
    var album = Album(most: Self.mostPictureBytes)
    // Those that did not pass come first, there and on the page.
    let order: [TestOutcome.Verdict] = [.failed, .broken, .passed]
    let tests = order.flatMap { verdict in
      outcomes.filter { $0.verdict == verdict }.map { outcome in
        Self.value(outcome, findings[Subject(outcome.test)] ?? []) { name in
          album.add(outcome.folder, name, read)
        }
      }
    }
    let data: JSONValue = [
      "summary": .string(outcomes.summary), "left": .integer(album.left), "tests": .array(tests),
      "pictures": .strings(album.pictures),
    ]
    bytes = Array(Self.text(Self.harmless(data.line)).utf8)
  }

  private static func value(
    _ outcome: TestOutcome, _ findings: [String], _ picture: (String) -> JSONValue
  ) -> JSONValue {
    let steps = outcome.steps.map { step -> JSONValue in
      guard case .object(let members) = step else { return step }
      return .object(
        members.map { member in
          guard ["picture", "expected", "shown"].contains(member.key),
            let name = member.value.string
          else { return member }
          return .init(member.key, picture(name))
        })
    }
    return [
      "name": .string(outcome.test.name), "file": .string(outcome.test.file),
      "scene": .string(outcome.test.scene), "script": .string(outcome.test.script),
      "verdict": .string(outcome.verdict.rawValue), "message": .string(outcome.message),
      "again": .string(outcome.again), "took": .integer(outcome.milliseconds),
      "errors": .string(outcome.errors), "findings": .strings(findings), "steps": .array(steps),
    ]
  }

  /// JSON that holds nothing which ends a script, begins a tag or ends a line of JavaScript.
  static func harmless(_ json: String) -> String {
    var result = ""
    result.reserveCapacity(json.utf8.count)
    for scalar in json.unicodeScalars {
      switch scalar {
      case "<": result += "\\u003c"
      case ">": result += "\\u003e"
      case "&": result += "\\u0026"
      case "\u{2028}": result += "\\u2028"
      case "\u{2029}": result += "\\u2029"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func text(_ data: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src \
    'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Tests</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    \(markup)
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }
}

/// Pictures of a page, each once.
private struct Album {
  /// As base64.
  private(set) var pictures: [String] = []
  /// Pictures that had no room.
  private(set) var left = 0
  private var known: [[UInt8]: Int] = [:]
  private var room: Int

  init(most: Int) { room = most }

  /// The number of a picture, `null` where there is none, or no room for it.
  mutating func add(
    _ folder: String, _ name: String, _ read: (String, String) -> [UInt8]?
  ) -> JSONValue {
    guard let bytes = read(folder, name) else { return .null }
    if let index = known[bytes] { return .integer(index) }
    guard bytes.count <= room else {
      left += 1
      return .null
    }
    room -= bytes.count
    known[bytes] = pictures.count
    pictures.append(Base64.text(bytes))
    return .integer(pictures.count - 1)
  }
}

/// Bytes as text of 64 letters (RFC 4648).
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let first = Int(bytes[index])
      let second = rest > 1 ? Int(bytes[index + 1]) : 0
      let third = rest > 2 ? Int(bytes[index + 2]) : 0
      let bits = first << 16 | second << 8 | third
      result.append(letters[bits >> 18])
      result.append(letters[bits >> 12 & 63])
      result.append(rest > 1 ? letters[bits >> 6 & 63] : UInt8(ascii: "="))
      result.append(rest > 2 ? letters[bits & 63] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
