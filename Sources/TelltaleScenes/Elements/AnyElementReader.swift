import TelltaleCatalogue
import TelltaleModel
import TelltaleSyntax

extension SceneElement {
  /// Who reads elements of this kind.
  var reader: any ElementReader {
    switch self {
    case .alert: AlertReader()
    case .actionSheet: ActionSheetReader()
    case .menu: MenuReader()
    case .modal: ModalReader()
    case .screen: ScreenReader()
    case .tabBar: TabBarReader()
    case .navigationBar: NavigationBarReader()
    case .scrollView: ScrollViewReader()
    case .table: TableReader()
    case .collection: CollectionReader()
    case .textView: TextViewReader()
    case .webView: WebViewReader()
    case .label: LabelReader()
    // BUTTON-SYSTEM-ANYWHERE
    case .button: ButtonReader(place: .content)
    case .keypad: KeypadReader()
    case .field: FieldReader()
    case .image: ImageReader()
    case .activityIndicator: ActivityIndicatorReader()
    case .progress: ProgressReader()
    case .iconButton: IconButtonReader()
    case .row: RowStackReader()
    case .column: ColumnReader()
    case .grid: GridReader()
    case .card: CardReader()
    case .spacer: SpacerReader()
    case .divider: DividerReader()
    case .gauge: GaugeReader()
    case .icon: IconReader()
    case .qr: QRCodeReader()
    case .slider: SliderReader()
    case .toggle: SwitchReader()
    case .segmented: SegmentedReader()
    case .stepper: StepperReader()
    case .clock: ClockReader()
    }
  }
}

/// A reader of any element by its key: the one place that knows all readers.
///
/// They reach it through their context alone, so that each reader stands by itself.
package struct AnyElementReader {
  package init() {}

  /// The element, as far as it can be understood; `nil` after a complaint, which may be one of a
  /// reader that was content with an empty value.
  func element(
    _ entry: YAMLEntry, at path: NodePath, in context: inout SceneContext
  ) -> Element? {
    context.note(entry, at: path)
    guard let kind = SceneElement(rawValue: entry.key) else {
      let known = SceneElement.allCases.map(\.rawValue)
      context.complaints.add(
        entry.location, "unknown element \(Quoted.text(entry.key))",
        remedy: Spelling.suggestion(for: entry.key, among: known)
          ?? "known: \(known.joined(separator: ", "))")
      return nil
    }
    checkAllowed(kind, at: path, in: &context)
    let reader = kind.reader
    guard reader.scrolls else { return reader.element(entry, at: path, in: &context) }
    if context.isScrolling {
      context.refuseHere(
        .scrollViewNoNesting, at: path,
        "\(kind.withArticle) inside of something that scrolls; nobody can tell which would move",
        remedy: "put them beside each other, or on screens of their own")
    }
    return context.whereScrolling(true) { reader.element(entry, at: path, in: &$0) }
  }

  /// Refuses an element that the profile does not show.
  ///
  /// - Parameters:
  ///   - kind: The kind of the element.
  ///   - path: The place of the element in the scene.
  ///   - context: The context, which takes the finding or the error.
  package func checkAllowed(
    _ kind: SceneElement, at path: NodePath, in context: inout SceneContext
  ) {
    let profile = context.profile
    guard !profile.shows(kind.rawValue) else { return }
    let message =
      "the profile \(Quoted.text(profile.name)) does not show \(Quoted.text(kind.rawValue))"
    if let exclusion = kind.reader.exclusion {
      context.refuse(exclusion.rule, at: path, message, remedy: exclusion.remedy)
    } else {
      context.complaints.add(
        context.sourceMap.location(of: path), message,
        remedy: "it shows \(profile.elements.sorted().joined(separator: ", "))")
    }
  }
}

extension SceneContext {
  /// The state of the reader of a file.
  ///
  /// - Parameters:
  ///   - file: The name by which messages call the file.
  ///   - profile: The profile for which it is read.
  ///   - lexicons: Word lists for checks of texts.
  ///   - language: The language that overrules the scene's own; `nil` for its own.
  ///   - files: Files that the scene may show.
  ///   - complaints: Errors that were found before, to which others are added.
  package init(
    file: String, profile: Profile, lexicons: Lexicons, language: Language?, files: BundleFiles,
    complaints: LoadErrorCollector
  ) {
    self.init(
      file: file, profile: profile, lexicons: lexicons, language: language, files: files,
      complaints: complaints
    ) { entry, path, context in AnyElementReader().element(entry, at: path, in: &context) }
  }
}
