import ArgumentParser
import TelltaleFormats
import TelltaleGuidelines
import TelltaleModel
import TelltaleText

/// A profile with everything that judging for it needs.
struct LintStage {
  let profile: Profile
  let judge: Judge
}

/// The profiles that scenes are checked for; each is loaded once, when it is first wanted.
final class LintStages {
  let lexicons: Lexicons
  /// Empty where each scene names its own.
  private let names: [String]
  private var loaded: [String: Result<LintStage, LintFault>] = [:]

  /// `profile` is a name, a file, or `all`; complains and ends where it cannot be used.
  init(_ profile: String?) throws {
    let library = ProfileLibrary()
    switch profile {
    case nil: names = []
    case "all": names = library.names().filter { !library.isAbstract($0) }
    case let name?: names = [name]
    }
    do throws(LoadErrors) {
      lexicons = try LexiconLibrary().load()
    } catch {
      StandardStreams.complain(error.description)
      throw ExitStatus.couldNotRun.code
    }
    if profile == "all", names.isEmpty {
      StandardStreams.complain(
        "telltale: no profiles found; name their folder in TELLTALE_PROFILE_PATH")
      throw ExitStatus.couldNotRun.code
    }
    for name in names {
      if case .failure(let fault) = stage(name) {
        StandardStreams.complain(fault.message)
        throw ExitStatus.couldNotRun.code
      }
    }
  }

  /// The profiles for a scene, which may name one itself.
  func stages(named own: String?) -> Result<[LintStage], LintFault> {
    guard names.isEmpty else { return collect(names) }
    guard let own else {
      return .failure(
        LintFault(
          message: "the scene names no profile; add 'profile: NAME', or choose with --profile"))
    }
    return collect([own])
  }

  private func collect(_ names: [String]) -> Result<[LintStage], LintFault> {
    var stages: [LintStage] = []
    for name in names {
      switch stage(name) {
      case .success(let stage): stages.append(stage)
      case .failure(let fault): return .failure(fault)
      }
    }
    return .success(stages)
  }

  private func stage(_ name: String) -> Result<LintStage, LintFault> {
    if let known = loaded[name] { return known }
    let result = load(name)
    loaded[name] = result
    return result
  }

  private func load(_ name: String) -> Result<LintStage, LintFault> {
    let profile: Profile
    do throws(LoadErrors) {
      profile = try ProfileLibrary().load(name).profile
    } catch {
      return .failure(LintFault(message: error.description))
    }
    do throws(FontError) {
      let fonts = try FontBook(
        faces: profile.typography.faces, directories: Stage.fontDirectories())
      let judge = Judge(profile: profile, lexicons: lexicons, typesetter: fonts)
      return .success(LintStage(profile: profile, judge: judge))
    } catch {
      return .failure(LintFault(message: "telltale: \(error)"))
    }
  }
}

/// Why something could not be checked.
struct LintFault: Error {
  var message: String
}
