/// Programs in whose place this one stands, by links of their names.
enum CalledProgram {
  case zenity, dialog, whiptail, kdialog, yad, askpass, pinentry

  /// - Parameter name: the last part of the path that the program was started by.
  init?(named name: String) {
    switch name {
    case ZenityProgram.name: self = .zenity
    case "dialog": self = .dialog
    case "whiptail": self = .whiptail
    case KdialogProgram.name: self = .kdialog
    case YadProgram.name: self = .yad
    case "ssh-askpass", "telltale-askpass": self = .askpass
    case PinentryProgram.name, "pinentry-telltale": self = .pinentry
    default: return nil
    }
  }

  /// The code by which each of them says that it could not do what was asked.
  var failure: Int32 {
    switch self {
    case .zenity, .dialog, .whiptail, .kdialog, .yad: 255
    case .askpass, .pinentry: ExitStatus.usage.rawValue
    }
  }

  /// Whether its arguments may have bytes that are no UTF-8: what commands print, and names of files.
  var takesAllBytes: Bool {
    switch self {
    case .zenity, .dialog, .whiptail, .kdialog, .yad: true
    case .askpass, .pinentry: false
    }
  }

  func run(_ arguments: [String]) throws {
    switch self {
    case .zenity: try ZenityProgram.run(arguments)
    case .dialog: try DialogProgram.run(.dialog, arguments)
    case .whiptail: try DialogProgram.run(.whiptail, arguments)
    case .kdialog: try KdialogProgram.run(arguments)
    case .yad: try YadProgram.run(arguments)
    case .askpass: try AskpassProgram.run(arguments)
    case .pinentry: try PinentryProgram.run(arguments)
    }
  }
}
