import Telltale

/// What people have set by hand: a slider, a switch and a segmented control.
struct Settings: Sendable {
  private var volume = 40.0
  private var hasNews = true
  private var sound = "flat"

  /// Takes in what a hand has changed.
  ///
  /// - Parameter event: What the app told.
  /// - Returns: What is to be shown of it; nothing for other events.
  mutating func take(_ event: App.Event) -> Update? {
    switch event {
    case .adjusted(screen: _, control: "volume", value: let value):
      // A number without its unit.
      volume = Double(value) ?? volume
      return .text("settings.told", "Volume: \(Int(volume))")
    case .switched(screen: _, control: "news", isOn: let isOn):
      hasNews = isOn
      return .text("settings.told", hasNews ? "Traffic news interrupt" : "No traffic news")
    case .chosen(screen: _, control: "sound", option: let option):
      sound = option
      return .text("settings.told", "Sound: \(sound)")
    default: return nil
    }
  }

  /// All of it by its names: what is set takes the place of what hands have changed.
  var updates: [Update] {
    [.value("volume", volume), .on("news", hasNews), .option("sound", sound)]
  }
}
