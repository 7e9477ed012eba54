import TelltaleModel
import TelltaleSyntax

/// Reads a profile by its compiled form, and a device file laid over one.
///
/// Where anything is out of the ordinary (a form that does not count, a file that takes values away
/// or has a fault) it gives nothing, and the files are read, which also tells every fault with its
/// place.
struct ProfileShortcut {
  let library: ProfileLibrary
  /// The build of the program that asks.
  let build: [UInt8]

  private typealias Read = (profile: Profile, files: [String])

  /// The profile of a name or file; `nil` where its files have to be read.
  func load(_ name: String) -> LoadedProfile? {
    guard let file = library.file(of: name) else { return nil }
    guard let read = compiled(file) ?? (name == file ? layered(file) : nil) else { return nil }
    return LoadedProfile(
      profile: read.profile, files: read.files, unreadIn: library, name: name)
  }

  /// By the compiled form of the file itself.
  private func compiled(_ file: String) -> Read? {
    guard let (form, files) = CompiledForm.current(ofFile: file, by: build) else { return nil }
    return form.profile(named: ProfileLibrary.name(ofFile: file)).map { ($0, files) }
  }

  /// A file that changes some values of one that is compiled.
  private func layered(_ file: String) -> Read? {
    var complaints = LoadErrorCollector(kind: .profile)
    guard let bytes = CompiledForm.bytes(file),
      let own = ProfileFile(bytes, path: file, complaints: &complaints), !own.isAbstract,
      own.parents.count == 1, let parent = library.parentFile(own.parents[0].name, of: file),
      var (profile, files) = compiled(parent)
    else { return nil }
    profile.name = ProfileLibrary.name(ofFile: file)
    let theme = profile.theme
    guard lay(own.settings, over: &profile, &complaints), complaints.isEmpty,
      profile.theme == theme || ThemeContrast.isReadable(profile.theme)
    else { return nil }
    files.insert(file, at: 0)
    return (profile, files)
  }

  /// False where a value does not simply take another's place.
  private func lay(
    _ settings: YAMLNode, over profile: inout Profile, _ complaints: inout LoadErrorCollector
  ) -> Bool {
    guard case .mapping(let entries) = settings.value else { return false }
    for entry in entries where !entry.key.hasPrefix("x-") {
      if let key = ProfileKeys.top.first(where: { $0.name == entry.key }) {
        guard lay(entry, key, over: &profile, &complaints) else { return false }
        continue
      }
      guard case .mapping(let values) = entry.value.value,
        let keys = ProfileKeys.bySection.first(where: { $0.first?.section == entry.key })
      else { return false }
      for value in values where !value.key.hasPrefix("x-") {
        guard let key = keys.first(where: { $0.name == value.key }),
          lay(value, key, over: &profile, &complaints)
        else { return false }
      }
    }
    return true
  }

  /// Maps are merged and null takes a value away: both ask for what was there before.
  private func lay(
    _ entry: YAMLEntry, _ key: ProfileKey, over profile: inout Profile,
    _ complaints: inout LoadErrorCollector
  ) -> Bool {
    if case .mapping = entry.value.value { return false }
    guard key.takesPlace, !entry.value.isNull else { return false }
    key.apply(entry.value, &profile, &complaints)
    return true
  }
}
