import ElementTree

/// A progress view as the page's stylesheet draws it.
struct ProgressElement<Label: View, CurrentValueLabel: View>: CompoundElementView {
  let style: SystemProgressStyle
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  @ViewBuilder var elementContent: some View {
    ControlPart(content: ProgressIndicator(style: style, fraction: fraction))
    LabelPart(className: "progress-label", content: label)
    if CurrentValueLabel.self != EmptyView.self {
      ProgressValue(content: currentValueLabel)
    }
  }

  func flexibility(of content: Flexibility) -> Flexibility { style == .linear ? .x : [] }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("progress", style.rawValue)
    if scene.environment.controlSize != .regular {
      spec.classes.append(scene.environment.controlSize.name)
    }
    if scene.environment.labelsHidden { spec.classes.append("labels-hidden") }
    return spec
  }
}

/// The bar or the wheel itself.
private struct ProgressIndicator: ElementView {
  let style: SystemProgressStyle
  let fraction: Double?

  @ViewBuilder var elementContent: some View {
    if style == .linear { ProgressFill(fraction: fraction) }
  }

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("progress-indicator")
    spec.attributes["role"] = "progressbar"
    spec.attributes["aria-label"] = SystemText.inProgress(scene.environment.locale)
    guard let fraction else {
      spec.classes.append("indeterminate")
      return spec
    }
    let percent = Int((fraction * 100).rounded())
    spec.attributes["aria-valuemin"] = "0"
    spec.attributes["aria-valuemax"] = "100"
    spec.attributes["aria-valuenow"] = String(percent)
    if style == .circular {
      spec.styles["background-image"] =
        "conic-gradient(currentColor \(percent)%, var(--fill2) \(percent)%)"
    }
    return spec
  }
}

private struct ProgressFill: ElementView {
  let fraction: Double?

  func spec(in scene: ElementScene) -> ElementSpec {
    var spec = ElementSpec("progress-fill")
    if let fraction { spec.styles["width"] = "\((fraction * 1000).rounded() / 10)%" }
    return spec
  }
}

private struct ProgressValue<Content: View>: ElementView {
  let content: Content
  var tag: String { "span" }
  var elementContent: Content { content }

  func spec(in scene: ElementScene) -> ElementSpec { ElementSpec("progress-value") }
}
