import Glibc
import TelltaleProfiles
import TelltaleSyntax
import TelltaleTestSupport
import Testing

/// Where the drawing of an icon comes from.
@Suite struct IconLibraryTests {
  @Test
  func `an icon that is there and cannot be read is a fault, and no other one takes its place`()
    throws
  {
    let (broken, whole) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [broken, whole] { try folder.makeFolder("Icons") }
    // Each read of it fails: nothing lies at its beginning.
    #expect(symlink("/proc/self/mem", broken.path + "/Icons/bell.png") == 0)
    try whole.write("Icons/bell.svg", "<svg/>")
    let icons = IconLibrary(path: SearchPath(folders: [broken.path, whole.path]))
    let error = #expect(throws: LoadError.self) { try icons.read("bell") }
    #expect(error?.file == broken.path + "/Icons/bell.png")
    #expect(try IconLibrary(path: SearchPath(folders: [whole.path])).read("bell").count == 6)
  }

  @Test func `an icon that is nowhere is told with the names there are`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Icons")
    try folder.write("Icons/bell.svg", "<svg/>")
    let icons = IconLibrary(path: SearchPath(folders: [folder.path]))
    let error = #expect(throws: LoadError.self) { try icons.read("belt") }
    #expect(error?.remedy?.contains("bell") == true)
  }
}
