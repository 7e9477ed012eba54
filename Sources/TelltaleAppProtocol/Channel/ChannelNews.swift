import TelltaleSyntax

/// A line in either direction between a unit and an application, for a recorder.
package enum ChannelNews {
  /// A line of the application, before it has any effect.
  case said(LineBuffer.Line)
  /// A line that is sent to the application.
  case told(JSONValue)
  /// A line that is not sent, because the application has stopped reading.
  case missed(JSONValue)
  /// The faults for which a line of the application is refused.
  case refused([UpdateError])
}
