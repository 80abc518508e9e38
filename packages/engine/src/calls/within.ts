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
    const deadline = new AbortController()
    const either = signal ? AbortSignal.any([signal, deadline.signal]) : deadline.signal
    if (either.aborted) return reject(either.reason)
    const cancel = environment.setTimer(
      () => deadline.abort(new DOMException('Took too long.', 'TimeoutError')),
      timeoutMs,
    )
    const stop = () => {
      cancel()
      reject(either.reason)
    }
    either.addEventListener('abort', stop, { once: true })
    const begun = (async () => work(either))()
    void begun.then(resolve, reject).then(cancel)
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
