/** One after the other, the first at once; whatever fails, the next one has its turn. */
export function createQueue() {
  const waiting: (() => Promise<void>)[] = []
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    isBusy = false
  }

  return function inTurn<Outcome>(task: () => Promise<Outcome>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      waiting.push(() => task().then(resolve, reject))
      void work()
    })
  }
}
