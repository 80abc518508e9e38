interface PendingCall {
  resolve: (value: unknown) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** The service failed rather than refused: it is down, restarting or too slow. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault'
}

export interface PendingCalls {
  /** Sends under a fresh number and waits for the answer with that number. */
  ask<T>(what: string, timeoutMs: number, send: (id: number) => void): Promise<T>
  settle(id: number, value: unknown): void
  rejectAll(error: Error): void
}

export function createPendingCalls(): PendingCalls {
  const pending = new Map<number, PendingCall>()
  let lastId = 0

  function take(id: number): PendingCall | undefined {
    const call = pending.get(id)
    if (call === undefined) return undefined
    clearTimeout(call.timer)
    pending.delete(id)
    return call
  }

  return {
    ask<T>(what: string, timeoutMs: number, send: (id: number) => void) {
      return new Promise<T>((resolve, reject) => {
        const id = ++lastId
        const timer = setTimeout(() => {
          take(id)?.reject(new ServiceFault(`${what} took longer than ${timeoutMs} ms`))
        }, timeoutMs)
        pending.set(id, { resolve: (value) => resolve(value as T), reject, timer })
        send(id)
      })
    },
    settle: (id, value) => take(id)?.resolve(value),
    rejectAll(error) {
      for (const id of pending.keys()) take(id)?.reject(error)
    },
  }
}
