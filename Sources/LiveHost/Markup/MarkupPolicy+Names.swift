extension MarkupPolicy {
  static let voidTags: Set<String> = ["br", "hr", "img", "input", "wbr", "col"]

  static let svgTags: Set<String> = [
    "svg", "path", "circle", "rect", "ellipse", "g", "line", "polyline", "polygon", "defs",
    "linearGradient", "radialGradient", "stop", "clipPath", "mask",
  ]

  static let tags: Set<String> = svgTags.union(voidTags).union([
    "a", "abbr", "address", "article", "aside", "b", "blockquote", "button", "caption", "cite",
    "code", "colgroup", "data", "datalist", "dd", "del", "details", "dialog", "div", "dl", "dt",
    "em", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "i", "ins", "kbd", "label", "legend", "li", "main", "mark", "menu",
    "meter", "nav", "ol", "optgroup", "option", "output", "p", "pre", "progress", "q", "s", "samp",
    "search", "section", "select", "small", "span", "strong", "sub", "summary", "sup", "table",
    "tbody", "td", "textarea", "tfoot", "th", "thead", "time", "tr", "u", "ul", "var",
  ])

  static let addressAttributes: Set<String> = ["href", "src", "cite"]

  static let attributeNames: Set<String> = [
    "id", "class", "role", "title", "lang", "dir", "hidden", "inert", "tabindex", "href", "src",
    "alt", "cite", "rel", "target", "download", "type", "name", "value", "checked", "disabled",
    "readonly", "required", "placeholder", "autocomplete", "autocapitalize", "autocorrect",
    "inputmode", "enterkeyhint", "spellcheck", "min", "max", "step", "minlength", "maxlength",
    "pattern", "multiple", "rows", "cols", "size", "wrap", "for", "form", "list", "label",
    "selected", "open", "popover", "popovertarget", "popovertargetaction", "colspan", "rowspan",
    "scope", "span", "headers", "datetime", "width", "height", "loading", "decoding", "low",
    "high", "optimum", "draggable", "translate", "novalidate", "accesskey", "start", "reversed",
    "viewBox", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "x1", "x2", "y1", "y2", "points",
    "fill", "fill-rule", "fill-opacity", "clip-rule", "clip-path", "mask", "stroke",
    "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset",
    "stroke-opacity", "opacity", "transform", "offset", "stop-color", "stop-opacity",
    "gradientUnits", "gradientTransform", "preserveAspectRatio", "pathLength", "focusable",
    "vector-effect",
  ]

  static let properties: Set<String> = [
    "value", "checked", "indeterminate", "selected", "open", "scrollTop", "scrollLeft",
    "selectedIndex", "disabled", "readOnly", "hidden", "inert", "max", "min",
  ]
}
