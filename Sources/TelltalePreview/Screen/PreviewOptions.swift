import TelltaleRuntime

/// The scene that is shown in the browser, and the settings at first.
package struct PreviewOptions {
  /// The path of the scene file.
  package var file: String
  package var settings: PreviewSettings
  /// The app's program, a command line for sh; `nil` where lines are written by hand alone.
  package var program: String?
  /// The folders of profiles, fonts and icons.
  package var surroundings: Surroundings

  /// Collects the options.
  ///
  /// - Parameters:
  ///   - file: The path of the scene file.
  ///   - settings: The settings at first; the page changes them later.
  ///   - program: The app's program, a command line for sh; `nil` where lines are written by hand alone.
  ///   - surroundings: The folders of profiles, fonts and icons.
  package init(
    file: String, settings: PreviewSettings, program: String? = nil, surroundings: Surroundings
  ) {
    self.file = file
    self.settings = settings
    self.program = program
    self.surroundings = surroundings
  }
}
