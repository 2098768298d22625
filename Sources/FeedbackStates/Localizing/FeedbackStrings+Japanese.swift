extension FeedbackStrings {
  /// The texts in Japanese.
  static func japanese(_ format: TextFormat) -> FeedbackStrings {
    FeedbackStrings(
      loading: "読み込み中",
      stillWorking: "まだ処理しています…",
      refreshing: "更新中",
      working: { label in "\(label)：処理中" },
      progress: { fraction in "\(format.percent(fraction))完了" },
      tryingAgain: { wait, attempt, limit in
        "\(format.wait(wait))後に再試行します（\(format.number(attempt))/\(format.number(limit))回目）"
      },
      waitingForNetwork: "ネットワーク接続を待っています",
      reconnecting: "再接続しています…",
      connected: "再接続しました",
      cancel: "キャンセル",
      undo: "取り消す",
      tryAgain: "再試行",
      tryNow: "今すぐ試す",
      tryAllAgain: "すべて再試行",
      dismiss: "閉じる",
      ok: "OK",
      openSettings: "設定を開く",
      signIn: "サインイン",
      freeSpace: "ストレージを管理",
      correctInput: "入力を確認",
      refresh: "更新",
      loadMore: "さらに読み込む",
      emptyTitle: "まだ何もありません",
      emptyAdvice: "追加した項目がここに表示されます。",
      noResults: { query in "「\(query)」の検索結果はありません" },
      noResultsAdvice: "入力内容を確認するか、別の言葉で検索してください。",
      endOfList: "これですべてです。",
      couldNotUpdate: "更新できませんでした",
      lastUpdated: { format.past($0).map { past in "最終更新：\(past)" } ?? "最終更新：たった今" },
      done: "完了",
      saved: "保存しました",
      required: { field in "「\(field)」を入力してください。" },
      missingFields: { fields in "未入力：\(format.list(fields))" },
      invalidFields: { fields in "修正が必要：\(format.list(fields))" },
      problems: { count in
        "確認が必要な項目が\(format.number(count))件あります"
      },
      checking: "確認中…",
      couldNotCheck: "現在確認できません。",
      tooShort: { minimum in "\(japaneseCharacters(minimum, format))以上で入力してください。" },
      tooLong: { maximum in "\(japaneseCharacters(maximum, format))以内で入力してください。" },
      outOfRange: { lower, upper in "\(lower)から\(upper)までの数を入力してください。" },
      invalid: "入力内容が正しくないようです。",
      failures: japaneseFailures,
      isRightToLeft: false
    )
  }

  private static func japaneseCharacters(_ count: Int, _ format: TextFormat) -> String {
    "\(format.number(count))文字"
  }

  private static let japaneseFailures = FailureTexts(
    general: .init("問題が発生しました", "もう一度お試しください。"),
    [
      .offline: .init("オフラインです", "ネットワーク接続を確認してください。"),
      .timeout: .init("時間がかかりすぎました", "もう一度お試しください。"),
      .unreachable: .init("サーバに接続できません", "ネットワーク接続を確認して、もう一度お試しください。"),
      .serverUnavailable: .init("サーバで問題が発生しています", "しばらくしてからもう一度お試しください。"),
      .tooManyRequests: .init("リクエストが多すぎます", "少し待ってからもう一度お試しください。"),
      .insecureConnection: .init("安全に接続できません", "別のネットワークを試すか、デバイスの日付と時刻を確認してください。"),
      .signedOut: .init("サインインしていません", "続けるにはサインインしてください。"),
      .permissionDenied: .init("許可がありません", "設定で許可できます。"),
      .notFound: .init("見つかりません", "移動または削除された可能性があります。"),
      .conflict: .init("ほかの人が変更しました", "最新の内容を読み込んでから、もう一度変更してください。"),
      .invalidInput: .init("入力が受け付けられませんでした", "入力内容を確認してください。"),
      .storageFull: .init("デバイスの空き容量がありません", "空き容量を増やしてから、もう一度お試しください。"),
      .unreadableData: .init("データを読み取れません", "Appを更新すると解決する場合があります。"),
    ])
}
