import ArgumentParser
import Glibc
import TelltaleCommands
import TelltaleModel
import TelltaleSyntax
import TelltaleTrials

/// The gallery that another one is compared with.
struct EarlierGallery {
  let entries: [GalleryEntry]
  private let folder: String
  /// What goes when all is compared.
  private let scratch: String?

  /// Bytes of a catalogue at most.
  private static let mostBytes = 64 << 20

  /// A folder that `telltale gallery` made, else the pictures of a revision in git, which are drawn first.
  ///
  /// - Parameters:
  ///   - against: As it was asked for.
  ///   - paths: The scenes and folders of the gallery.
  ///   - options: What else the gallery is asked for.
  /// - Throws: What is wrong with it, once it is told.
  init(_ against: String, paths: [String], _ options: GalleryOptions) throws {
    if SourceFile.isRegular("\(against)/\(GalleryCatalogue.file)") {
      guard FileOutput.target(against) != FileOutput.target(options.output) else {
        throw ValidationError(
          "--against and --output are both \(Quoted.text(against)); name another folder for the new "
            + "one")
      }
      folder = against
      scratch = nil
      entries = try Self.read(against)
      return
    }
    let scratch = try Self.makeScratch()
    do {
      let revision = try GalleryRevision(against, paths: paths)
      let places = try revision.unpack(into: scratch)
      let found = GalleryScenes(places, profiles: options.profile)
      folder = "\(scratch)/gallery"
      for name in ["", "/\(GalleryDrawing.pictures)"] { try FileOutput.makeFolder(folder + name) }
      entries = try GalleryRun.draw(found.scenes, options, into: folder)
      self.scratch = scratch
    } catch {
      Self.remove(scratch)
      throw error
    }
  }

  /// The file of a picture; nil where there is none.
  func bytes(of entry: GalleryEntry) -> [UInt8]? {
    guard let picture = entry.picture, !picture.contains(text: "..") else { return nil }
    return try? SourceFile.read("\(folder)/\(picture)", limit: Self.mostBytes, kind: .scene)
  }

  /// To be called when all is compared.
  func finish() {
    if let scratch { Self.remove(scratch) }
  }

  private static func read(_ folder: String) throws -> [GalleryEntry] {
    let path = "\(folder)/\(GalleryCatalogue.file)"
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try SourceFile.read(path, limit: mostBytes, kind: .scene)
    } catch {
      StandardStreams.complain(error.description)
      throw ExitStatus.missingFile.code
    }
    guard let entries = GalleryCatalogue.entries(bytes) else {
      StandardStreams.complain(
        "\(Quoted.plain(path)): error: this is not a gallery's catalogue; make one with "
          + "'telltale gallery'")
      throw ExitStatus.badScene.code
    }
    return entries
  }

  private static func makeScratch() throws -> String {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var pattern = Array("\(root)/telltale-gallery-XXXXXX".utf8CString)
    guard mkdtemp(&pattern) != nil else {
      StandardStreams.complain(
        "telltale: cannot make a folder in \(Quoted.plain(root)): \(String(cString: strerror(errno))); "
          + "name another by TMPDIR")
      throw ExitStatus.cannotCreate.code
    }
    return String(decoding: pattern.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func remove(_ folder: String) {
    _ = ShellCommand.run("rm -rf -- \(ShellText.quoted(folder))")
  }
}
