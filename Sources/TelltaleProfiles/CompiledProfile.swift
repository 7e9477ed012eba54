import TelltaleModel
import TelltaleSyntax

/// A profile in the form that a start reads: merged, checked, and each value as the program keeps
/// it, so that no YAML is parsed.
///
/// It counts for the build that wrote it only, and for as long as the files that it was made of are
/// the same; nobody has to remember to renew it, since the files are read where it does not count.
struct CompiledProfile: Equatable {
  /// A file that the profile was made of, in the folder of the profile's own.
  struct Source: Equatable {
    var name: String
    var digest: UInt64
  }

  /// Which build of the program wrote it.
  var build: [UInt8]
  /// All files, that of the profile first.
  var sources: [Source]
  /// Each value that the files give, behind the place of its key in the table.
  var values: [UInt8]

  /// Where the compiled form of a file lies, or would.
  static func path(ofFile file: String) -> String {
    let folder = SearchPath.join(
      ProfileLibrary.folder(ofFile: file), ProfileLibrary.compiledFolder)
    return SearchPath.join(folder, ProfileLibrary.name(ofFile: file) + ".profile")
  }
}

// MARK: As bytes

extension CompiledProfile {
  private static let heading = Array("telltale profile\n".utf8)

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

// MARK: Values

extension CompiledProfile {
  /// The values that a profile's files give; `nil` where one cannot be had back as it was read.
  static func values(of loaded: LoadedProfile) -> [UInt8]? {
    var writer = PackedWriter()
    for (place, key) in ProfileKeys.all.enumerated() {
      guard let node = loaded.node(key) else { continue }
      writer.add(UInt(place))
      guard key.pack(node, &writer) else { return nil }
    }
    let profile = CompiledProfile(build: [], sources: [], values: writer.bytes)
      .profile(named: loaded.profile.name)
    return profile == loaded.profile ? writer.bytes : nil
  }

  /// The profile; `nil` where the values are not those of the table of keys.
  func profile(named name: String) -> Profile? {
    let keys = ProfileKeys.all
    var profile = Profile.blank(name: name)
    var reader = PackedReader(values)
    while !reader.isAtEnd {
      let place = reader.number()
      guard place < UInt(keys.count) else { return nil }
      keys[Int(place)].unpack(&reader, &profile)
    }
    return reader.isBroken ? nil : profile
  }
}
