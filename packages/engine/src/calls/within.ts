import type { Environment } from '../environment.ts'

/** Nobody waits longer than this for one answer. */
const TIMEOUT_MS = 10_000

export interface Limits {
  timeoutMs?: number | undefined
  signal?: AbortSignal | undefined
}

/** Whether work was given up because it took too long. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

/**
 * Waits for work only so long and only while it is wanted. Work that does not listen to its signal is
 * left behind, so nothing a shopper waits for can hang.
 */
export function within<Value>(
  environment: Environment,
  { timeoutMs = TIMEOUT_MS, signal }: Limits,
  work: (signal: AbortSignal) => Promise<Value> | Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    // Passing the signal on by hand: `AbortSignal.any` keeps weak references that are dear to collect.
    const own = new AbortController()
    const stop = (reason: unknown) => {
      end()
      own.abort(reason)
      reject(reason)
    }
    const callOff = () => stop(signal?.reason)
    const cancel = environment.setTimer(
      () => stop(new DOMException('Timeout', 'TimeoutError')),
      timeoutMs,
    )
    const end = () => {
      cancel()
      signal?.removeEventListener('abort', callOff)
    }
    signal?.addEventListener('abort', callOff)
    const begun = (async () => work(own.signal))()
    void begun.then(resolve, reject).then(end)
  })
}

/** Lets time pass, unless what it is for is called off. */
export async function pause(
  environment: Environment,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await within(environment, { signal, timeoutMs: ms }, () => new Promise<never>(() => {}))
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
}
