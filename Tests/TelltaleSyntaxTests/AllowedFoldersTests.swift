import Glibc
import TelltaleTestSupport
import Testing

@testable import TelltaleSyntax

/// Folders whose files somebody may name, while links in them and beside them change.
@Suite struct AllowedFoldersTests {
  private func holds(_ folder: String, _ path: String) -> Bool {
    do throws(LoadError) {
      let file = try HeldFile(path)
      return AllowedFolders([folder]).hold(file)
    } catch {
      return false
    }
  }

  private func tree() throws -> TemporaryFolder {
    let root = try TemporaryFolder()
    for name in ["apps", "apps/a", "secret"] { try root.makeFolder(name) }
    try root.write("apps/a/app.yaml", "own")
    try root.write("secret/app.yaml", "secret")
    return root
  }

  @Test func `what is in a folder or below it is held, and what a link leads to beside it is not`()
    throws
  {
    let root = try tree()
    let apps = root.place("apps")
    #expect(symlink(root.place("secret"), apps + "/out") == 0)
    #expect(symlink("a", apps + "/in") == 0)
    try root.makeFolder("apps2")
    try root.write("apps2/app.yaml", "other")
    #expect(holds(apps, apps + "/a/app.yaml") && holds(apps, apps + "/in/app.yaml"))
    #expect(holds(apps + "/", apps + "/a/app.yaml") && holds("/", apps + "/a/app.yaml"))
    #expect(!holds(apps, apps + "/out/app.yaml") && !holds(apps, apps + "/../secret/app.yaml"))
    #expect(!holds(apps, root.place("apps2/app.yaml")) && !holds(root.place("none"), apps))
    #expect(!holds(apps, apps + "/a/none.yaml"))
  }

  @Test func `what is held is read, whatever is put in its place`() throws {
    let root = try tree()
    let path = root.place("apps/a/app.yaml")
    let file = try HeldFile(path)
    #expect(unlink(path) == 0 && symlink(root.place("secret/app.yaml"), path) == 0)
    let bytes = try SourceFile.read(file, as: path, kind: .scene)
    #expect(bytes == Array("own".utf8))
    let (isFile, place) = (file.isRegular, file.place)
    #expect(isFile && place.hasPrefix(path))
    let folder = try HeldFile(root.place("apps"))
    let isFolder = !folder.isRegular
    #expect(isFolder)
    let error = #expect(throws: LoadError.self) {
      try SourceFile.read(HeldFile(root.place("apps")), as: "app", kind: .scene)
    }
    #expect(error?.description.hasPrefix("app: error: this is a directory") == true)
  }

  @Test
  func `links in a folder's name count where root or this program made them`()
    throws
  {
    let root = try tree()
    let link = root.place("link")
    #expect(symlink("apps", link) == 0)
    #expect(holds(link, root.place("apps/a/app.yaml")))
    #expect(holds(root.place("secret/../link/a"), root.place("apps/a/app.yaml")))
    let circle = root.place("circle")
    #expect(symlink("circle", circle) == 0)
    #expect(!holds(circle, root.place("apps/a/app.yaml")))
    guard geteuid() == 0 else { return }
    #expect(lchown(link, 54_321, 54_321) == 0)
    #expect(!holds(link, root.place("apps/a/app.yaml")))
    #expect(!holds(link + "/a", root.place("apps/a/app.yaml")))
  }
}
