/// The traits of an element for code that treats all elements alike. They are set here for each, so that a new one
/// is nowhere forgotten.
package struct ElementTraits: Hashable, Sendable {
  /// The place where it is seen.
  package var place = Place.content
  /// The kind of parts that it gathers for people who hear a screen; `nil` where its parts stand by themselves.
  package var gathers: Gathering?
  /// True where it goes from edge to edge.
  package var isEdgeToEdge = false
  /// True where it is as wide as what it shows, unless something asks for more.
  package var hugs = false
  /// True where it is no wider than what people read with ease, if it has the column for itself.
  package var isReadable = false
  /// True where it is looked at, and never focused.
  package var isRead = false
  /// True where it has all the width of a screen that there is, beside text that is no wider than people read.
  package var isWide = false
  /// True where its parts have sizes of their own: in less width they are cut.
  package var needsWidth = false
  /// True where it stands the same as long as nothing but other elements changes. It shows its own content and what
  /// the application says by names (`bindings`), and hands do not scroll it or type into it.
  package var isSteady = false
  /// True for a line between others, as long as there is room across.
  package var isLine = false
  /// True where it says that something is being done, or how much of it is.
  package var tellsOfWork = false
  /// The source of its content.
  package var source: DataSource?

  package enum Place: Hashable, Sendable {
    /// A question, which is answered before all else.
    case question
    /// Before screens, with screens of its own.
    case modal
    /// Beside the control that opens it.
    case menu
    case screen
    /// At an edge of the screen, in a place of its own.
    case bar
    case content
  }

  package enum Gathering: Hashable, Sendable {
    case rows, items, keys, content, options, steps
    /// A page of HTML.
    case page
  }
}

extension Element {
  package var traits: ElementTraits {
    var traits = ElementTraits()
    switch self {
    case .alert, .actionSheet: traits.place = .question
    case .menu: traits.place = .menu
    case .modal: traits.place = .modal
    case .screen(let screen): (traits.place, traits.source) = (.screen, screen.source)
    case .tabBar, .navigationBar: traits.place = .bar
    case .scrollView:
      (traits.gathers, traits.isEdgeToEdge, traits.isWide) = (.content, true, true)
    case .table(let table):
      (traits.gathers, traits.isEdgeToEdge, traits.isWide) = (.rows, true, true)
      traits.source = table.source
    case .collection(let collection):
      (traits.gathers, traits.isEdgeToEdge, traits.isWide) = (.items, true, true)
      traits.source = collection.source
    case .webView: (traits.gathers, traits.isEdgeToEdge, traits.isWide) = (.page, true, true)
    case .keypad: (traits.gathers, traits.isReadable, traits.needsWidth) = (.keys, true, true)
    case .stack(let stack):
      (traits.isEdgeToEdge, traits.needsWidth, traits.isSteady) = (stack.isEdgeToEdge, true, true)
    case .textView(let view):
      (traits.isRead, traits.isReadable) = (!view.editing.takesFocus, true)
    case .label: (traits.isRead, traits.isReadable, traits.isSteady) = (true, true, true)
    case .picture: (traits.isRead, traits.isWide, traits.isSteady) = (true, true, true)
    case .activityIndicator:
      (traits.isRead, traits.isReadable, traits.tellsOfWork) = (true, true, true)
    case .progress:
      (traits.isRead, traits.isReadable, traits.tellsOfWork) = (true, true, true)
      traits.isSteady = true
    case .field: (traits.isReadable, traits.needsWidth) = (true, true)
    case .button, .iconButton, .slider, .toggle, .segmented, .stepper: traits = controlTraits
    case .spacer: traits.isSteady = true
    case .divider: (traits.isLine, traits.isSteady) = (true, true)
    case .gauge, .icon, .qr: (traits.isRead, traits.hugs, traits.isSteady) = (true, true, true)
    case .clock:
      (traits.isRead, traits.hugs, traits.isSteady) = (true, true, true)
      traits.needsWidth = true
    }
    return traits
  }

  /// Those of what is pressed or moved by itself.
  private var controlTraits: ElementTraits {
    var traits = ElementTraits()
    (traits.isReadable, traits.needsWidth, traits.isSteady) = (true, true, true)
    if case .segmented = self { traits.gathers = .options }
    if case .stepper = self { (traits.gathers, traits.hugs) = (.steps, true) }
    if case .button = self { traits.hugs = true }
    if case .iconButton = self { traits.hugs = true }
    return traits
  }

  /// The name that its author gives it; `nil` where it has none, or can have none.
  package var id: String? {
    switch self {
    case .alert(let alert): alert.id
    case .actionSheet(let sheet): sheet.id
    case .modal(let modal): modal.id
    case .table(let table): table.id
    case .collection(let collection): collection.id
    case .textView(let view): view.id
    case .label(let label): label.id
    case .button(let button): button.id
    case .field(let field): field.id
    case .picture(let picture): picture.id
    case .activityIndicator(let indicator): indicator.id
    case .progress(let bar): bar.id
    case .iconButton(let button): button.id
    case .stack(let stack): stack.id
    case .gauge(let gauge): gauge.id
    case .icon(let icon): icon.id
    case .qr(let code): code.id
    case .slider(let slider): slider.id
    case .toggle(let toggle): toggle.id
    case .segmented(let segmented): segmented.id
    case .stepper(let stepper): stepper.id
    case .clock(let clock): clock.id
    case .menu, .screen, .tabBar, .navigationBar, .scrollView, .webView, .keypad, .divider, .spacer:
      nil
    }
  }

  /// Returns the tab bar that people start from, where this element is what a scene begins with.
  ///
  /// - Parameter path: The place of this element in its file.
  /// - Returns: The bar with its place; `nil` for an element that is no tab bar and no screen with one.
  package func tabs(at path: NodePath) -> (bar: TabBar, path: NodePath)? {
    if case .tabBar(let bar) = self { return (bar, path) }
    guard case .screen(let screen) = self else { return nil }
    return screen.tabBar.map { ($0, path.key("tab-bar")) }
  }
}
