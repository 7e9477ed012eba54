/// An element of a scene. The list is closed on purpose: a new element makes the compiler list the places that have
/// to learn it.
package indirect enum Element: Hashable, Sendable {
  case alert(Alert)
  case actionSheet(ActionSheet)
  case menu(Menu)
  case modal(Modal)
  case screen(Screen)
  case tabBar(TabBar)
  case navigationBar(NavigationBar)
  case scrollView(ScrollView)
  case table(Table)
  case collection(ItemCollection)
  case textView(TextView)
  case webView(WebView)
  case label(Label)
  case button(Button)
  case keypad(Keypad)
  case field(TextField)
  case picture(Picture)
  case activityIndicator(ActivityIndicator)
  case progress(ProgressBar)
  case iconButton(IconButton)
  /// A row, a column, a grid, or a card: that one has facts of its own.
  case stack(Stack)
  case spacer(Spacer)
  case divider(Divider)
  case gauge(Gauge)
  case icon(Icon)
  case qr(QRCode)
  /// A knob on a track, which hands move along a range of values.
  case slider(Slider)
  /// A row with a switch at its end, which is on or off.
  case toggle(Toggle)
  /// Options side by side, of which one is chosen.
  case segmented(Segmented)
  /// A figure between a button for less of it and one for more.
  case stepper(Stepper)
  /// The time or the day.
  case clock(ClockFace)

  /// The key that stands for this element in a scene file.
  package var name: String {
    switch self {
    case .alert: "alert"
    case .actionSheet: "action-sheet"
    case .menu: "menu"
    case .modal: "modal"
    case .screen: "screen"
    case .tabBar: "tab-bar"
    case .navigationBar: "navigation-bar"
    case .scrollView: "scroll-view"
    case .table: "table"
    case .collection: "collection"
    case .textView: "text-view"
    case .webView: "web-view"
    case .label: "label"
    case .button: "button"
    case .keypad: "keypad"
    case .field: "field"
    case .picture: "image"
    case .activityIndicator: "activity-indicator"
    case .progress: "progress"
    case .iconButton: "icon-button"
    case .stack(let stack): stack.name
    case .spacer: "spacer"
    case .divider: "divider"
    case .gauge: "gauge"
    case .icon: "icon"
    case .qr: "qr"
    case .slider: "slider"
    case .toggle: "switch"
    case .segmented: "segmented"
    case .stepper: "stepper"
    case .clock: "clock"
    }
  }
}
