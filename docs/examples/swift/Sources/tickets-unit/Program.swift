import Glibc
import Telltale
import Tickets

/// The ticket machine on a unit's own display: `tickets-unit unit.yaml ../apps/tickets`.
@main struct Program {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let file = arguments.first, let scenes = arguments.dropFirst().first else {
      Device.standardError("usage: tickets-unit DEVICE-FILE FOLDER-OF-SCENES")
      exit(64)
    }
    while true {
      do throws(TelltaleError) {
        try await sell(on: file, scenes: scenes)
      } catch .wait(let reason) {
        // Another program has the display, or the cable is out: that may change.
        Device.standardError("tickets: \(reason.message)")
        try? await Task.sleep(for: .seconds(10))
      } catch {
        Device.standardError("tickets: \(error.message)")
        exit(1)
      }
    }
  }

  private static func sell(on file: String, scenes: String) async throws(TelltaleError) {
    let screen = try await Screen.open(Device(file: file))
    let machine = TicketMachine(on: screen, scenes: scenes, till: StandInTill())
    while true { try await machine.serve() }
  }
}
