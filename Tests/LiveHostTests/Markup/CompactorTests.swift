import Testing

@testable import LiveHost

@Suite("Sources as they are sent")
struct CompactorTests {
  @Test(
    "A script keeps what runs",
    arguments: [
      ("// a comment\nlet a = 1; // more\nlet b = a + +a;", "let $a=1;let $b=$a+ +$a;"),
      (
        "const one = \"a  //  b\";\nconst two = `x  ${ one }  y`;",
        #"const $a="a  //  b";const $b=`x  ${ one }  y`;"#
      ),
      ("if (!/a \\/ b/.test(x)) { y(); }", "if(!/a \\/ b/.test(x)){y()}"),
      ("let a = b\n(c)", "let $a=b\n(c)"),
      ("const half = (a) / 2 / b;", "const $a=(a)/2/b;"),
      ("return [...list]\n  .map((one) => one);", "return[...list].map((one)=>one);"),
      ("case \"a\": break;\n}", "case\"a\":break}"),
      ("const f = () => {}\nlet g", "const $a=()=>{}\nlet $b"),
      (
        "let state = 1;\nwindow.x = { get state() { return state; }, state: y.state, a: [...state] };",
        "let $a=1;window.x={get state(){return $a},state:y.state,a:[...$a]};"
      ),
      ("let one = 1;\nf({ b: x ? one : 2 });", "let $a=1;f({b:x?$a:2});"),
      ("a = 'it\\'s  so';", "a='it\\'s  so';"),
    ])
  func script(source: String, compact: String) {
    #expect(ScriptCompactor.compact(source) == compact)
  }

  @Test(
    "A style sheet keeps what it means",
    arguments: [
      (".a { color: red; }\n", ".a{color:red}"),
      (".a  .b > .c, .d + .e ~ .f { }", ".a .b>.c,.d + .e ~ .f{}"),
      (
        ".a :hover { width: calc(1px + 2 * (3px - 1px)) !important }",
        ".a :hover{width:calc(1px + 2 * (3px - 1px))!important}"
      ),
      ("/* { */ .a::after { content: \"a  /* b */ ; \"; }", ".a::after{content:\"a  /* b */ ; \"}"),
      (".a { background: url(data:,a  b) }", ".a{background:url(data:,a  b)}"),
      (
        "@media (hover: none) and (width > 3px) { .a { --x: 1; } }",
        "@media (hover:none) and (width>3px){.a{--x:1}}"
      ),
      (".a/* b */ .c { margin: 0/* */1px }", ".a .c{margin:0 1px}"),
    ])
  func styleSheet(source: String, compact: String) {
    #expect(StyleCompactor.compact(source) == compact)
  }

  @Test("The parts of a script share the short names of what any of them declares")
  func parts() {
    #expect(
      ScriptCompactor.compact(["let one = 1;\nf(two);", "let two = one;"])
        == ["let $a=1;f($b);", "let $b=$a;"])
  }

  @Test("The host's own script has no comment left and no line of indentation")
  func ownScript() {
    #expect(!ClientResources.script.contains("\n "))
    #expect(!ClientResources.script.contains("// "))
    #expect(ClientResources.script.contains("\"live-banner-text\""))
  }
}
