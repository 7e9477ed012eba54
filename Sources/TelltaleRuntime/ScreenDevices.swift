import TelltaleEvdev
import TelltaleHost
import TelltaleKMS
import TelltaleModel

/// The display, the input and the clock of a screen.
package struct ScreenDevices {
  package var display: any Display
  package var input: any InputSource
  package var clock: any Clock
  /// Told whether keys are to type text, which costs the reading of a keyboard layout.
  package var wantText: (Bool) -> Void
  /// Told of another profile that all is shown by from then on.
  package var adapt: (Profile) -> Void

  /// Joins devices.
  ///
  /// - Parameters:
  ///   - display: The display that frames go to.
  ///   - input: The source of input events.
  ///   - clock: The clock that the loop goes by.
  ///   - wantText: Told whether keys are to type text.
  ///   - adapt: Told of another profile, for the input devices.
  package init(
    display: any Display, input: any InputSource, clock: any Clock,
    wantText: @escaping (Bool) -> Void = { _ in }, adapt: @escaping (Profile) -> Void = { _ in }
  ) {
    self.display = display
    self.input = input
    self.clock = clock
    self.wantText = wantText
    self.adapt = adapt
  }

  /// Opens the machine's own display and input devices, as the device file of a setup's platform names them.
  ///
  /// - Parameter setup: The setup, which takes the sizes of letters and targets that the panel asks for.
  /// - Returns: The devices; the caller closes them.
  /// - Throws: An error where the display cannot be had, or where no alert could be used on it.
  package static func machine(_ setup: inout ProfileSetup) throws(RuntimeError) -> ScreenDevices {
    let clock = MonotonicClock()
    let display = try KMSDisplay.open(for: setup.platform)
    setup.settle(on: display.size)
    do throws(RuntimeError) {
      try setup.platform.requireRoom(on: display)
    } catch {
      display.close()
      throw error
    }
    let notices = setup.notices
    let settings = EvdevSettings(setup.profile, screen: display.size)
    let input = EvdevInput(settings, clock: clock) { notices.tell("telltale: \($0)") }
    input.wantsText = false
    return ScreenDevices(
      display: display, input: input, clock: clock, wantText: { input.wantsText = $0 },
      adapt: input.take)
  }

  /// Puts back the earlier picture of the display, and lets go of the devices.
  package func close() {
    input.close()
    display.close()
  }
}

extension KMSDisplay {
  /// Takes the display that the platform's device file names.
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
