import TelltaleModel

/// What zenity's dialogs say by themselves, in a unit's language.
struct ZenityWords: Equatable {
  var ok = "OK"
  var yes: String
  var no: String
  /// The language's own word, as every alert has it.
  var cancel: String
  var user: String
  var password: String

  /// English stands for languages that are not in the table.
  init(_ language: Language, cancel: String) {
    let row = Self.table[language.primary] ?? Self.english
    yes = row.yes
    no = row.no
    user = row.user
    password = row.password
    self.cancel = cancel
  }

  private typealias Row = (yes: String, no: String, user: String, password: String)
  private static let english: Row = ("Yes", "No", "User Name", "Password")
  private static let table: [String: Row] = [
    "cs": ("Ano", "Ne", "Uživatelské jméno", "Heslo"),
    "da": ("Ja", "Nej", "Brugernavn", "Adgangskode"),
    "de": ("Ja", "Nein", "Benutzername", "Passwort"),
    "en": english,
    "es": ("Sí", "No", "Nombre de usuario", "Contraseña"),
    "fi": ("Kyllä", "Ei", "Käyttäjätunnus", "Salasana"),
    "fr": ("Oui", "Non", "Nom d’utilisateur", "Mot de passe"),
    "hu": ("Igen", "Nem", "Felhasználónév", "Jelszó"),
    "it": ("Sì", "No", "Nome utente", "Password"),
    "ja": ("はい", "いいえ", "ユーザー名", "パスワード"),
    "ko": ("예", "아니요", "사용자 이름", "암호"),
    "nb": ("Ja", "Nei", "Brukernavn", "Passord"),
    "nl": ("Ja", "Nee", "Gebruikersnaam", "Wachtwoord"),
    "pl": ("Tak", "Nie", "Nazwa użytkownika", "Hasło"),
    "pt": ("Sim", "Não", "Nome de usuário", "Senha"),
    "ru": ("Да", "Нет", "Имя пользователя", "Пароль"),
    "sv": ("Ja", "Nej", "Användarnamn", "Lösenord"),
    "tr": ("Evet", "Hayır", "Kullanıcı adı", "Parola"),
    "uk": ("Так", "Ні", "Ім’я користувача", "Пароль"),
    "zh": ("是", "否", "用户名", "密码"),
  ]

  /// The language of messages that an environment asks for (locale(7)); `nil` for C, POSIX and none.
  static func languageTag(_ environment: (String) -> String?) -> String? {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    guard let locale = names.lazy.compactMap(environment).first(where: { !$0.isEmpty }) else {
      return nil
    }
    let tag = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_").joined(separator: "-")
    return tag == "C" || tag == "POSIX" || tag.isEmpty ? nil : tag
  }
}
