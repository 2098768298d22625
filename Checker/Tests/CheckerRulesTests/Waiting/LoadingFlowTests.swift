import CheckerCore
import CheckerRules
import Testing

@Suite("loading_never_ends, path by path")
struct LoadingFlowTests {
  private func count(_ body: String, effects: String = "async throws") -> Int {
    let text = """
      @Observable final class Model {
        var isLoading = false
        func load() \(effects) {
          \(body)
        }
        func finishLoading() { isLoading = false }
      }
      """
    return RuleHarness.analyse([("A.swift", text)], [LoadingNeverEnds()]).count
  }

  @Test(
    "each way out with the state set is found",
    arguments: [
      "isLoading = true; try await a(); isLoading = false",
      "isLoading = true; if await a() { b(); return }; isLoading = false",
      "isLoading = true; guard let x = await a() else { return }; use(x); isLoading = false",
      "isLoading = true; do { try await a(); isLoading = false } catch { print(error) }",
      "isLoading = true; switch await a() { case .b: return; case .c: isLoading = false }",
    ])
  func leaks(_ body: String) { #expect(count(body) == 1) }

  @Test(
    "a way out that resets it, or that nobody waits on, is left alone",
    arguments: [
      "isLoading = true; defer { isLoading = false }; try await a()",
      "defer { isLoading = false }; isLoading = true; try await a()",
      "isLoading = true; do { try await a() } catch { b() }; isLoading = false",
      "isLoading = true; try? await a(); isLoading = false",
      "isLoading = true; await a(); finishLoading()",
      "try await a(); isLoading = true; await b(); isLoading = false",
      "isLoading = true; do { try await a() } catch is CancellationError { return } catch { b() }; isLoading = false",
      "isLoading = true; await a(); guard !Task.isCancelled else { return }; isLoading = false",
      "if ready { isLoading = true; return }; isLoading = false",
    ])
  func safe(_ body: String) { #expect(count(body) == 0) }

  @Test("a cancellation counts where the stuck state blocks the next start")
  func cancellation() {
    let body = """
      guard !isLoading else { return }
      isLoading = true
      await a()
      guard !Task.isCancelled else { return }
      isLoading = false
      """
    #expect(count(body) == 1)
  }
}
