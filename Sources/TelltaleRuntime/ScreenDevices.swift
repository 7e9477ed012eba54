import TelltaleEvdev
import TelltaleHost
import TelltaleKMS
import TelltaleModel

/// What a resident screen shows on and hears by.
package struct ScreenDevices {
  package var display: any Display
  package var input: any InputSource
  package var clock: any Clock
  /// Hears whether keys are to type, which costs the reading of a keyboard layout.
  package var wantText: (Bool) -> Void
  /// Whether the display is a panel that somebody looks at, with millimetres.
  package var isPanel = false

  package init(
    display: any Display, input: any InputSource, clock: any Clock,
    wantText: @escaping (Bool) -> Void = { _ in }
  ) {
    self.display = display
    self.input = input
    self.clock = clock
    self.wantText = wantText
  }

  /// The machine's own display and input devices, as the platform's device file names them.
  package static func machine(_ platform: Platform) throws(RuntimeError) -> ScreenDevices {
    let clock = MonotonicClock()
    let display = try KMSDisplay.open(for: platform)
    do throws(RuntimeError) {
      try platform.requireRoom(on: display)
    } catch {
      display.close()
      throw error
    }
    let notices = platform.surroundings.notices
    let settings = EvdevSettings(platform.profile, screen: display.size)
    let input = EvdevInput(settings, clock: clock) { notices.tell("telltale: \($0)") }
    input.wantsText = false
    var devices = ScreenDevices(display: display, input: input, clock: clock) { isWanted in
      input.wantsText = isWanted
    }
    devices.isPanel = true
    return devices
  }

  /// Puts back what was on the display before, and lets go of the devices.
  package func close() {
    display.close()
    input.close()
  }
}

extension KMSDisplay {
  /// Takes the display that the platform's device file means.
  static func open(for platform: Platform) throws(RuntimeError) -> KMSDisplay {
    do throws(DisplayError) {
      return try open(device: platform.profile.device)
    } catch {
      throw RuntimeError(error)
    }
  }
}

extension Platform {
  /// Throws where the display is too small for an alert.
  func requireRoom(on display: any Display) throws(RuntimeError) {
    guard let lack = profile.lack(of: display.size) else { return }
    throw RuntimeError(.noDisplay, "telltale: the display is too small: \(lack)")
  }
}
