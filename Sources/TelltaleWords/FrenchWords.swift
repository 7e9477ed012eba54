// The words are from the French spelling dictionary "toutes variantes" 7.0 of Dicollecte by Olivier R. and
// contributors (https://grammalecte.net).
//
// This Source Code Form is subject to the terms of the Mozilla Public License, v. 2.0. If a copy of the MPL was not
// distributed with this file, You can obtain one at https://mozilla.org/MPL/2.0/. That goes for
// FrenchWords+Generated.swift as well.

/// Verbs of French. `tools/words/european-verbs` writes the lists; `VerbTable` reads them.
enum FrenchWords {}
