export class DeadlineError extends Error {
  override readonly name = 'DeadlineError'
}

/** The answer, or a DeadlineError; the work itself goes on, but nobody waits for it any more. */
export async function withinTime<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const tooLate = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => tooLate.reject(new DeadlineError(`${what} took longer than ${ms} ms`)),
    ms,
  )
  try {
    return await Promise.race([work, tooLate.promise])
  } finally {
    clearTimeout(timer)
  }
}
