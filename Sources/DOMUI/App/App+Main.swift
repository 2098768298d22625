import ElementTree
import LiveHost

extension App {
  /// Serves the app to browsers until the program is interrupted.
  ///
  /// The command line may say `--port`, `--host`, `--allow-host`, `--latency` and `--languages`;
  /// whatever else stands there is the app's own.
  public static func main() {
    do {
      let options = try LaunchOptions(Array(CommandLine.arguments.dropFirst()))
      var configuration = LiveConfiguration()
      configuration.host = options.host
      configuration.port = options.port
      configuration.latency = options.latency
      configuration.allowedHosts = options.allowedHosts
      configuration.title = String(describing: Self.self).replacing("App", with: "")
      configuration.languages =
        options.languages.isEmpty ? AppLanguages.spoken() : options.languages
      configuration.styleSheets = [DOMStylesheet.css]
      configuration.connectionText = { ConnectionText.ofApp($0) }
      try LiveServer(configuration: configuration, makePage: { makePage($0) }).run()
    } catch let mistake as LaunchOptions.Mistake {
      stop(2, "\(mistake.message)\n\(LaunchOptions.help)")
    } catch {
      stop(1, "\(error)")
    }
  }

  private static func stop(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    exit(status)
  }
}
