// The words are from Morph-it! 0.48 by Marco Baroni and Eros Zanchetta (https://docs.sslmit.unibo.it), as
// spacy-lookups-data 1.0.5 has them. They are chosen from it and otherwise unchanged, and under the Creative Commons
// Attribution-ShareAlike License, version 2.0: https://creativecommons.org/licenses/by-sa/2.0/legalcode. That goes for
// the lists in ItalianWords+Generated.swift as well, and for nothing else of this program.

/// Verbs of Italian. `tools/words/european-verbs` writes the lists; `VerbTable` reads them.
enum ItalianWords {}
