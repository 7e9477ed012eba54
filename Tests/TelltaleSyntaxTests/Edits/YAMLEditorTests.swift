import TelltaleModel
import Testing

@testable import TelltaleSyntax

@Suite struct YAMLEditorTests {
  private func edited(_ text: String, _ edit: SceneEdit) -> String? {
    YAMLEditor(Array(text.utf8), file: "f.yaml")?.applying([edit]).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func retitled(_ text: String, _ old: String, _ new: String) -> String? {
    edited(text, .replaceText(at: "alert.title", from: old, to: new))
  }

  @Test(arguments: [
    ("alert:\n  title: a b # c\n", "a b", "A B", "alert:\n  title: A B # c\n"),
    ("alert: {title: a b, x: 1}\n", "a b", "A B", "alert: {title: A B, x: 1}\n"),
    ("alert: {title: 'it''s a'}", "it's a", "It's A", "alert: {title: 'It''s A'}"),
    ("alert: {\"title\": \"a \\\"b\\\"\"}", "a \"b\"", "A b", "alert: {\"title\": \"A b\"}"),
    (
      "alert:\n  title: >-\n    a b\n    c\n  x: 1\n", "a b c", "a b c.",
      "alert:\n  title: >-\n    a b\n    c.\n  x: 1\n"
    ),
    (
      "alert:\n  title: |\n    a\n    b\n", "a\nb\n", "A\nB\n", "alert:\n  title: |\n    A\n    B\n"
    ),
    ("alert:\n  title: a\n    b\n", "a b", "A B", "alert:\n  title: A\n    B\n"),
    ("alert:\n  title: \"a\n    b\"\n", "a b", "A B", "alert:\n  title: \"A\n    B\"\n"),
    ("alert:\n  title: {text: a, lang: de}\n", "a", "A", "alert:\n  title: {text: A, lang: de}\n"),
    (
      "\u{FEFF}alert:\r\n  title: ö x\r\n  y: 1\r\n", "ö x", "ö X",
      "\u{FEFF}alert:\r\n  title: ö X\r\n  y: 1\r\n"
    ),
    ("# 「é」\nalert: {title: 経路。 } # 🏁\n", "経路。", "経路", "# 「é」\nalert: {title: 経路 } # 🏁\n"),
  ])
  func `a text is replaced, and nothing else`(
    _ text: String, _ old: String, _ new: String, _ expected: String
  ) {
    #expect(retitled(text, old, new) == expected)
  }

  @Test(arguments: [
    ("alert: {title: a}", "a", "a, b", "alert: {title: 'a, b'}"),
    ("alert:\n  title: a\n", "a", "a: b", "alert:\n  title: 'a: b'\n"),
    ("alert:\n  title: a\n", "a", "true", "alert:\n  title: 'true'\n"),
    ("alert:\n  title: a\n", "a", "&a b", "alert:\n  title: '&a b'\n"),
    ("alert:\n  title: a\n", "a", "*a", "alert:\n  title: '*a'\n"),
    ("alert:\n  title: a\n", "a", "# a", "alert:\n  title: '# a'\n"),
    ("alert:\n  title: a\n", "a", "a\nb", "alert:\n  title: \"a\\nb\"\n"),
    ("alert:\n  title: \"\\u00e9 a\"\n", "é a", "é b", "alert:\n  title: \"\\u00e9 b\"\n"),
  ])
  func `what a plain text cannot say is put in quotes`(
    _ text: String, _ old: String, _ new: String, _ expected: String
  ) {
    #expect(retitled(text, old, new) == expected)
  }

  @Test func `variants are reached by their position`() {
    #expect(
      edited(
        "alert: {title: [a b, a]}", .replaceText(at: "alert.title[1]", from: "a", to: "A"))
        == "alert: {title: [a b, A]}")
  }

  @Test(arguments: [
    ("alert: {buttons: [{title: A}]}\n", "alert: {buttons: [{title: A}, {role: cancel}]}\n"),
    (
      "{\"alert\": {\"buttons\": [{\"title\": \"A\"}]}}",
      "{\"alert\": {\"buttons\": [{\"title\": \"A\"}, {\"role\": \"cancel\"}]}}"
    ),
    (
      "alert:\n  buttons:\n    - title: A # one\n      id: a # two\n  # end\n",
      "alert:\n  buttons:\n    - title: A # one\n      id: a # two\n    - role: cancel\n  # end\n"
    ),
    (
      "alert:\n  buttons:\n  - {title: A}", "alert:\n  buttons:\n  - {title: A}\n  - {role: cancel}"
    ),
    (
      "alert:\r\n  buttons:\r\n  -   title: A\r\n",
      "alert:\r\n  buttons:\r\n  -   title: A\r\n  -   role: cancel\r\n"
    ),
    (
      "alert:\n  buttons: [\n    {title: A}, # one\n    {title: B},\n  ]\n",
      "alert:\n  buttons: [\n    {title: A}, # one\n    {title: B},\n    {role: cancel},\n  ]\n"
    ),
    (
      "alert:\n  buttons:\n  - title: >-\n      A\n      B\n\n\n  id: x\n",
      "alert:\n  buttons:\n  - title: >-\n      A\n      B\n  - role: cancel\n\n\n  id: x\n"
    ),
  ])
  func `an item is added as its neighbours are written`(_ text: String, _ expected: String) {
    #expect(edited(text, .append(to: "alert.buttons", key: "role", value: "cancel")) == expected)
  }

