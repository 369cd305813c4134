/** A start that everybody shares, and that is tried again while it fails. */

/** How long after a start that failed the next one is tried, in milliseconds. */
export const pause = 1_000

interface Starting<T> {
  /** Starts at the first call. @throws the failure while it fails. */
  started(): Promise<T>
  /** What has started, if anything. */
  readonly now: T | undefined
  readonly available: boolean
  readonly ended: boolean
  /** Tries no more. Answers what has started, if anything. */
  end(): Promise<T | undefined>
}

interface Telling {
  /** What those are told who ask for it meanwhile. */
  failure: (cause: unknown) => Error
  report: (error: unknown) => void
}

/** Starts something; where that fails, again after a pause. Until then whoever asks is told so at once. */
export function keepStarting<T>(start: () => Promise<T>, { failure, report }: Telling): Starting<T> {
  let current: Promise<T> | undefined
  let now: T | undefined
  let available = true
  let retry: NodeJS.Timeout | undefined
  let ended = false

  function attempt(): Promise<T> {
    available = false
    const trying = start().catch((cause: unknown) => {
      throw failure(cause)
    })
    trying.then(
      (running) => {
        now = running
        available = true
      },
      (error: unknown) => {
        report(error)
        if (!ended) retry = setTimeout(() => void (current = attempt()), pause)
      },
    )
    return trying
  }

  return {
    started: () => (current ??= attempt()),
    get now() {
      return now
    },
    get available() {
      return available
    },
    get ended() {
      return ended
    },
    end: async () => {
      ended = true
      clearTimeout(retry)
      return current?.catch(() => undefined)
    },
  }
}
