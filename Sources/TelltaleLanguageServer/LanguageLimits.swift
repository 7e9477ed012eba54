import TelltaleSyntax

/// The largest amounts of everything that an editor can make grow.
package enum LanguageLimits {
  /// Bytes of the headers of one message.
  package static let headerBytes = 8_192
  /// Bytes of one message: a file of the greatest size with every byte escaped, and the message
  /// around it.
  package static let messageBytes = 6 * Limits.fileBytes + 65_536
  /// Bytes that are skipped of a message that is too long to be read, to find the next one.
  package static let skippedBytes = 1 << 32
  package static let documents = 1_000
  /// Changes of a document in one message.
  package static let changes = 10_000
  /// Items of one completion.
  package static let completions = 500
}
