import TelltaleServiceClient
import TelltaleVarlink

/// What the service does about what happened. What is to be recorded is on the disk before anything else is
/// done.
package enum ServiceEffect {
  case record(AuditRecord)
  case ask(number: Int, JudgedScene)
  case withdraw(Int)
  /// The client's connection goes on in the app protocol, and its app is shown; it is told so.
  case openApp(ConnectionID, JudgedApp, AppRights)
  /// The app goes; what it shows stays for so many milliseconds, unless another is shown before.
  case closeApp(after: Int)
  case set(SetCall)
  /// All is shown by another profile.
  case stand(ProfileChange)
  /// A part of the journal is read and told.
  case audit(ConnectionID, AuditQuery)
  /// A part of the journal is read and told to whoever follows it.
  case news(ConnectionID, AuditQuery)
  case reply(ConnectionID, VarlinkReply)
  /// Is told to whoever looks after the unit, a line a second at most: whoever causes it can cause a great deal of it.
  case note(String)
}
