/** Prepares the next value while the current one is worked on, which may mean waiting elsewhere. */
export async function* oneAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const values = source[Symbol.asyncIterator]()
  let next = values.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done === true) return
      next = values.next()
      // Whoever takes the next value hears of its failure; until then nobody has to.
      next.catch(() => {})
      yield value
    }
  } finally {
    await values.return?.()
  }
}
