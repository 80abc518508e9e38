/** An answer that is larger than anything we asked for. */
class OversizedAnswerError extends Error {
  override readonly name = 'OversizedAnswerError'
}

/** The same fetch that never reads more than so many bytes of an answer. */
export function boundedFetch(fetch: typeof globalThis.fetch, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { status, statusText, headers, body } = response
    if (Number(headers.get('content-length') ?? 0) > maxBytes) {
      await body?.cancel()
      throw new OversizedAnswerError(`The answer is larger than ${maxBytes} bytes`)
    }
    const limited = body?.pipeThrough(stopAfter(maxBytes)) ?? null
    return new Response(limited, { status, statusText, headers: withRetryAfter(headers) })
  }
}

function stopAfter(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(part, controller) {
      bytes += part.byteLength
      if (bytes <= maxBytes) controller.enqueue(part)
      else controller.error(new OversizedAnswerError(`The answer is larger than ${maxBytes} bytes`))
    },
  })
}

/** The delivery interface names its pause in a header of its own. */
function withRetryAfter(headers: Headers): Headers {
  const seconds = headers.get('x-contentful-ratelimit-reset')
  if (seconds === null || headers.has('retry-after')) return headers
  const own = new Headers(headers)
  own.set('retry-after', seconds)
  return own
}
