import Glibc
import TelltaleTrials

/// The folder of a gallery.
struct GalleryFolder {
  let path: String

  /// Folders that only a comparison has.
  static let compared = ["before", "differences"]

  /// Takes away what an earlier gallery left: its page, its list and its pictures, and nothing else.
  func clear() {
    for name in ["index.html", GalleryCatalogue.file] { unlink("\(path)/\(name)") }
    for name in [GalleryDrawing.pictures] + Self.compared { clearPictures("\(path)/\(name)") }
  }

  /// Makes it, and the folders inside it.
  func make(isCompared: Bool) throws {
    let inside = [GalleryDrawing.pictures] + (isCompared ? Self.compared : [])
    for name in [""] + inside.map({ "/" + $0 }) { try TestFolders.make(path + name) }
  }

  private func clearPictures(_ folder: String) {
    guard let directory = opendir(folder) else { return }
    defer { closedir(directory) }
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".png") { unlink("\(folder)/\(name)") }
    }
    rmdir(folder)
  }
}
