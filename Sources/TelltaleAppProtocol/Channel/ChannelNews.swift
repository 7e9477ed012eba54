import TelltaleSyntax

/// What went over the line to an application, for whoever takes it down.
package enum ChannelNews {
  /// A line of the application, before anything comes of it.
  case said(LineBuffer.Line)
  /// A line that the application is told.
  case told(JSONValue)
  /// A line that it would have been told, if it still listened.
  case missed(JSONValue)
  /// A line of it cannot be taken.
  case refused([UpdateFault])
}
