import TelltaleSyntax

/// What an editor can grow, and how far it may.
package enum LanguageLimits {
  /// Bytes of the headers of one message.
  package static let headerBytes = 8_192
  /// Bytes of one message: a file of the greatest size with every byte escaped, and what is around it.
  package static let messageBytes = 6 * Limits.fileBytes + 65_536
  /// Bytes of a message too long to be read that are skipped to find the next.
  package static let skippedBytes = 1 << 32
  package static let documents = 1_000
  /// Changes of a document in one message.
  package static let changes = 10_000
  /// Items of one completion.
  package static let completions = 500
}
