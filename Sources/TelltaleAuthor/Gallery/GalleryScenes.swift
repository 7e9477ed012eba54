import TelltaleCommands
import TelltaleLint
import TelltaleProfiles
import TelltaleScenes
import TelltaleSyntax
import TelltaleTrials

/// The scenes of a gallery, with the profiles that each is drawn on.
struct GalleryScenes {
  struct Scene {
    /// As it is called in the gallery.
    var name: String
    /// Where its file is.
    var path: String
    /// The profile that it names itself, if it is drawn on that one.
    var ownProfile: String?
    /// Further ones, by name or file.
    var profiles: [String]
  }

  /// A file or folder that scenes are looked for in.
  struct Place {
    /// As it was named.
    var name: String
    /// Where it is.
    var path: String
  }

  private(set) var scenes: [Scene] = []
  /// What could not be read, in words.
  private(set) var complaints: [String] = []

  /// `chosen` goes before what the scenes and their projects say.
  init(_ places: [Place], profiles chosen: [String]) {
    let projects = LintProjects(here: LintJob.workingFolder())
    let all = Self.allProfiles
    let wanted = chosen.flatMap { $0 == "all" ? all : [$0] }
    for place in places {
      var run = LintRun()
      let inputs = LintPaths.scenes(
        in: [place.path], standardInput: "standard input", &run, isExcluded: { _ in false })
      // Files that are no scenes are nobody's fault.
      if !run.isComplete { complaints += run.complaints }
      for input in inputs {
        var scene = Scene(
          name: Self.plain(place.name + input.name.dropFirst(place.path.count)), path: input.name,
          profiles: wanted)
        if wanted.isEmpty {
          scene.ownProfile = SceneFile.namedProfile(input.bytes, name: input.name)?.name
          if scene.ownProfile == nil {
            scene.profiles = Self.profiles(of: input.name, projects, &complaints) ?? all
          }
        }
        scene.profiles = Self.unique(scene.profiles)
        scenes.append(scene)
      }
    }
  }

  /// What the project of a scene names; nil where it names none.
  private static func profiles(
    of scene: String, _ projects: LintProjects, _ complaints: inout [String]
  ) -> [String]? {
    switch projects.project(of: scene) {
    case .success(let project):
      return project.project.profiles.isEmpty ? nil : project.project.profiles
    case .failure(let fault):
      complaints.append(fault.message)
      return nil
    }
  }

  /// Those that can be used by themselves.
  private static var allProfiles: [String] {
    let library = ProfileLibrary()
    return library.usableNames()
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Without `./` in front.
  private static func plain(_ name: String) -> String {
    name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}
