import Testing

@testable import TelltaleLanguageServer

@Suite struct FileURITests {
  @Test(arguments: [
    ("file:///a.yaml", "/a.yaml"), ("FILE:///a.yaml", "/a.yaml"), ("file:///", "/"),
    ("file://localhost/a", "/a"), ("file://LOCALHOST/a", "/a"), ("file:///a%20b", "/a b"),
    ("file:///%41%7A", "/Az"), ("file:///%c3%BC", "/ü"), ("file:///a+b", "/a+b"),
    ("file:///a%2Fb", "/a/b"), ("file:///ä", "/ä"), ("file:///%25", "/%"),
  ])
  func `a file of this machine has a path`(uri: String, path: String) {
    #expect(FileURI.path(of: uri) == path)
  }

  @Test(arguments: [
    "", "file:", "file:/a", "file://", "file://localhost", "file://other/a", "http:///a", "/a",
    "untitled:a", "file:///%", "file:///a%2", "file:///a%G0", "file:///a%0G", "file:///a%00b",
    "file:///%FF", "file:///%É0", "xfile:///a", "file:///a%2/",
  ])
  func `anything else has none`(uri: String) {
    #expect(FileURI.path(of: uri) == nil)
  }
}
