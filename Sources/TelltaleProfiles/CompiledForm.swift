import TelltaleSyntax

/// What files hold in the form that a start reads: merged, checked, and each value as the program
/// keeps it, so that no YAML is parsed.
///
/// It counts for the build that wrote it only, and for as long as the files that it was made of are
/// the same; nobody has to remember to renew it, since the files are read where it does not count.
struct CompiledForm: Equatable {
  /// A file that the form was made of, in the folder of the first of them.
  struct Source: Equatable {
    var name: String
    var digest: UInt64
  }

  /// The folder that compiled forms are in, beside the files that they were made of.
  private static let folder = "Compiled"

  /// Which build of the program wrote it.
  var build: [UInt8]
  /// All files, the one that is asked for first.
  var sources: [Source]
  /// The values, packed one behind the other.
  var values: [UInt8]

  /// Where the compiled form of a file lies, or would.
  static func path(ofFile file: String) -> String {
    let folder = SearchPath.join(
      SearchPath.folder(of: file), Self.folder)
    return SearchPath.join(folder, ProfileLibrary.name(ofFile: file) + ".compiled")
  }

  /// The form of a file, and the paths of all files that it was made of; `nil` where there is none
  /// that counts for the build.
  static func current(
    ofFile file: String, by build: [UInt8]
  ) -> (form: CompiledForm, files: [String])? {
    guard let bytes = bytes(path(ofFile: file)), let form = CompiledForm(bytes, by: build) else {
      return nil
    }
    let folder = SearchPath.folder(of: file)
    var files: [String] = []
    for source in form.sources {
      let path = SearchPath.join(folder, source.name)
      guard let bytes = Self.bytes(path), digest(bytes) == source.digest else { return nil }
      files.append(path)
    }
    return files.first == file ? (form, files) : nil
  }

  /// The bytes of a file; `nil` where it cannot be read, which whoever reads the files tells.
  static func bytes(_ path: String) -> [UInt8]? {
    do throws(LoadError) {
      return try SourceFile.read(path, kind: .profile)
    } catch {
      return nil
    }
  }
}

// MARK: As bytes

extension CompiledForm {
  private static let heading = Array("telltale compiled\n".utf8)

  /// What is kept in a file.
  var bytes: [UInt8] {
    var writer = PackedWriter()
    writer.add(Self.heading)
    writer.add(UInt(build.count))
    writer.add(build)
    writer.add(UInt(sources.count))
    for source in sources {
      source.name.pack(into: &writer)
      writer.add(UInt(source.digest))
    }
    writer.add(UInt(Self.digest(values)))
    writer.add(UInt(values.count))
    writer.add(values)
    return writer.bytes
  }

  /// `nil` for bytes that are not whole, or were written by another build than `build`.
  init?(_ bytes: [UInt8], by build: [UInt8]) {
    var reader = PackedReader(bytes)
    guard reader.slice(Self.heading.count).elementsEqual(Self.heading),
      reader.slice(reader.count()).elementsEqual(build)
    else { return nil }
    self.build = build
    sources = []
    for _ in 0..<reader.count() {
      sources.append(
        Source(name: String(from: &reader), digest: UInt64(reader.number())))
    }
    let digest = UInt64(reader.number())
    values = Array(reader.slice(reader.count()))
    guard !reader.isBroken, reader.isAtEnd, Self.digest(values) == digest else { return nil }
  }

  /// Differs where bytes differ, unless somebody took pains. Eight bytes at a time, since every
  /// start asks it of some thousands.
  static func digest(_ bytes: [UInt8]) -> UInt64 {
    var digest = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
    func add(_ word: UInt64) {
      digest = (digest ^ word) &* 0x9FB2_1C65_1E98_DF25
      digest ^= digest >> 29
    }
    bytes.withUnsafeBytes { raw in
      let whole = raw.count & ~7
      for offset in stride(from: 0, to: whole, by: 8) {
        add(UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      }
      for byte in raw[whole...] { add(UInt64(byte)) }
    }
    return digest
  }
}
