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
  /// How long something still takes.
  var rest: String

  /// English stands for languages that are not in the table.
  init(_ language: Language, cancel: String) {
    let row = Self.table[language.primary] ?? Self.english
    yes = row.yes
    no = row.no
    user = row.user
    password = row.password
    rest = row.rest
    self.cancel = cancel
  }

  private typealias Row = (
    yes: String, no: String, user: String, password: String, rest: String
  )
  private static let english: Row = ("Yes", "No", "User Name", "Password", "Time Remaining")
  private static let table: [String: Row] = [
    "cs": ("Ano", "Ne", "Uživatelské jméno", "Heslo", "Zbývající čas"),
    "da": ("Ja", "Nej", "Brugernavn", "Adgangskode", "Resterende tid"),
    "de": ("Ja", "Nein", "Benutzername", "Passwort", "Verbleibende Zeit"),
    "en": english,
    "es": ("Sí", "No", "Nombre de usuario", "Contraseña", "Tiempo restante"),
    "fi": ("Kyllä", "Ei", "Käyttäjätunnus", "Salasana", "Aikaa jäljellä"),
    "fr": ("Oui", "Non", "Nom d’utilisateur", "Mot de passe", "Temps restant"),
    "hu": ("Igen", "Nem", "Felhasználónév", "Jelszó", "Hátralévő idő"),
    "it": ("Sì", "No", "Nome utente", "Password", "Tempo rimanente"),
    "ja": ("はい", "いいえ", "ユーザー名", "パスワード", "残り時間"),
    "ko": ("예", "아니요", "사용자 이름", "암호", "남은 시간"),
    "nb": ("Ja", "Nei", "Brukernavn", "Passord", "Gjenstående tid"),
    "nl": ("Ja", "Nee", "Gebruikersnaam", "Wachtwoord", "Resterende tijd"),
    "pl": ("Tak", "Nie", "Nazwa użytkownika", "Hasło", "Pozostały czas"),
    "pt": ("Sim", "Não", "Nome de usuário", "Senha", "Tempo restante"),
    "ru": ("Да", "Нет", "Имя пользователя", "Пароль", "Осталось времени"),
    "sv": ("Ja", "Nej", "Användarnamn", "Lösenord", "Återstående tid"),
    "tr": ("Evet", "Hayır", "Kullanıcı adı", "Parola", "Kalan süre"),
    "uk": ("Так", "Ні", "Ім’я користувача", "Пароль", "Залишилось часу"),
    "zh": ("是", "否", "用户名", "密码", "剩余时间"),
  ]
}
