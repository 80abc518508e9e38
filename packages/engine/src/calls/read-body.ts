import type { Environment } from '../environment.ts'
import { within, type Limits } from './within.ts'

/** Far more than any page of products; more is not for us. */
const MAX_BYTES = 16 * 1024 * 1024

/** The JSON of a reply; rejects when it is none, is too much or does not end in time. */
export function readBody(
  environment: Environment,
  reply: Response,
  limits: Limits,
): Promise<unknown> {
  return within(environment, limits, async (signal) => JSON.parse(await readText(reply, signal)))
}

async function readText(reply: Response, signal: AbortSignal): Promise<string> {
  if (reply.body === null) return ''
  const reader = reply.body.getReader()
  const decoder = new TextDecoder()
  const cancel = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', cancel, { once: true })
  let text = ''
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.length
    if (bytes > MAX_BYTES) {
      cancel()
      throw new Error('The reply is too long.')
    }
    text += decoder.decode(value, { stream: true })
  }
}
