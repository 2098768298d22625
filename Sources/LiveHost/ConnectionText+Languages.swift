extension ConnectionText {
  /// The English text.
  public static let english = ConnectionText(
    language: "en",
    reconnecting: "Reconnecting…",
    notDone: "Reconnecting… That was not done. Try it again when the connection is back.",
    tryNow: "Try now",
    reconnected: "The connection is back.",
    restarted: "The app was started anew. The last action may not have been done.",
    close: "Close",
    takenOver: "This page went on in another connection. Reload to use it here.",
    needsCookies: "This page needs cookies. Allow them and reload.",
    tooLong: "The text is too long and was not sent. It stays in its field. Shorten it to go on.")

  static let german = ConnectionText(
    language: "de",
    reconnecting: "Verbindung wird wiederhergestellt …",
    notDone: "Keine Verbindung: Das wurde nicht ausgeführt. Versuche es noch einmal, "
      + "sobald die Verbindung wieder da ist.",
    tryNow: "Jetzt versuchen",
    reconnected: "Die Verbindung ist wieder da.",
    restarted: "Die App wurde neu gestartet. "
      + "Die letzte Aktion wurde vielleicht nicht ausgeführt.",
    close: "Schließen",
    takenOver: "Diese Seite läuft in einer anderen Verbindung weiter. "
      + "Lade sie neu, um sie hier zu benutzen.",
    needsCookies: "Diese Seite braucht Cookies. Erlaube sie und lade die Seite neu.",
    tooLong: "Der Text ist zu lang und wurde nicht gesendet. Er bleibt im Feld stehen. "
      + "Kürze ihn, um fortzufahren.")

  static let japanese = ConnectionText(
    language: "ja",
    reconnecting: "再接続しています…",
    notDone: "再接続しています…操作は実行されませんでした。接続が戻ってから、もう一度お試しください。",
    tryNow: "今すぐ試す",
    reconnected: "接続が戻りました。",
    restarted: "アプリが再起動しました。最後の操作は実行されていない可能性があります。",
    close: "閉じる",
    takenOver: "このページは別の接続で開かれています。ここで使うには再読み込みしてください。",
    needsCookies: "このページにはCookieが必要です。許可してから再読み込みしてください。",
    tooLong: "テキストが長すぎるため、送信されませんでした。入力欄には残っています。短くしてください。")

  static let arabic = ConnectionText(
    language: "ar",
    reconnecting: "جارٍ إعادة الاتصال…",
    notDone: "جارٍ إعادة الاتصال… لم يُنفَّذ الإجراء. أعد المحاولة عند عودة الاتصال.",
    tryNow: "حاول الآن",
    reconnected: "عاد الاتصال.",
    restarted: "أُعيد تشغيل التطبيق. ربما لم يُنفَّذ الإجراء الأخير.",
    close: "إغلاق",
    takenOver: "تستمر هذه الصفحة في اتصال آخر. أعد تحميلها لاستخدامها هنا.",
    needsCookies: "تحتاج هذه الصفحة إلى ملفات تعريف الارتباط. اسمح بها ثم أعد التحميل.",
    tooLong: "النص طويل جدًا ولم يُرسَل. ما زال في الحقل. اختصره للمتابعة.")

  static let known = ["en": english, "de": german, "ja": japanese, "ar": arabic]
}
