import TelltaleGraphics
import TelltaleModel
import TelltaleRuntime

/// A scene that has been read and can be shown, with its setup.
struct PreviewLoad {
  let edition: AppEdition
  /// The size of the frame, in pixels.
  let size: PixelSize
  /// The path of the file that was read: that of a language, where there is one.
  let file: String
  /// The sizes that letters and targets have on the panel.
  let figures: PanelFigures

  /// Reads the file and all that shows it. Throws what is wrong, in the words of a command line.
  init(_ options: PreviewOptions) throws(RuntimeError) {
    let settings = options.settings
    file = settings.scene.lang.map { AppEdition.file(options.file, in: $0) } ?? options.file
    var edition = try AppEdition(file, settings.placed(on: settings.size), in: options.surroundings)
    size = try edition.settle(inMemory: settings.size, named: "the size")
    if settings.panel != nil, settings.size == nil {
      edition = try AppEdition(file, settings.placed(on: size), in: options.surroundings)
    }
    self.edition = edition
    figures = edition.setup.figures(on: size)
  }
}
