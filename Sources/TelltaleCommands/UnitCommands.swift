import ArgumentParser

/// The commands that a unit's program has, and an author's as well.
package enum UnitCommands {
  /// What is shown, on the screen and as pictures.
  package static let showing: [any ParsableCommand.Type] = [
    Show.self, Ask.self, Zenity.self, Dialog.self, Whiptail.self, Kdialog.self, Yad.self, Run.self,
    Serve.self, Status.self, SetCommand.self, Audit.self,
    AgentCommand.self, Askpass.self, Pinentry.self, Render.self, Play.self,
  ]

  /// What is known of platforms and of the machine.
  package static let looking: [any ParsableCommand.Type] = [
    ProfileCommand.self, Doctor.self, Record.self,
  ]
}
