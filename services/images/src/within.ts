export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** The result if it comes in time; the work itself goes on for whoever asks next. */
export async function within<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new TookTooLong(`Not done within ${timeoutMs} ms`)),
    timeoutMs,
  )
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
