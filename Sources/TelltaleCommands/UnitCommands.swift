import ArgumentParser

/// The commands that the programs of units and of authors have in common.
package enum UnitCommands {
  /// The commands that show something on the screen or as pictures, with those around them.
  package static let showing: [any ParsableCommand.Type] = [
    Show.self, Ask.self, Zenity.self, Dialog.self, Whiptail.self, Kdialog.self, Yad.self, Run.self,
    Serve.self, Status.self, SetCommand.self, Audit.self,
    AgentCommand.self, Askpass.self, Pinentry.self, Render.self, Play.self,
  ]

  /// The commands that tell about platforms and the machine.
  package static let looking: [any ParsableCommand.Type] = [
    ProfileCommand.self, Doctor.self, Record.self,
  ]
}
