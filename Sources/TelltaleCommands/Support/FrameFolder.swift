import TelltaleRuntime

/// The folder that gets the frames of a play, each as a file of its own.
enum FrameFolder {
  static func keeper(_ path: String) -> HeadlessScreen.FrameKeeper {
    { png, name in try FileOutput.write(png, to: "\(path)/\(name)") }
  }
}
