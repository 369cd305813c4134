/** Sends a request with patience: in a time of its own, and again where the server asks for a pause. */

export interface Patience {
  /** How many milliseconds one answer may take, its body too; 60,000 unless said otherwise. */
  timeout?: number
  /** How often a request is sent again that was answered 429, or 503 where it can do no harm twice; 2 unless said otherwise. */
  retries?: number
}

type Fetch = (request: Request) => Promise<Response>

/** A longer pause is left to the caller, who finds it in the error. */
const longestPause = 30_000

/** `send`, with patience. */
export function patient(send: Fetch, { timeout = 60_000, retries = 2 }: Patience): Fetch {
  return async (request) => {
    const { signal } = request
    for (let attempt = 0; ; attempt++) {
      const last = attempt >= retries
      const within = AbortSignal.any([signal, AbortSignal.timeout(timeout)])
      const response = await send(new Request(last ? request : request.clone(), { signal: within }))
      if (last || !mayRepeat(request, response)) return response
      const pause = pauseOf(response.headers.get('retry-after'), attempt)
      if (pause > longestPause) return response
      await response.body?.cancel()
      await pass(pause, signal)
    }
  }
}

/** A 429 was not carried out. Of a 503 that is not known: what stands between may have sent it. */
const mayRepeat = ({ method, headers }: Request, { status }: Response): boolean =>
  status === 429 || (status === 503 && (method === 'GET' || headers.has('idempotency-key')))

/** The milliseconds until a request is sent again: those that the server names, else growing ones. */
function pauseOf(header: string | null, attempt: number): number {
  if (header === null) return 500 * 2 ** attempt * (1 + Math.random())
  return /^\d+$/.test(header) ? Number(header) * 1000 : Math.max(0, Date.parse(header) - Date.now()) || 0
}

function pass(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = (): void => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', give)
      resolve()
    }, milliseconds)
    if (signal.aborted) give()
    else signal.addEventListener('abort', give, { once: true })
  })
}
