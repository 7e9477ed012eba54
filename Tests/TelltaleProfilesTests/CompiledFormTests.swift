import TelltaleModel
import TelltaleSyntax
import TelltaleTestSupport
import Testing

@testable import TelltaleProfiles

@Suite struct CompiledFormTests {
  private static let build: [UInt8] = [1, 2, 3]

  /// The shipped platforms in a folder of their own, where compiled forms may lie.
  private struct Shelf {
    let folder: TemporaryFolder
    let library: ProfileLibrary

    init() throws {
      folder = try TemporaryFolder()
      try folder.makeFolder("Compiled")
      for name in ["base", "kiosk", "carplay"] {
        let bytes = try SourceFile.read("\(Platforms.folder)/\(name).yaml", kind: .profile)
        try folder.write("\(name).yaml", bytes: bytes)
      }
      library = ProfileLibrary(
        path: SearchPath(folders: [folder.path]), build: CompiledFormTests.build)
    }

    /// Reads the files whatever is compiled.
    var plain: ProfileLibrary { ProfileLibrary(path: library.path, build: nil) }

    /// Writes the compiled form of the kiosk, changed as a test needs it.
    func compile(_ change: (inout CompiledForm) -> Void = { _ in }) throws {
      let form = try #require(try library.compiled("kiosk"))
      var compiled = try #require(CompiledForm(form.bytes, by: CompiledFormTests.build))
      change(&compiled)
      try folder.write("Compiled/kiosk.compiled", bytes: compiled.bytes)
    }

    /// A form that counts, and whose values nobody could have from the files: those of the car.
    func compileAsCar() throws {
      let values = try #require(CompiledForm.values(of: try plain.load("carplay")))
      try compile { $0.values = values }
    }
  }

