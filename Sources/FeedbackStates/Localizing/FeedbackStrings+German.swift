extension FeedbackStrings {
  /// The texts in German.
  static func german(_ format: TextFormat) -> FeedbackStrings {
    FeedbackStrings(
      loading: "Wird geladen",
      stillWorking: "Dauert noch an …",
      refreshing: "Wird aktualisiert",
      working: { label in "\(label): läuft" },
      progress: { fraction in "\(format.percent(fraction)) erledigt" },
      tryingAgain: { wait, attempt, limit in
        "Neuer Versuch in \(format.wait(wait)) (\(format.number(attempt)) von \(format.number(limit)))"
      },
      waitingForNetwork: "Warten auf eine Netzverbindung",
      reconnecting: "Verbindung wird wiederhergestellt …",
      connected: "Wieder verbunden",
      cancel: "Abbrechen",
      undo: "Widerrufen",
      tryAgain: "Erneut versuchen",
      tryNow: "Jetzt versuchen",
      tryAllAgain: "Alle erneut versuchen",
      dismiss: "Schließen",
      ok: "OK",
      openSettings: "Einstellungen öffnen",
      signIn: "Anmelden",
      freeSpace: "Speicher verwalten",
      correctInput: "Eingabe prüfen",
      refresh: "Aktualisieren",
      loadMore: "Mehr laden",
      emptyTitle: "Noch nichts vorhanden",
      emptyAdvice: "Was du hinzufügst, erscheint hier.",
      noResults: { query in "Keine Ergebnisse für „\(query)“" },
      noResultsAdvice: "Prüfe die Schreibweise oder suche nach etwas anderem.",
      endOfList: "Das ist alles.",
      couldNotUpdate: "Aktualisieren nicht möglich",
      lastUpdated: { age in
        format.past(age).map { past in "Zuletzt aktualisiert: \(past)" }
          ?? "Gerade eben aktualisiert"
      },
      done: "Fertig",
      saved: "Gesichert",
      required: { field in "„\(field)“ fehlt noch." },
      missingFields: { fields in "Es fehlt noch: \(format.list(fields))" },
      invalidFields: { fields in "Bitte berichtigen: \(format.list(fields))" },
      problems: { count in
        switch PluralForm.germanic(count) {
        case .one: "1 Feld braucht deine Aufmerksamkeit"
        default: "\(format.number(count)) Felder brauchen deine Aufmerksamkeit"
        }
      },
      checking: "Wird geprüft …",
      couldNotCheck: "Das ließ sich gerade nicht prüfen.",
      tooShort: { minimum in "Mindestens \(germanCharacters(minimum, format)) eingeben." },
      tooLong: { maximum in "Höchstens \(germanCharacters(maximum, format)) eingeben." },
      outOfRange: { lower, upper in "Eine Zahl von \(lower) bis \(upper) eingeben." },
      invalid: "Das scheint nicht zu stimmen.",
      failures: germanFailures,
      isRightToLeft: false
    )
  }

  private static func germanCharacters(_ count: Int, _ format: TextFormat) -> String {
    switch PluralForm.germanic(count) {
    case .one: "1 Zeichen"
    default: "\(format.number(count)) Zeichen"
    }
  }

  private static let germanFailures = FailureTexts(
    general: .init("Etwas ist schiefgegangen", "Bitte versuche es noch einmal."),
    [
      .offline: .init("Du bist offline", "Prüfe deine Netzverbindung."),
      .timeout: .init("Das hat zu lange gedauert", "Bitte versuche es noch einmal."),
      .unreachable: .init(
        "Der Server ist nicht erreichbar",
        "Prüfe deine Netzverbindung und versuche es noch einmal."),
      .serverUnavailable: .init(
        "Der Server hat ein Problem",
        "Bitte versuche es gleich noch einmal."),
      .tooManyRequests: .init(
        "Zu viele Anfragen",
        "Warte einen Moment und versuche es noch einmal."),
      .insecureConnection: .init(
        "Die Verbindung ist nicht sicher",
        "Versuche ein anderes Netz oder prüfe Datum und Uhrzeit deines Geräts."),
      .signedOut: .init("Du bist nicht angemeldet", "Melde dich an, um fortzufahren."),
      .permissionDenied: .init(
        "Die Erlaubnis fehlt",
        "Du kannst sie in den Einstellungen geben."),
      .notFound: .init("Das gibt es nicht mehr", "Vielleicht wurde es verschoben oder gelöscht."),
      .conflict: .init(
        "Jemand anderes hat das geändert",
        "Lade die neueste Fassung und ändere sie dann erneut."),
      .invalidInput: .init("Die Eingabe wurde nicht angenommen", "Prüfe deine Eingabe."),
      .storageFull: .init(
        "Dein Gerät ist voll",
        "Schaffe etwas Platz und versuche es noch einmal."),
      .unreadableData: .init(
        "Die Daten sind nicht lesbar",
        "Vielleicht hilft eine neuere Version der App."),
    ])
}
