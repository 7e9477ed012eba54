import TelltaleModel

/// What a call of zenity asks for, by the option that chooses it (zenity(1)).
enum ZenityMode: String, CaseIterable {
  case info, warning, error, question, entry, password, forms
  case list, scale, calendar, progress, notification
  case textInfo = "text-info"
  case fileSelection = "file-selection"
  case colorSelection = "color-selection"

  /// Its name as a title: Text-Info.
  var word: String {
    rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(
      separator: "-")
  }

  /// Why it is not asked on the screen; `nil` for what is.
  var refusal: String? {
    switch self {
    case .colorSelection: "--color-selection is not shown: the guidelines have no such element"
    default: nil
    }
  }

  /// Whether a mode has no button to which that option gives a title.
  func hasNoButton(_ label: String) -> Bool {
    self == .fileSelection || self == .colorSelection
      || label == "cancel-label" && [.info, .warning, .error].contains(self)
  }

  /// Nothing is asked: it has one button, which takes it away.
  var tells: Bool { [.info, .warning, .error, .notification].contains(self) }

  /// Why an alert of it is shown, which gives it its sign; `nil` for what is typed or chosen.
  var reason: AlertReason? {
    switch self {
    case .error: .systemProblem
    case .warning: .problem
    case .info, .notification: .appState
    case .question: .decision
    default: nil
    }
  }

  /// What a script does where nothing may be typed; `nil` for modes in which nothing is.
  var instead: String? {
    switch self {
    case .entry, .forms:
      "offer choices instead: --list, or --entry with its choices behind it"
    case .password: "ask for it while the vehicle stands, or on another device"
    default: nil
    }
  }

  /// Options of its own, as zenity parts them into groups: the name, and whether a value follows.
  var options: [String: ZenityOption] {
    switch self {
    case .info, .warning, .error: Self.message
    case .question: Self.message.merging(["default-cancel": .flag, "switch": .flag]) { $1 }
    case .entry: ["text": .text, "entry-text": .text, "hide-text": .flag]
    case .password: ["username": .flag]
    case .forms:
      [
        "text": .text, "add-entry": .text, "add-password": .text, "add-calendar": .text,
        "add-list": .text, "list-values": .text, "column-values": .text, "add-combo": .text,
        "add-multiline-entry": .text,
        "combo-values": .text, "show-header": .flag, "separator": .text,
        "forms-date-format": .text,
      ]
    case .list:
      [
        "text": .text, "column": .text, "checklist": .flag, "radiolist": .flag, "imagelist": .flag,
        "separator": .text, "multiple": .flag, "editable": .flag, "print-column": .text,
        "hide-column": .text, "hide-header": .flag, "mid-search": .flag,
      ]
    case .scale:
      [
        "text": .text, "value": .number, "min-value": .number, "max-value": .number,
        "step": .number, "print-partial": .flag, "hide-value": .flag,
      ]
    case .calendar:
      [
        "text": .text, "day": .number, "month": .number, "year": .number, "date-format": .text,
      ]
    case .progress:
      [
        "text": .text, "percentage": .number, "pulsate": .flag, "auto-close": .flag,
        "auto-kill": .flag, "no-cancel": .flag, "time-remaining": .flag,
      ]
    case .notification: ["text": .text, "listen": .flag, "hint": .text]
    case .textInfo:
      [
        "filename": .text, "editable": .flag, "font": .text, "checkbox": .text, "html": .flag,
        "no-interaction": .flag, "url": .text, "auto-scroll": .flag,
      ]
    case .fileSelection:
      [
        "filename": .text, "multiple": .flag, "directory": .flag, "save": .flag,
        "separator": .text, "confirm-overwrite": .flag, "file-filter": .text,
      ]
    case .colorSelection: ["color": .text, "show-palette": .flag]
    }
  }

  private static let message: [String: ZenityOption] = [
    "text": .text, "icon-name": .text, "icon": .text, "no-wrap": .flag, "no-markup": .flag,
    "ellipsize": .flag,
  ]

  /// Options that go with every mode; those of windows mean nothing on a screen without any.
  static let common: [String: ZenityOption] = [
    "title": .text, "window-icon": .text, "width": .number, "height": .number,
    "timeout": .number, "ok-label": .text, "cancel-label": .text, "extra-button": .text,
    "modal": .flag, "attach": .number, "display": .text, "class": .text, "name": .text,
    "gtk-module": .text, "g-fatal-warnings": .flag,
  ]

  /// Options of one mode that zenity takes with every other without a word, and without a meaning.
  static let unheard: Set<String> = [
    "text", "icon-name", "icon", "no-markup", "default-cancel", "switch", "print-partial",
    "hide-value",
    "no-interaction", "auto-scroll", "confirm-overwrite", "add-entry", "add-password",
    "add-calendar", "add-list", "add-combo", "value", "min-value", "max-value", "step", "hint",
    "checkbox", "url",
  ]
}

/// What follows an option.
enum ZenityOption {
  case flag, text
  /// A whole number, in decimal, octal after 0 or hexadecimal after 0x (strtol(3)).
  case number
}
