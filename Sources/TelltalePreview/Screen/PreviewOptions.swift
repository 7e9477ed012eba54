import TelltaleRuntime

/// What is shown in the browser, and how at first.
package struct PreviewOptions {
  /// The scene file.
  package var file: String
  package var settings: PreviewSettings
  /// The app's program, a command line for sh; `nil` where lines are written by hand alone.
  package var program: String?
  /// Profiles, fonts and icons.
  package var surroundings: Surroundings

  package init(
    file: String, settings: PreviewSettings, program: String? = nil, surroundings: Surroundings
  ) {
    self.file = file
    self.settings = settings
    self.program = program
    self.surroundings = surroundings
  }
}
