import Testing

@testable import TelltaleImport

/// Texts of web apps as people read them.
@Suite struct MessageFormatTests {
  @Test(arguments: [
    ("Delete {name}?", "Delete Name?"), ("{0} and { name } and {}", "Name and Name and Name"),
    ("{when, date, short} {n, number}", "Name 3"), ("{n, number, ::.00 'a}b' {x}}!", "3!"),
    ("{count, plural, =0 {no files} one {a file} other {# files}}", "3 files"),
    ("{count,plural,offset:1 one{a}other{# b}}", "3 b"), ("{c, plural, offset: 1 other {#}}", "3"),
    ("Your {n, selectordinal, one {#st} other {#th}} stop", "Your 3th stop"),
    ("{who, select, she {her} other {their}} # trip", "their # trip"),
    ("{who, select, a {x} other {{n, plural, other {# of {who}}}}}", "3 of Name"),
    ("{n, plural, other {{who, select, other {#}}}}", "3"),
  ])
  func `of forms the one for all others counts`(written: String, shown: String) {
    #expect(MessageFormat.filled(written) == shown)
  }

  @Test(arguments: [
    ("It''s {name}", "It's Name"), ("It's {name}", "It's Name"), ("'{'name'}'", "{name}"),
    ("'{a ''b'' c}' d", "{a 'b' c} d"), ("Don't", "Don't"), ("l'{name} '", "l'Name '"),
    ("l'{name}", "l'Name"), ("l'{a} n''{b}", "l'Name n'Name"),
    ("Delete '{{name}}'?", "Delete 'Name'?"),
    ("{n, plural, other {'#' #}}", "# 3"), ("'#'", "'#'"), ("'", "'"), ("''", "'"),
  ])
  func `an apostrophe quotes braces and stands for itself elsewhere`(written: String, shown: String)
  {
    #expect(MessageFormat.filled(written) == shown)
  }

  @Test(arguments: [
    ("Delete {{name}}?", "Delete Name?"), ("{{count}} files", "3 files"), ("{{- name}}", "Name"),
    ("{{size, number}} {{when, datetime(month: long)}}", "3 Name"), ("%{name} left", "Name left"),
    ("100 % of %s", "100 % of Name"), ("%", "%"), ("$t(key) of {name}", "$t(key) of Name"),
    ("{user.name} %{count}", "Name Name"),
  ])
  func `other libraries' placeholders are known as well`(written: String, shown: String) {
    #expect(MessageFormat.filled(written) == shown)
  }

  @Test(arguments: [
    "{", "}", "a } b", "{name", "{{name}", "{{}}", "{{a{b}}", "{a b}", "{n, plural}",
    "{n, plural, one {a}}",
    "{n, plural, other {a}", "{n, plural, other a}", "{n, plural, {a}}", "{n, , x}",
    "{n, date, 'x}",
    "{n, date, {x}", "{, plural, other {a}}", "{n, select, other {a {b}} %s",
  ])
  func `a text that is no such format stands as it is`(text: String) {
    #expect(MessageFormat.filled(text) == text)
  }

  @Test func `forms stand inside of each other within a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "{n, plural, other {", count: depth) + "#"
        + String(repeating: "}}", count: depth)
    }
    #expect(MessageFormat.filled(nested(16)) == "3")
    #expect(MessageFormat.filled(nested(17)) == nested(17))
    #expect(MessageFormat.filled(nested(100_000)) == nested(100_000))
  }

  @Test(arguments: [
    "{", "'{", "'{''", "''", "{n, plural, ", "{n, plural, other {", "{n, date, '", "{{", "%{",
    "{a, b, {",
    "'{{", "{n, plural, a {'#", "offset:", "%(",
  ])
  func `a long text takes no longer than its length`(piece: String) {
    let text = String(repeating: piece, count: 200_000)
    let clock = ContinuousClock()
    let time = clock.measure { #expect(!MessageFormat.filled(text).isEmpty) }
    // What is read anew from every sign on would take hours.
    #expect(time < .seconds(20), "\(time)")
  }
}
