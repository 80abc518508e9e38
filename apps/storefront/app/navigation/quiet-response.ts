import { unlessLeaving } from './unless-leaving.ts'

/**
 * A response whose body is no fault when the visitor goes elsewhere while it arrives. React Router reports a
 * body that breaks off as two errors that nothing handles, and Firefox breaks off what a page loads before it
 * leaves the page. So a break is reported a moment later, in a page that is still there, and never for a page
 * change that was taken back.
 */
export function quietResponse(response: Response, { signal }: Request): Response {
  if (!response.body) return response
  const reader = response.body.getReader()
  const body = new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (fault) {
        if (!signal.aborted) unlessLeaving(() => controller.error(fault))
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return new Response(body, response)
}
