/** Runs what it is given one after the other, whatever becomes of each. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work)
    last = next.catch(() => null)
    return next
  }
}

/** Items that may arrive before they are asked for, or after. */
export function createInbox<T>() {
  const arrived: T[] = []
  const waiting: ((item: T) => void)[] = []
  return {
    put(item: T): void {
      const next = waiting.shift()
      if (next) next(item)
      else arrived.push(item)
    },
    take(): Promise<T> {
      const [item] = arrived.splice(0, 1)
      if (item !== undefined) return Promise.resolve(item)
      return new Promise((resolve) => waiting.push(resolve))
    },
  }
}
