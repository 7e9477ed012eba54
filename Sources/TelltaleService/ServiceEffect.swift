import TelltaleServiceClient
import TelltaleVarlink

/// An effect that the service has to carry out. Records are on the disk before any other effect is carried out.
package enum ServiceEffect {
  case record(AuditRecord)
  case ask(number: Int, JudgedScene)
  case withdraw(Int)
  /// Lets the client's connection go on in the app protocol, tells the client, and shows its app.
  case openApp(ConnectionID, JudgedApp, AppRights)
  /// Closes the app. Its screens stay for so many milliseconds, unless another app is shown before.
  case closeApp(after: Int)
  case set(SetCall)
  /// Shows all by another profile.
  case stand(ProfileChange)
  /// Reads a part of the journal, and replies with it.
  case audit(ConnectionID, AuditQuery)
  /// Reads a part of the journal for a client that follows it.
  case news(ConnectionID, AuditQuery)
  case reply(ConnectionID, VarlinkReply)
  /// Tells somebody who looks after the unit, at most one line a second: clients can cause a great many.
  case note(String)
}
