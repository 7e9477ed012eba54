import Testing

@testable import TelltaleLint

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    String(
      decoding: UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), name: "f"),
      as: UTF8.self)
  }

  @Test func `the same text has no difference`() {
    #expect(diff("a\n", "a\n") == "")
  }

  @Test func `changes stand with three lines around them`() {
    let old = (1...12).map { "\($0)\n" }.joined()
    #expect(
      diff(old, old.replacing("6\n", with: "six\n")) == """
        --- f
        +++ f
        @@ -3,7 +3,7 @@
         3
         4
         5
        -6
        +six
         7
         8
         9

        """)
  }

  @Test func `changes far apart are two hunks, near ones are one`() {
    let old = (10...40).map { "\($0)\n" }.joined()
    let far = old.replacing("12\n", with: "x\n").replacing("30\n", with: "30\ny\n")
    #expect(
      diff(old, far).split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -1,6 +1,6 @@", "@@ -19,6 +19,7 @@"])
    let near = old.replacing("12\n", with: "x\n").replacing("17\n", with: "")
    #expect(diff(old, near).split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
  }

  /// As `diff -u` does it: with seven lines between, each change has three of them, and one is left.
  @Test(arguments: [
    (6, ["@@ -7,14 +7,14 @@"]), (7, ["@@ -7,7 +7,7 @@", "@@ -15,7 +15,7 @@"]),
  ])
  func `changes whose lines touch are one hunk`(between: Int, heads: [String]) {
    let old = (1...40).map { "line \($0)\n" }
    var new = old
    new[9] = "x\n"
    new[10 + between] = "y\n"
    let text = diff(old.joined(), new.joined())
    #expect(text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("@@") } == heads)
    let same = text.split(separator: "\n").filter { $0.hasPrefix(" ") }
    #expect(Set(same).count == same.count, "no line stands in two hunks")
  }

  @Test func `a last line without an end is told`() {
    #expect(
      diff("a\nb", "a\nb\n")
        == "--- f\n+++ f\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n")
  }

  @Test func `a file can come from nothing`() {
    #expect(diff("", "a\n") == "--- f\n+++ f\n@@ -0,0 +1 @@\n+a\n")
  }
}
