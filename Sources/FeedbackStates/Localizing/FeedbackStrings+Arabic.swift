extension FeedbackStrings {
  /// The texts in Arabic.
  static func arabic(_ format: TextFormat) -> FeedbackStrings {
    FeedbackStrings(
      loading: "جارٍ التحميل",
      stillWorking: "لا يزال العمل جاريًا…",
      refreshing: "جارٍ التحديث",
      working: { label in "\(label): قيد التنفيذ" },
      progress: { fraction in "اكتمل \(format.percent(fraction))" },
      tryingAgain: { wait, attempt, limit in
        "المحاولة التالية خلال: \(format.wait(wait)) (\(format.number(attempt)) من \(format.number(limit)))"
      },
      waitingForNetwork: "في انتظار الاتصال بالشبكة",
      reconnecting: "جارٍ إعادة الاتصال…",
      connected: "عاد الاتصال",
      cancel: "إلغاء",
      undo: "تراجع",
      tryAgain: "إعادة المحاولة",
      tryNow: "المحاولة الآن",
      tryAllAgain: "إعادة محاولة الكل",
      dismiss: "إغلاق",
      ok: "موافق",
      openSettings: "فتح الإعدادات",
      signIn: "تسجيل الدخول",
      freeSpace: "إدارة التخزين",
      correctInput: "مراجعة الإدخال",
      refresh: "تحديث",
      loadMore: "تحميل المزيد",
      emptyTitle: "لا يوجد شيء هنا بعد",
      emptyAdvice: "سيظهر هنا ما تضيفه.",
      noResults: { query in "لا توجد نتائج لـ «\(query)»" },
      noResultsAdvice: "تحقق من الإملاء أو ابحث عن شيء آخر.",
      endOfList: "هذا كل شيء.",
      couldNotUpdate: "تعذّر التحديث",
      lastUpdated: { format.past($0).map { past in "آخر تحديث: \(past)" } ?? "آخر تحديث: الآن" },
      done: "تم",
      saved: "تم الحفظ",
      required: { field in "حقل «\(field)» مطلوب." },
      missingFields: { fields in "ما زال ناقصًا: \(format.list(fields))" },
      invalidFields: { fields in "يُرجى تصحيح: \(format.list(fields))" },
      problems: { count in
        switch PluralForm.arabic(count) {
        case .zero: "لا توجد حقول تحتاج إلى مراجعة"
        case .one: "حقل واحد يحتاج إلى مراجعة"
        case .two: "حقلان يحتاجان إلى مراجعة"
        case .few: "\(format.number(count)) حقول تحتاج إلى مراجعة"
        case .many: "\(format.number(count)) حقلًا يحتاج إلى مراجعة"
        default: "\(format.number(count)) حقل يحتاج إلى مراجعة"
        }
      },
      checking: "جارٍ التحقق…",
      couldNotCheck: "تعذّر التحقق الآن.",
      tooShort: { minimum in "الحد الأدنى: \(arabicCharacters(minimum, format))." },
      tooLong: { maximum in "الحد الأقصى: \(arabicCharacters(maximum, format))." },
      outOfRange: { lower, upper in "أدخل رقمًا من \(lower) إلى \(upper)." },
      invalid: "يبدو أن هذا غير صحيح.",
      failures: arabicFailures,
      isRightToLeft: true
    )
  }

  private static func arabicCharacters(_ count: Int, _ format: TextFormat) -> String {
    switch PluralForm.arabic(count) {
    case .zero: "لا أحرف"
    case .one: "حرف واحد"
    case .two: "حرفان"
    case .few: "\(format.number(count)) أحرف"
    case .many: "\(format.number(count)) حرفًا"
    default: "\(format.number(count)) حرف"
    }
  }

  private static let arabicFailures = FailureTexts(
    general: .init("حدث خطأ ما", "يُرجى المحاولة مرة أخرى."),
    [
      .offline: .init("أنت غير متصل", "تحقق من اتصالك بالشبكة."),
      .timeout: .init("استغرق هذا وقتًا طويلًا", "يُرجى المحاولة مرة أخرى."),
      .unreachable: .init("تعذّر الوصول إلى الخادم", "تحقق من اتصالك بالشبكة ثم حاول مرة أخرى."),
      .serverUnavailable: .init("حدثت مشكلة في الخادم", "يُرجى المحاولة بعد قليل."),
      .tooManyRequests: .init("طلبات كثيرة جدًا", "انتظر قليلًا ثم حاول مرة أخرى."),
      .insecureConnection: .init(
        "الاتصال غير آمن",
        "جرّب شبكة أخرى أو تحقق من تاريخ جهازك ووقته."),
      .signedOut: .init("لم تسجّل الدخول", "سجّل الدخول للمتابعة."),
      .permissionDenied: .init("الإذن غير متوفر", "يمكنك منحه من الإعدادات."),
      .notFound: .init("لم يعد هذا موجودًا", "ربما نُقل أو حُذف."),
      .conflict: .init("غيّر شخص آخر هذا", "حمّل أحدث نسخة ثم أعد التغيير."),
      .invalidInput: .init("لم يُقبل الإدخال", "تحقق مما أدخلته."),
      .storageFull: .init("مساحة جهازك ممتلئة", "وفّر بعض المساحة ثم حاول مرة أخرى."),
      .unreadableData: .init("تعذّرت قراءة البيانات", "قد يساعد تحديث التطبيق."),
    ])
}
