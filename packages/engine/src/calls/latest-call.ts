import type { Environment } from '../environment.ts'

export interface BegunCall {
  requestId: string
  signal: AbortSignal
}

/** Of several calls for the same thing only the last counts: beginning one calls off the one before. */
export interface LatestCall {
  begin(): BegunCall
  abort(): void
}

export function createLatestCall({ randomId }: Environment): LatestCall {
  let running: AbortController | null = null
  return {
    begin() {
      running?.abort()
      running = new AbortController()
      return { requestId: randomId(), signal: running.signal }
    },
    abort() {
      running?.abort()
      running = null
    },
  }
}
