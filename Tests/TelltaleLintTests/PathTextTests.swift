import Testing

@testable import TelltaleLint

@Suite struct PathTextTests {
  @Test(arguments: [
    ("/a/b/c.yaml", "/a/b", "c.yaml"), ("/a/c.yaml", "/a/b", "../c.yaml"),
    ("x/./y//z.yaml", "x", "y/z.yaml"), ("a.yaml", ".", "a.yaml"), ("/a/../b/c", "/b", "c"),
  ])
  func `a path is told from a folder`(path: String, folder: String, expected: String) {
    #expect(PathText.relative(path, to: folder) == expected)
  }

  @Test func `the folder of a path, and a path in a folder`() {
    #expect(PathText.folder(of: "a/b.yaml") == "a")
    #expect(PathText.folder(of: "b.yaml") == ".")
    #expect(PathText.folder(of: "/b.yaml") == "/")
    #expect(PathText.join("a", "b") == "a/b" && PathText.join("a", "/b") == "/b")
    #expect(PathText.absolute("../b", from: "/x/y") == "/x/b")
  }
}
