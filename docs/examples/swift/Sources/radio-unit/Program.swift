import Glibc
import Radio
import Telltale

/// The radio on a unit's own display: `radio-unit unit.yaml Scenes`.
@main struct Program {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let file = arguments.first, let scenes = arguments.dropFirst().first else {
      Device.standardError("usage: radio-unit DEVICE-FILE FOLDER-OF-SCENES")
      exit(64)
    }
    while true {
      do throws(TelltaleError) {
        return try await listen(on: file, scenes: scenes)
      } catch .wait(let reason) {
        // Another program has the display, or the cable is out: that may change.
        Device.standardError("radio: \(reason.message)")
        try? await Task.sleep(for: .seconds(10))
      } catch {
        Device.standardError("radio: \(error.message)")
        exit(1)
      }
    }
  }

  private static func listen(on file: String, scenes: String) async throws(TelltaleError) {
    let screen = try await Screen.open(Device(file: file))
    try await Radio(on: screen, scenes: scenes).run()
    await screen.close()
  }
}