  @Test(arguments: [
    ("a: [{t: A, role: plain}]", "a: [{t: A, role: cancel}]"),
    ("a: [{t: A}]", "a: [{t: A, role: cancel}]"),
    ("a:\n- t: A # c\n  # d\n", "a:\n- t: A # c\n  role: cancel\n  # d\n"),
    (
      "a:\n  - t: A\n    b: {c: d}\n  - t: B\n",
      "a:\n  - t: A\n    b: {c: d}\n    role: cancel\n  - t: B\n"
    ),
  ])
  func `a key is set where it is, else added`(_ text: String, _ expected: String) {
    #expect(edited(text, .set(at: "a[0]", key: "role", value: "cancel")) == expected)
  }

  @Test(arguments: [
    ("a: {t: A, color: red, i: 1}", "a: {t: A, i: 1}"), ("a: {t: A, color: red}", "a: {t: A}"),
    ("a: {color: red, t: A}", "a: {t: A}"),
    ("a:\n  t: A\n  color: red\n  i: 1\n", "a:\n  t: A\n  i: 1\n"),
    ("a:\n  t: A\n  color: red", "a:\n  t: A\n"),
    ("a:\n  color:\n    b: c\n  t: A\n", "a:\n  t: A\n"),
  ])
  func `a key is removed with its value`(_ text: String, _ expected: String) {
    #expect(edited(text, .remove(at: "a.color")) == expected)
  }

  @Test(arguments: [
    // A comment would be lost.
    ("a:\n  t: A\n  color: red # why\n", SceneEdit.remove(at: "a.color")),
    // Nothing would be left.
    ("a: {color: red}", .remove(at: "a.color")),
    // It is not what the fix was made for.
    ("alert: {title: x}", .replaceText(at: "alert.title", from: "a", to: "b")),
    ("alert: {title: a}", .replaceText(at: "alert.message", from: "a", to: "b")),
    // Places in such a text are not known.
    (
      "{\"alert\": {\"title\": \"a\", \"x\": \"\\ud83d\\ude00\"}}",
      .replaceText(at: "alert.title", from: "a", to: "b")
    ),
    ("alert: {buttons: []}", .append(to: "alert.buttons", key: "role", value: "cancel")),
    // A key would be there twice, an anchor begin.
    ("a: {t: 1, t: 2, color: red}", .remove(at: "a.color")),
    ("a: &x {t: 1, color: red}", .remove(at: "a.color")),
    ("a: {t: 1, color: red}\n---\nb: 1\n", .remove(at: "a.color")),
    ("alert: [", .append(to: "alert.buttons", key: "role", value: "cancel")),
    ("", .remove(at: "a.b")),
    // The line breaks kept at the end belong to the text.
    (
      "alert:\n  buttons:\n  - title: |+\n      A\n\n\n",
      .append(to: "alert.buttons", key: "role", value: "cancel")
    ),
  ])
  func `an edit that is not sure is not made`(_ text: String, _ edit: SceneEdit) {
    #expect(edited(text, edit) == nil)
  }
}

@Suite struct YAMLCommentTests {
  @Test func `comments are found outside of values only`() {
    let text = """
      # one
      a: "x # no" # two
      b: it#s
      c: |
        # no
        text
      'd # no': [1, # three
        2]
      e: http://x#y
        # four
      """
    let comments = YAMLComment.all(in: Array(text.utf8), file: "f")
    #expect(comments.map(\.text) == ["# one", "# two", "# three", "# four"])
    #expect(comments.map(\.line) == [1, 2, 7, 10])
    #expect(comments.map(\.column) == [1, 13, 15, 3])
    #expect(comments.map(\.isAlone) == [true, false, false, true])
  }

  @Test func `columns count characters, and line ends do not matter`() {
    let comments = YAMLComment.all(in: Array("\u{FEFF}é: 経 # x\r\n# y\r\n".utf8), file: "f")
    #expect(comments.map(\.text) == ["# x", "# y"])
    #expect(comments.map(\.column) == [6, 1])
  }
}
