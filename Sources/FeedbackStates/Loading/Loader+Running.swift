extension Loader {
  typealias Machine = LoaderMachine<Value>

  /// Hands an input to the machine and does what it answers.
  func perform(_ input: (inout Machine, Moment) -> [Machine.Action]) {
    if let connectivity = options.connectivity { machine.isOnline = connectivity.isOnline }
    let actions = input(&machine, timekeeper.now)
    publish()
    for action in actions { perform(action) }
    publishWait()
    // Last, because an observer may call the loader again.
    for observer in observers { observer() }
  }

  private func perform(_ action: Machine.Action) {
    switch action {
    case .start(let run, let source): start(source, run: run)
    case .cancelWork: work = nil
    case .resume(let ids): for id in ids { waiters.removeValue(forKey: id)?.resume() }
    case .wake(let moment): wake(at: moment)
    case .stopWaking:
      alarm.clear()
      hasMissedWake = false
    case .beginIndicator(.page): indicator.begin()
    case .beginIndicator(.refresh): refreshIndicator.begin()
    case .endIndicator(.page, let ending): indicator.end(ending)
    case .endIndicator(.refresh, let ending): refreshIndicator.end(ending)
    }
  }

  private func wake(at moment: Moment) {
    alarm.set(for: moment) { [weak self] now in
      guard let self else { return }
      guard !isPaused else {
        hasMissedWake = true
        return
      }
      perform { machine, _ in machine.tick(at: now) }
    }
  }

  /// Does what was due while the loader was paused.
  func resumeWaking() {
    guard hasMissedWake else { return }
    hasMissedWake = false
    perform { machine, now in machine.tick(at: now) }
  }

  /// Runs a source in a task that knows the loader only weakly, so that it can be freed.
  private func start(_ source: LoadSource<Value>, run: Int) {
    let source = options.interceptor?.intercept(source) ?? source
    let context = LoadContext<Value>(timekeeper: timekeeper) { [weak self] value in
      self?.perform { machine, now in machine.received(value, run: run, at: now) }
    } onProgress: { [weak self] progress in
      self?.perform { machine, _ in
        machine.reported(progress, run: run)
        return []
      }
    }
    work = OwnedTask(
      Task { [weak self] in
        let outcome: Result<Value?, any Error>
        do {
          outcome = .success(try await source.work(context))
        } catch {
          outcome = .failure(error)
        }
        self?.ended(outcome, run: run)
      })
  }

  private func ended(_ outcome: Result<Value?, any Error>, run: Int) {
    let random = options.randomness()
    perform { machine, now in
      switch outcome {
      case .success(let value):
        let actions = value.map { machine.received($0, run: run, at: now) } ?? []
        return actions + machine.finished(run: run, at: now, random: random)
      case .failure(let error):
        return machine.failed(error, run: run, at: now, random: random)
      }
    }
  }

  /// Asks the machine for work and waits until it is over, the caller's task is cancelled, or the
  /// machine sees nothing to wait for.
  func wait(
    for input: (inout Machine, Int, Moment) -> [Machine.Action]
  ) async {
    guard !Task.isCancelled else { return }
    lastWaiter += 1
    let id = lastWaiter
    perform { machine, now in input(&machine, id, now) }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if machine.isWaiting(id) {
          waiters[id] = continuation
        } else {
          continuation.resume()
        }
      }
    } onCancel: {
      Task { @MainActor [weak self] in
        self?.perform { machine, _ in machine.waiterCancelled(id) }
      }
    }
  }
}
