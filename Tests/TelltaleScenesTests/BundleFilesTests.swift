import Foundation
import Glibc
import Synchronization
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleScenes

/// Files beside a scene, while somebody changes them.
@Suite struct BundleFilesTests {
  /// A thread that turns a link between two targets, as fast as it can, until it is let go of.
  private final class Turner: Sendable {
    private let turns = Atomic(0)
    private let isOver = Atomic(false)

    init(_ link: String, _ targets: [String]) {
      let new = link + ".new"
      Thread.detachNewThread { [self] in
        while !isOver.load(ordering: .relaxed) {
          for target in targets {
            symlink(target, new)
            rename(new, link)
          }
          turns.add(1, ordering: .relaxed)
        }
        isOver.store(false, ordering: .relaxed)
      }
    }

    var count: Int { turns.load(ordering: .relaxed) }

    /// Ends it, and waits for that.
    func stop() {
      isOver.store(true, ordering: .relaxed)
      while isOver.load(ordering: .relaxed) { sched_yield() }
    }
  }

  private func text(_ files: BundleFiles, _ name: String) -> String? {
    files.bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a link that is turned to the outside between two looks is never followed`() throws {
    let outside = try TemporaryFolder()
    let secret = try outside.write("secret.txt", "secret")
    let folder = try TemporaryFolder()
    _ = try folder.write("inner.txt", "inner")
    let link = folder.place("a.txt")
    try #require(symlink("inner.txt", link) == 0)
    let files = BundleFiles(beside: folder.path + "/scene.yaml")
    let turner = Turner(link, [secret, "inner.txt"])
    var seen: Set<String> = []
    while turner.count < 4_000 { seen.insert(text(files, "a.txt") ?? "refused") }
    turner.stop()
    #expect(seen == ["inner", "refused"])
  }

  @Test func `a scene's folder that becomes a link to another shows nothing of what is there`()
    throws
  {
    let root = try TemporaryFolder()
    for name in ["apps", "apps/mine", "secret"] { try root.makeFolder(name) }
    try root.write("apps/mine/a.txt", "own")
    for name in ["a.txt", "b.txt"] { try root.write("secret/" + name, "secret") }
    let bounds = AllowedFolders([root.place("apps")])
    let files = BundleFiles(beside: root.place("apps/mine/app.yaml"), within: bounds)
    #expect(text(files, "a.txt") == "own" && files.has("a.txt"))
    #expect(rename(root.place("apps/mine"), root.place("apps/old")) == 0)
    #expect(symlink(root.place("secret"), root.place("apps/mine")) == 0)
    #expect(text(files, "a.txt") == nil && !files.has("b.txt") && files.stamp(of: "b.txt") == nil)
    // One that is opened only now is in no folder that is allowed.
    let late = BundleFiles(beside: root.place("apps/mine/app.yaml"), within: bounds)
    #expect(text(late, "a.txt") == nil && !late.isKnown)
  }

  @Test func `a folder that is turned into a link between two looks is never followed`() throws {
    let root = try TemporaryFolder()
    for name in ["apps", "apps/v1", "secret"] { try root.makeFolder(name) }
    try root.write("apps/v1/a.txt", "own")
    try root.write("secret/a.txt", "secret")
    let link = root.place("apps/mine")
    try #require(symlink("v1", link) == 0)
    let bounds = AllowedFolders([root.place("apps")])
    let turner = Turner(link, [root.place("secret"), "v1"])
    var seen: Set<String> = []
    while turner.count < 4_000 {
      let files = BundleFiles(beside: link + "/app.yaml", within: bounds)
      seen.insert(text(files, "a.txt") ?? "refused")
    }
    turner.stop()
    #expect(seen == ["own", "refused"])
  }

  @Test func `what cannot be read is told by the name that the scene gives it`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("big.txt", "12345")
    try folder.makeFolder("inner")
    let files = BundleFiles(beside: folder.path + "/scene.yaml")
    let told = [
      ("big.txt", "the file has 5 bytes, at most 4 are read"),
      (
        "inner",
        "this is a directory, expected a regular file; put the file in its place, or correct the path"
      ),
      ("none.txt", "cannot be read: No such file or directory; check the path"),
    ]
    for (name, message) in told {
      let error = #expect(throws: LoadError.self) { try files.read(name, limit: 4) }
      #expect(error?.description.hasSuffix("/\(name): error: \(message)") == true)
    }
  }
}