  @Test(arguments: Platforms.names)
  func `a compiled platform is what its files say`(_ name: String) throws {
    let library = ProfileLibrary(path: Platforms.path, build: Self.build)
    let form = try #require(try library.compiled(name))
    #expect(form.path == "\(Platforms.folder)/Compiled/\(name).compiled")
    let compiled = try #require(CompiledForm(form.bytes, by: Self.build))
    let loaded = try Platforms.library.load(name)
    #expect(compiled.profile(named: name) == loaded.profile)
    #expect(
      compiled.sources.map { "\(Platforms.folder)/\($0.name)" } == loaded.files)
  }

  @Test
  func `a profile is had from its compiled form, and all that is beside its values from its files`()
    throws
  {
    let shelf = try Shelf()
    try shelf.compile()
    let loaded = try shelf.library.load("kiosk")
    let read = try shelf.plain.load("kiosk")
    #expect(loaded.profile == read.profile)
    #expect(loaded.files == read.files)
    #expect(loaded.tree == read.tree)
    #expect(loaded.origins == read.origins)
    // Without that it would not be told from reading.
    try shelf.compileAsCar()
    let car = try shelf.library.load("kiosk").profile
    #expect(car.name == "kiosk")
    #expect(car.modalStyles == (try shelf.plain.load("carplay")).profile.modalStyles)
    #expect(car != read.profile)
  }

  @Test func `the form of another build does not count`() throws {
    let shelf = try Shelf()
    try shelf.compileAsCar()
    let other = ProfileLibrary(path: shelf.library.path, build: [1, 2, 4])
    #expect(try other.load("kiosk").profile == shelf.plain.load("kiosk").profile)
  }

  @Test(arguments: ["kiosk", "base"])
  func `a form does not count once one of its files has changed`(_ name: String) throws {
    let shelf = try Shelf()
    try shelf.compileAsCar()
    var bytes = try SourceFile.read("\(shelf.folder.path)/\(name).yaml", kind: .profile)
    bytes += Array("# changed\n".utf8)
    try shelf.folder.write("\(name).yaml", bytes: bytes)
    #expect(try shelf.library.load("kiosk").profile == shelf.plain.load("kiosk").profile)
  }

  @Test func `a form that is cut short or has a wrong byte is none`() throws {
    let library = ProfileLibrary(path: Platforms.path, build: Self.build)
    let bytes = try #require(try library.compiled("kiosk")).bytes
    for count in bytes.indices {
      #expect(CompiledForm(Array(bytes.prefix(count)), by: Self.build) == nil)
    }
    let whole = try #require(CompiledForm(bytes, by: Self.build))
    for index in bytes.indices {
      var other = bytes
      other[index] ^= 0x15
      // A wrong name or digest of a file is found by looking at the file.
      let read = CompiledForm(other, by: Self.build)
      #expect(read == nil || read?.sources != whole.sources)
    }
  }

  @Test func `values that are no such ones are told from those that are`() throws {
    let values = try #require(
      CompiledForm.values(of: try Platforms.library.load("kiosk")))
    func profile(_ values: [UInt8]) -> Profile? {
      CompiledForm(build: [], sources: [], values: values).profile(named: "kiosk")
    }
    #expect(profile(values) != nil)
    #expect(profile(values + [0xFF, 0x7F]) == nil)
    #expect(profile(values + Array(repeating: 0xFF, count: 12)) == nil)
    for count in 1..<values.count {
      // What ends between two values is another profile, as far as can be told here.
      _ = profile(Array(values.prefix(count)))
    }
    #expect(profile(values.dropLast()) == nil)
  }

  @Test func `numbers are written and read back`() {
    for number in [0, 1, -1, 63, -64, 64, 300, .max, .min] {
      var writer = PackedWriter()
      number.pack(into: &writer)
      var reader = PackedReader(writer.bytes)
      #expect(Int(from: &reader) == number)
      #expect(reader.isAtEnd)
    }
  }

  @Test func `lists of words are the same bytes in whatever order they were filled`() {
    let names = (1...40).map { "list-\($0)" }
    var many = [String: [String]](minimumCapacity: 10_000)
    for name in names { many[name] = [name] }
    let few = [String: [String]](
      uniqueKeysWithValues: names.reversed().map { ($0, [$0]) })
    #expect(Array(many.keys) != Array(few.keys))
    #expect(CompiledForm.values(of: many) == CompiledForm.values(of: few))
  }

  @Test(
    arguments: [
      "device: {connector: HDMI-A-1, rotation-deg: 90}",
      "screens: [800x480]\nalert: {stack-from: 2, title-lines: 3}\nx-note: mine",
      "type: {faces: [{file: Inter-Regular.otf}]}",
      // Merged with what is there, added to it, or taken from it.
      "keyboard: {letters: {de: ß}}", "driving: {moving: {depth: 2}}",
      "input-map: {back: [158, 139]}", "driving: {moving: null}", "alert: null",
      // Refused, each at its place.
      "alert: {stack-from: null}", "alert: {stack-from: 9}", "alert: 3", "nonsense: 1",
      "alert: {nonsense: 1}", "telltale: 7", "abstract: true", "extends: [kiosk, base]",
    ])
  func `a device file says the same over a compiled profile`(_ text: String) throws {
    let shelf = try Shelf()
    try shelf.compile()
    let extends = text.hasPrefix("extends") ? "" : "extends: kiosk\n"
    let file = try shelf.folder.write("unit.yaml", extends + text + "\n")
    #expect(Self.outcome(of: file, in: shelf.library) == Self.outcome(of: file, in: shelf.plain))
  }

  @Test func `a device file has the benefit of what it extends`() throws {
    let shelf = try Shelf()
    try shelf.compileAsCar()
    let file = try shelf.folder.write(
      "unit.yaml", "extends: kiosk\ndevice: {connector: HDMI-A-1}\n")
    let loaded = try shelf.library.load(file)
    #expect(loaded.profile.device.connector == "HDMI-A-1")
    #expect(loaded.profile.modalStyles == (try shelf.plain.load("carplay")).profile.modalStyles)
    #expect(loaded.origins["device.connector"]?.file == file)
  }

  /// The profile and its files, or what is said against it.
  private static func outcome(of file: String, in library: ProfileLibrary) -> String {
    do throws(LoadErrors) {
      let loaded = try library.load(file)
      return "\(loaded.profile == (try library.inspect(file)).profile)\n\(loaded.files)\n"
        + loaded.listing(origin: true)
    } catch {
      return error.description
    }
  }

  @Test func `a profile whose files lie in several folders has no compiled form`() throws {
    let folder = try TemporaryFolder()
    try folder.write("own.yaml", "extends: kiosk\n")
    let path = SearchPath(folders: [folder.path, Platforms.folder])
    let library = ProfileLibrary(path: path, build: Self.build)
    #expect(try library.compiled("own") == nil)
    #expect(try library.compiled("base") == nil)
    #expect(try ProfileLibrary(path: path, build: nil).compiled("kiosk") == nil)
  }

  @Test func `word lists are had from their compiled forms while these count`() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("Lexicons")
    try folder.makeFolder("Lexicons/Compiled")
    try folder.write("Lexicons/en.yaml", "verbs: [Save, Open]\n")
    let path = SearchPath(folders: [folder.path])
    let library = LexiconLibrary(path: path, build: Self.build)
    let form = try #require(try library.compiled().first)
    #expect(form.path == "\(folder.path)/Lexicons/Compiled/en.compiled")
    var compiled = try #require(CompiledForm(form.bytes, by: Self.build))
    #expect(compiled.lists == ["verbs": ["Save", "Open"]])
    // Words that only the form has.
    compiled.values = CompiledForm.values(of: ["verbs": ["Fold"]])
    try folder.write("Lexicons/Compiled/en.compiled", bytes: compiled.bytes)
    #expect(try library.load().words("verbs", in: "en") == ["Fold"])
    for build in [nil, [9]] as [[UInt8]?] {
      let other = LexiconLibrary(path: path, build: build)
      #expect(try other.load().words("verbs", in: "en") == ["Save", "Open"])
    }
    try folder.write("Lexicons/en.yaml", "verbs: [Save]\n")
    #expect(try library.load().words("verbs", in: "en") == ["Save"])
  }

  @Test func `every shipped word list is what its file says when compiled`() throws {
    let library = LexiconLibrary(path: Platforms.path, build: Self.build)
    let forms = try library.compiled()
    #expect(forms.count == SearchPath.files(in: "\(Platforms.folder)/Lexicons").count)
    for form in forms {
      let compiled = try #require(CompiledForm(form.bytes, by: Self.build))
      var complaints = LoadErrorCollector(kind: .profile)
      let file = "\(Platforms.folder)/Lexicons/\(compiled.sources[0].name)"
      #expect(compiled.lists == LexiconFile.read(file, build: nil, &complaints))
    }
  }

  @Test func `values that are no word lists are told`() {
    let values = CompiledForm.values(of: ["verbs": ["Save"]])
    for wrong in [values + [0], Array(values.dropLast()), [0xFF, 0x01], []] {
      #expect(CompiledForm(build: [], sources: [], values: wrong).lists == nil)
    }
  }
}
