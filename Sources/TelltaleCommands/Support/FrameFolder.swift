import TelltaleRuntime

/// The folder that gets the frames of a play, each as a file of its own.
enum FrameFolder {
  static func sink(_ path: String) -> HeadlessScreen.FrameSink {
    { png, name in try FileOutput.write(png, to: "\(path)/\(name)") }
  }
}
