import TelltaleModel
import TelltaleSyntax

/// Reads a profile with everything it extends, and complains about all of it at once.
struct ProfileLoader {
  let library: ProfileLibrary
  private var complaints = LoadErrorCollector(kind: .profile)
  private var files: [String] = []
  /// Whether the file that was asked for says so.
  private var isAbstract = false
  /// Settings of files read already, so that one that is extended twice is read once.
  private var merged: [String: YAMLNode] = [:]

  init(library: ProfileLibrary) { self.library = library }

  /// `usesAbstract` is true where a file that only others extend is to be looked at for itself; it
  /// need not be complete then.
  mutating func load(
    _ name: String, usesAbstract: Bool = false
  ) throws(LoadErrors) -> LoadedProfile {
    guard let file = library.file(of: name) else { throw LoadErrors(unknown(name, at: nil)) }
    let tree = merged(file, from: nil, chain: [])?.withoutNulls
    if let errors = LoadErrors(complaints.errors) { throw errors }
    guard let tree else { throw LoadErrors(unknown(name, at: nil)) }
    if isAbstract, !usesAbstract {
      complaints.add(
        LoadError(
          kind: .profile, file: file,
          message: "this profile is only for others to extend",
          remedy: "choose one of those, or extend it"))
    }
    let profile = ProfileDecoder.decode(
      tree, name: ProfileLibrary.name(ofFile: file), isComplete: !isAbstract,
      complaints: &complaints)
    if let errors = LoadErrors(complaints.errors) { throw errors }
    let loaded = LoadedProfile(profile: profile, files: files, tree: tree)
    if !usesAbstract, let errors = LoadErrors(ThemeContrast.complaints(about: loaded)) {
      throw errors
    }
    return loaded
  }

  /// The settings of a file over those of its parents; `nil` after a complaint.
  private mutating func merged(
    _ file: String, from place: SourceLocation?, chain: [String]
  ) -> YAMLNode? {
    if let place, !canExtend(file, place, chain) { return nil }
    if let merged = merged[file] { return merged }
    guard let parsed = parsed(file, from: place) else { return nil }
    if place == nil { isAbstract = parsed.isAbstract }
    var tree: YAMLNode?
    for parent in parsed.parents {
      guard let path = library.parentFile(parent.name, of: file) else {
        complaints.add(unknown(parent.name, at: parent.location))
        continue
      }
      guard let settings = merged(path, from: parent.location, chain: chain + [file]) else {
        continue
      }
      tree = tree?.merging(settings) ?? settings
    }
    let result = tree?.merging(parsed.settings) ?? parsed.settings
    merged[file] = result
    return result
  }

  private mutating func canExtend(
    _ file: String, _ place: SourceLocation, _ chain: [String]
  ) -> Bool {
    if let start = chain.firstIndex(where: { SourceFile.isSame($0, file) }) {
      let names = (chain[start...] + [file]).map(ProfileLibrary.name(ofFile:))
      let circle = Quoted.plain(names.joined(separator: " → "))
      complaints.add(
        place, "profiles extend each other in a circle: \(circle)",
        remedy: "remove one of the steps")
      return false
    }
    guard chain.count < Limits.profileDepth else {
      complaints.add(
        place,
        "profiles extend each other more than \(Limits.profileDepth) deep, the most that is read")
      return false
    }
    guard files.count < Limits.profileFiles || merged[file] != nil else {
      complaints.add(
        place, "the profile needs more than \(Limits.profileFiles) files, the most that is read")
      return false
    }
    return true
  }

  private mutating func parsed(_ file: String, from place: SourceLocation?) -> ProfileFile? {
    do throws(LoadError) {
      let bytes = try library.bytes(of: file)
      let parsed = ProfileFile(bytes, path: file, complaints: &complaints)
      files.append(file)
      return parsed
    } catch {
      var error = error
      // What is named by another file is that file's fault.
      if let place {
        error.kind = .profile
        error.location = place
        error.message = "\(Quoted.text(file)): \(error.message)"
        error.file = place.file
      }
      complaints.add(error)
      return nil
    }
  }

  private func unknown(_ name: String, at place: SourceLocation?) -> LoadError {
    let names = library.names()
    guard !names.isEmpty else {
      return LoadError(
        kind: .profile, file: place?.file ?? name, location: place,
        message: "there is no profile \(Quoted.text(name)): no profiles found",
        remedy: "set TELLTALE_PROFILE_PATH to the folder that has them")
    }
    let usable = names.filter(library.isUsable)
    let remedy =
      Spelling.suggestion(for: name, among: names)
      ?? "known: \(usable.joined(separator: ", ")); or give the path of a file"
    return LoadError(
      kind: .profile, file: place?.file ?? name, location: place,
      message: "there is no profile \(Quoted.text(name))", remedy: remedy)
  }
}
