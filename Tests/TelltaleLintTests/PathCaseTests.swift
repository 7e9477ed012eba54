import Testing

@testable import TelltaleLint

/// Paths in every spelling.
@Suite struct PathCaseTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("/", "/"), ("//", "/"), ("./a", "a"), ("a/.", "a"), ("a//b/", "a/b"),
    ("a/..", "."), ("a/../b", "b"), ("..", ".."), ("../a", "../a"), ("../../a", "../../a"),
    ("a/../../b", "../b"), ("/..", "/"), ("/../a", "/a"), ("/a/../..", "/"),
    ("/a/./b/../c", "/a/c"),
    ("...", "..."), ("a/..b", "a/..b"), ("../a/..", ".."),
  ])
  func `a path is told in its shortest form`(path: String, expected: String) {
    #expect(PathText.normalized(path) == expected)
    #expect(PathText.normalized(expected) == expected)
  }

  @Test(arguments: [
    ("/a", "/", "a"), ("/a/b", "/a", "b"), ("/a", "/a/b", ".."), ("/a/b/c", "/a/x/y", "../../b/c"),
    ("/a", "/a", ""), ("a/b", ".", "a/b"), ("a", "b", "../a"), ("./a/b", "a", "b"),
    ("/ab", "/a", "../ab"),
  ])
  func `a path is seen from a folder`(path: String, folder: String, expected: String) {
    #expect(PathText.relative(path, to: folder) == expected)
  }

  @Test(arguments: [
    ("/a", "/x", "/a"), ("a", "/x", "/x/a"), ("../a", "/x/y", "/x/a"), (".", "/x", "/x"),
    ("/a/../b", "/x", "/b"),
  ])
  func `a path starts at the root`(path: String, folder: String, expected: String) {
    #expect(PathText.absolute(path, from: folder) == expected)
  }

  @Test(arguments: [
    (".", "a", "a"), ("", "a", "a"), ("x", "/a", "/a"), ("x/", "a", "x/a"), ("x", "a/b", "x/a/b"),
    ("/", "a", "/a"),
  ])
  func `a name is put behind its folder`(folder: String, name: String, expected: String) {
    #expect(PathText.join(folder, name) == expected)
  }

  @Test(arguments: [
    ("a", "."), ("/a", "/"), ("a/b", "a"), ("/a/b", "/a"), ("a/b/c", "a/b"), ("a/", "a"), ("", "."),
  ])
  func `a file lies in a folder`(path: String, expected: String) {
    #expect(PathText.folder(of: path) == expected)
  }

  @Test(arguments: [
    ("a/b.yaml", "a/b.yaml"), ("/a b", "file:///a%20b"), ("a:b", "./a:b"), ("a/b:c", "a/b:c"),
    ("/a:b", "file:///a:b"), ("azAZ09-._~", "azAZ09-._~"), ("é", "%C3%A9"), ("\t", "%09"),
    ("`{@[", "%60%7B%40%5B"), ("a%b", "a%25b"), ("#?&", "%23%3F%26"), ("\u{F}\u{10}", "%0F%10"),
    ("", ""),
  ])
  func `a path is written as a URI`(path: String, expected: String) {
    #expect(URIText.of(path) == expected)
  }

  @Test(arguments: [
    ("/project/a.yaml", "a.yaml"), ("/project/x/../a.yaml", "a.yaml"),
    ("/other/a.yaml", "/other/a.yaml"),
    ("a.yaml", "a.yaml"), ("./a.yaml", "a.yaml"), ("/projects/a.yaml", "/projects/a.yaml"),
    ("../a.yaml", "../a.yaml"), ("/project/..a.yaml", "..a.yaml"),
  ])
  func `a report names files from its folder`(name: String, expected: String) {
    let file = LintedFile(name: name, bytes: [], findings: [])
    #expect(LintReport(files: [file], folder: "/project").path(of: file) == expected)
  }
}
